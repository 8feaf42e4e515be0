import { fireEvent, screen } from '@testing-library/react'
import { pagePaths, type PagePath } from '../kit/navigation/pages'
import { check, openConsole, trying, world, wrong } from './testing-fault-console'
import {
  ELSEWHERE,
  faults,
  faultsOf,
  groupOf,
  isSilent,
  overlays,
  sentences,
  standing,
  type Group,
  type Kind,
} from './testing-faults'

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

const inShell = pagePaths.filter((page) => groupOf(page) !== 'openings')
/** A page of many drawers, on a machine that does much else. */
const LONGEST = 600_000

/** Tests the pages of a group: those of a file run after one another, its neighbours beside it. */
export function testFaults(group: Group): void {
  test.each(inShell.filter((page) => groupOf(page) === group))(
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

  async function meet(address: string, operation: string, kind: Kind): Promise<void> {
    trying(`${address}, ${operation}, ${kind}`)
    const isUsable = () =>
      screen.queryByRole('button', { name: /^Your account/, hidden: true }) !== null &&
      location.pathname === page
    await leave(kind)
    const before = sentences()
    order(operation, kind)
    asked.clear()
    check(await go(address), 'loads for ever')
    check(asked.has(operation), 'is not asked for again')
    check(sentences() > before || isSilent(address, operation), 'no sentence')
    check(isUsable(), 'no shell')

    world.sandbox.faults.lift()
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
  expect([...new Set(wrong)]).toEqual([])
}
