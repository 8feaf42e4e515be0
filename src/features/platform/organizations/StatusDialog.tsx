import { useState } from 'react'
import { useUpdateOrganizationStatusMutation, type Organization } from '../../../api'
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog'
import { useText } from '../../../texts'
import { useQuestion } from '../../../kit/dialog/useConfirm'
import { isActive } from './choices'

type Props = { organization: Organization; onClose: () => void }

/** Asks before an organization is switched on or off, naming it, what it is and what it becomes (B37). */
export function StatusDialog({ organization: { id, name, status }, onClose }: Props) {
  const text = useText()
  const [update] = useUpdateOrganizationStatusMutation()
  // What the person saw when pressing the switch, whatever the list says meanwhile.
  const [wasActive] = useState(() => isActive(status))
  const { busy, confirm, close } = useQuestion({
    send: () => update({ orgId: id, status: wasActive ? 'inactive' : 'active' }),
    done: 'common.updated',
    failed: 'common.somethingWentWrong',
    onClose,
  })
  const words = [text('organizations.active'), text('organizations.inactive')] as const
  const [from, to] = wasActive ? words : [words[1], words[0]]
  const change = text('organizations.statusChange', { name, id, from, to })
  const consequence = wasActive && text('organizations.blocked')
  return (
    <ConfirmDialog
      title={text(wasActive ? 'organizations.deactivateTitle' : 'organizations.activateTitle')}
      confirm={text(wasActive ? 'organizations.deactivate' : 'organizations.activate')}
      danger={wasActive}
      busy={busy}
      otherwise="common.somethingWentWrong"
      onConfirm={confirm}
      onClose={close}
    >
      {change} {consequence} {text('confirm.continue')}
    </ConfirmDialog>
  )
}
