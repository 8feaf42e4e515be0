/** @jest-environment node */
import { readBundle } from '../developer/description'
import { createKeeper } from './keeper'
import type { Raw } from './record'

/** What a tape is made of besides calls and facts, whose secrets secrets.test.ts looks for. */

const BEGINS = 1_795_000_000_000
const ORIGIN = 'https://console.example'

/** `steps`: as the recorder says them, with their milliseconds from the start. */
function tapeOf(steps: readonly (readonly [ms: number, step: object])[]) {
  const keeper = createKeeper(readBundle(), { title: 'made', ledger: [], flow: 'made' })
  steps.forEach(([ms, step], burst) => keeper.add({ at: BEGINS + ms, burst, ...step } as unknown as Raw))
  return keeper.finish({ at: BEGINS + 90_000, address: '/help' })
}
const document = (address: string) => ({
  document: address,
  origin: ORIGIN,
  language: 'en',
  local: {},
  session: {},
})
const fact = { did: { type: 'session/pathChanged' } }

test('a document whose clock is set after it has begun has the time of the first that happens in it', () => {
  const { steps } = tapeOf([
    [0, document('/help')],
    [61_000, fact],
    [700, document('/login')],
    [64_000, fact],
    [64_500, document('/help')],
    [65_000, fact],
  ])
  expect(steps.map(({ ms }) => ms)).toEqual([0, 61_000, 64_000, 64_000, 64_500, 65_000])
})

test('what became of a captcha, sleep and a question that is asked once are on the tape', () => {
  const { steps } = tapeOf([
    [0, document('/login')],
    [10, { captcha: 'failed' }],
    [20, { slept: 60_000 }],
    [60_030, { asked: 'getCurrentUser', question: 7, forced: true, once: true }],
  ])
  expect(steps.slice(1)).toEqual([
    { ms: 10, captcha: 'failed' },
    { ms: 20, slept: 60_000 },
    { ms: 60_030, asked: 'getCurrentUser', question: 1, forced: true, once: true },
  ])
})
