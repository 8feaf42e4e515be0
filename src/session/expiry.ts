import type { Action } from '@reduxjs/toolkit'
import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import { extensionSignalled, isRefusal, operations, sessionApi, type OperationTable } from '../api'
import { now, serverNow } from '../clock'
import { noticeClosed, noticed } from '../flows/notices'
import { failed } from '../flows/outcomes'
import { request } from '../flows/request'
import { returns } from '../flows/returns'
import { tabs, tellTabs } from '../flows/tabs'
import { timings } from '../timings'
import {
  extendAsked,
  extendedInOtherTab,
  selectExpiry,
  selectPreview,
  selectUser,
  sessionExtended,
  signedOut,
} from './state'

const { extendToken, getCurrentUser } = sessionApi.endpoints
const EXPIRY_NOTICE = 'session-expiry'
const DAY = 24 * 60 * 60 * 1000

const never = () => take(() => false)
/** A browser's timer holds 24 days at most; after a day it is looked at again. */
const until = (time: number) => delay(Math.min(Math.max(time - serverNow(), 0), DAY))

/** The person is not always asked again by themselves: reading them, and background calls, prove no use (decisions 43). */
const isSignOfUse = (action: Action): boolean => {
  const table: OperationTable = operations
  if (!extensionSignalled.match(action)) return false
  const { endpoint } = action.payload
  return endpoint !== getCurrentUser.name && !table[endpoint]?.background
}

/**
 * Keeps the session: extends it silently when the server signals, offers it near its end, one at a time in the
 * whole browser; and notices its end, also when the person comes back to a tab that slept over it.
 */
export function* keepSession(): SagaGenerator<void> {
  const back = yield* call(returns)
  let offered: number | undefined
  let over: number | undefined
  let extendedAt = -Infinity
  while (true) {
    const expiry = yield* select(selectExpiry)
    const due = yield* race({
      signalled: take(isSignOfUse),
      asked: take(extendAsked),
      elsewhere: take(extendedInOtherTab),
      known: take([signedOut, getCurrentUser.matchFulfilled]),
      near: expiry === undefined || expiry === offered ? never() : until(expiry - timings.expiryWarning),
      over: expiry === undefined || expiry === over ? never() : until(expiry),
      returned: take(back),
    })
    // Answers from before an extension still carry the signal.
    if (due.signalled && now() - extendedAt >= timings.extensionQuiet) yield* call(extendSilently)
    if (due.asked) yield* call(extendInView)
    if (due.elsewhere) yield* call(extendedUntil, due.elsewhere.payload)
    const after = yield* select(selectExpiry)
    if (expiry !== undefined && after !== expiry) extendedAt = now()
    if (expiry === undefined || after !== expiry) continue
    if (serverNow() >= expiry) {
      if (over !== expiry) yield* call(askWhoIsSignedIn)
      over = expiry
    } else if (due.near && serverNow() >= expiry - timings.expiryWarning) {
      offered = expiry
      yield* put(expiryNotice(expiry))
    }
  }
}

/** HH:mm in the person's zone. */
const hourAndMinute = (time: number) =>
  new Date(time).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

const expiryNotice = (expiry: number, busy = false) =>
  noticed({
    id: EXPIRY_NOTICE,
    tone: 'warning',
    title: { id: 'session.expiring' },
    text: { id: 'session.expiringText', values: { time: hourAndMinute(expiry) } },
    closes: 'stays',
    action: { label: 'session.extend', busyLabel: 'session.extending', fact: extendAsked(), busy },
  })

/** By the clock the session is over: the server says so with a 401, which leads out, or gives its true end. */
function* askWhoIsSignedIn(): SagaGenerator<void> {
  try {
    yield* request(getCurrentUser, undefined)
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
}

function* extendedUntil(expiredAt: number): SagaGenerator<void> {
  yield* put(sessionExtended(expiredAt))
  yield* put(noticeClosed(EXPIRY_NOTICE))
}

/** One request a browser: while another tab is at it, what that one is told is waited for. */
function* extended(): SagaGenerator<boolean> {
  const { turn } = yield* tabs()
  const release = yield* call(turn, 'extension')
  if (!release) {
    const { told } = yield* race({ told: take(extendedInOtherTab), late: delay(timings.request) })
    if (told) yield* call(extendedUntil, told.payload)
    return told !== undefined
  }
  try {
    const { expiredAt } = (yield* request(extendToken, undefined)).result
    yield* call(extendedUntil, expiredAt)
    yield* tellTabs({ kind: 'extended', expiredAt })
    return true
  } finally {
    release()
  }
}

function* extendSilently(): SagaGenerator<void> {
  // Of a preview nothing is sent by itself: it would end it.
  if (!(yield* select(selectUser)) || (yield* select(selectPreview))) return
  try {
    yield* call(extended)
  } catch (error) {
    if (!isRefusal(error)) throw error // a refused extension shows when the session ends
  }
}

function* extendInView(): SagaGenerator<void> {
  const expiry = yield* select(selectExpiry)
  if (expiry !== undefined) yield* put(expiryNotice(expiry, true))
  try {
    // Another tab that was at it has said nothing: the offer stands again.
    if (!(yield* call(extended))) yield* put(expiryNotice(expiry ?? serverNow()))
    else
      yield* put(
        noticed({
          id: EXPIRY_NOTICE,
          tone: 'success',
          title: { id: 'session.extended' },
          closes: timings.extendedNotice,
        }),
      )
  } catch (error) {
    if (!isRefusal(error)) throw error
    yield* put(noticeClosed(EXPIRY_NOTICE))
    yield* put(failed(error, 'common.somethingWasWrong'))
  }
}
