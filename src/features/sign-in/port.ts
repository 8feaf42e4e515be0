import type { Store } from '@reduxjs/toolkit'
import type { Refusal } from '../../api/refusal'
import { inTime } from '../../arriving'
import type { Captcha } from '../../domain/captcha/state'
import type { SignedInAlready, SignInState } from './state'

/** What the light page shows: the dialogue of the sign-in flow, whether the captcha has a token, and who is here already. */
export type SignInView = SignInState & {
  readonly captcha: Captcha
  readonly already?: SignedInAlready | null
}
export type SignInFact = { readonly type: string; readonly payload?: unknown }

/** Store and flows behind the form; a chunk that arrives while the person types. */
export interface SignInEngine {
  readonly store: Store
  readonly view: () => SignInView
  readonly tell: (fact: SignInFact) => void
  readonly subscribe: (heard: () => void) => () => void
}

/** The light page's only tie to the engine: it can be looked at and told to before the engine is there. */
export interface SignInPort {
  readonly view: () => SignInView
  readonly subscribe: (heard: () => void) => () => void
  /** States a fact. Before the engine is there it waits with the button busy; only the first waits. */
  readonly tell: (fact: SignInFact) => void
  /** Fetches the engine; a failed fetch is tried again by the next press. */
  readonly engine: () => Promise<SignInEngine>
}

const waiting: SignInView = { sending: false, captcha: 'solving' }
const couldNotLoad: Refusal = { status: 0, message: '', text: 'signIn.couldNotLoad' }

export function createPort(loadEngine: () => Promise<SignInEngine>): SignInPort {
  let engine: SignInEngine | undefined
  let coming: Promise<SignInEngine> | undefined
  let early: SignInView = waiting
  const listeners = new Set<() => void>()
  const show = (view: SignInView) => {
    early = view
    listeners.forEach((heard) => heard())
  }

  const load = () =>
    (coming ??= inTime(loadEngine).then(
      (arrived) => {
        engine = arrived
        engine.subscribe(() => listeners.forEach((heard) => heard()))
        listeners.forEach((heard) => heard())
        return arrived
      },
      (failure: unknown) => {
        coming = undefined
        throw failure
      },
    ))

  return {
    view: () => (early.sending || !engine ? early : engine.view()),
    subscribe(heard) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
    tell(fact) {
      if (engine) return engine.tell(fact)
      if (early.sending) return
      show({ ...waiting, sending: true })
      load().then(
        (arrived) => {
          early = waiting
          arrived.tell(fact)
        },
        () => show({ ...waiting, refusal: couldNotLoad }),
      )
    },
    engine: load,
  }
}
