import type { MessageId } from '../texts'

/** Why a call was no success (doc1 §8, decisions 4). */
export type Refusal = {
  /** The HTTP status; 10000 when no answer came, 0 when the console itself refused. */
  readonly status: number
  /** What the server said, else 'Unhandle error', else the error of the network. */
  readonly message: string
  /** The server's own words, when it sent some. */
  readonly said?: string
  /** The console's own words, for a refusal of its own. */
  readonly text?: MessageId
  /** A further sentence of the console: no answer came, and what that means. */
  readonly also?: MessageId
  readonly errorCode?: string
  /** Seconds until a further attempt makes sense. */
  readonly retryAfter?: number
  /** The body, for the error drawer. */
  readonly data?: unknown
  /**
   * The session tells it already: signed out, too many requests, or the forbidden page in place of the screen. Nothing
   * else tells it again.
   */
  readonly toldBySession?: true | undefined
}

export const NO_ANSWER = 10000

export const isRefusal = (error: unknown): error is Refusal =>
  typeof error === 'object' && error !== null && 'status' in error && 'message' in error

/** Whoever sent the call has called it back: neither done nor refused. */
export const isCancelled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/** A refusal by the console itself, before any call. */
export const refuse = (text: MessageId): Refusal => ({ status: 0, message: text, text })
