import { AccountList } from '../../../domain/accounts/AccountList'
import type { RowOverlays } from '../../../domain/accounts/AccountOverlays'
import { useMay } from '../../../kit/access/access'
import { arriving } from '../../../kit/arriving/arriving'
import { drawerMeanwhile } from '../../../kit/arriving/Instead'

const rowOverlays: RowOverlays = {
  organizations: arriving(
    () => import('./CompaniesDrawer').then((part) => part.CompaniesDrawer),
    drawerMeanwhile('accounts.companies'),
  ),
  assign: arriving(
    () => import('./AssignDrawer').then((part) => part.AssignDrawer),
    drawerMeanwhile('accounts.assignTitle'),
  ),
}

/** The accounts of all organizations; an administrator sees those of the own one (decisions 2). */
export function PlatformAccountsScreen() {
  const may = useMay('searchPlatformAccounts')
  return (
    <AccountList
      scope={may.name === 'may' ? 'platform' : 'organization'}
      add="accounts.add"
      rowOverlays={rowOverlays}
    />
  )
}
