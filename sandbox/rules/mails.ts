import type { Clock } from '../clock'
import type { Store } from '../store/db'
import { sentinels } from './sentinels'

export type Mail = {
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly sentAt: number
}

/** Sends a mail; false when it cannot be delivered. */
export function sendMail(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  { recipient, subject, body }: Omit<Mail, 'sentAt'>,
): boolean {
  if (recipient === sentinels.unreachable) return false
  store.run(
    'insert into mail (recipient, subject, body, sent_at) values (?, ?, ?, ?)',
    ...[recipient, subject, body, clock.now()],
  )
  return true
}

/** What was sent to a person, newest first. */
export const mailsTo = (store: Store, recipient: string): Mail[] =>
  store.all<Mail>(
    'select recipient, subject, body, sent_at as sentAt from mail where recipient = ? order by id desc',
    recipient.trim().toLowerCase(),
  )
