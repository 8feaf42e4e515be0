import { done, refused, result } from '../answers'
import type { Operations } from '../contract'
import { sharedRefusals } from '../rules/refusals'
import { sentinels } from '../rules/sentinels'
import type { Session } from '../session'
import { accept, hasAccepted, platformTerm } from '../rules/terms'
import { findMembership } from '../store/accounts'
import { findOrganization } from '../store/organizations'
import type { World } from '../world'

export const refusals = {
  termsChanged: 'The terms have changed. Please read them again.',
} as const

/** The organization that is named, if the person belongs to it; without a name the platform (undefined). */
function organizationNamed({ store, clock }: World, { userId }: Session, orgId: string | undefined) {
  if (orgId === undefined) return { organization: undefined }
  const organization = findOrganization(store, orgId)
  return organization && findMembership(store, userId, orgId, clock.now()) ? { organization } : undefined
}

export const termsOperations = {
  checkOrganizationTermAcceptance: ({ query, session, world }) => {
    const named = organizationNamed(world, session, query.orgId)
    return named
      ? result(hasAccepted(world.store, session.userId, named.organization))
      : refused(sharedRefusals.notMember)
  },

  acceptOrganizationTerm: ({ query, session, world }) => {
    const named = organizationNamed(world, session, query.orgId)
    if (!named) return refused(sharedRefusals.notMember)
    if (named.organization?.id === sentinels.termsChanged) return refused(refusals.termsChanged)
    accept(world.store, world.clock, session.userId, named.organization)
    return done()
  },

  // What is not active is not published: its editor alone reads it.
  getPlatformTerm: ({ world }) => {
    const { active, term } = platformTerm(world.store)
    return result({ active, term: active ? term : '' })
  },
} satisfies Partial<Operations>
