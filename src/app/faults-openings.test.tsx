import { act } from '@testing-library/react'
import { setTimeout as sleep } from 'node:timers/promises'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchOperation } from '../../sandbox/description'
import { pagePaths } from '../kit/navigation/pages'
import { paths } from '../paths'
import { timings } from '../timings'
import { check, trying, world, wrong } from './testing-fault-console'
import { ELSEWHERE, faults, faultsOf, groupOf, groups, isBusy, sentences, type Kind } from './testing-faults'
import { holdTime } from './testing-time'

const LONGEST = 600_000
const IN_ORGANIZATION = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
/** Who opens a page outside of the shell. */
const openers: Readonly<Record<string, { as: string; organization?: string }>> = {
  [paths.selectOrganization]: { as: 'minhchau.nguyen@phuongdong.example' },
  [paths.emptyCompany]: { as: 'none.vo@platform.example' },
}
/** What fails while the console opens and is told by nothing at once, and why nobody misses it. */
const silent: readonly string[] = [
  // Colours, columns, zone, masks and forms of dates are the usual ones.
  'getOwnUiSetting',
  'getOwnDataSetting',
  'getDateFormatConstants',
  'getListingPreference',
  'getOrganizationLocalization',
  // It is tried again by itself, and the bell says that it waits once that takes long.
  'streamLiveEvents',
  // It is about to be known by the live channel.
  'listCriticalNotifications',
  // The number beside a link, and the address that one comes from.
  'countPreSelectionInvitations',
  'lookupPublicIp',
]

/**
 * Opens a page as a new document, and lets as much time pass as any call may take. Answers what it has read, and whether it
 * leads to signing in: whoever is refused is not signed in (SESSION-02).
 */
async function open(at: string): Promise<{ operations: readonly string[]; isSignedOut: boolean }> {
  holdTime()
  world.sandbox.clock.advance(31_000)
  const { engine } = await world.renderApp(at, openers[at] ?? IN_ORGANIZATION)
  for (let passed = 0; passed <= timings.request + 1000; passed += 500) {
    for (let turn = 0; turn < 4; turn += 1) await act(() => sleep(1))
    await act(() => jest.advanceTimersByTimeAsync(500))
  }
  const operations = await Promise.all(
    world.calls.map(({ method, path }) =>
      matchOperation(method, path.replace(/^\/api/, '').split('?')[0] ?? ''),
    ),
  )
  return {
    operations: [...new Set(operations.flatMap((each) => (each?.isRead ? [each.id] : [])))],
    isSignedOut: engine.store.getState().session.session.name === 'signedOut',
  }
}

test('every page is of a group whose file is there', () => {
  const files = groups.filter((group) => group !== 'openings')
  for (const group of files) {
    const file = join(__dirname, `faults-${group}.test.tsx`)
    expect(existsSync(file) && readFileSync(file, 'utf8')).toContain(`testFaults('${group}')`)
    expect(pagePaths.some((page) => groupOf(page) === group)).toBe(true)
  }
})

test.each(pagePaths.filter((page) => groupOf(page) === 'openings'))(
  '%s opened as a new document tells by a sentence what any call meets',
  async (page) => {
    const { operations } = await open(page)
    wrong.length = 0
    const first = page === ELSEWHERE ? 0 : pagePaths.indexOf(page)
    for (const [turn, operation] of operations.entries())
      for (const kind of faultsOf(first + turn)) await meet(page, operation, kind)
    expect([...new Set(wrong)]).toEqual([])
  },
  LONGEST,
)

async function meet(page: string, operation: string, kind: Kind): Promise<void> {
  trying(`${page} opened, ${operation}, ${kind}`)
  world.sandbox.faults.order({ operation, ...faults[kind] })
  const { isSignedOut } = await open(page)
  check(isSignedOut || !isBusy(), 'loads for ever')
  check(
    isSignedOut || sentences() > 0 || silent.includes(operation),
    `no sentence in ${(document.body.textContent ?? '').slice(0, 300)}`,
  )
  world.sandbox.faults.lift()
}
