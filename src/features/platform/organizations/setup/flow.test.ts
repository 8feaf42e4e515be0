import { combineReducers, configureStore, type UnknownAction } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { noticesSlice } from '../../../../flows/notices'
import { errorDetailSlice } from '../../../../flows/error-detail'
import { NO_ANSWER, type Refusal } from '../../../../api'
import { quotaFlow } from './flow'

const reducer = combineReducers({ notices: noticesSlice.reducer, errorDetail: errorDetailSlice.reducer })
const unread = (payload: Refusal, endpointName = 'getOrganizationQuota'): UnknownAction => ({
  type: 'api/executeQuery/rejected',
  payload,
  error: { message: 'Rejected' },
  meta: { requestId: '1', requestStatus: 'rejected', rejectedWithValue: true, arg: { endpointName } },
})

async function after(...actions: UnknownAction[]) {
  const saga = expectSaga(quotaFlow).withReducer(reducer, configureStore({ reducer }).getState())
  for (const action of actions) saga.dispatch(action)
  const { storeState } = (await saga.silentRun(10)) as { storeState: ReturnType<typeof reducer> }
  return storeState
}

test('QUOTA-12 a quota that is not read is told with the words of the server, or others', async () => {
  const { notices } = await after(
    unread({ status: 409, message: 'x', said: 'Gone' }),
    unread({ status: 409, message: 'x' }),
  )
  expect(notices.map(({ title, text }) => [title, text])).toEqual([
    [{ id: 'common.error' }, { id: 'common.somethingWentWrong' }],
    [{ id: 'common.error' }, { said: 'Gone' }],
  ])
})

test('QUOTA-13 without an answer the common error opens at once', async () => {
  const state = await after(unread({ status: NO_ANSWER, message: 'Failed to fetch' }))
  expect(state.notices).toEqual([])
  expect(JSON.stringify(state.errorDetail)).toContain('Failed to fetch')
})

test('what the session tells itself, and other calls, are not told again', async () => {
  const { notices } = await after(
    ...[401, 403, 429].map((status) => unread({ status, message: 'x', toldBySession: true })),
    unread({ status: 409, message: 'x' }, 'getOrganizationWebTagging'),
  )
  expect(notices).toEqual([])
})

test('a reading that was given up is told nowhere, and the next one is heard', async () => {
  const givenUp = { ...unread({ status: 409, message: 'x' }), payload: undefined }
  const { notices } = await after(givenUp, unread({ status: 409, message: 'x', said: 'Gone' }))
  expect(notices.map(({ text }) => text)).toEqual([{ said: 'Gone' }])
})
