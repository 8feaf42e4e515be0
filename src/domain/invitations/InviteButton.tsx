import { useGetCurrentOrganizationGeneralSettingsQuery } from '../../api'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { missing, useMay } from '../../kit/access/access'
import { useOpened } from '../../kit/navigation/useOpened'
import { InviteDrawer } from './InviteDrawer'

/**
 * For administrators of an organization that invites; without the permission it is disabled and says so. While the
 * setting is not known, or could not be read, nobody is invited.
 */
export function InviteButton() {
  const text = useText()
  const may = useMay('addInvitation')
  const { data } = useGetCurrentOrganizationGeneralSettingsQuery(undefined, {
    skip: may.name === 'hidden',
  })
  const { opened, open, close } = useOpened(['invite'])
  if (may.name === 'hidden' || !data || data.result.invitationUsersToJoin === false) return null
  return (
    <>
      <Button
        kind="primary"
        icon="plus"
        disabledReason={
          may.name === 'missing' ? missing(text('invitations.missing'), 'addInvitation') : undefined
        }
        onClick={() => open('invite')}
      >
        {text('invitations.invite')}
      </Button>
      {opened && may.name === 'may' && <InviteDrawer onClose={close} />}
    </>
  )
}
