import { done, refused, result } from '../answers'
import type { Operations } from '../contract'
import { tooOld } from '../rules/password-policy'
import { sharedRefusals } from '../rules/refusals'
import { sentinels } from '../rules/sentinels'
import type { Session } from '../session'
import { accountOf, findMembership, rolesOf } from '../store/accounts'
import { findOrganization } from '../store/organizations'
import type { World } from '../world'
import { present } from '../store/db'

export const refusals = {
  notExtended: 'The session cannot be extended any further',
} as const

const SIGNED_OUT = 'Logout successfully'

/** The organization that the session works in, as long as the membership holds. */
function contextOf({ store, clock }: World, { userId, orgId }: Session) {
  const organization = orgId === null ? undefined : findOrganization(store, orgId)
  const membership = organization && findMembership(store, userId, organization.id, clock.now())
  if (!organization || !membership) return undefined
  const { name, code, imageLink, fullName, accountType, industry, email, phone, address, website } =
    organization
  const details = { code, imageLink, fullName, accountType, industry, email, phone, address, website }
  return {
    membership,
    orgCtx: {
      id: `${organization.id}:${userId}`,
      orgId: organization.id,
      roles: membership.roles,
      ...(membership.validUntil !== undefined && { validUntil: membership.validUntil }),
      organization: { name, ...present(details) },
    },
  }
}

export const sessionOperations = {
  logout: ({ session, world }) => {
    if (session.userId === sentinels.logoutFails) return refused(sharedRefusals.logoutFail)
    world.sessions.end(session)
    return { ...done(SIGNED_OUT), ends: true }
  },

  logoutAllDevices: ({ session, world }) => {
    if (session.userId === sentinels.logoutFails) return refused(sharedRefusals.logoutFail)
    world.sessions.endAllOf(session.userId)
    return { ...done(SIGNED_OUT), ends: true }
  },

  extendToken: ({ session, world }) => {
    const expiredAt = world.sessions.extend(session)
    return expiredAt === undefined ? refused(refusals.notExtended) : result({ expiredAt })
  },

  getCurrentUser: ({ session, world }) => {
    const account = accountOf(world.store, session)
    const context = contextOf(world, session)
    const permissions = context?.membership.permissions ?? []
    const { avatar, phone, address, apiKey, cdpKey } = account
    const { store, clock } = world
    const changePasswordReason =
      account.changePasswordReason ?? tooOld(store, account, session.orgId, clock.now()) ?? null
    return result({
      id: account.id,
      name: account.name,
      status: account.status,
      totpEnabled: account.totpEnabled === 1,
      disabledApiAccess: account.apiEnabled !== 1,
      roles: rolesOf(world.store, account.id),
      permission: { contextPermissions: permissions, ownerPermission: permissions.includes('OWNER') },
      changePassword: changePasswordReason !== null,
      session: { id: session.id, expiredAt: session.expiresAt },
      ...present({ avatar, phone, address, apiKey, cdpKey, changePasswordReason }),
      ...(context && { orgCtx: context.orgCtx }),
    })
  },
} satisfies Partial<Operations>
