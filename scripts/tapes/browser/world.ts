import type { Browser } from '@playwright/test'
import { readBundle } from '../../developer/description'
import type { Deed, ReplayedPage } from '../page'
import { replayIn, type Replayed, type World } from '../run'
import { withOrigin } from '../server'
import type { Step, Tape } from '../tape'
import { treeDifferences, treeOf } from '../tree'
import { isOfScreen, listen, type Heard } from './heard'
import { openReplayPage, type ReplayPage } from './page'

declare global {
  interface Window {
    readonly __replayedPage?: ReplayedPage
  }
}

/**
 * A screen says and asks much by itself, once it is drawn: it has so long before it is done for it, in milliseconds of the
 * page, or until the tape goes on.
 */
const LEAD = { most: 300, least: 100 }
const FRAME = 50 // ms
const DRAWN = 40 // ms of the page
const DRAWN_LATEST = 3_000 // ms of the machine
/** What the console does with a delay of its own comes within so many milliseconds of the page. */
const LATEST = 5_000
/** What the browser has to load or to solve comes within so many milliseconds of the machine. */
const PATIENCE = 15_000
let bundle: ReturnType<typeof readBundle> | undefined

/** Replays a tape in the production build, drawn in Chromium. */
export async function replayInBrowser(browser: Browser, tape: Tape): Promise<Replayed> {
  const { title, ledger, flow, start } = tape
  const heard = listen((bundle ??= readBundle()), { title, ledger, flow })
  const opened = await openReplayPage(browser, start, heard.hear)
  try {
    return await replayIn(createWorld(opened, heard, tape), tape)
  } finally {
    await opened.close()
  }
}

function createWorld({ page, origin, isLoading }: ReplayPage, heard: Heard, { start, end }: Tape): World {
  const { keeper } = heard
  const begun = Date.parse(start.at)
  let now = 0
  let latest = LATEST
  /** What is to be done in one go, and the steps of the tape that it is. */
  let deeds: Deed[] = []
  let done: Step[] = []
  let impossible: string | undefined

  const run = async (ms: number) => {
    now += ms
    await page.clock.runFor(ms)
  }
  /** What was to be done in one go, and what comes of it without time. */
  async function turn(): Promise<void> {
    const [together, steps] = [deeds, done]
    deeds = []
    done = []
    const why = await page
      .evaluate(async (all) => {
        const why = all.length > 0 ? window.__replayedPage?.act(all) : undefined
        await window.__replayedPage?.turn()
        return why
      }, together)
      // The document is left meanwhile.
      .catch(() => undefined)
    impossible ??= why
    // The page's recorder has heard them too.
    for (const step of steps) {
      const own = heard.find(step)
      if (own) heard.match(step, own)
    }
  }
  async function settle(): Promise<void> {
    const latest = performance.now() + PATIENCE
    for (let known = -1; known !== keeper.steps.length || isLoading();) {
      if (performance.now() > latest) return
      known = keeper.steps.length
      await turn()
    }
  }
  /** Frames until `found`, for so long. */
  async function until(found: () => boolean, latest: number): Promise<void> {
    await settle()
    while (!found() && now < latest) {
      await run(FRAME)
      await settle()
    }
  }
  async function move(ms: number): Promise<void> {
    if (ms > now) await run(ms - now)
    await settle()
    latest = now + LATEST
  }

  /** Each timer that is due meanwhile comes once. */
  async function sleep(ms: number): Promise<void> {
    now += ms
    await page.clock.fastForward(ms)
  }

  async function hasDone(step: Step, next: number): Promise<boolean> {
    if (!isOfScreen(step)) return false
    // What is to be done in one go with the step before waits for nothing.
    const lead = Math.min(LEAD.most, Math.max(LEAD.least, next - now))
    if (deeds.length === 0) await until(() => heard.find(step) !== undefined, now + lead)
    const own = heard.find(step)
    if (own) heard.match(step, own)
    return own !== undefined
  }

  async function act(step: Step, call: number): Promise<string | void> {
    if ('document' in step) return open(step.document)
    if ('slept' in step) return sleep(step.slept)
    const deed = deedOf(step, call)
    if (deed) deeds.push(deed)
    if (isOfScreen(step)) done.push(step)
    if ('captcha' in step) await solved()
    const why = impossible
    impossible = undefined
    return why
  }

  /** Workers have time of their own. */
  async function solved(): Promise<void> {
    const outcomes = () => keeper.steps.filter((each) => 'captcha' in each).length
    const before = outcomes()
    const latest = performance.now() + PATIENCE
    while (outcomes() === before && performance.now() < latest) await turn()
  }

  async function open(address: string): Promise<void> {
    const last = keeper.steps.findLast((step) => 'left' in step || 'document' in step)
    const goesItself = last !== undefined && 'left' in last
    if (goesItself) await until(() => heard.document() !== undefined, now + LATEST)
    else if (!heard.document()) {
      if (page.url() === origin + address) await page.reload({ waitUntil: 'commit' })
      else await page.goto(address, { waitUntil: 'commit' })
    }
    await settle()
    const document = heard.document()
    if (document) heard.match(document, document)
  }

  /** The accessible tree: that of the tape, once it stands; what takes longer is told as it is. */
  async function drawn(): Promise<string> {
    const latest = performance.now() + DRAWN_LATEST
    for (;;) {
      // A dialog whose code came at the end takes some frames, and the machine some time.
      await page.clock.runFor(DRAWN)
      const tree = treeOf(await page.locator('body').ariaSnapshot())
      if (performance.now() > latest || treeDifferences(end.tree, tree).length === 0) return tree
    }
  }

  function deedOf(step: Step, replayed: number): Deed | undefined {
    const given = withOrigin(step, origin)
    if ('did' in given) return { did: given.did }
    if ('asked' in given) return given
    if ('dropped' in given) return { dropped: given.dropped }
    if ('askedAgain' in given) {
      const known = heard.questionHere(given.askedAgain)
      return { askedAgain: given.askedAgain, ...(known !== undefined && { known }) }
    }
    if ('captcha' in given) return { captcha: given.captcha }
    if ('tabTold' in given) return { tabTold: given.tabTold }
    if ('went' in given) return { to: given.went, how: given.how }
    const call = heard.callHere(replayed)
    if (call === undefined) return undefined
    if ('answered' in given) return { call, answer: given }
    if ('unanswered' in given) return { call, why: given.why }
    if ('heard' in given) return { call, ...(given.piece !== undefined && { piece: given.piece }) }
    return undefined
  }

  return {
    keeper,
    isRead: (operation) => heard.readings.has(operation),
    isAhead: heard.isAhead,
    move,
    turn,
    settle,
    waiting: () => (now < latest ? () => run(FRAME) : undefined),
    hasDone,
    act,
    end: async () => {
      const state = await page.evaluate(
        () => JSON.stringify(window.__tapeRecorder?.state()) as string | undefined,
      )
      const at = begun + now
      const { pathname, search, hash } = new URL(page.url())
      return {
        at,
        address: pathname + search + hash,
        ...(state !== undefined && { state: JSON.parse(state) as object }),
        tree: await drawn(),
      }
    },
  }
}
