import { combineReducers, configureStore, type UnknownAction } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { api, organizationLinksApi, useDeleteLinkedCompanyMutation } from '../../api'
import { setConfig } from '../../config'
import { noticesSlice } from '../../flows/notices'
import { testConfig } from '../../flows/testing'
import { sessionSlice } from '../../session/state'
import { timings } from '../../timings'
import { useChange, type Mutation } from './useChange'
import { useUntracked } from './useUntracked'

setConfig(testConfig)
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))

/** How often something was said to be stale. */
const reread = (times = 0, { type }: UnknownAction) =>
  type === api.util.invalidateTags([]).type ? times + 1 : times

const reply = (status: number, body: object) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }))
const done = () => reply(200, { success: true })
const cut = () => Promise.reject(new TypeError('Failed to fetch'))

type Options = { tell?: 'inPlace' | 'notice' | 'commonError'; wasDone?: () => Promise<boolean | undefined> }

/** A change over `useMutation`, its answers given by `answer`; every state of the store is remembered. */
function open<Arg>(
  useMutation: () => Mutation<Arg, unknown>,
  answer: () => Promise<Response>,
  options: Options = {},
) {
  const calls = jest.fn(answer)
  globalThis.fetch = calls
  const reducer = combineReducers({
    [api.reducerPath]: api.reducer,
    notices: noticesSlice.reducer,
    session: sessionSlice.reducer,
    reread,
  })
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware),
  })
  const states: string[] = []
  store.subscribe(() => states.push(JSON.stringify(store.getState())))
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const onClose = jest.fn()
  const { result, unmount } = renderHook(
    () =>
      useChange(useMutation(), {
        done: 'common.deleted',
        failed: 'common.somethingWentWrong',
        onClose,
        ...options,
      }),
    { wrapper },
  )
  return { change: () => result.current, onClose, unmount, calls, states, now: store.getState }
}
const remove = (answer: () => Promise<Response>, options?: Options) =>
  open(useDeleteLinkedCompanyMutation, answer, options)
const arg = { id: 'link-1' }

test('ORGLIST-46 SHELL-43 ORGCOMMON-12 what was changed is read again one second later, not before', async () => {
  const { change, onClose, now } = remove(done)
  await act(async () => void (await change().send(arg)))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(now().notices).toMatchObject([{ tone: 'success', text: { id: 'common.deleted' } }])
  await pass(999)
  expect(now().reread).toBe(0)
  await pass(1)
  expect(now().reread).toBe(1)
})

test('B56 a second press while the first is on its way sends nothing', async () => {
  let settle = (_: Response) => {}
  const { change, calls } = remove(() => new Promise((resolve) => (settle = resolve)))
  let second: boolean | undefined
  await act(async () => {
    void change().send(arg)
    second = await change().send(arg)
  })
  expect(second).toBe(false)
  expect(change().busy).toBe(true)
  await act(async () => settle(await done()))
  expect(change().busy).toBe(false)
  expect(calls).toHaveBeenCalledTimes(1)
})

test('LINK-27 a refusal is told in place, nothing closes, and it can be sent again', async () => {
  const answers = [() => reply(409, { success: false, message: 'No' }), done]
  const { change, onClose, now } = remove(() => answers.shift()!())
  await act(async () => void (await change().send(arg)))
  expect(change().failure).toMatchObject({
    refusal: { said: 'No' },
    otherwise: 'common.somethingWentWrong',
  })
  expect(onClose).not.toHaveBeenCalled()
  expect(now().notices).toEqual([])
  await act(async () => void (await change().send(arg)))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(change().failure.refusal).toBeUndefined()
})

test('ADMINCOMMON-36 a refusal that is a common error closes nothing, and a notice Error tells it', async () => {
  const { change, onClose, now } = remove(() => reply(409, { success: false, message: 'No' }), {
    tell: 'commonError',
  })
  await act(async () => void (await change().send(arg)))
  expect(now().notices).toMatchObject([{ title: { id: 'common.error' }, text: { said: 'No' } }])
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => void (await change().send(arg)))
  expect(now().notices).toHaveLength(2)
})

test('ORGLIST-48 a refusal that a notice tells closes what it was made in', async () => {
  const { change, onClose, now } = remove(() => reply(409, { success: false }), { tell: 'notice' })
  await act(async () => void (await change().send(arg)))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(now().notices).toMatchObject([
    { tone: 'danger', title: { id: 'common.failed' }, text: { id: 'common.somethingWentWrong' } },
  ])
})

test.each([
  [
    'a refusal',
    () => reply(409, { success: false, message: 'No' }),
    { tone: 'danger', text: { said: 'No' } },
  ],
  ['a success', done, { tone: 'success', text: { id: 'common.deleted' } }],
])('%s that comes after one has left is told by a notice, and closes nothing', async (_, answer, notice) => {
  let settle = () => {}
  const { change, unmount, onClose, now } = remove(() =>
    new Promise<void>((resolve) => (settle = resolve)).then(answer),
  )
  let sent: Promise<boolean> | undefined
  await act(async () => {
    sent = change().send(arg)
    await Promise.resolve()
  })
  unmount()
  settle()
  await sent
  expect(now().notices).toMatchObject([notice])
  expect(onClose).not.toHaveBeenCalled()
})

test('whoever has left what was refused is led back to it', async () => {
  history.replaceState(null, '', '/console-link-organizations?page=2&drawer=delete&record=link-1')
  let settle = () => {}
  const { change, unmount, now } = remove(() =>
    new Promise<void>((resolve) => (settle = resolve)).then(() => reply(409, { success: false })),
  )
  let sent: Promise<boolean> | undefined
  await act(async () => {
    sent = change().send(arg)
    await Promise.resolve()
  })
  unmount()
  history.replaceState(null, '', '/help')
  settle()
  await sent
  const back = { to: '/console-link-organizations?page=2&drawer=delete&record=link-1' }
  expect(now().notices).toMatchObject([{ action: { label: 'form.back', fact: { payload: back } } }])
})

describe('an answer that never came', () => {
  test.each(['inPlace', 'notice'] as const)('says that it may have been done, %s', async (tell) => {
    const { change, now } = remove(cut, { tell })
    await act(async () => void (await change().send(arg)))
    const { refusal } = change().failure
    expect(refusal).toMatchObject({ also: 'network.mayBeDone' })
    if (tell === 'notice') expect(now().notices).toMatchObject([{ text: { also: 'network.mayBeDone' } }])
  })

  test('of a browser that was offline: nothing was sent', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
    const { change } = remove(cut)
    await act(async () => void (await change().send(arg)))
    expect(change().failure.refusal).toMatchObject({ also: 'network.offline' })
  })

  test('what it is about is read again after the moment that the platform needs', async () => {
    const { change, now } = remove(cut)
    await act(async () => void (await change().send(arg)))
    await pass(timings.listReload)
    expect(now().reread).toBe(1)
  })

  test('what is refused the second time may be there because of the first', async () => {
    const answers = [cut, () => reply(409, { success: false, message: 'It exists already' })]
    const { change } = remove(() => answers.shift()!())
    await act(async () => void (await change().send(arg)))
    await act(async () => void (await change().send(arg)))
    const { refusal } = change().failure
    expect(refusal).toMatchObject({ said: 'It exists already', also: 'network.perhapsDoneBefore' })
  })

  test.each([
    [true, 1],
    [false, 2],
  ])('before it is sent again one looks whether it was done: %s, sent %i times', async (was, times) => {
    const answers = [cut, done]
    const { change, calls, onClose, now } = remove(() => answers.shift()!(), {
      wasDone: () => Promise.resolve(was),
    })
    await act(async () => void (await change().send(arg)))
    await act(async () => void (await change().send(arg)))
    expect(calls).toHaveBeenCalledTimes(times)
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(now().notices).toMatchObject([{ text: { id: was ? 'network.wasDone' : 'common.deleted' } }])
  })
})

test.each([
  ['a cut', cut],
  ['a gateway that waited in vain', () => reply(504, { success: false })],
])('while it cannot be told whether it was done, nothing is sent again: after %s', async (_name, lost) => {
  const answers = [lost, done]
  const seen = [undefined, false]
  const { change, calls, onClose } = remove(() => answers.shift()!(), {
    wasDone: () => Promise.resolve(seen.shift()),
  })
  await act(async () => void (await change().send(arg)))
  await act(async () => void (await change().send(arg)))
  expect(calls).toHaveBeenCalledTimes(1)
  expect(change().failure.refusal).toMatchObject({ text: 'network.notSeen' })
  await act(async () => void (await change().send(arg)))
  expect(calls).toHaveBeenCalledTimes(2)
  expect(change().failure.refusal).toBeUndefined()
  expect(onClose).toHaveBeenCalledTimes(1)
})

describe('HTTP-18 ORGCOMMON-25 what the session tells is told by nobody else', () => {
  test.each([
    [401, { success: false }],
    [429, { success: false }],
    [409, { success: false, errorCode: 'TOO_MANY_REQUEST' }],
  ])('%i %j', async (status, body) => {
    const { change, now } = remove(() => reply(status, body), { tell: 'notice' })
    await act(async () => void (await change().send(arg)))
    expect(change().failure.refusal).toBeUndefined()
    expect(now().notices).toEqual([])
  })
})

test('a mistake of ours is thrown, not told as a refusal', async () => {
  const { change, now } = open<string>(
    () => [
      () => Promise.resolve({ error: { name: 'TypeError', message: 'x is no function' } }),
      { isLoading: false },
    ],
    done,
  )
  await act(async () => {
    await expect(change().send('x')).rejects.toMatchObject({ name: 'TypeError' })
  })
  expect(now().notices).toEqual([])
})

test('LINK-20 a secret that is sent is never in the store', async () => {
  const { createLinkedCompany } = organizationLinksApi.endpoints
  const answers = [() => reply(409, { success: false, message: 'No' }), done]
  const { change, calls, states } = open(
    () => useUntracked(createLinkedCompany),
    () => answers.shift()!(),
  )
  const linkedCompanyInput = {
    apiKey: 'planted-key',
    integrationName: 'CRM',
    linkedOrgId: '1',
    linkedOrgName: 'One',
    linkedSource: 'O2OCRM',
    o2oCdpOrgId: 'org-acme',
  } as const
  await act(async () => void (await change().send({ linkedCompanyInput })))
  expect(change().failure.refusal).toMatchObject({ said: 'No' })
  await act(async () => void (await change().send({ linkedCompanyInput })))
  expect(calls).toHaveBeenCalledTimes(2)
  expect(states.length).toBeGreaterThan(1)
  expect(states.join()).not.toContain('planted')
})
