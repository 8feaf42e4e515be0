import { session } from '../browser'
import type { MessageId } from '../texts'

const KEPT = 'console.notice'

/** Keeps a notice that must outlive its document, as a message id; the next document shows it once. */
export const keepForNextDocument = (id: MessageId): void => session.set(KEPT, id)

/** Whether a notice is kept that no document has shown yet. */
export const hasKeptNotice = (): boolean => session.get(KEPT) !== null

export function takeKeptNotice(): MessageId | undefined {
  const id = session.get(KEPT)
  session.remove(KEPT)
  return (id as MessageId | null) ?? undefined // only keepForNextDocument writes there
}
