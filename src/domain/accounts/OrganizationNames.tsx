import type { Account } from '../../api'
import { useText } from '../../texts'
import { tip } from '../../ui/Tooltip'
import type { Around } from './columns'

/** The organizations of an account: the first by its name, and how many more. */
export function OrganizationNames({ account: { id, orgIds }, around }: { account: Account; around: Around }) {
  const text = useText()
  const ids = orgIds ?? around.orgCtxes[id]?.map(({ orgId }) => orgId) ?? []
  const names = ids.map((orgId) => around.orgs[orgId]?.name ?? orgId)
  const [first, ...rest] = names
  if (first === undefined) return null
  return (
    <span className="two" {...tip(names.join(', '))}>
      {rest.length === 0 ? first : text('accounts.organizationsOf', { first, count: rest.length })}
    </span>
  )
}
