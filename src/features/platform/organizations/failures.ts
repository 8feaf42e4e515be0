import type { Refusal } from '../../../api'
import { noticed, refusalNotice, wordsOf, type Words } from '../../../flows/notices'
import type { MessageId } from '../../../texts'

/** The session's own warnings tell these. */
const toldElsewhere: readonly number[] = [401, 429]

/** The notice of a refused change; undefined when it is told already. */
export const refusedNotice = (refusal: Refusal, otherwise: MessageId) =>
  toldElsewhere.includes(refusal.status) ? undefined : refusalNotice(refusal, { otherwise })

/** The notice of a change that was made: the server's words, else the given ones. */
export const doneNotice = ({ message }: { readonly message?: string }, otherwise: MessageId) =>
  noticed({
    tone: 'success',
    title: { id: 'common.success' },
    text: wordsOf(message ? { said: message } : {}, otherwise) satisfies Words,
  })
