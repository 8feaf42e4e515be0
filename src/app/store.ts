import { combineSlices, configureStore, type UnknownAction } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query/react'
import createSagaMiddleware, { type Saga } from 'redux-saga'
import { api } from '../api'
import type { Navigator } from '../flows/navigation'
import { errorDetailSlice } from '../flows/error-detail'
import { noticesSlice } from '../flows/notices'
import type { Tabs } from '../flows/tabs'
import { apiAccountSlice } from '../features/api-account/state'
import { exportDownloadsSlice } from '../features/export-history/state'
import { logout } from '../features/logout/state'
import { liveSlice } from '../features/notifications/state'
import { organizationChoice } from '../features/organization-choice/state'
import { passwordChangeSlice, passwordPolicySlice } from '../features/password/state'
import { organizationUpdateSlice } from '../features/profile/state'
import { sessionEnd } from '../features/session-tokens/state'
import { signIn } from '../features/sign-in/state'
import { twoFactor } from '../features/two-factor/state'
import type { CaptchaContext } from '../domain/captcha/flow'
import { captchaSlice } from '../domain/captcha/state'
import { secondFactor } from '../kit/second-factor/state'
import { sessionSlice } from '../session/state'

const reducer = combineSlices(
  api,
  noticesSlice,
  errorDetailSlice,
  sessionSlice,
  captchaSlice,
  passwordPolicySlice,
  passwordChangeSlice,
  organizationUpdateSlice,
  exportDownloadsSlice,
  apiAccountSlice,
  liveSlice,
  {
    signIn: signIn.reducer,
    organizationChoice: organizationChoice.reducer,
    logout: logout.reducer,
    sessionEnd: sessionEnd.reducer,
    twoFactor: twoFactor.reducer,
    secondFactor: secondFactor.reducer,
  },
)

export type SagaContext = { navigator: Navigator; captcha: CaptchaContext; tabs: Tabs }

/**
 * Facts whose payload holds a password or a code for an instant end in `Given`; arguments and answers of changes
 * hold secrets too, and what was sent stands in the meta of the answer with its address.
 */
const SECRET_FACTS = /Given$|^api\/executeMutation\//
const HIDDEN = '(hidden)'

/** What devtools and recorders may see: no passwords, codes, tokens or keys. */
export function withoutSecrets<A extends UnknownAction>(action: A): A {
  if (!SECRET_FACTS.test(action.type)) return action
  const meta = action.meta as { arg?: object; baseQueryMeta?: unknown } | undefined
  return {
    ...action,
    ...('payload' in action && { payload: HIDDEN }),
    ...(meta?.arg && {
      meta: { ...meta, arg: { ...meta.arg, originalArgs: HIDDEN }, baseQueryMeta: HIDDEN },
    }),
  }
}

/** The one store of a document, and the runner of its flows. */
export function createStore(context: SagaContext) {
  const sagas = createSagaMiddleware({ context })
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware, sagas),
    devTools: { actionSanitizer: withoutSecrets },
  })
  // Queries that poll rest while nobody looks at the document.
  setupListeners(store.dispatch)
  return { store, run: (flow: Saga) => sagas.run(flow) }
}

export type RootState = ReturnType<typeof reducer>
