import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useResetAccountTwoFactorMutation } from '../../api'
import { useChange } from '../../kit/change/useChange'
import { ConfirmDialog, confirmProps } from '../../kit/dialog/ConfirmDialog'
import { selectUser } from '../../session/state'
import { useText } from '../../texts'
import type { RowOverlayProps } from './AccountOverlays'

/** Asks before the second factor of an account is switched off, for whoever has lost the phone (SUPERACC-42, -43). */
export function TwoFactorDialog({ account, onClose }: RowOverlayProps) {
  const text = useText()
  // The row as it was when the question opened.
  const [{ id, name }] = useState(account)
  const own = useSelector(selectUser)?.id
  const change = useChange(useResetAccountTwoFactorMutation(), {
    done: () => ({ id: 'accounts.twoFactorDone', values: { user: id } }),
    failed: 'common.somethingWentWrong',
    onClose,
  })
  const yours = id === own && text('accounts.notYourself')
  const becomes = text('accounts.twoFactorQuestion', { name, id })
  return (
    <ConfirmDialog
      {...confirmProps(change, { id }, onClose)}
      title={text('accounts.twoFactorTitle')}
      confirm={text('accounts.twoFactorDisable')}
      danger
    >
      {yours} {becomes} {text('confirm.continue')}
    </ConfirmDialog>
  )
}
