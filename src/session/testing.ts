import { combineReducers, type UnknownAction } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import type { SagaGenerator } from 'typed-redux-saga'
import type { CurrentUser } from '../api'
import { createAnswers, createTestBrowser, createTestNavigator } from '../flows/testing'
import { noticesReducer, type Notice } from '../flows/notices'
import { sessionSlice, type SessionState } from './state'

/** For tests of the session's flows: one flow over the real reducers, on a page at an address. */

const root = combineReducers({ session: sessionSlice.reducer, notices: noticesReducer })

export const user: CurrentUser = {
  id: 'an@acme.example',
  name: 'An',
  totpEnabled: false,
  disabledApiAccess: true,
  roles: ['USER'],
  permission: { contextPermissions: ['InviteUser'], ownerPermission: false },
  changePassword: false,
  session: { id: 'session-1', expiredAt: 0 },
  orgCtx: { id: 'ctx-1', orgId: 'org-acme', roles: ['ADMIN'], organization: { name: 'Acme' } },
}
export const userUntil = (expiredAt: number): CurrentUser => ({
  ...user,
  session: { id: 'session-1', expiredAt },
})

/** What the store hears when the current user has come. */
export const currentUserCame = (result: CurrentUser): UnknownAction => ({
  type: 'api/executeQuery/fulfilled',
  payload: { success: true, result },
  meta: {
    requestId: '1',
    requestStatus: 'fulfilled',
    arg: { type: 'query', endpointName: 'getCurrentUser' },
  },
})

type Options = {
  readonly address?: string
  readonly signedIn?: CurrentUser
  /** The browser in which the page is a tab; its only one without it. */
  readonly browser?: ReturnType<typeof createTestBrowser>
}

export function openSession(
  flow: () => SagaGenerator<void>,
  { address = '/help', signedIn, browser = createTestBrowser() }: Options = {},
) {
  const navigator = createTestNavigator(address)
  const answers = createAnswers({ navigator, tabs: browser.open() })
  const empty = root(undefined, { type: 'test/begins' })
  const told: UnknownAction[] = []
  let state = signedIn ? root(empty, currentUserCame(signedIn)) : empty
  const saga = expectSaga(flow)
    .withReducer((known: typeof state | undefined, action: UnknownAction) => {
      told.push(action)
      return (state = root(known ?? state, action))
    }, state)
    .provide(answers as never)
  // Most of these flows never end; time is moved by the test.
  const start = () => void saga.run({ silenceTimeout: true, timeout: false })
  return {
    navigator,
    answers,
    start,
    asked: () => answers.asked.map(({ name }) => name),
    tell: (action: UnknownAction) => void saga.dispatch(action),
    /** Every fact so far. */
    told: (): readonly UnknownAction[] => told,
    session: (): SessionState => state.session,
    notices: (): readonly Notice[] => state.notices,
  }
}
