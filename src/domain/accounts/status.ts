import type { Account } from '../../api'
import type { Translate } from '../../texts'

/** Why the status of an account cannot be switched, whatever the person may do (ACCOUNTS-37). */
export function whyStatusStays(
  { id, orgIds = [] }: Pick<Account, 'id' | 'orgIds'>,
  own: string | undefined,
  text: Translate,
): string | undefined {
  if (id === own) return text('accounts.ownStatus')
  if (orgIds.length > 1) return text('accounts.sharedStatus', { count: orgIds.length })
  return undefined
}
