import { setImmediate } from 'node:timers'
import './enhancers'
import { endpoints } from '../../src/api/testing'
import { setConfig, type Config } from '../../src/config'
import { readBundle } from '../developer/description'
import { differencesOf, isDone, valueDifferences, wordsOf, type Done } from './compare'
import { openDocument, type ConsoleDocument } from './document'
import { createKeeper, type Keeper } from './keeper'
import { recordPage, type Raw, type Recorder } from './record'
import { createServer, withOrigin } from './server'
import type { Step, Tape } from './tape'

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
/** Of the event loop, after which nothing more comes of what has happened. */
const TURNS = 10
const MOST_TURNS = 200

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

/** A captcha is solved at once here; how long a browser needs is a matter of its machine. */
const isUnderWay = (slice: string, state: unknown) =>
  slice === 'captcha' && (state === 'solving' || state === 'slow')

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
  mockWaiting.length = 0
  prepareBrowser()

  function prepareBrowser(): void {
    localStorage.clear()
    sessionStorage.clear()
    for (const [name, value] of Object.entries(start.storage.local)) localStorage.setItem(name, value)
    for (const [name, value] of Object.entries(start.storage.session)) sessionStorage.setItem(name, value)
    // Solving a captcha asks for workers, and calls nothing of the description.
    setConfig({ ...(start.config as Config), captcha: { kind: 'stand-in' } })
  }

  function close(): void {
    recorder?.stop()
    document?.close()
    jest.clearAllTimers()
    // What the recorder of a document has put over the browser's own.
    Reflect.deleteProperty(history, 'pushState')
    Reflect.deleteProperty(history, 'replaceState')
  }

  function open(address: string): void {
    close()
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
    await jest.advanceTimersByTimeAsync(0)
  }
  const settle = async () => {
    for (let quiet = 0, known = keeper.steps.length; quiet < TURNS; quiet += 1) {
      await turn()
      if (keeper.steps.length !== known) quiet = 0
      known = keeper.steps.length
    }
  }

  /** Waits until the console does what the tape says next; otherwise answers what it does, if anything. */
  async function next(expected: Done): Promise<Done | undefined> {
    const found = () => unsaid().find((step) => wordsOf(step) === wordsOf(expected))
    while (!found()) {
      await settle()
      if (found()) break
      const goOn = mockWaiting.shift()
      if (goOn) goOn()
      else {
        for (let turns = 0; turns < MOST_TURNS && !found(); turns += 1) await turn()
        break
      }
    }
    return found() ?? unsaid()[0]
  }

  /** What came before something that the tape has said already: the tape has them the other way round. */
  const overtaking = (): Done | undefined => {
    const all = keeper.steps.filter(isDone)
    const last = all.findLastIndex((step) => said.has(step))
    return all.slice(0, Math.max(last, 0)).find((step) => !said.has(step))
  }

  function act(step: Step): void {
    const dispatch = document?.store.dispatch as Dispatch | undefined
    if ('document' in step) open(step.document)
    else if ('did' in step) dispatch?.(withOrigin(step.did))
    else if ('asked' in step) ask(step)
    else if ('dropped' in step) {
      questions.get(step.dropped)?.unsubscribe?.()
      questions.get(step.dropped)?.reset?.()
    } else if ('askedAgain' in step) questions.get(step.askedAgain)?.refetch?.()
    else if ('answered' in step) server.answer(calls.get(step.answered) ?? NaN, step)
    else if ('unanswered' in step) server.fail(calls.get(step.unanswered) ?? NaN, step.why)
    else if ('heard' in step) server.go(calls.get(step.heard) ?? NaN, step.piece)
    else if ('tabTold' in step) document?.hear(step.tabTold)
    else if ('went' in step && step.went !== location.pathname + location.search + location.hash)
      void document?.go(step.went, step.how)
  }

  function ask({ asked, args, question, forced, options }: Extract<Step, { readonly asked: string }>): void {
    const endpoint = endpoints[asked] as unknown as { initiate(args: unknown, how: object): unknown }
    const how = {
      forceRefetch: forced === true,
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
      if (!step.together) await jest.advanceTimersByTimeAsync(Math.max(0, begun + step.ms - Date.now()))
      if (!isDone(step)) {
        const early = overtaking()
        if (early)
          return [place(index), `the replay: the console ${wordsOf(early)}`, 'the tape:   not before this']
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
    await jest.advanceTimersByTimeAsync(Math.max(0, begun + end.ms - Date.now()))
    await settle()
    const more = unsaid()[0]
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
      isUnderWay(name, slice) ? [] : valueDifferences(`state.${name}`, slice, came.end.state?.[name]),
    )
    return address.length + state.length > 0 ? ['At the end:', ...address, ...state] : []
  }

  return { called, all, close }
}
