import type { Account } from '../../../api'
import { useChange } from '../../../kit/change/useChange'
import { ConfirmDialog, confirmProps } from '../../../kit/dialog/ConfirmDialog'
import { useText, type MessageId } from '../../../texts'
import type { Company } from './companies'
import { useGrantMutation, type Grant } from './grants'
import { grantUndoAsked } from './undo'

const words: Readonly<Record<Grant, Record<'assign' | 'unassign', { title: MessageId; text: MessageId }>>> = {
  grant: {
    assign: { title: 'companies.assignGrant', text: 'companies.assignGrantText' },
    unassign: { title: 'companies.unassignGrant', text: 'companies.unassignGrantText' },
  },
  account: {
    assign: { title: 'companies.assignAccount', text: 'companies.assignAccountText' },
    unassign: { title: 'companies.unassignAccount', text: 'companies.unassignAccountText' },
  },
}

type Props = {
  account: Account
  company: Company
  grant: Grant
  /** Gives it; else takes it away. */
  assigns: boolean
  /** Said first: that it is the person's own account. */
  first: string | false
  onClose: () => void
}

/** Asks before a person gets or loses a permission in an organization (SYSGROUP-01 to -04). */
export function GrantDialog({ account: { id, name }, company, grant, assigns, first, onClose }: Props) {
  const text = useText()
  const { id: orgId, name: organization } = company
  const change = useChange(useGrantMutation(grant, assigns), {
    done: assigns ? 'companies.assigned' : 'companies.unassigned',
    failed: 'common.failedToUpdate',
    stale: ['SystemGrant'],
    undo: () => grantUndoAsked({ id, orgId, grant, assigned: assigns }),
    onClose,
  })
  const said = words[grant][assigns ? 'assign' : 'unassign']
  return (
    <ConfirmDialog
      {...confirmProps(change, { orgId, systemPermissionAssignment: { userId: id } }, onClose)}
      title={text(said.title)}
      confirm={text(assigns ? 'companies.assign' : 'companies.unassign')}
      danger={!assigns}
    >
      {first} {text(said.text, { name, id, organization, orgId })} {text('confirm.continue')}
    </ConfirmDialog>
  )
}
