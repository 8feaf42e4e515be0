import { AccountList } from '../../../domain/accounts/AccountList'

/** The accounts of the organization one works in, for its administrators. */
export function AccountsScreen() {
  return <AccountList scope="organization" add="accounts.addHere" />
}
