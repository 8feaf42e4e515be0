import { findAccount } from '../store/accounts'
import { findOrganization } from '../store/organizations'
import type { World } from '../world'

type Change = {
  /** Who has changed them. */
  readonly by: string
  /** Where; left out: everywhere. */
  readonly orgId?: string
}

/**
 * Tells a person that what they may do is another since now: roles, groups, permissions or a membership. It comes as a
 * message of their own, live and in the list, whose `extraValue` lets the console read the current user again. Whoever
 * changes something about themselves knows already. Every operation that changes rights calls this, once they have changed.
 */
export function rightsChanged({ store, live }: World, userId: string, { by, orgId }: Change): void {
  if (userId === by || !findAccount(store, userId)) return
  const organization = orgId === undefined ? undefined : findOrganization(store, orgId)
  const where = organization ? ` in ${organization.name}` : ''
  live.send([
    {
      to: { userId },
      level: 'warning', // the bell shows warnings and errors
      title: 'Your access has changed',
      message: `An administrator has changed what you may do${where}`,
      extraValue: { subject: 'rights', ...(orgId !== undefined && { orgId }) },
    },
  ])
}
