import type { MessageId } from '../texts'

const KEPT = 'console.notice'

/** Keeps a notice that must outlive its document, as a message id; the next document shows it once. */
export const keepForNextDocument = (id: MessageId): void => sessionStorage.setItem(KEPT, id)

export function takeKeptNotice(): MessageId | undefined {
  const id = sessionStorage.getItem(KEPT)
  sessionStorage.removeItem(KEPT)
  return (id as MessageId | null) ?? undefined // only keepForNextDocument writes there
}
