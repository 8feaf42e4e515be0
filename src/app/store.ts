import { combineSlices, configureStore, type UnknownAction } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query/react'
import createSagaMiddleware, { type Saga } from 'redux-saga'
import { api } from '../api'
import type { Navigator } from '../flows/navigation'
import { errorDetailSlice } from '../flows/error-detail'
import { noticesSlice } from '../flows/notices'
import type { Parts } from '../flows/parts'
import type { Tabs } from '../flows/tabs'
import { flowWatch } from '../flows/watch'
import { liveSlice } from '../features/notifications/state'
import { signedInAlreadyReducer, signIn } from '../features/sign-in/state'
import type { CaptchaContext } from '../domain/captcha/flow'
import { captchaSlice } from '../domain/captcha/state'
import { guardFor } from '../session/for-whom'
import { sessionSlice } from '../session/state'

/** What is there before any screen is; the rest comes with the screens (`Parts`). */
const reducer = combineSlices(api, noticesSlice, errorDetailSlice, sessionSlice, captchaSlice, liveSlice, {
  signIn: signIn.reducer,
  signedInAlready: signedInAlreadyReducer,
}).withLazyLoadedSlices<Readonly<Record<string, unknown>>>()

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
  const sagas = createSagaMiddleware({ context, sagaMonitor: flowWatch?.monitor })
  const store = configureStore({
    reducer,
    // Immer freezes what reducers return: a mutation throws without a check that walks the whole state.
    middleware: (defaults) =>
      defaults({
        serializableCheck: false,
        immutableCheck: false,
        thunk: { extraArgument: { guard: guardFor(context.tabs) } },
      }).concat(api.middleware, sagas),
    devTools: { actionSanitizer: withoutSecrets },
  })
  // Queries that poll rest while nobody looks at the document.
  setupListeners(store.dispatch)
  return {
    store,
    run: (flow: Saga) => sagas.run(flow),
    /** Adds state that comes with a screen. It has its first value when this returns. */
    add: (slices: Parts['slices']) => {
      slices.forEach((slice) => reducer.inject(slice))
      store.dispatch({ type: 'app/slicesAdded' })
    },
  }
}

export type RootState = ReturnType<typeof reducer>
