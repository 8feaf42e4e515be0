import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readBundle } from '../scripts/developer/description'
import { createKeeper, type About, type Keeper } from '../scripts/tapes/keeper'
import { recordPage, type Raw, type Recorder } from '../scripts/tapes/record'
import type { Tape } from '../scripts/tapes/tape'
import { treeOf } from '../scripts/tapes/tree'

/** Records a page as a tape (docs/guides/record-and-replay.md). The build under test is the production build, unchanged. */

export type { Tape }

declare global {
  interface Window {
    readonly __tapeRecorder?: Recorder
  }
}

const HEARS = '__tapeHears'
const keepers = new WeakMap<Page, Keeper>()
/** What a page has asked for and not got yet; the live channel is never over. */
const underWay = new WeakMap<Page, Set<unknown>>()
const LIVE = '/messages/stream'
const REST = 500 // ms in which nothing happens
const LONGEST = 10_000 // ms until a tape ends where something never comes
let bundle: ReturnType<typeof readBundle> | undefined

/** Before the first `goto` of a page. */
export async function startTape(page: Page, about: About): Promise<void> {
  const keeper = createKeeper((bundle ??= readBundle()), about)
  if (!keepers.has(page)) {
    const requests = new Set<unknown>()
    underWay.set(page, requests)
    page.on('request', (request) => void (request.url().includes(LIVE) || requests.add(request)))
    page.on('requestfinished', (request) => requests.delete(request))
    page.on('requestfailed', (request) => requests.delete(request))
    await page.exposeFunction(HEARS, (step: string) => keepers.get(page)?.add(JSON.parse(step) as Raw))
    await page.addInitScript(recordPage as (emit: string) => void, HEARS)
  }
  keepers.set(page, keeper)
}

/** Waits until a recorded page has got what it has asked for and does nothing more. */
export async function comesToRest(page: Page): Promise<void> {
  const keeper = keepers.get(page)
  if (!keeper) return
  const latest = Date.now() + LONGEST
  let known = -1
  let since = Date.now()
  while (Date.now() < latest && Date.now() - since < REST) {
    if (keeper.steps.length !== known || (underWay.get(page)?.size ?? 0) > 0) since = Date.now()
    known = keeper.steps.length
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/**
 * What has happened since `startTape`, with what the page shows once it has come to rest. The page may go on
 * unrecorded.
 */
export async function stopTape(page: Page): Promise<Tape> {
  const keeper = keepers.get(page)
  if (!keeper) throw new Error('startTape comes first')
  await comesToRest(page)
  return ended(page, keeper)
}

async function ended(page: Page, keeper: Keeper): Promise<Tape> {
  const { at, state, config } = await page.evaluate(() => {
    const recorder = window.__tapeRecorder
    const state = recorder?.state()
    recorder?.stop()
    const config = document.getElementById('config')?.textContent ?? 'null'
    return { at: Date.now(), state: state && JSON.stringify(state), config }
  })
  const { pathname, search, hash } = new URL(page.url())
  return keeper.finish({
    at,
    address: pathname + search + hash,
    state: state === undefined ? undefined : (JSON.parse(state) as object),
    config: JSON.parse(config) as unknown,
    tree: treeOf(await page.locator('body').ariaSnapshot()),
  })
}

/** Writes what is on the tape of a page where a test has failed, whatever state the page is in; forgets it in any case. */
export async function leaveTape(page: Page, file: string | undefined): Promise<void> {
  const keeper = keepers.get(page)
  keepers.delete(page)
  if (!keeper || file === undefined) return
  const tape = await ended(page, keeper).catch(() =>
    keeper.steps.length === 0 ? undefined : keeper.finish({ at: Date.now(), address: '' }),
  )
  if (tape) writeFileSync(file, JSON.stringify(tape, null, 1))
}
