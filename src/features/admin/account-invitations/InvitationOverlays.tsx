import { drawerSizes } from '../../../domain/accounts/scope'
import { InviteDrawer } from '../../../domain/invitations/InviteDrawer'
import { InvitationsDrawer } from './InvitationsDrawer'
import type { OverlayName } from './InvitationsButton'
import { InviteManyDrawer } from './InviteManyDrawer'

type Props = { opened: OverlayName; onOpen: (name: OverlayName) => void; onClose: () => void }

/** The list of invitations, or a form over it; closing the form leads back to the list. */
export function InvitationOverlays({ opened, onOpen, onClose }: Props) {
  if (opened === 'invite') return <InviteDrawer size={drawerSizes.organization} onClose={onClose} />
  if (opened === 'invite-many') return <InviteManyDrawer onClose={onClose} />
  return (
    <InvitationsDrawer
      onInvite={() => onOpen('invite')}
      onInviteMany={() => onOpen('invite-many')}
      onClose={onClose}
    />
  )
}
