import { useState } from 'react'
import { useUpdateAccountMutation, useUpdatePlatformAccountMutation } from '../../api'
import { useChange } from '../../kit/change/useChange'
import { ConfirmDialog, confirmProps } from '../../kit/dialog/ConfirmDialog'
import { useText } from '../../texts'
import { updateOf } from './account-form'
import type { RowOverlayProps } from './AccountOverlays'
import { accountUndoAsked } from './undo'

/** Asks before an account is switched on or off, naming it, what it is and what it becomes (B37). */
export function StatusDialog({ scope, account, onClose }: RowOverlayProps) {
  const text = useText()
  // What the person saw when pressing the switch, whatever the list says meanwhile.
  const [former] = useState(() => updateOf(account))
  const wasActive = former.status === 'active'
  const set = { ...former, status: wasActive ? 'inactive' : 'active' } as const
  const here = useUpdateAccountMutation()
  const everywhere = useUpdatePlatformAccountMutation()
  const change = useChange(scope === 'platform' ? everywhere : here, {
    done: () => ({ id: 'accounts.updated', values: { id: account.id } }),
    failed: 'common.somethingWentWrong',
    tell: 'notice',
    undo: () => accountUndoAsked({ scope, set, former }),
    onClose,
  })
  const words = [text('accounts.active'), text('accounts.inactive')] as const
  const [from, to] = wasActive ? words : [words[1], words[0]]
  const becomes = text('accounts.statusChange', { name: account.name, id: account.id, from, to })
  const consequence = wasActive && text('accounts.blocked')
  return (
    <ConfirmDialog
      {...confirmProps(change, { id: account.id, accountUpdate: set }, onClose)}
      title={text(wasActive ? 'accounts.deactivateTitle' : 'accounts.activateTitle')}
      confirm={text(wasActive ? 'accounts.deactivate' : 'accounts.activate')}
      danger={wasActive}
    >
      {becomes} {consequence} {text('confirm.continue')}
    </ConfirmDialog>
  )
}
