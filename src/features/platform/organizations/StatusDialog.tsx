import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useUpdateOrganizationStatusMutation, type Organization } from '../../../api'
import { saidOr } from '../../../flows/outcomes'
import { useChange } from '../../../kit/change/useChange'
import { Actions } from '../../../kit/dialog/Actions'
import { ConfirmDialog, confirmProps } from '../../../kit/dialog/ConfirmDialog'
import { ButtonLink } from '../../../kit/navigation/ButtonLink'
import { paths } from '../../../paths'
import { selectOrganizationId } from '../../../session/state'
import { useText } from '../../../texts'
import { Dialog } from '../../../ui/Dialog'
import { isActive } from './choices'

type Props = { organization: Organization; onClose: () => void }

/** Asks before an organization is switched on or off, naming it, what it is and what it becomes (B37). */
export function StatusDialog({ organization: { id, name, status }, onClose }: Props) {
  const text = useText()
  // What the person saw when pressing the switch, whatever the list says meanwhile.
  const [wasActive] = useState(() => isActive(status))
  const change = useChange(useUpdateOrganizationStatusMutation(), {
    done: ({ message }) => saidOr(message, { id: 'common.updated' }),
    failed: 'common.somethingWentWrong',
    tell: 'notice',
    onClose,
  })
  const own = useSelector(selectOrganizationId)
  if (wasActive && id === own)
    return (
      <Dialog
        open
        role="alertdialog"
        title={text('organizations.deactivateTitle')}
        description={text('organizations.stopOwn')}
        onClose={onClose}
        closeLabel={text('common.close')}
        actions={
          <Actions onCancel={onClose}>
            <ButtonLink to={paths.selectOrganization}>{text('organizations.chooseOther')}</ButtonLink>
          </Actions>
        }
      />
    )
  const words = [text('organizations.active'), text('organizations.inactive')] as const
  const [from, to] = wasActive ? words : [words[1], words[0]]
  const becomes = text('organizations.statusChange', { name, id, from, to })
  const consequence = wasActive && text('organizations.blocked')
  return (
    <ConfirmDialog
      {...confirmProps(change, { orgId: id, status: wasActive ? 'inactive' : 'active' }, onClose)}
      title={text(wasActive ? 'organizations.deactivateTitle' : 'organizations.activateTitle')}
      confirm={text(wasActive ? 'organizations.deactivate' : 'organizations.activate')}
      danger={wasActive}
    >
      {becomes} {consequence} {text('confirm.continue')}
    </ConfirmDialog>
  )
}
