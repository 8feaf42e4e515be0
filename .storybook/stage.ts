import { test as base, type Page } from '@playwright/test'
import { source as axe, type AxeResults, type RunOptions } from 'axe-core'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findingsOf, rules } from '../e2e/accessibility'

const built = join(__dirname, '../storybook-static')
// Nobody listens there: requests are answered from the folder. A secure context, as the console's own address is.
const ADDRESS = 'http://localhost:1'
const QUIET_MS = 120

type Entry = {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: string
  readonly importPath: string
  readonly exportName: string
}
type Fault = { readonly message?: string; readonly description?: string }
type Told = { troubles: string[]; finished: boolean; emit: (event: string, detail: unknown) => void }
type Channel = { on: (event: string, hear: (detail: unknown) => void) => void; emit: Told['emit'] }
declare global {
  interface Window {
    stage?: Told
    axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> }
  }
}

/** The stories of the last `npm run storybook:build`. */
export function builtStories(): Entry[] {
  // JSON has no types.
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, Entry>>
  }
  return Object.values(index.entries).filter(({ type }) => type === 'story')
}

export type Stage = {
  readonly page: Page
  /** What axe finds on the story that is shown, in words; asked for some of its rules or for all that the console holds. */
  readonly findings: (only?: string[]) => Promise<string[]>
  /** Shows a story until nothing in it moves; answers what went wrong in it, in words. */
  readonly show: (id: string) => Promise<string[]>
  /** Changes the toolbar's choices, also for the stories that follow. */
  readonly look: (globals: { theme?: 'light' | 'dark'; lang?: 'en' | 'vi' }) => Promise<void>
}

/** One page of the built Storybook a worker, which goes from story to story. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'Asia/Ho_Chi_Minh',
      })
      const page = await context.newPage()
      await use(await createStage(page))
      await context.close()
    },
    { scope: 'worker' },
  ],
})

async function createStage(page: Page): Promise<Stage> {
  const first = builtStories()[0]!.id
  const troubles: string[] = []
  let pending = 0
  page.on('request', () => (pending += 1))
  page.on('requestfinished', () => (pending -= 1))
  page.on('requestfailed', () => (pending -= 1))
  page.on('pageerror', ({ message }) => troubles.push(`not caught: ${message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`)
  })
  await page.route('**', async (route) => {
    const path = join(built, new URL(route.request().url()).pathname)
    if (existsSync(path)) await route.fulfill({ path })
    else await route.fulfill({ status: 404 })
  })
  await page.addInitScript(listen)
  // What a story shows does not depend on the day.
  await page.clock.setFixedTime(new Date('2026-11-23T09:00:00+07:00'))

  const settled = async () => {
    do await page.evaluate(quiet, QUIET_MS)
    while (pending > 0)
  }
  // Its own axe would run once more, and before a story's answers have come.
  await page.goto(`${ADDRESS}/iframe.html?viewMode=story&id=${first}&globals=a11y.manual:!true`)
  await page.waitForFunction(() => window.stage?.finished)
  await page.evaluate(axe)

  return {
    page,
    findings: async (only) => {
      const asked = only ? { ...rules, runOnly: only } : rules
      return findingsOf(await page.evaluate((asked) => window.axe.run(document, asked), asked))
    },
    show: async (id) => {
      troubles.length = 0
      // The ring of a focus that comes by itself shows to whoever used a key last, in the story before too. This one does
      // nothing; Shift and its like may not count as a key.
      await page.keyboard.press('F9')
      await page.evaluate(change, id)
      await page.waitForFunction(() => window.stage?.finished)
      await settled()
      const told = await page.evaluate(() => window.stage?.troubles ?? [])
      return [...told, ...troubles]
    },
    look: async (globals) => {
      await page.evaluate((globals) => window.stage?.emit('updateGlobals', { globals }), globals)
      await settled()
    },
  }
}

/** Runs in the page before Storybook, whose channel tells how a story goes. */
function listen() {
  const faults = ['storyThrewException', 'playFunctionThrewException', 'storyErrored', 'storyMissing']
  let channel: Channel
  const stage: Told = { troubles: [], finished: false, emit: (...event) => channel.emit(...event) }
  window.stage = stage
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set: (made: Channel) => {
      channel = made
      for (const fault of faults)
        channel.on(fault, (detail) => {
          // Storybook's faults are errors that have lost their prototype, or an id.
          const { message, description } = (detail ?? {}) as Fault
          stage.troubles.push([fault, message, description].filter(Boolean).join(': '))
          stage.finished ||= fault === 'storyErrored' || fault === 'storyMissing'
        })
      channel.on('storyFinished', () => (stage.finished = true))
    },
  })
}

/** Runs in the page: goes to another story, which finds nothing that the last one has kept. */
function change(id: string) {
  localStorage.clear()
  sessionStorage.clear()
  Object.assign(window.stage!, { troubles: [], finished: false })
  const stands = new URLSearchParams(location.search).get('id') === id
  window.stage!.emit(stands ? 'forceRemount' : 'setCurrentStory', { storyId: id, viewMode: 'story' })
}

/** Runs in the page: comes back when nothing in it has changed for so many milliseconds. */
function quiet(milliseconds: number) {
  return new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect()
      resolve()
    }
    let timer = setTimeout(end, milliseconds)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, milliseconds)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}
