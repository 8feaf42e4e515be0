import type { ReactNode } from 'react'
import { AccountList } from '../../../domain/accounts/AccountList'

/** The accounts of the organization one works in, for its administrators; `invitations` opens those to it. */
export function AccountsScreen({ invitations }: { invitations?: ReactNode }) {
  return (
    <AccountList scope="organization" add="accounts.addHere">
      {invitations}
    </AccountList>
  )
}
