/**
 * Records what happens in a document. It stands alone, without imports: Playwright sends its text into a page
 * (e2e/tape.ts), and the developer panel calls it. It must run before the console does: the store asks
 * `__REDUX_DEVTOOLS_EXTENSION_COMPOSE__` for its enhancers, in production too.
 *
 * What it says is raw, with all secrets, and goes nowhere but to `scripts/tapes/keeper.ts`.
 */

type Plain = { readonly type: string } & Readonly<Record<string, unknown>>
export type Raw = { readonly at: number; readonly burst: number } & (
  | {
      readonly document: string
      readonly origin: string
      readonly language: string
      readonly local: Readonly<Record<string, string>>
      readonly session: Readonly<Record<string, string>>
    }
  | { readonly did: Plain }
  | {
      readonly asked: string
      readonly args?: unknown
      readonly question: number
      readonly forced?: true
      readonly once?: true
      readonly options?: unknown
    }
  | { readonly dropped: number }
  | { readonly askedAgain: number }
  | { readonly called: string; readonly method: string; readonly call: number }
  /** What a call sends, where that is text. */
  | { readonly bodyOf: number; readonly text: string }
  | {
      readonly answered: number
      readonly status: number
      readonly headers: Readonly<Record<string, string>>
      readonly text: string
    }
  | { readonly unanswered: number; readonly why: string }
  | { readonly heard: number; readonly piece?: string; readonly over?: true }
  | { readonly tabTold: unknown }
  | { readonly captcha: 'ready' | 'failed' | 'unknown' }
  | { readonly slept: number }
  | { readonly went: string; readonly how: 'push' | 'replace' | 'back'; readonly by: 'flow' | 'screen' }
  | { readonly left: string }
)

/** How the document's recorder is asked for what is not a step. */
export type Recorder = {
  /** What has been made at random since the document was opened: `(id 1)` in a step is the first of them. */
  readonly made: () => readonly string[]
  /** Every slice but the cache of calls; undefined while there is no store. */
  readonly state: () => Readonly<Record<string, unknown>> | undefined
  /** Says a fact as a person or their screen does; a thunk of RTK Query is a question of theirs. */
  readonly dispatch: (action: unknown) => unknown
  /** Asks a question once more, as a screen does, by its number in this document. */
  readonly askAgain: (question: number) => void
  readonly stop: () => void
  /** To be called where a test lets the page's clock jump, by so many milliseconds. */
  readonly sleep: (time: number) => void
}

type Store = {
  dispatch: (action: unknown) => unknown
  getState: () => Readonly<Record<string, unknown>>
}
type Create = (...args: unknown[]) => Store
type Enhance = (create: Create) => Create
/** What `initiate` of RTK Query answers. */
type Asked = {
  readonly arg: unknown
  readonly queryCacheKey?: string
  readonly subscriptionOptions?: object
  unsubscribe?: () => void
  refetch?: () => unknown
  reset?: () => void
}
type Arg = { readonly endpointName: string; readonly originalArgs: unknown; readonly subscribe?: boolean }
type Leaving = Event & {
  readonly destination: { readonly url: string; readonly sameDocument: boolean }
  readonly userInitiated: boolean
}

/** `emit`: what hears each step as JSON, or the name of a global function that does. */
export function recordPage(emit: string | ((step: string) => void)): Recorder | undefined {
  if (window !== window.top) return undefined
  const scope = window as unknown as Record<string, unknown>
  const hear = typeof emit === 'string' ? (scope[emit] as (step: string) => unknown) : emit
  let stopped = false
  // Distributes over the kinds of step, which Omit alone would not.
  type Said = Raw extends infer Each ? (Each extends Raw ? Omit<Each, 'at' | 'burst'> : never) : never
  // What is said in one go, before any promise goes on, has one number.
  let burst = 0
  let isBursting = false
  const say = (step: Said) => {
    if (stopped) return
    if (!isBursting) {
      isBursting = true
      burst += 1
      queueMicrotask(() => (isBursting = false))
    }
    hear(named(JSON.stringify({ at: Date.now(), burst, ...step })))
  }
  // Ids of Redux Toolkit's nanoid are others each time, and facts speak of them.
  const ids: string[] = []
  const named = (text: string) =>
    ids.reduce((all, id, index) => all.replaceAll(id, `(id ${index + 1})`), text)
  const here = () => location.pathname + location.search + location.hash
  // Numbers of calls and questions are told apart from those of the documents before.
  let last = Date.now() * 1000
  const number = () => (last += 1)

  const kept = (name: 'localStorage' | 'sessionStorage'): Record<string, string> => {
    try {
      return { ...window[name] }
    } catch {
      return {} // blocked site data
    }
  }
  say({
    document: here(),
    origin: location.origin,
    language: new URLSearchParams(location.search).get('lang') ?? 'en',
    local: kept('localStorage'),
    session: kept('sessionStorage'),
  })

  // The store. The outermost enhancer sees what people and screens dispatch: a flow's own `put` goes through the
  // middleware's dispatch. The innermost sees what the outermost's thunks dispatch in the same moment, and what has become of a
  // captcha, which workers solve.
  let store: Store | undefined
  let pending: Arg | undefined
  const innermost: Enhance =
    (create) =>
    (...args) => {
      const made = create(...args)
      const dispatch = (action: unknown) => {
        const { type, meta, payload } = action as Plain & { meta?: { arg?: Arg }; payload?: { id?: unknown } }
        if (/^api\/execute(Query|Mutation)\/pending$/.test(type)) pending = meta?.arg
        const id = payload?.id
        const isNew = typeof id === 'string' && /^[\w-]{21}$/.test(id) && !ids.includes(id)
        if (isNew && !type.startsWith('api/')) ids.push(id)
        const captcha = /^captcha\/captcha(Ready|Failed|Unknown)$/.exec(type)?.[1]
        if (captcha) say({ captcha: captcha.toLowerCase() as 'ready' | 'failed' | 'unknown' })
        return made.dispatch(action)
      }
      return { ...made, dispatch }
    }
  const questions = new Map<number, Asked>()
  const noteAsked = (asked: Asked) => {
    const question = number()
    questions.set(question, asked)
    const isQuery = asked.queryCacheKey !== undefined
    const arg = asked.arg as Arg
    const options = asked.subscriptionOptions
    say(
      isQuery
        ? {
            asked: asked.queryCacheKey.slice(0, asked.queryCacheKey.indexOf('(')),
            args: asked.arg,
            question,
            // Whatever made it ask: in the replay it asks too.
            ...(pending && { forced: true as const }),
            ...(pending?.subscribe === false && { once: true as const }),
            ...(options && Object.keys(options).length > 0 && { options }),
          }
        : { asked: arg.endpointName, args: arg.originalArgs, question },
    )
    const { unsubscribe, refetch, reset } = asked
    if (unsubscribe)
      asked.unsubscribe = () => {
        say({ dropped: question })
        unsubscribe()
      }
    if (refetch)
      asked.refetch = () => {
        say({ askedAgain: question })
        return refetch()
      }
    if (reset)
      asked.reset = () => {
        say({ dropped: question })
        reset()
      }
  }
  const isAsked = (result: unknown): result is Asked =>
    typeof result === 'object' && result !== null && 'requestId' in result && 'arg' in result
  /** What RTK Query and the store tell themselves. */
  const OWN =
    /^(app\/slicesAdded|__rtkq\/|api\/(internalSubscriptions|internal_|config|removeMutationResult))/
  const outermost: Enhance =
    (create) =>
    (...args) => {
      const made = create(...args)
      const dispatch = (action: unknown) => {
        if (typeof action !== 'function') {
          const fact = action as Plain
          if (!OWN.test(fact.type)) say({ did: fact })
          return made.dispatch(action)
        }
        pending = undefined
        const result = made.dispatch(action)
        if (isAsked(result)) noteAsked(result)
        return result
      }
      store = { ...made, dispatch }
      return store
    }
  const composed = (enhancers: readonly Enhance[]): Enhance =>
    [outermost, ...enhancers, innermost].reduceRight<Enhance>(
      (inner, enhancer) => (create) => enhancer(inner(create)),
      (create) => create,
    )
  scope.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (...given: unknown[]) =>
    typeof given[0] === 'function'
      ? composed(given as Enhance[])
      : (...enhancers: Enhance[]) => composed(enhancers)

  // Calls. What was not asked for by the description the keeper leaves out.
  const send = window.fetch.bind(window)
  const READ = ['date', 'x-token-extend', 'retry-after', 'content-type', 'content-disposition']
  const listen = async (call: number, body: ReadableStream<Uint8Array>) => {
    try {
      const reader = body.pipeThrough(new TextDecoderStream() as unknown as TransformStream).getReader()
      for (;;) {
        const { done, value } = (await reader.read()) as { done: boolean; value?: string }
        if (done) break
        say({ heard: call, piece: value })
      }
      say({ heard: call, over: true })
    } catch {
      // cut by this document itself
    }
  }
  // A request is not cloned for what it sends: its body would be a stream then, which is sent in another way. Written down when
  // it is made, as text; a form is only named.
  const sends = new WeakMap<Request, BodyInit>()
  const Native = window.Request
  window.Request = class extends Native {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input, init)
      const body = init?.body ?? (input instanceof Native ? sends.get(input) : undefined)
      if (body) sends.set(this, body)
    }
  }
  const bodyOf = (input: RequestInfo | URL, init: RequestInit | undefined) =>
    init?.body ?? (input instanceof Native ? sends.get(input) : undefined)
  window.fetch = async (input, init) => {
    const call = number()
    const url = input instanceof Native ? input.url : new URL(input, location.href).href
    const method = init?.method ?? (input instanceof Native ? input.method : 'GET')
    say({ called: url, method, call })
    const body = bodyOf(input, init)
    if (body instanceof FormData) say({ bodyOf: call, text: '"(form)"' })
    else if (typeof body === 'string') say({ bodyOf: call, text: body })
    let response: Response
    try {
      response = await send(input, init)
    } catch (error) {
      const { name, message } = error as Error
      if (name !== 'AbortError') say({ unanswered: call, why: message })
      throw error
    }
    const headers = Object.fromEntries(
      READ.flatMap((name) => {
        const value = response.headers.get(name)
        return value === null ? [] : [[name, value]]
      }),
    )
    const type = headers['content-type'] ?? ''
    const answered = (text: string) => say({ answered: call, status: response.status, headers, text })
    if (type.startsWith('text/event-stream')) {
      answered('')
      const copy = response.clone()
      if (copy.body) void listen(call, copy.body)
    } else if (/json|^text\/|^$/.test(type)) {
      // Read before the console has it, so that the answer stands before all that it brings about.
      const text = await response
        .clone()
        .text()
        .catch(() => '')
      answered(text)
    } else answered('')
    return response
  }

  // The address. A flow's way has a mark (src/kit/leave/asks.ts); the landing of /login has none (src/sign-in.tsx).
  const change = (how: 'push' | 'replace') => {
    const original = history[`${how}State`].bind(history)
    history[`${how}State`] = (state: { usr?: { skipLeaveGuard?: boolean } | null } | null, unused, url) => {
      const before = location.pathname
      const from = here()
      original(state, unused, url)
      const isLanding = how === 'replace' && before === '/login' && location.pathname !== before
      const isMarked = how === 'push' && state?.usr?.skipLeaveGuard === true
      if (here() !== from) say({ went: here(), how, by: isLanding || isMarked ? 'flow' : 'screen' })
    }
  }
  change('push')
  change('replace')
  const onBack = () => say({ went: here(), how: 'back', by: 'screen' })
  addEventListener('popstate', onBack, { capture: true })
  // Of the Navigation API, which says who leaves a document.
  const navigation = scope.navigation as EventTarget | undefined
  navigation?.addEventListener('navigate', (event) => {
    const { destination, userInitiated } = event as Leaving
    const { origin, pathname, search, hash, href } = new URL(destination.url)
    const isOwn = origin === location.origin
    if (!destination.sameDocument && !userInitiated) say({ left: isOwn ? pathname + search + hash : href })
  })

  // Other tabs: whoever opens the channel hears what they tell first here.
  const Channel = window.BroadcastChannel as typeof BroadcastChannel | undefined
  if (Channel)
    window.BroadcastChannel = class extends Channel {
      constructor(name: string) {
        super(name)
        if (name === 'console')
          this.addEventListener('message', ({ data }: MessageEvent) => say({ tabTold: data }))
      }
    }

  const recorder: Recorder = {
    made: () => ids,
    state: () => {
      if (!store) return undefined
      const slices = Object.entries(store.getState()).filter(([name]) => name !== 'api')
      return JSON.parse(named(JSON.stringify(Object.fromEntries(slices)))) as Readonly<
        Record<string, unknown>
      >
    },
    dispatch: (action) => store?.dispatch(action),
    askAgain: (question) => void questions.get(question)?.refetch?.(),
    stop: () => {
      stopped = true
      removeEventListener('popstate', onBack, { capture: true })
    },
    sleep: (time) => say({ slept: time }),
  }
  Object.defineProperty(window, '__tapeRecorder', { value: recorder, configurable: true })
  return recorder
}
