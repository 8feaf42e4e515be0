import { AccountList } from '../../../domain/accounts/AccountList'
import { useMay } from '../../../kit/access/access'

/** The accounts of all organizations; an administrator sees those of the own one (decisions 2). */
export function PlatformAccountsScreen() {
  const may = useMay('searchPlatformAccounts')
  return <AccountList scope={may.name === 'may' ? 'platform' : 'organization'} add="accounts.add" />
}
