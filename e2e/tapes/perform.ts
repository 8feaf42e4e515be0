import { expect, test, type Page, type Request } from '@playwright/test'
import { startTape, stopTape, type Tape } from '../tape'
import type { Flow, Scenario } from './steps'

/** When every scenario begins, as `sandboxTime` of its test: a Monday morning in Hà Nội. */
export const BEGINS = '2026-11-02T09:00:00+07:00'

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Random ids become the first, the second ..., so that two recordings are one. */
function numbered(tape: Tape): Tape {
  const known = new Map<string, string>()
  const text = JSON.stringify(tape).replace(UUID, (id) => {
    const number = known.get(id) ?? `00000000-0000-4000-8000-${String(known.size + 1).padStart(12, '0')}`
    known.set(id, number)
    return number
  })
  return JSON.parse(text) as Tape
}

/** Follows what is asked of the server and not answered yet, but for the live channel, which never is. */
function waitingCalls(page: Page): () => Promise<void> {
  const waiting = new Set<Request>()
  page.on('request', (request) => {
    // A document that is left takes its calls along, some of them without a word.
    if (request.isNavigationRequest()) waiting.clear()
    if (request.url().includes('/api/') && !request.url().includes('/messages/stream')) waiting.add(request)
  })
  page.on('requestfinished', (request) => waiting.delete(request))
  page.on('requestfailed', (request) => waiting.delete(request))
  return async () => {
    await expect(page.locator('h1').first()).toBeVisible()
    await expect.poll(() => waiting.size).toBe(0)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  }
}

/** Performs a scenario on a fresh page and answers its tape; `onPicture` is called at the step that shows the flow. */
export async function perform(
  page: Page,
  flow: Flow,
  { title, ledger, before = [], steps }: Scenario,
  onPicture: () => Promise<unknown> = async () => undefined,
): Promise<Tape> {
  for (const condition of before) await test.step(condition.words, () => condition.do(page))
  const settled = waitingCalls(page)
  await startTape(page, { title, ledger: [...ledger], flow: flow.name })
  for (const step of steps) {
    await test.step(step.words, () => step.do(page))
    if (step.picture) await onPicture()
  }
  // What is still on its way would end the one tape and not the other.
  await settled()
  return numbered(await stopTape(page))
}
