import { createAction } from '@reduxjs/toolkit'
import { call, getContext, put, take, type SagaGenerator } from 'typed-redux-saga'
import { config } from '../config'
import { withLang } from '../paths'
import { returnTarget } from '../targets'
import { noticeClosed } from './notices'

/** How a flow moves the person; `app` puts one into the saga context under `navigator`. */
export interface Navigator {
  /** Where the person is. */
  readonly here: () => { readonly pathname: string; readonly search: string; readonly hash: string }
  /**
   * Goes to an own address, or to an absolute one of an allowed host; settles when the screen is there. `asking`:
   * the person chose to go, so that what they have typed may keep them.
   */
  readonly go: (address: string, how?: { readonly asking?: boolean }) => Promise<void>
  /** Goes to an address by loading a fresh document: all caches are gone. */
  readonly load: (address: string) => Promise<void>
  readonly reload: () => void
  /** Closes what is open over the page, as a press on its close button does. */
  readonly close: () => void
}

export const navigator = (): SagaGenerator<Navigator> => getContext<Navigator>('navigator')

/** The query parameters of the address where the person is. */
export function* parameters(): SagaGenerator<URLSearchParams> {
  const { here } = yield* navigator()
  return new URLSearchParams(here().search)
}

/** The parameters of an address that say what is open over its page, and of which record. */
export const opened = { name: 'drawer', record: 'record' } as const

/** Whether this is what is open over the page. */
export function* isOpened(name: string, record?: string): SagaGenerator<boolean> {
  const query = yield* parameters()
  return query.get(opened.name) === name && (query.get(opened.record) ?? undefined) === record
}

/** Closes what the flow was begun on, if that is still what is open. */
export function* closeOpened(name: string, record?: string): SagaGenerator<void> {
  if (yield* isOpened(name, record)) yield* call((yield* navigator()).close)
}

/** The person goes back to what they had left while it was being saved, as a notice offers. */
export const wayBackTaken = createAction<{ to: string; notice: string }>('navigation/wayBackTaken')

export function* wayBackFlow(): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(wayBackTaken)
    yield* put(noticeClosed(payload.notice))
    const { go } = yield* navigator()
    yield* call(go, payload.to, { asking: true })
  }
}

/** Where a `url` parameter may lead from this document; undefined where it may not be followed. */
export const followable = (url: string | null): string | undefined =>
  returnTarget(url, { origin: location.origin, hosts: config().returnHosts })

/** Goes to an address; an own one keeps `lang`. */
export function* goTo(address: string): SagaGenerator<void> {
  const { go } = yield* navigator()
  const lang = (yield* parameters()).get('lang')
  yield* call(go, address.startsWith('/') ? withLang(address, lang) : address)
}
