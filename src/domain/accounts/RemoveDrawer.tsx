import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useRemoveUserFromOrganizationMutation } from '../../api'
import { useChange } from '../../kit/change/useChange'
import { selectUser } from '../../session/state'
import { useText } from '../../texts'
import type { RowOverlayProps } from './AccountOverlays'
import { useRules } from './scope'
import { SureDrawer } from './SureDrawer'
import { useLostGroups, useOwnOrganization } from './useLostGroups'

/** Takes an account out of the organization that one works in (ACCOUNTS-64 to -67). */
export function RemoveDrawer({ scope, account: current, onClose }: RowOverlayProps) {
  const text = useText()
  // The row as it was when the drawer opened.
  const [account] = useState(current)
  const { id, name, orgIds = [] } = account
  const own = useSelector(selectUser)?.id
  const { id: orgId, name: organization } = useOwnOrganization()
  const change = useChange(useRemoveUserFromOrganizationMutation(), {
    done: 'accounts.removed',
    failed: 'common.somethingWentWrong',
    onClose,
  })
  const groups = useLostGroups(account)
  const left = orgIds.filter((each) => each !== orgId).length
  const reason = useRules(scope).reason('remove')
  return (
    <SureDrawer
      scope={scope}
      title={text('accounts.remove')}
      account={account}
      organization={organization}
      effects={[
        text('accounts.removeLeaves', { organization }),
        ...groups,
        text('accounts.removeLeft', { count: left }),
      ]}
      sure={text('accounts.removeSure', { name, organization })}
      question={text('accounts.removeQuestion', { name, id, organization })}
      confirm={text('accounts.removeIt')}
      icon="sign-out"
      blocked={id === own ? text('accounts.notYourself') : reason}
      change={change}
      arg={{ email: id }}
      onClose={onClose}
    />
  )
}
