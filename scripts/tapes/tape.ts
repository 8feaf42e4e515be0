/** A tape: what happened in one tab of the console, in order, as one JSON file without any secret. */

/** A plain action. */
export type Fact = { readonly type: string } & Readonly<Record<string, unknown>>

/** What the person, their screen or the server did: a replay does it again. */
export type Input =
  /** A document was loaded at this address. */
  | { readonly document: string }
  | { readonly did: Fact }
  /**
   * A screen's question, or a change by its hook: an endpoint and its arguments. `forced`: whatever is known already.
   * `once`: the answer is not kept up to date.
   */
  | {
      readonly asked: string
      readonly args?: unknown
      readonly question: number
      readonly forced?: true
      readonly once?: true
      /** As RTK Query names them: `pollingInterval` and the like. */
      readonly options?: unknown
    }
  /** The screen needs the question's answer no longer. */
  | { readonly dropped: number }
  /** The question is asked once more. */
  | { readonly askedAgain: number }
  /** What was answered to a call; `body` is parsed where it is JSON. */
  | {
      readonly answered: number
      readonly status: number
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: unknown
    }
  /** No answer came. */
  | { readonly unanswered: number; readonly why: string }
  /** A piece of an answer that goes on (the live channel); `over`: its end. */
  | { readonly heard: number; readonly piece?: string; readonly over?: true }
  /** What has become of the captcha that is being solved, which is a matter of the browser's workers. */
  | { readonly captcha: 'ready' | 'failed' | 'unknown' }
  /** The device slept for so many milliseconds: each timer that was due meanwhile came once, at the end. */
  | { readonly slept: number }
  /** Another tab of the browser has told this. */
  | { readonly tabTold: unknown }

/** What the console did by itself: a replay compares it. */
export type Output =
  | {
      /** The operation of the description. */
      readonly called: string
      readonly call: number
      readonly method: string
      /** As in the description, from the family on. */
      readonly path: string
      readonly query?: Readonly<Record<string, string>>
      readonly body?: unknown
    }
  /** The document was left for this address by the console itself. */
  | { readonly left: string }

/** The address has changed in the document; `by` a flow it is compared, by a screen it is done again. */
export type Way = {
  readonly went: string
  readonly how: 'push' | 'replace' | 'back'
  readonly by: 'flow' | 'screen'
}

/**
 * `ms`: milliseconds since the start, by the clock of the page. `together`: in one go with the step before, so that no
 * promise went on between them.
 */
export type Step = { readonly ms: number; readonly together?: true } & (Input | Output | Way)

export type Start = {
  /** ISO 8601. */
  readonly at: string
  readonly address: string
  readonly language: string
  readonly layout: string
  /** How many further rows the sandbox had; its own world without it. */
  readonly seed: Readonly<Record<string, number>>
  /** Who is signed in or signs in; none where nobody does. */
  readonly persona?: string
  /** What the browser had kept. */
  readonly storage: {
    readonly local: Readonly<Record<string, string>>
    readonly session: Readonly<Record<string, string>>
  }
  /** The run-time configuration of the document. */
  readonly config?: unknown
}

export type Tape = {
  readonly tape: 1
  readonly title: string
  /** Rows of docs/requirements.tsv. */
  readonly ledger: readonly string[]
  readonly flow: string
  readonly start: Start
  readonly steps: readonly Step[]
  readonly end: {
    readonly ms: number
    readonly address: string
    /** Every slice of the store but the cache of calls; none where the document had no store yet. */
    readonly state?: Readonly<Record<string, unknown>>
    /** What assistive technology finds on the page at the end (Playwright's ariaSnapshot), without what fields hold. */
    readonly tree?: string
  }
}

/** What stands where a secret stood. */
export const HIDDEN = '(hidden)'
/** What stands where the origin of the console stood. */
export const ORIGIN = '(origin)'
