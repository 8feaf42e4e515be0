import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import type { Refusal } from '../../api'
import type { Phrase } from '../../flows/notices'
import {
  codeGiven,
  questionConfirmed,
  secondFactor,
  secondFactorLeft,
  selectSecondFactor,
  type Question,
} from './state'

/** The server's words for a wrong code (doc2 §8): with these alone the dialog stays. */
export const INVALID_PIN = 'Invalid PIN, please try again!'
const isWrongCode = (refusal: Refusal) => refusal.said === INVALID_PIN

type ConfirmedRequest<Result> = {
  /** Asked before the code. */
  readonly question?: Question
  /** What the code is for. */
  readonly purpose: Phrase
  /** Sends it with a code. */
  readonly send: (otpCode: string) => SagaGenerator<Result>
}

export type Outcome<Result> =
  | { readonly name: 'done'; readonly result: Result }
  /** `sent`: its request was under way and has been aborted, so nobody knows whether it is done. */
  | { readonly name: 'left'; readonly sent: boolean }

/**
 * Asks for the code of the authenticator, and sends the request with it: once a code, until the code is right. Any other
 * refusal closes the dialog and is thrown; leaving aborts the request.
 */
export function* withSecondFactor<Result>(request: ConfirmedRequest<Result>): SagaGenerator<Outcome<Result>> {
  try {
    const { done } = yield* race({ done: call(asked<Result>, request), left: take(secondFactorLeft) })
    if (done) return { name: 'done', result: done.result }
    return { name: 'left', sent: (yield* select(selectSecondFactor)).sending }
  } finally {
    yield* put(secondFactor.closed())
  }
}

function* asked<Result>({
  question,
  purpose,
  send,
}: ConfirmedRequest<Result>): SagaGenerator<{ result: Result }> {
  if (question) {
    yield* put(secondFactor.asked({ name: 'confirming', question }))
    yield* take(questionConfirmed)
  }
  const result = yield* secondFactor.ask({ name: 'code', purpose }, codeGiven, send, { stays: isWrongCode })
  return { result }
}
