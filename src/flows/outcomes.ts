import type { Refusal } from '../api'
import type { MessageId } from '../texts'
import { noticed, refusalNotice, type Phrase } from './notices'

/** The session's own warnings tell these. */
const toldElsewhere: readonly number[] = [401, 429]

/** The notice of a refused change; undefined when it is told already. */
export const refusedNotice = (refusal: Refusal, otherwise: MessageId, title?: MessageId) =>
  toldElsewhere.includes(refusal.status)
    ? undefined
    : refusalNotice(refusal, { otherwise, ...(title && { title }) })

/** The notice of a change that was made: the server's words, else the given ones. */
export const doneNotice = (words: Phrase, said?: string) =>
  noticed({ tone: 'success', title: { id: 'common.success' }, text: said ? { said } : words })
