import { Bell } from '../../features/notifications/Bell'
import { LostSign } from '../../features/notifications/LostSign'
import { QuickAccess } from '../../features/quick-access/QuickAccess'
import { Commands } from '../commands/Commands'
import { AccountPopover } from './AccountPopover'
import { HeaderEnd } from './Header'
import { Launcher } from './Launcher'

/** What the header offers on every page that works in an organization. */
export function HeaderTools() {
  return (
    <HeaderEnd>
      <LostSign />
      <Commands />
      <QuickAccess />
      <Bell />
      <Launcher />
      <AccountPopover />
    </HeaderEnd>
  )
}
