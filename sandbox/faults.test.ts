/** @jest-environment node */
import { setImmediate as turn } from 'node:timers/promises'
import { createSandbox } from './app'
import { createFaults, OrderedFailure } from './faults'

const operation = 'getPlatformTerm'

test('a fault answers with a page or with nothing, and says how long to wait', async () => {
  const sandbox = createSandbox()
  const ask = () => sandbox.app.request('/api/account/platform/config/term')
  sandbox.faults.order({ operation, body: 'html' })
  const page = await ask()
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<!doctype html>')])
  sandbox.faults.order({ operation, body: 'empty', status: 502 })
  const nothing = await ask()
  expect([nothing.status, await nothing.text()]).toEqual([502, ''])
  sandbox.faults.order({ operation, status: 429, retryAfter: 30 })
  expect((await ask()).headers.get('Retry-After')).toBe('30')
  sandbox.faults.lift()
  expect((await ask()).status).toBe(200)
  sandbox.close()
})

/** What becomes of a call, before it is done or after. */
const outcomeOf = (faults: ReturnType<typeof createFaults>, when: 'before' | 'after') =>
  Promise.race([
    faults.pass(operation, when).then(
      () => 'nothing',
      (error: Error) =>
        error instanceof OrderedFailure ? `${error.status} ${error.more.body ?? ''}` : error.message,
    ),
    turn('no answer'),
  ])

test('a fault that hangs never answers', async () => {
  const faults = createFaults()
  faults.order({ operation, hang: true, times: 1 })
  expect(await outcomeOf(faults, 'before')).toBe('no answer')
  expect(await outcomeOf(faults, 'before')).toBe('nothing')
})

test('a storm is the same again for a seed, has every kind, and ends', async () => {
  const faults = createFaults()
  const outcomes = async (seed: number) => {
    faults.storm({ chance: 0.1, seed })
    const all: string[] = []
    for (let call = 0; call < 1000; call += 1)
      all.push(await outcomeOf(faults, call % 2 === 0 ? 'before' : 'after'))
    return all
  }
  const first = await outcomes(7)
  expect(await outcomes(7)).toEqual(first)
  expect(await outcomes(8)).not.toEqual(first)
  expect(new Set(first).size).toBe(9)
  const share = first.filter((outcome) => outcome !== 'nothing').length / 500
  expect(share).toBeGreaterThan(0.05)
  expect(share).toBeLessThan(0.2)
  faults.lift()
  expect(await outcomeOf(faults, 'before')).toBe('nothing')
})
