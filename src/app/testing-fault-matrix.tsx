import { act, fireEvent, screen } from '@testing-library/react'
import { api } from '../api'
import { allNoticesClosed } from '../flows/notices'
import { pagePaths, pages, type Page, type PagePath } from '../kit/navigation/pages'
import { paths } from '../paths'
import { timings } from '../timings'
import { createWorld } from './testing'
import {
  faults,
  faultsOf,
  kinds,
  overlays,
  sentences,
  isSilent,
  standing,
  watchCalls,
  type Kind,
} from './testing-faults'
import { holdTime } from './testing-time'

/** A page of the shell that reads nothing. */
const ELSEWHERE = paths.changePassword

const world = createWorld()
const wrong: string[] = []
let where = ''
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

async function openConsole(at: string) {
  holdTime()
  const { engine, router } = await world.renderApp(at, {
    as: 'bao.tran@phuongdong.example',
    organization: 'org-phuongdong',
  })
  const { store } = engine
  const { asked, settle } = watchCalls()
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
    // Too many requests are told of once in ten seconds.
    if (next?.includes('429')) await act(() => jest.advanceTimersByTimeAsync(timings.tooManyRequestsQuiet))
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
  return { asked, settle, go, leave, readAgain }
}

/** The addresses of a page: its own, those of its tabs and menus, those of what opens over it. */
async function addressesOf(page: PagePath, { settle }: Awaited<ReturnType<typeof openConsole>>) {
  const found = new Set<string>([page])
  const press = async (level: number) => {
    const ways = 'main [role=tablist] [role=tab], main nav a'
    for (let index = 0; index < document.querySelectorAll(ways).length; index += 1) {
      fireEvent.click(document.querySelectorAll(ways)[index]!)
      await settle()
      const here = location.pathname + location.search
      if (location.pathname === page && !found.has(here)) {
        found.add(here)
        if (level < 2) await press(level + 1)
      }
    }
  }
  await press(1)
  for (const overlay of overlays[page] ?? []) found.add(`${page}?${overlay}`)
  return [...found]
}

const inShell = pagePaths.filter((page) => (pages[page].frame ?? 'shell') === 'shell' && page !== ELSEWHERE)
/** A page of many drawers, on a machine that does much else. */
const LONGEST = 600_000

/** Tests the pages of the shell that are chosen: those of a file run after one another, its neighbours beside it. */
export function testFaults(chosen: (page: Page) => boolean): void {
  test.each(inShell.filter((page) => chosen(pages[page])))(
    '%s tells by a sentence what any call of it meets, and stands',
    (page) => meetFaults(page),
    LONGEST,
  )
}

async function meetFaults(page: PagePath): Promise<void> {
  const console = await openConsole(ELSEWHERE)
  const { asked, go, leave, settle, readAgain } = console
  // What React says of a first opening by moved time is no fault's.
  wrong.length = 0
  const known = new Set<string>()
  const order = (operation: string, kind: Kind) => world.sandbox.faults.order({ operation, ...faults[kind] })

  async function meet(address: string, operation: string, kind: Kind, again = true): Promise<void> {
    where = `${address}, ${operation}, ${kind}`
    const check = (holds: boolean, what: string) => holds || wrong.push(`${where}: ${what}`)
    const isUsable = () =>
      screen.queryByRole('button', { name: /^Your account/, hidden: true }) !== null &&
      location.pathname === page
    await leave(kind)
    const before = sentences()
    order(operation, kind)
    check(await go(address), 'loads for ever')
    check(sentences() > before || isSilent(address, operation), 'no sentence')
    check(isUsable(), 'no shell')

    world.sandbox.faults.lift()
    if (!again) return
    for (const button of screen.queryAllByRole('button', {
      name: 'Try again',
      hidden: true,
    }))
      fireEvent.click(button)
    check(await settle(), 'loads for ever when it is tried again')
    const stood = standing()
    order(operation, kind)
    check(await readAgain(operation), 'loads for ever when it is read again')
    const gone = stood.filter((text) => !standing().includes(text))
    check(gone.length === 0, `${gone.join(', ')} went when it was read again`)
    world.sandbox.faults.lift()
  }

  await go(page)
  const ofAddresses = new Map<string, readonly string[]>()
  for (const address of await addressesOf(page, console)) {
    await leave()
    asked.clear()
    const isThere = await go(address)
    if (!isThere || sentences() > 0) wrong.push(`${address}: is not there without any fault`)
    ofAddresses.set(
      address,
      [...asked].filter((operation) => !known.has(operation)),
    )
    asked.forEach((operation) => known.add(operation))
  }
  const met: Kind[] = []
  const first = inShell.indexOf(page)
  for (const [address, operations] of ofAddresses)
    for (const operation of operations)
      for (const kind of faultsOf(first + met.length)) {
        met.push(kind)
        await meet(address, operation, kind)
      }
  const own = ofAddresses.get(page) ?? []
  if (own.length > 0)
    for (const kind of kinds.filter((each) => !met.includes(each))) await meet(page, own[0]!, kind, false)
  expect([...new Set(wrong)]).toEqual([])
}
