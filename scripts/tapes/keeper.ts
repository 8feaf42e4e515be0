import { describe, type Bundle } from '../developer/describe'
import type { Raw } from './record'
import { createSecrets } from './secrets'
import type { Fact, Start, Step, Tape } from './tape'

/** Makes a tape of what `recordPage` says: secrets are hidden, calls have their operation, times are from the start. */

export type About = {
  readonly title: string
  readonly ledger: readonly string[]
  /** The flow whose tape it is: its folder in e2e/tapes. */
  readonly flow: string
  /** How many further rows the sandbox has. */
  readonly seed?: Readonly<Record<string, number>>
}
export type End = {
  /** Epoch milliseconds. */
  readonly at: number
  readonly address: string
  readonly state?: object
  readonly tree?: string
  readonly config?: unknown
}

/** What a keeper hands on to that of the next document of the tab, without secrets, as JSON. */
export type Kept = {
  readonly first: First
  readonly persona?: string
  readonly steps: readonly Step[]
  readonly calls: number
  readonly questions: number
}
/** The document that the tape begins with; its secrets are hidden. */
type First = {
  readonly at: number
  readonly origin: string
  readonly address: string
  readonly language: string
  readonly local: Strings
  readonly session: Strings
}

export type Keeper = ReturnType<typeof createKeeper>

type Changing<T> = { -readonly [Name in keyof T]: T[Name] }
type Called = Changing<Extract<Step, { readonly called: string }>>
type Strings = Readonly<Record<string, string>>

const KEPT = ['date', 'x-token-extend', 'retry-after', 'content-disposition']

/** `before`: what the documents before have kept, where the tape goes on. */
export function createKeeper(bundle: Bundle, about: About, before?: Kept) {
  const description = describe(bundle)
  const secrets = createSecrets(bundle)
  const steps: Step[] = [...(before?.steps ?? [])]
  let burst: number | undefined
  /** A document whose page had no time yet: it has that of the first that happens in it. */
  let early: Step | undefined
  const calls = new Map<number, Called>()
  const questions = new Map<number, number>()
  let first = before?.first
  let persona = before?.persona
  let lastCall = before?.calls ?? 0
  let lastQuestion = before?.questions ?? 0

  function note(step: Raw, ms: number): void {
    if ('document' in step) steps.push({ ms, document: secrets.address(step.document) })
    else if ('did' in step) did(secrets.fact(step.did), ms)
    else if ('asked' in step) {
      const { asked, args, forced, once, options } = step
      questions.set(step.question, (lastQuestion += 1))
      const more = {
        ...(forced && { forced }),
        ...(once && { once }),
        ...(options !== undefined && { options }),
      }
      const given = args === undefined ? {} : { args: secrets.sent(asked, args) }
      steps.push({ ms, asked, ...given, question: lastQuestion, ...more })
    } else if ('dropped' in step) question(step.dropped, (dropped) => steps.push({ ms, dropped }))
    else if ('askedAgain' in step) question(step.askedAgain, (askedAgain) => steps.push({ ms, askedAgain }))
    else if ('slept' in step) steps.push({ ms, slept: step.slept })
    else if ('called' in step) called(step, ms)
    else if ('captcha' in step) steps.push({ ms, captcha: step.captcha })
    else if ('bodyOf' in step) {
      const call = calls.get(step.bodyOf)
      if (call) call.body = secrets.sent(call.called, parsed(step.text).body)
    } else if ('answered' in step) answered(step, ms)
    else if ('unanswered' in step) {
      const call = calls.get(step.unanswered)
      if (call) steps.push({ ms, unanswered: call.call, why: step.why })
    } else if ('heard' in step) {
      const call = calls.get(step.heard)
      const piece = step.piece === undefined ? {} : { piece: secrets.piece(step.piece) }
      if (call) steps.push({ ms, heard: call.call, ...piece, ...(step.over && { over: step.over }) })
    } else if ('tabTold' in step) steps.push({ ms, tabTold: secrets.other(step.tabTold) })
    else if ('went' in step) {
      const { how, by } = step
      steps.push({ ms, went: secrets.address(step.went), how, by })
    } else steps.push({ ms, left: secrets.address(step.left) })
  }

  function did(fact: Fact, ms: number): void {
    const { userName } = (fact.payload ?? {}) as { userName?: unknown }
    if (typeof userName === 'string') persona ??= userName
    steps.push({ ms, did: fact })
  }

  function question(raw: number, act: (number: number) => void): void {
    const known = questions.get(raw)
    if (known !== undefined) act(known)
  }

  function called({ called, method, call }: Extract<Raw, { readonly called: string }>, ms: number): void {
    const url = new URL(called)
    const path = pathBehindApi(url)
    const operation = path === undefined ? undefined : description.match(method, path)
    if (path === undefined || operation === undefined) return
    const query = secrets.sent(operation, Object.fromEntries(url.searchParams)) as Strings
    const step: Called = {
      ms,
      called: operation,
      call: (lastCall += 1),
      method,
      path: secrets.address(path),
      ...(Object.keys(query).length > 0 && { query }),
    }
    calls.set(call, step)
    steps.push(step)
  }

  function answered(step: Extract<Raw, { readonly answered: number }>, ms: number): void {
    const call = calls.get(step.answered)
    if (!call) return
    const { body, isText } = parsed(step.text)
    const type = step.headers['content-type']
    const isPlain = isText || type?.startsWith('text/event-stream')
    const kept = Object.entries(step.headers).filter(([name]) => KEPT.includes(name))
    const headers = { ...Object.fromEntries(kept), ...(isPlain && type && { 'content-type': type }) }
    if (call.called === 'getCurrentUser') {
      const { result } = (body ?? {}) as { result?: { id?: string } }
      persona ??= result?.id
    }
    steps.push({
      ms,
      answered: call.call,
      status: step.status,
      ...(Object.keys(headers).length > 0 && { headers }),
      ...(body !== undefined && { body: secrets.answered(call.called, body) }),
    })
  }

  return {
    /** What has happened so far. */
    steps: steps as readonly Step[],
    /** A step as it is in the finished tape. */
    swept: <T extends object>(step: T): T => secrets.swept(step, first?.origin),
    /** What the recorder of a document says, in the order in which it says it. */
    add(step: Raw): void {
      if (!first) {
        if (!('document' in step)) return
        const { at, origin, document, language, local, session } = step
        first = {
          at,
          origin,
          address: secrets.address(document),
          language,
          local: secrets.other(local) as Strings,
          session: secrets.other(session) as Strings,
        }
      }
      const known = steps.length
      // A tape's time never goes back: that of a page may, where its clock is set anew after the document has begun.
      const latest = steps.at(-1)?.ms ?? 0
      const ms = step.at - first.at
      if (early && !('document' in step)) Object.assign(early, { ms: Math.max(ms, latest) })
      note(step, Math.max(ms, latest))
      early = 'document' in step && ms < latest ? steps.at(-1) : undefined
      const last = steps.at(-1)
      if (!last || steps.length === known) return
      const isTogether = step.burst === burst && !('document' in step)
      if (isTogether) Object.assign(last, { together: true })
      burst = step.burst
    },
    /** For the document that comes; undefined where nothing was recorded. */
    keep(): Kept | undefined {
      if (!first) return undefined
      return secrets.swept(
        { first, ...(persona !== undefined && { persona }), steps, calls: lastCall, questions: lastQuestion },
        // The keeper of the next document knows where the origin stood by its first document.
        undefined,
      )
    },
    /** Throws where nothing was recorded. */
    finish({ at, address, state, tree, config }: End): Tape {
      if (!first) throw new Error('nothing was recorded: begin the tape before a page is opened')
      const start: Start = {
        at: new Date(first.at).toISOString(),
        address: first.address,
        language: first.language,
        layout: first.local['console.layout'] ?? 'standard',
        seed: about.seed ?? {},
        ...(persona !== undefined && { persona }),
        storage: { local: first.local, session: first.session },
        ...(config !== undefined && { config }),
      }
      const end = {
        ms: at - first.at,
        address: secrets.address(address),
        ...(state !== undefined && { state: secrets.state(state) }),
        ...(tree !== undefined && { tree }),
      }
      const { title, ledger, flow } = about
      return secrets.swept({ tape: 1, title, ledger, flow, start, steps: [...steps], end }, first.origin)
    },
  }
}

/** JSON where it is JSON; `isText` where it is not. */
function parsed(text: string): { readonly body?: unknown; readonly isText: boolean } {
  if (text === '') return { isText: false }
  try {
    return { body: JSON.parse(text) as unknown, isText: false }
  } catch {
    return { body: text, isText: true }
  }
}

/** As the sandbox and the development server have it. */
function pathBehindApi({ pathname }: URL): string | undefined {
  return pathname.startsWith('/api/') ? pathname.slice('/api'.length) : undefined
}
