import { buffers, eventChannel, type EventChannel } from 'redux-saga'
import { call, getContext, type SagaGenerator } from 'typed-redux-saga'
import type { LoginResult } from '../api'

/** What a tab tells the other tabs of its browser, which share one session with it. */
export type TabMessage =
  | { readonly kind: 'signedIn'; readonly status: LoginResult['status'] }
  | { readonly kind: 'organizationChosen' }
  /** Epoch milliseconds of the server. */
  | { readonly kind: 'extended'; readonly expiredAt: number }
  | { readonly kind: 'signedOut' }
  /** A second factor is being set up there: the key that any other tab shows counts no more. */
  | { readonly kind: 'secondFactorBegun' }
  /** From the tab that holds the live connection; `of` names person and organization. */
  | { readonly kind: 'live'; readonly of: string; readonly event: unknown }
  /** From a tab that has just begun to listen: it has missed the counter. */
  | { readonly kind: 'liveAsked'; readonly of: string }
  /** From the tab that has the turn: the connection is lost, or is there again. */
  | {
      readonly kind: 'liveLoss'
      readonly of: string
      readonly loss: 'waiting' | 'trying' | { readonly notBefore: number } | undefined
    }
  /** The person wants it to be tried now. */
  | { readonly kind: 'liveTryAsked'; readonly of: string }

export type Release = () => void

/** The other tabs of this browser; `app` gives it to the flows. */
export type Tabs = {
  /** Whether this tab hears the others at all. */
  readonly hears: boolean
  readonly tell: (message: TabMessage) => void
  /** Calls `heard` with whatever another tab tells, never with one's own; returns what ends it. */
  readonly hear: (heard: (message: TabMessage) => void) => () => void
  /**
   * A turn that one tab has at a time; it lasts until it is released or the tab is gone. While another tab has it:
   * undefined at once, or with `until` a wait that its abort ends with undefined.
   */
  readonly turn: (name: string, until?: AbortSignal) => Promise<Release | undefined>
}

export const tabs = (): SagaGenerator<Tabs> => getContext<Tabs>('tabs')

export function* tellTabs(message: TabMessage): SagaGenerator<void> {
  const { tell } = yield* tabs()
  yield* call(tell, message)
}

/** Everything that the other tabs tell from now on. Close it when it is not taken from any more. */
export function* tabMessages(): SagaGenerator<EventChannel<TabMessage>> {
  const { hear } = yield* tabs()
  return eventChannel<TabMessage>(hear, buffers.expanding())
}
