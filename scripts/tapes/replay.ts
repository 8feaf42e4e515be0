import { setImmediate } from 'node:timers'
import './enhancers'
import { endpoints } from '../../src/api/testing'
import { setConfig, type Config } from '../../src/config'
import { UnknownCaptcha } from '../../src/domain/captcha/adapter'
import { readBundle } from '../developer/description'
import { openDocument, type ConsoleDocument } from './document'
import { createKeeper, type Keeper } from './keeper'
import { recordPage, type Raw, type Recorder } from './record'
import { replayIn, type Replayed, type World } from './run'
import { createServer, withOrigin } from './server'
import type { Fact, Step, Tape } from './tape'

/** Replays a tape through the real store, flows and router, in Jest; nothing is drawn. */

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

const bundle = readBundle()
const own = { Request: window.Request, BroadcastChannel: window.BroadcastChannel }
/** Of the event loop, after which nothing more comes of what has happened. */
const TURNS = 10

export async function replay(tape: Tape): Promise<Replayed> {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
    now: new Date(tape.start.at),
  })
  const world = createWorld(tape)
  try {
    return await replayIn(world, tape)
  } finally {
    world.close()
    jest.clearAllTimers()
    jest.useRealTimers()
  }
}

/** What Jest's timers are made of (@sinonjs/fake-timers), which can do more than Jest hands on. */
const fakeClock = () => (setTimeout as unknown as { clock: { jump(time: number): void } }).clock

type Question = { unsubscribe?: () => void; refetch?: () => unknown; reset?: () => void }
type Dispatch = (action: unknown) => unknown

function createWorld({ title, ledger, flow, start }: Tape): World & { readonly close: () => void } {
  const keeper: Keeper = createKeeper(bundle, { title, ledger, flow })
  const server = createServer()
  const questions = new Map<number, Question>()
  const begun = Date.now()
  const emit = (step: string) => keeper.add(JSON.parse(step) as Raw)
  let document: ConsoleDocument | undefined
  let recorder: Recorder | undefined
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
      return server.take(last.call, new Request(input, init).signal)
    }
    recorder = recordPage(emit)
    document = openDocument((address) => {
      const { origin, pathname, search, hash, href } = new URL(address, location.origin)
      const left = origin === location.origin ? pathname + search + hash : href
      emit(JSON.stringify({ at: Date.now(), left }))
    })
  }

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

  function act(step: Step, call: number): void {
    const dispatch = document?.store.dispatch as Dispatch | undefined
    if ('document' in step) open(step.document)
    else if ('did' in step) dispatch?.(withIds(withOrigin(step.did)))
    else if ('asked' in step) ask(step)
    else if ('dropped' in step) {
      questions.get(step.dropped)?.unsubscribe?.()
      questions.get(step.dropped)?.reset?.()
    } else if ('askedAgain' in step) questions.get(step.askedAgain)?.refetch?.()
    else if ('answered' in step) server.answer(call, withOrigin(step))
    else if ('unanswered' in step) server.fail(call, step.why)
    else if ('heard' in step) server.go(call, step.piece)
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

  return {
    keeper,
    isRead: (operation) => 'select' in endpoints[operation]!,
    move: async (ms) => {
      const time = begun + ms - Date.now()
      if (time <= 0) return
      await jest.advanceTimersByTimeAsync(time)
      await settle()
    },
    turn,
    settle,
    waiting: () => mockWaiting.shift(),
    leave: close,
    act,
    end: () => ({
      at: Date.now(),
      address: location.pathname + location.search + location.hash,
      state: recorder?.state(),
    }),
    close,
  }
}
