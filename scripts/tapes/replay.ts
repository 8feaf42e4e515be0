import { setImmediate } from 'node:timers'
import './enhancers'
import { endpoints } from '../../src/api/testing'
import { setConfig, type Config } from '../../src/config'
import { UnknownCaptcha } from '../../src/domain/captcha/adapter'
import { readBundle } from '../developer/description'
import { differencesOf, isDone, valueDifferences, wordsOf, type Done } from './compare'
import { openDocument, type ConsoleDocument } from './document'
import { createKeeper, type Keeper } from './keeper'
import { recordPage, type Raw, type Recorder } from './record'
import { createServer, withOrigin } from './server'
import type { Fact, Step, Tape } from './tape'

/**
 * Replays a tape through the real store, flows and router, in Jest: what the person, their screens and the server did is
 * done again at its time, which is moved; what the console does by itself is recorded as in a browser and compared.
 */

/**
 * What waits for the page to be drawn, and for code that comes by itself: nothing is drawn or fetched here, so it goes on
 * when the tape does.
 */
const mockWaiting: (() => void)[] = []
jest.mock('../../src/page-stands', () => ({
  pageStands: () => new Promise<void>((resolve) => mockWaiting.push(resolve)),
}))
jest.mock('../../src/api', () => {
  const api = jest.requireActual<typeof import('../../src/api')>('../../src/api')
  const loadLiveEvents = () =>
    new Promise<void>((resolve) => mockWaiting.push(resolve)).then(() => api.loadLiveEvents())
  return { ...api, loadLiveEvents }
})
/** What has become of a captcha stands on the tape. */
type Solving = { readonly resolve: (token: string) => void; readonly reject: (error: Error) => void }
let mockSolving: Solving | undefined
jest.mock('../../src/domain/captcha/adapter', () => ({
  ...jest.requireActual<object>('../../src/domain/captcha/adapter'),
  captchaOf: () => () =>
    new Promise<string>((resolve, reject) => {
      mockSolving = { resolve, reject }
    }),
}))
/** The shortest there is, so that nothing comes later than it did in the browser. */
jest.mock('../../src/clock', () => ({
  ...jest.requireActual<object>('../../src/clock'),
  jittered: (delay: number) => delay * 0.7,
}))

export type Replayed = {
  /** In words; none where the replay went as the tape. */
  readonly differences: readonly string[]
  /** The operations that were called, in the order of the tape: those side by side may be in another one. */
  readonly calls: readonly string[]
}

const bundle = readBundle()
const own = { Request: window.Request, BroadcastChannel: window.BroadcastChannel }
/** Of the event loop, after which nothing more comes of what has happened. */
const TURNS = 10
const MOST_TURNS = 200
const LATE = 3000 // ms: that a browser on a busy machine may be

export async function replay(tape: Tape): Promise<Replayed> {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
    now: new Date(tape.start.at),
  })
  const run = createRun(tape)
  try {
    const differences = await run.all()
    return { differences, calls: run.called }
  } finally {
    run.close()
    jest.clearAllTimers()
    jest.useRealTimers()
  }
}

/** What Jest's timers are made of (@sinonjs/fake-timers), which can do more than Jest hands on. */
const fakeClock = () => (setTimeout as unknown as { clock: { jump(time: number): void } }).clock

type Question = { unsubscribe?: () => void; refetch?: () => unknown; reset?: () => void }
type Dispatch = (action: unknown) => unknown

function createRun({ title, ledger, flow, start, steps, end }: Tape) {
  const keeper: Keeper = createKeeper(bundle, { title, ledger, flow })
  const server = createServer()
  const questions = new Map<number, Question>()
  const begun = Date.now()
  const emit = (step: string) => keeper.add(JSON.parse(step) as Raw)
  let document: ConsoleDocument | undefined
  let recorder: Recorder | undefined
  /** What the console did by itself and the tape has said too; and the numbers of its calls, by those of the tape. */
  const said = new Set<Done>()
  const calls = new Map<number, number>()
  const called: string[] = []
  /** What a timer brought about, or what had waited for the page: it may come before its moment. */
  const early = new Set<Done>()
  prepareBrowser()

  function prepareBrowser(): void {
    localStorage.clear()
    sessionStorage.clear()
    for (const [name, value] of Object.entries(start.storage.local)) localStorage.setItem(name, value)
    for (const [name, value] of Object.entries(start.storage.session)) sessionStorage.setItem(name, value)
    setConfig(start.config as Config)
  }

  function close(): void {
    mockWaiting.length = 0
    recorder?.stop()
    document?.close()
    // The timers are the document's, the time is not: Jest would set it back.
    const time = Date.now()
    jest.clearAllTimers()
    jest.setSystemTime(time)
    // What the recorder of a document has put over the browser's own: else each would stand on all before it.
    Object.assign(window, own)
    Reflect.deleteProperty(history, 'pushState')
    Reflect.deleteProperty(history, 'replaceState')
  }

  function open(address: string): void {
    history.replaceState(null, '', address)
    globalThis.fetch = (input, init) => {
      const last = keeper.steps.at(-1)
      // What the description does not know is no call of the console: its answer never comes.
      if (!last || !('called' in last)) return new Promise(() => undefined)
      return server.take(last.call, new Request(input, init))
    }
    recorder = recordPage(emit)
    document = openDocument((address) => {
      const { origin, pathname, search, hash, href } = new URL(address, location.origin)
      const left = origin === location.origin ? pathname + search + hash : href
      emit(JSON.stringify({ at: Date.now(), left }))
    })
  }

  /** What the console did that the tape has not said yet. */
  const unsaid = () => keeper.steps.filter(isDone).filter((step) => !said.has(step))
  const turn = async () => {
    await new Promise((next) => setImmediate(next))
    // Not the asynchronous one, which waits a real millisecond each time.
    jest.advanceTimersByTime(0)
  }
  const settle = async () => {
    for (let quiet = 0, known = keeper.steps.length; quiet < TURNS; quiet += 1) {
      await turn()
      if (keeper.steps.length !== known) quiet = 0
      known = keeper.steps.length
    }
  }

  async function comingEarly(act: () => Promise<void>): Promise<void> {
    const known = new Set(unsaid())
    await act()
    for (const step of unsaid()) if (!known.has(step)) early.add(step)
  }

  /** Moves the time to that of the tape. */
  async function moveTo(ms: number): Promise<void> {
    const time = begun + ms - Date.now()
    if (time > 0)
      await comingEarly(async () => {
        await jest.advanceTimersByTimeAsync(time)
        await settle()
      })
  }

  /** Waits until the console does what the tape says next; otherwise answers what it does, if anything. */
  async function next(expected: Done): Promise<Done | undefined> {
    const found = () => unsaid().find((step) => wordsOf(step) === wordsOf(expected))
    while (!found()) {
      await settle()
      if (found()) break
      const goOn = mockWaiting.shift()
      if (goOn) {
        await comingEarly(async () => {
          goOn()
          await settle()
        })
      } else {
        for (let turns = 0; turns < MOST_TURNS && !found(); turns += 1) await turn()
        break
      }
    }
    return found() ?? unsaid().find((step) => !early.has(step))
  }

  /** What came before something that the tape has said already: the tape has them the other way round. */
  const overtaking = (index: number): Done | undefined => {
    const all = keeper.steps.filter(isDone)
    const last = all.findLastIndex((step) => said.has(step))
    const before = all.slice(0, Math.max(last, 0)).filter((step) => !said.has(step))
    return before.find((step) => !early.has(step) && !isReadAgain(step, index))
  }
  /**
   * What RTK Query reads once more some time after a change, which waits for what is under way: where a browser's timer
   * was late, other calls may stand between.
   */
  const isReadAgain = (step: Done, index: number) => {
    if (!('called' in step) || !('select' in endpoints[step.called]!)) return false
    const isSame = (other: Step) => 'called' in other && wordsOf(other) === wordsOf(step)
    const latest = (steps[index]?.ms ?? end.ms) + LATE
    return steps.slice(0, index).some(isSame) && steps.slice(index).some((s) => isSame(s) && s.ms < latest)
  }

  function act(step: Step): void {
    const dispatch = document?.store.dispatch as Dispatch | undefined
    if ('document' in step) open(step.document)
    else if ('did' in step) dispatch?.(withIds(withOrigin(step.did)))
    else if ('asked' in step) ask(step)
    else if ('dropped' in step) {
      questions.get(step.dropped)?.unsubscribe?.()
      questions.get(step.dropped)?.reset?.()
    } else if ('askedAgain' in step) questions.get(step.askedAgain)?.refetch?.()
    else if ('answered' in step) server.answer(calls.get(step.answered) ?? NaN, step)
    else if ('unanswered' in step) server.fail(calls.get(step.unanswered) ?? NaN, step.why)
    else if ('heard' in step) server.go(calls.get(step.heard) ?? NaN, step.piece)
    else if ('captcha' in step) captcha(step.captcha)
    else if ('slept' in step) fakeClock().jump(step.slept)
    else if ('tabTold' in step) document?.hear(step.tabTold)
    else if ('went' in step && step.went !== location.pathname + location.search + location.hash)
      void document?.go(step.went, step.how)
  }

  /** What was made at random is another one here. */
  function withIds(fact: Fact): Fact {
    const made = recorder?.made() ?? []
    const text = JSON.stringify(fact).replace(
      /\(id (\d+)\)/g,
      (word, n: string) => made[Number(n) - 1] ?? word,
    )
    return JSON.parse(text) as Fact
  }

  function captcha(outcome: 'ready' | 'failed' | 'unknown'): void {
    if (outcome === 'ready') mockSolving?.resolve('the token of the tape')
    else
      mockSolving?.reject(outcome === 'failed' ? new Error('on the tape') : new UnknownCaptcha('on the tape'))
  }

  function ask({
    asked,
    args,
    question,
    forced,
    once,
    options,
  }: Extract<Step, { readonly asked: string }>): void {
    const endpoint = endpoints[asked] as unknown as { initiate(args: unknown, how: object): unknown }
    const how = {
      forceRefetch: forced === true,
      subscribe: once !== true,
      ...(options !== undefined && { subscriptionOptions: options }),
    }
    const asking = endpoint.initiate(withOrigin(args), how)
    questions.set(question, (document!.store.dispatch as Dispatch)(asking) as Question)
  }

  /** Where the tape stands, for whoever reads a difference. */
  const place = (index: number) => {
    const before = steps.slice(0, index).findLast((step) => !isDone(step))
    const at = `${((steps[index]?.ms ?? end.ms) / 1000).toFixed(1)} s`
    return `Step ${index + 1} of ${steps.length}, at ${at}${before ? `, after ${wordsOf(before)}` : ''}:`
  }

  async function all(): Promise<readonly string[]> {
    for (const [index, step] of steps.entries()) {
      // Nothing more came of the document before: how long the next one needs is a matter of the line and the machine.
      if ('document' in step) close()
      if (!step.together) await moveTo(step.ms)
      if (!isDone(step)) {
        const before = overtaking(index)
        if (before)
          return [place(index), `the replay: the console ${wordsOf(before)}`, 'the tape:   not before this']
        act(step)
        if (!steps[index + 1]?.together) await settle()
        continue
      }
      const came = await next(step)
      const differences = came
        ? differencesOf(step, keeper.swept(came))
        : [`the tape:   the console ${wordsOf(step)}`, 'the replay: the console does nothing']
      if (!came || differences.length > 0) return [place(index), ...differences]
      said.add(came)
      if ('called' in step && 'called' in came) {
        calls.set(step.call, came.call)
        called.push(came.called)
      }
    }
    await moveTo(end.ms)
    await settle()
    // In the browser the timer was late, and the tape over.
    const more = unsaid().find((step) => !early.has(step) || step.ms < end.ms - LATE)
    if (more)
      return [place(steps.length), `the replay: the console ${wordsOf(more)}`, 'the tape:   it is over']
    return endDifferences()
  }

  function endDifferences(): readonly string[] {
    const came = keeper.finish({
      at: Date.now(),
      address: location.pathname + location.search + location.hash,
      state: recorder?.state(),
    })
    const address = valueDifferences('the address', end.address, came.end.address)
    const state = Object.entries(end.state ?? {}).flatMap(([name, slice]) =>
      // A slice that only the replay has came with a screen of a document before.
      valueDifferences(`state.${name}`, slice, came.end.state?.[name]),
    )
    return address.length + state.length > 0 ? ['At the end:', ...address, ...state] : []
  }

  return { called, all, close }
}
