import { nanoid, type UnknownAction } from '@reduxjs/toolkit'
import { put, type SagaGenerator } from 'typed-redux-saga'
import { isRefusal, NO_ANSWER, type Refusal } from '../api'
import type { MessageId } from '../texts'
import { errorDetailAsked } from './error-detail'
import { wayBackTaken } from './navigation'
import { noticed, type Phrase } from './notices'
import { timings } from '../timings'

/** How the outcome of a change is told: the one place where notices of success and of refusal are made. */

/** What blames what was typed, which nobody has looked at when no answer came. */
const blames: ReadonlySet<MessageId> = new Set(['code.incorrect', 'twoFactor.invalidKey'])

/**
 * What a refusal says: the server's words, else the given ones. When no answer came, what that means follows them, or
 * stands alone where they blame what was typed (decisions 44).
 */
export function phraseOf(
  { said, text, also }: { said?: string; text?: MessageId; also?: MessageId },
  otherwise: MessageId,
): Phrase {
  if (also && !said && blames.has(otherwise)) return { id: also }
  const words = said ? { said } : { id: text ?? otherwise }
  return also ? { ...words, also } : words
}

/** The server's words where it has some, else the given ones. */
export const saidOr = (message: string | undefined, otherwise: Phrase): Phrase =>
  message ? { said: message } : otherwise

/** The notice of a change that was made. What takes it back is offered for a while (decisions 41). */
export function succeeded(text: Phrase, undo?: UnknownAction) {
  const offer = undo && {
    action: { label: 'common.undo', fact: undo, closes: true } as const,
    closes: timings.undoNotice,
  }
  return noticed({ tone: 'success', title: { id: 'common.success' }, text, ...offer })
}

/** The notice that a change was not taken back: somebody has changed it again (decisions 41). */
export const notUndone = () =>
  noticed({ tone: 'warning', title: { id: 'common.notUndone' }, text: { id: 'common.changedSince' } })

type Told = {
  readonly title?: MessageId
  /** The name of the notice; one of the same name gives way. */
  readonly id?: string
  /** Where it was asked for, when the person has left that place: the notice leads back to it. */
  readonly from?: string
}

/**
 * The notice of a refusal: the server's words, else `otherwise`; its Details open the error drawer. What the console
 * itself refused has none, and whoever has left is led back instead. What the session tells already raises nothing.
 */
export function failed(
  refusal: Refusal,
  otherwise: MessageId,
  { title = 'common.failed', id, from }: Told = {},
) {
  const own = id ?? nanoid()
  const details = { label: 'common.details', fact: errorDetailAsked(refusal, own) } as const
  const back =
    from !== undefined && ({ label: 'form.back', fact: wayBackTaken({ to: from, notice: own }) } as const)
  return noticed(
    {
      id: own,
      tone: 'danger',
      title: { id: title },
      text: phraseOf(refusal, otherwise),
      ...(back ? { action: back } : refusal.status !== 0 && { action: details }),
    },
    refusal,
  )
}

/** A common error (decisions 27): a notice 'Error'; when no answer came the drawer opens at once. */
export const commonError = (refusal: Refusal) =>
  refusal.status === NO_ANSWER
    ? errorDetailAsked(refusal)
    : failed(refusal, 'common.somethingWentWrong', { title: 'common.error' })

/**
 * Runs a part of a flow. What the server refused in it is told by the given fact, and answers false; anything else is a
 * mistake of ours and thrown.
 */
export function* unlessRefused(
  part: SagaGenerator<unknown>,
  tell: (refusal: Refusal) => UnknownAction,
): SagaGenerator<boolean> {
  try {
    yield* part
    return true
  } catch (error) {
    if (!isRefusal(error)) throw error
    yield* put(tell(error))
    return false
  }
}
