import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useRemovePlatformUserFromOrganizationMutation, type Account } from '../../../api'
import { SureDrawer } from '../../../domain/accounts/SureDrawer'
import { useLostGroups } from '../../../domain/accounts/useLostGroups'
import { useChange } from '../../../kit/change/useChange'
import { selectOrganizationId } from '../../../session/state'
import { useText } from '../../../texts'
import type { Company } from './companies'

type Props = {
  account: Account
  company: Company
  /** In how many organizations the person is now. */
  total: number
  onClose: () => void
}

/** Takes a person out of one of the organizations (SUPERACC-37, -38, -50). */
export function RemoveFromCompany({ account, company: { id: orgId, name: organization }, ...props }: Props) {
  const text = useText()
  const { id, name } = account
  // As many as there were when it opened.
  const [left] = useState(props.total - 1)
  const isHere = useSelector(selectOrganizationId) === orgId
  const groups = useLostGroups({ id, orgIds: isHere ? [orgId] : [] })
  const change = useChange(useRemovePlatformUserFromOrganizationMutation(), {
    done: 'companies.removed',
    failed: 'common.somethingWentWrong',
    stale: ['Account'],
    onClose: props.onClose,
  })
  return (
    <SureDrawer
      scope="platform"
      title={text('accounts.remove')}
      account={account}
      organization={text('accounts.named', { name: organization, id: orgId })}
      effects={[
        text('accounts.removeLeaves', { organization }),
        ...groups,
        text('accounts.removeLeft', { count: left }),
      ]}
      sure={text('accounts.removeSure', { name, organization })}
      question={text('accounts.removeQuestion', { name, id, organization })}
      confirm={text('accounts.removeIt')}
      icon="sign-out"
      change={change}
      arg={{ email: id, orgId }}
      onClose={props.onClose}
    />
  )
}
