import { configureStore, type UnknownAction } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { api } from '../../api'
import { noticesSlice } from '../../flows/notices'
import { useQuestion } from './useConfirm'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))

/** How often the organizations were said to be stale. */
const reread = (times = 0, { type }: UnknownAction) =>
  type === api.util.invalidateTags([]).type ? times + 1 : times

async function confirmed(answer: Awaited<ReturnType<Parameters<typeof useQuestion>[0]['send']>>) {
  const store = configureStore({ reducer: { notices: noticesSlice.reducer, reread } })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const onClose = jest.fn()
  const { result } = renderHook(
    () =>
      useQuestion({
        send: () => Promise.resolve(answer),
        done: 'common.updated',
        failed: 'common.somethingWentWrong',
        onClose,
      }),
    { wrapper },
  )
  await act(async () => result.current.confirm())
  return { onClose, now: store.getState }
}

test('ORGLIST-46 SHELL-43 ORGCOMMON-12 what was changed is read again one second later, not before', async () => {
  const { onClose, now } = await confirmed({ data: {} })
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(now().notices).toMatchObject([{ tone: 'success', text: { id: 'common.updated' } }])
  await pass(999)
  expect(now().reread).toBe(0)
  await pass(1)
  expect(now().reread).toBe(1)
})

test('ORGLIST-48 a refusal closes the question too, is told, and nothing is read again', async () => {
  const { onClose, now } = await confirmed({ error: { status: 409, message: 'Unhandle error' } })
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(now().notices).toMatchObject([
    { tone: 'danger', title: { id: 'common.failed' }, text: { id: 'common.somethingWentWrong' } },
  ])
  await pass(60_000)
  expect(now().reread).toBe(0)
})

test.each([401, 429])('a refusal with %i is told by the session alone', async (status) => {
  const { now } = await confirmed({ error: { status, message: 'Unhandle error' } })
  expect(now().notices).toEqual([])
})
