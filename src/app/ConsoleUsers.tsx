import { AccountsScreen } from '../features/admin/accounts/AccountsScreen'
import { InvitationsButton } from '../features/admin/account-invitations/InvitationsButton'

/** /console-users: the accounts of the organization; the invitations to it belong to another feature. */
export const ConsoleUsers = () => <AccountsScreen invitations={<InvitationsButton />} />
