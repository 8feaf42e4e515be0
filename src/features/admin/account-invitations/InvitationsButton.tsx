import { useGetCurrentOrganizationGeneralSettingsQuery } from '../../../api'
import { missing, useMay } from '../../../kit/access/access'
import { arriving } from '../../../kit/arriving/arriving'
import { drawerMeanwhile } from '../../../kit/arriving/Instead'
import { useOpened } from '../../../kit/navigation/useOpened'
import { useText } from '../../../texts'
import { Button } from '../../../ui/Button'

const InvitationOverlays = arriving(
  () => import(/* webpackPrefetch: true */ './InvitationOverlays').then((part) => part.InvitationOverlays),
  drawerMeanwhile('accountInvitations.title'),
)

/** The invitations and their forms, by their names in the address. */
const overlays = ['invitations', 'invite', 'invite-many'] as const
export type OverlayName = (typeof overlays)[number]

/**
 * Opens the invitations of an organization that invites, for its administrators (ROLES-01). While the setting is not
 * known, or could not be read, there are none.
 */
export function InvitationsButton() {
  const text = useText()
  const may = useMay('addInvitation')
  const { data } = useGetCurrentOrganizationGeneralSettingsQuery(undefined, {
    skip: may.name === 'hidden',
  })
  const { opened, open, close } = useOpened(overlays)
  if (may.name === 'hidden' || !data || data.result.invitationUsersToJoin === false) return null
  const disabledReason =
    may.name === 'missing' ? missing(text('invitations.missing'), 'addInvitation') : undefined
  return (
    <>
      <Button icon="plus" disabledReason={disabledReason} onClick={() => open('invitations')}>
        {text('invitations.invite')}
      </Button>
      {opened && disabledReason === undefined && (
        <InvitationOverlays opened={opened.name} onOpen={open} onClose={close} />
      )}
    </>
  )
}
