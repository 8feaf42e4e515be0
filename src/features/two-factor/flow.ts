import { call, delay, put, race, select, spawn, take, type SagaGenerator } from 'typed-redux-saga'
import { isRefusal, twoFactorApi } from '../../api'
import { session } from '../../browser'
import { navigator } from '../../flows/navigation'
import { failed, saidOr, succeeded } from '../../flows/outcomes'
import type { Parts } from '../../flows/parts'
import { request } from '../../flows/request'
import { tabMessages, tellTabs } from '../../flows/tabs'
import { loadContext } from '../../session/enter'
import { timings } from '../../timings'
import { forgetSetup, showSetup } from './shown-setup'
import {
  disablingAsked,
  disablingConfirmed,
  selectTwoFactor,
  setUpAsked,
  setUpCodeGiven,
  twoFactor,
  twoFactorLeft,
} from './state'

const { getOwnTotpQrCode, enableOwnTotp, disableOwnTotp } = twoFactorApi.endpoints
type Done = { readonly message?: string }

/** Switches the own second factor on, by a code of a new set-up, or off. */
export function* twoFactorFlow(): SagaGenerator<void> {
  while (true) {
    yield* put(twoFactor.closed())
    const { on } = yield* race({ on: take(setUpAsked), off: take(disablingAsked) })
    yield* call(on ? switchOn : switchOff)
  }
}

function* switchOn(): SagaGenerator<void> {
  try {
    const { enabled, replaced } = yield* race({
      enabled: call(setUp),
      replaced: call(begunElsewhere),
      left: call(left),
    })
    if (replaced) return yield* call(beginAgain)
    session.remove(BEGUN)
    if (!enabled) return
    yield* put(twoFactor.asked({ name: 'enabled' }))
    forgetSetup()
    yield* tell(enabled)
    yield* delay(timings.twoFactorReload)
    const { here, load } = yield* navigator()
    yield* call(load, here().pathname + here().search)
  } catch (error) {
    if (!isRefusal(error)) throw error
    yield* put(failed(error, 'common.somethingWentWrong', { title: 'common.error' }))
    yield* spawn(readUserAgain) // it may be on already, by another window
  } finally {
    forgetSetup()
  }
}

/** That a key was shown in this tab: after a reload it may stand in an authenticator already. */
const BEGUN = 'console.secondFactorBegun'

/** A code that is refused can be given again; a set-up that does not come ends it. */
function* setUp(): SagaGenerator<Done> {
  yield* put(twoFactor.asked({ name: 'starting' }))
  const { result } = yield* request(getOwnTotpQrCode, undefined)
  yield* tellTabs({ kind: 'secondFactorBegun' })
  const again = session.get(BEGUN) !== null
  session.set(BEGUN, 'true')
  yield* call(showSetup, result)
  return yield* twoFactor.ask({ name: 'confirming', again }, setUpCodeGiven, (authenCode) =>
    request(enableOwnTotp, { twoFactorActivation: { authenCode, totpKey: result.secretKeys } }),
  )
}

/** Ends when another tab has begun a set-up, unless a code is on its way here. */
function* begunElsewhere(): SagaGenerator<true> {
  const heard = yield* call(tabMessages)
  try {
    while (true) {
      const { kind } = yield* take(heard)
      const { step, sending } = yield* select(selectTwoFactor)
      if (kind === 'secondFactorBegun' && step?.name === 'confirming' && !sending) return true
    }
  } finally {
    heard.close()
  }
}

function* beginAgain(): SagaGenerator<void> {
  forgetSetup()
  yield* put(twoFactor.asked({ name: 'replaced' }))
  const { again } = yield* race({ again: take(setUpAsked), left: take(twoFactorLeft) })
  if (again) yield* call(switchOn)
}

function* switchOff(): SagaGenerator<void> {
  const { disabled } = yield* race({
    disabled: call(() =>
      twoFactor.ask({ name: 'disabling' }, disablingConfirmed, () => request(disableOwnTotp, undefined)),
    ),
    left: call(left),
  })
  if (disabled) {
    yield* call(readUserAgain)
    yield* tell(disabled)
  } else if ((yield* select(selectTwoFactor)).refusal) yield* spawn(readUserAgain) // it may be off already
}

/** What was sent is not taken back: then leaving waits for the answer, and holds only when that is a refusal. */
function* left(): SagaGenerator<void> {
  yield* take(twoFactorLeft)
  if ((yield* select(selectTwoFactor)).sending) yield* take(twoFactor.refused)
}

function* readUserAgain(): SagaGenerator<void> {
  try {
    yield* call(loadContext)
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
}

const tell = ({ message }: Done) => put(succeeded(saidOr(message, { id: 'common.updated' })))

export const parts: Parts = {
  flows: [twoFactorFlow],
  slices: [twoFactor],
}
