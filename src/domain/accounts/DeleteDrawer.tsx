import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useDeleteAccountMutation, useDeletePlatformAccountMutation } from '../../api'
import { useChange } from '../../kit/change/useChange'
import { selectUser } from '../../session/state'
import { useText } from '../../texts'
import type { RowOverlayProps } from './AccountOverlays'
import { SureDrawer } from './SureDrawer'
import { useRules } from './scope'
import { useLostGroups, useOwnOrganization } from './useLostGroups'

/** Deletes an account for good (ACCOUNTS-59, SUPERACC-13, -36). */
export function DeleteDrawer({ scope, account: current, onClose }: RowOverlayProps) {
  const text = useText()
  // The row as it was when the drawer opened.
  const [account] = useState(current)
  const { id, name, orgIds = [] } = account
  const own = useSelector(selectUser)?.id
  const organization = useOwnOrganization().name
  const here = useDeleteAccountMutation()
  const everywhere = useDeletePlatformAccountMutation()
  const change = useChange(scope === 'platform' ? everywhere : here, {
    done: 'common.deleted',
    failed: 'accounts.deleteFailed',
    onClose,
  })
  const groups = useLostGroups(account)
  const reason = useRules(scope).reason('delete')
  return (
    <SureDrawer
      scope={scope}
      title={text('accounts.deleteTitle')}
      account={account}
      organization={scope === 'organization' ? organization : undefined}
      effects={[
        text('accounts.deleteForever'),
        text('accounts.deleteLeaves', { count: orgIds.length }),
        ...groups,
      ]}
      sure={text('accounts.deleteSure', { name })}
      question={text('accounts.deleteQuestion', { name, id, count: orgIds.length })}
      confirm={text('accounts.delete')}
      icon="trash"
      blocked={id === own ? text('accounts.notYourself') : reason}
      change={change}
      arg={{ id }}
      onClose={onClose}
    />
  )
}
