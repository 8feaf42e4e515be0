import { buffers, eventChannel, type EventChannel } from 'redux-saga'
import { call, delay, put, race, take, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { isRefusal, systemVariablesApi, type Refusal } from '../../../../api'
import { now } from '../../../../clock'
import { closeOpened, isOpened } from '../../../../flows/navigation'
import { noticed } from '../../../../flows/notices'
import { commonError, saidOr, succeeded, unlessRefused } from '../../../../flows/outcomes'
import type { Parts } from '../../../../flows/parts'
import { request } from '../../../../flows/request'
import { withSecondFactor } from '../../../../kit/second-factor/flow'
import { secondFactor, secondFactorLeft } from '../../../../kit/second-factor/state'
import { timings } from '../../../../timings'
import { forgetValue, showValue } from './shown-value'
import {
  saveAnswered,
  saveRefused,
  saveSent,
  valueAsked,
  valueHidden,
  variableGiven,
  variableSaveSlice,
  type TypedVariable,
} from './state'

const { addSystemVariable, updateSystemVariable, getSystemVariableValue } = systemVariablesApi.endpoints

/** Saves a variable with a code of the authenticator. A refusal is told in the form, which keeps what was typed. */
export function* variableSaveFlow(): SagaGenerator<void> {
  yield* takeEvery(variableGiven, function* ({ payload: variable }) {
    const form: Form = variable.isNew ? ['create'] : ['update', variable.key]
    try {
      yield* save(variable, form)
    } catch (error) {
      if (!isRefusal(error)) throw error
      const refusal = withCode(error)
      const isInPlace = refusal.said !== undefined && (yield* isOpened(...form))
      yield* put(isInPlace ? saveRefused(refusal) : commonError(refusal))
    }
  })
}

/** How the address names the drawer of the form. */
type Form = [name: string, record?: string]

function* save({ key: id, value, isNew }: TypedVariable, form: Form): SagaGenerator<void> {
  const endpoint = isNew ? addSystemVariable : updateSystemVariable
  const outcome = yield* withSecondFactor({
    purpose: {
      id: isNew ? 'systemVariables.addPurpose' : 'systemVariables.updatePurpose',
      values: { key: id },
    },
    send: (otpCode) => sent(request(endpoint, { otpCode, systemVariableInput: { id, value } })),
  })
  if (outcome.name === 'left') return
  yield* put(succeeded(saidOr(outcome.result.message, { id: isNew ? 'common.added' : 'common.updated' })))
  yield* closeOpened(...form)
}

/** Says when it is on its way. */
function* sent<Result>(sending: SagaGenerator<Result>): SagaGenerator<Result> {
  yield* put(saveSent())
  try {
    return yield* sending
  } finally {
    yield* put(saveAnswered())
  }
}

/** The error code of an answer is told with its words, or in their place (SYSVAR-12). */
function withCode(refusal: Refusal): Refusal {
  const { said, errorCode } = refusal
  if (errorCode === undefined || refusal.toldBySession) return refusal
  return { ...refusal, said: said === undefined ? errorCode : `${said} (${errorCode})` }
}

/** Shows a value, got with a code of the authenticator, for a while. Leaving ends it at every step. */
export function* variableValueFlow(): SagaGenerator<void> {
  while (true) {
    const { payload: key } = yield* take(valueAsked)
    yield* race({
      shown: call(() => unlessRefused(show(key), commonError)),
      left: take(secondFactorLeft),
    })
  }
}

function* show(key: string): SagaGenerator<void> {
  const outcome = yield* withSecondFactor({
    purpose: { id: 'systemVariables.viewPurpose', values: { key } },
    send: (otpCode) => request(getSystemVariableValue, { id: key, otpCode }, { aborts: true }),
  })
  if (outcome.name === 'done') yield* showForAWhile(key, outcome.result.results.value)
}

const SECOND = 1000

/** Until its time is over by the clock, whatever timers do; or it is hidden; or nobody looks at this tab. */
function* showForAWhile(key: string, value: string): SagaGenerator<void> {
  const until = now() + timings.valueShown
  const turnsAway = yield* call(turningAway)
  try {
    for (let left: number = timings.valueShown; left > 0; left = until - now()) {
      yield* call(showValue, { key, value, secondsLeft: Math.ceil(left / SECOND) })
      const { hidden, away } = yield* race({
        second: delay(Math.min(SECOND, left)),
        hidden: take(valueHidden),
        away: take(turnsAway),
      })
      if (hidden) return
      if (away) break
    }
    yield* put(noticed({ tone: 'info', title: { id: 'systemVariables.hidden', values: { key } } }))
  } finally {
    forgetValue()
    turnsAway.close()
  }
}

/** Says that nobody looks at this tab, at once where nobody does. */
const turningAway = (): EventChannel<true> =>
  eventChannel((say) => {
    const look = () => document.visibilityState === 'hidden' && say(true)
    document.addEventListener('visibilitychange', look)
    look()
    return () => document.removeEventListener('visibilitychange', look)
  }, buffers.sliding(1))

export const parts: Parts = {
  flows: [variableSaveFlow, variableValueFlow],
  slices: [secondFactor, variableSaveSlice],
}
