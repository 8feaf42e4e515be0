import { act, fireEvent, screen } from '@testing-library/react'
import { api } from '../api'
import { allNoticesClosed } from '../flows/notices'
import { timings } from '../timings'
import { createWorld } from './testing'
import { ELSEWHERE, watchCalls, type Kind } from './testing-faults'
import { holdTime } from './testing-time'

/** For the tests of faults: one world and one console a file, and what went wrong there. */

// Where time is moved the live channel would fall silent: the server's own time is not.
export const world = createWorld({ heartbeat: 20 })
/** What must not be, with the place where it was. */
export const wrong: string[] = []
let where = ''
/** Says what is being tried from now on. */
export const trying = (what: string): void => void (where = what)
/** Notes what must hold. */
export const check = (holds: boolean, what: string): boolean => holds || wrong.push(`${where}: ${what}`) < 0

const note = (reason: unknown) => void wrong.push(`${where}: nobody handled ${String(reason)}`)
beforeEach(() => {
  wrong.length = 0
  where = 'opening'
  world.sandbox.reset()
  // A code counts once.
  world.sandbox.clock.advance(31_000)
  process.on('unhandledRejection', note)
  jest.spyOn(console, 'error').mockImplementation((first) => {
    // The calls of this test are answered between what it waits for.
    if (!String(first).includes('not wrapped in act'))
      wrong.push(`${where}: the console said ${String(first).slice(0, 300)}`)
  })
})
afterEach(() => {
  process.off('unhandledRejection', note)
  jest.restoreAllMocks()
  jest.useRealTimers()
})
afterAll(() => world.close())

/** The console at an address, by moved time; without `as` of somebody who may do everything. */
export async function openConsole(at: string, as = 'bao.tran@phuongdong.example') {
  holdTime()
  const { engine, router } = await world.renderApp(at, {
    as,
    organization: 'org-phuongdong',
  })
  const { store } = engine
  const { asked, sent, settle } = watchCalls()
  const isSubscribed = (key: string) =>
    (store.dispatch(api.util.getMiddlewareState())?.getSubscriptionCount(key) ?? 0) > 0
  const queries = () => Object.entries(store.getState().api.queries)

  /** Goes to an address, and waits for it. Answers whether nothing loads any more. */
  async function go(address: string): Promise<boolean> {
    const former = document.querySelector('h1')
    const { pathname } = location
    await act(() => router.navigate(address))
    const isOther = pathname !== location.pathname
    return settle(() => {
      const heading = document.querySelector('h1')
      return heading !== null && (!isOther || heading !== former)
    })
  }

  /** Leaves for a page that reads nothing, where notices end and all that was read is forgotten. */
  async function leave(next?: Kind): Promise<void> {
    await go(ELSEWHERE)
    // A form that is filled in by what is read counts as typed.
    for (const button of screen.queryAllByRole('button', { name: 'Leave' })) fireEvent.click(button)
    await settle(() => location.pathname === ELSEWHERE)
    // Too many requests are told of once in ten seconds; what the live channel told is read again a moment later.
    const quiet = next?.includes('429') ? timings.tooManyRequestsQuiet : timings.notificationsReread
    await act(() => jest.advanceTimersByTimeAsync(quiet))
    store.dispatch(allNoticesClosed())
    for (const [key] of queries())
      if (!isSubscribed(key))
        store.dispatch(
          api.internalActions.removeQueryResult({
            queryCacheKey: key as never,
          }),
        )
  }

  /** Reads again what an open screen has read by a call. */
  async function readAgain(operation: string): Promise<boolean> {
    const endpoints: Readonly<Record<string, { initiate?: (arg: unknown, options: object) => never }>> =
      api.endpoints
    for (const [key, entry] of queries())
      if (entry?.endpointName === operation && isSubscribed(key))
        store.dispatch(
          endpoints[operation]!.initiate!(entry.originalArgs, {
            subscribe: false,
            forceRefetch: true,
          }),
        )
    return settle()
  }

  await settle(() => document.querySelector('h1') !== null)
  return { store, asked, sent, settle, go, leave, readAgain }
}
