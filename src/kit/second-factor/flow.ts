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

export type Outcome<Result> = { readonly name: 'done'; readonly result: Result } | { readonly name: 'left' }

/**
 * Asks for the code of the authenticator, and sends the request with it: once a code, until the code is right. Any other
 * refusal closes the dialog and is thrown. Who leaves before it is sent takes it back; what was sent goes on without the
 * dialog, and its outcome is heard like any other. While one request asks, a further one is not begun.
 */
export function* withSecondFactor<Result>(request: ConfirmedRequest<Result>): SagaGenerator<Outcome<Result>> {
  if ((yield* select(selectSecondFactor)).step) return { name: 'left' }
  // By `call`: a cancelled `yield*` would go on behind it, since closing the dialog is an effect.
  return yield* call(inDialog<Result>, request)
}

function* inDialog<Result>(request: ConfirmedRequest<Result>): SagaGenerator<Outcome<Result>> {
  const dialog = { isOpen: true }
  try {
    const { done } = yield* race({
      done: call(asked<Result>, request, dialog),
      left: call(leftUnsent, dialog),
    })
    return done ? { name: 'done', result: done.result } : { name: 'left' }
  } finally {
    if (dialog.isOpen) yield* put(secondFactor.closed())
  }
}

type OpenDialog = { isOpen: boolean }

/** Ends when the person leaves before anything was sent. Left later, only the dialog goes. */
function* leftUnsent(dialog: OpenDialog): SagaGenerator<true> {
  yield* take(secondFactorLeft)
  if (!(yield* select(selectSecondFactor)).sending) return true
  yield* put(secondFactor.closed())
  dialog.isOpen = false
  return yield* call(() => new Promise<never>(() => undefined))
}

function* asked<Result>(
  { question, purpose, send }: ConfirmedRequest<Result>,
  dialog: OpenDialog,
): SagaGenerator<{ result: Result }> {
  if (question) {
    yield* put(secondFactor.asked({ name: 'confirming', question }))
    yield* take(questionConfirmed)
  }
  const stays = (refusal: Refusal) => dialog.isOpen && isWrongCode(refusal)
  const result = yield* secondFactor.ask({ name: 'code', purpose }, codeGiven, send, { stays })
  return { result }
}
