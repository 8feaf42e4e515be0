import { randomBytes } from 'node:crypto'
import type { Caller } from '../session'
import type { World } from '../world'
import type { Account } from '../store/accounts'
import type { Store } from '../store/db'

/** A key of the form that the seed has: twenty hexadecimal characters. */
export const newApiKey = (): string => randomBytes(10).toString('hex')

/** Signs in by API: an ordinary session, shown among the person's tokens, that also ends with the access by API. */
export function openApiToken({ store, sessions }: World, account: Account, caller: Caller): string {
  const token = sessions.open(account.id, 'account', caller)
  store.run('insert into api_token values (?)', sessions.read(token)?.id)
  return token
}

/** Ends what was signed in by API, and leaves the person's browsers signed in. */
export function endApiTokens(store: Store, userId: string): void {
  store.run('delete from session where user_id = ? and id in (select session_id from api_token)', userId)
  store.run('delete from api_token where session_id not in (select id from session)')
}
