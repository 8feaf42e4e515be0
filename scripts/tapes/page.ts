import type { Recorder } from './record'
import type { TapeServer } from './server'
import type { Fact, Step, Way } from './tape'

/**
 * What a replay in a browser does inside a page. Playwright sends its text there, and that of the server, so it stands alone; it comes before
 * the recorder, whose `fetch` is to lie over the one that is answered from the tape.
 */

/** `call` and `question`: by their numbers in the document and in the tape. */
export type Deed =
  | { readonly did: Fact }
  | Extract<Step, { readonly asked: string }>
  | { readonly dropped: number }
  /** `known`: the number under which the page's recorder knows it. */
  | { readonly askedAgain: number; readonly known?: number }
  | { readonly call: number; readonly answer: Extract<Step, { readonly answered: number }> }
  | { readonly call: number; readonly why: string }
  | { readonly call: number; readonly piece?: string }
  | { readonly captcha: 'ready' | 'failed' | 'unknown' }
  | { readonly tabTold: unknown }
  | { readonly to: string; readonly how: Way['how'] }

export type ReplayedPage = {
  /** Does all of it in one go; answers in words what cannot be done. */
  readonly act: (deeds: readonly Deed[]) => string | undefined
  /** Some turns of the event loop; time does not move. */
  readonly turn: () => Promise<void>
}

/** `challenge`: the address of the captcha's challenge, and one that is solved at once. */
export type Challenge = { readonly path: string; readonly answer: unknown }

export function standInPage(server: TapeServer, challenge: Challenge): void {
  if (window !== window.top) return
  const scope = window as unknown as Record<string, unknown>
  const send = window.fetch.bind(window)
  const Channel = window.BroadcastChannel
  let last = 0
  window.fetch = (input, init) => {
    const call = (last += 1)
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const isChallenge = pathname === challenge.path
    if (!isChallenge && !pathname.startsWith('/api/')) return send(input, init)
    if (isChallenge) challenged = call
    const given = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    return server.take(call, given ?? new AbortController().signal)
  }
  let challenged = 0
  /** What has become of the captcha that is being solved: workers solve it in earnest. */
  const captcha = (outcome: 'ready' | 'failed' | 'unknown') => {
    if (outcome === 'failed') return server.fail(challenged, 'on the tape')
    const { parameters } = challenge.answer as { readonly parameters: object }
    const unknown = { parameters: { ...parameters, algorithm: 'unknown' } }
    const body = outcome === 'ready' ? challenge.answer : unknown
    server.answer(challenged, { ms: 0, answered: 0, status: 200, body })
  }
  /** What was made at random is another one here. */
  const withIds = (fact: Fact): Fact => {
    const made = recorder().made()
    const text = JSON.stringify(fact).replace(
      /\(id (\d+)\)/g,
      (word, n: string) => made[Number(n) - 1] ?? word,
    )
    return JSON.parse(text) as Fact
  }

  type Asked = { unsubscribe?: () => void; refetch?: () => unknown; reset?: () => void }
  type Api = {
    readonly endpoints: Readonly<Record<string, { initiate(args: unknown, how: object): unknown }>>
  }
  const questions = new Map<number, Asked>()
  let api: Api | undefined
  const recorder = () => scope.__tapeRecorder as Recorder

  /** The one api of the build, by the door that webpack leaves open for chunks that come later. */
  const findApi = (): Api | undefined => {
    type Require = ((id: string) => unknown) & { readonly m: Readonly<Record<string, () => unknown>> }
    let require: Require | undefined
    const chunks = scope.webpackChunkaccount_console as unknown[][]
    chunks.push([[Symbol('replay')], {}, (given: Require) => (require = given)])
    const modules = Object.entries(require?.m ?? {})
    const [id] = modules.find(([, code]) => /\bendpoints:\(\)=>\(\{\}\)/.test(String(code))) ?? []
    if (!require || id === undefined) return undefined
    const isApi = (value: unknown): value is Api =>
      typeof value === 'object' && value !== null && 'endpoints' in value && 'injectEndpoints' in value
    return Object.values(require(id) as object).find(isApi)
  }
  /** What a screen has asked by what stands in it alone: a text that was typed, a form that was sent. */
  const ask = ({
    asked,
    args,
    question,
    forced,
    once,
    options,
  }: Extract<Deed, { readonly asked: string }>) => {
    api ??= findApi()
    const endpoint = api?.endpoints[asked]
    if (!endpoint) return `no screen asks ${asked}`
    const how = {
      forceRefetch: forced === true,
      subscribe: once !== true,
      ...(options !== undefined && { subscriptionOptions: options }),
    }
    questions.set(question, recorder().dispatch(endpoint.initiate(args, how)) as Asked)
    return undefined
  }
  /** The router hears of an entry that it has not made as of a press on Forward. */
  const go = (address: string, how: Way['how']) => {
    if (how === 'back') return history.back()
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    const state = { usr: null, key: 'replayed', idx: how === 'push' ? idx + 1 : idx }
    history[`${how}State`](state, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }

  function act(deed: Deed): string | undefined {
    if ('did' in deed) recorder().dispatch(withIds(deed.did))
    else if ('asked' in deed) return ask(deed)
    else if ('dropped' in deed) {
      const asked = questions.get(deed.dropped)
      asked?.unsubscribe?.()
      asked?.reset?.()
    } else if ('askedAgain' in deed) {
      if (deed.known === undefined) questions.get(deed.askedAgain)?.refetch?.()
      else recorder().askAgain(deed.known)
    } else if ('answer' in deed) server.answer(deed.call, deed.answer)
    else if ('why' in deed) server.fail(deed.call, deed.why)
    else if ('call' in deed) server.go(deed.call, deed.piece)
    else if ('captcha' in deed) captcha(deed.captcha)
    else if ('tabTold' in deed) {
      const channel = new Channel('console')
      channel.postMessage(deed.tabTold)
      channel.close()
    } else go(deed.to, deed.how)
    return undefined
  }

  const page: ReplayedPage = {
    act: (deeds) => deeds.map(act).find((why) => why !== undefined),
    turn: async () => {
      for (let turns = 0; turns < 4; turns += 1)
        await new Promise((next) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = next
          port2.postMessage(null)
        })
    },
  }
  Object.defineProperty(window, '__replayedPage', { value: page })
}
