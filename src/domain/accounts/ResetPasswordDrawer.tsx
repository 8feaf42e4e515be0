import { useState } from 'react'
import { useResetAccountPasswordMutation, useResetPlatformAccountPasswordMutation } from '../../api'
import { useChange } from '../../kit/change/useChange'
import { useText } from '../../texts'
import type { RowOverlayProps } from './AccountOverlays'
import { useRules } from './scope'
import { SureDrawer } from './SureDrawer'
import { useOwnOrganization } from './useLostGroups'

/** Gives an account a new password, which the server makes and sends (ACCOUNTS-60 to -63). */
export function ResetPasswordDrawer({ scope, account: current, onClose }: RowOverlayProps) {
  const text = useText()
  // The row as it was when the drawer opened.
  const [account] = useState(current)
  const { id, name } = account
  const here = useResetAccountPasswordMutation()
  const everywhere = useResetPlatformAccountPasswordMutation()
  const change = useChange(scope === 'platform' ? everywhere : here, {
    done: () => ({ id: 'accounts.resetDone', values: { user: id } }),
    failed: 'common.somethingWentWrong',
    onClose,
  })
  const organization = useOwnOrganization().name
  return (
    <SureDrawer
      scope={scope}
      title={text('accounts.resetTitle')}
      account={account}
      organization={scope === 'organization' ? organization : undefined}
      effects={[
        text('accounts.resetSends', { id }),
        text('accounts.resetEnds'),
        text('accounts.resetCounts', { count: account.orgIds?.length ?? 1 }),
      ]}
      sure={text('accounts.resetSure', { name })}
      question={text('accounts.resetQuestion', { name, id })}
      confirm={text('accounts.resetTitle')}
      icon="key"
      blocked={useRules(scope).reason('reset')}
      change={change}
      arg={{ id }}
      onClose={onClose}
    />
  )
}
