import { done, refused } from '../answers'
import type { Call, Operations } from '../contract'
import { leaveOrganization, refuseAccount, removeAccount } from '../rules/accounts'
import { sendMail } from '../rules/mails'
import { generate, passwordPolicyOf } from '../rules/password-policy'
import { hashPassword } from '../rules/passwords'
import { rightsChanged } from '../rules/rights'
import type { OrganizationSession } from '../session'
import { accountOf, organizationIdsOf } from '../store/accounts'

export const refusals = {
  ownAccount: 'You cannot delete your own account',
  ownPlace: 'You cannot remove yourself from the organization that you work in',
  severalOrganizations: 'This account belongs to other organizations too. Remove it from this one instead.',
  inactive: 'This account is inactive',
  notSent: 'Không gửi được e-mail chứa mật khẩu mới',
  noSecondFactor: 'This account has no second factor',
} as const

/** Shown to whoever signs in with a password that an administrator has set. */
export const RESET_REASON = 'An administrator has reset your password. Please change it.'

type World = Call<'deleteAccount'>['world']

function remove(world: World, userId: string): ReturnType<typeof done> {
  removeAccount(world.store, userId)
  return done('Deleted successfully')
}

/** A password of the server's: all sessions end, and the next sign-in asks for another one. */
function resetPassword(world: World, userId: string, { userId: by, orgId }: OrganizationSession) {
  const { store, clock, sessions, lockOut } = world
  const { id, status, password } = accountOf(store, { userId })
  if (status !== 'active') return refused(refusals.inactive)
  const fresh = generate(passwordPolicyOf(store, orgId))
  const mail = {
    recipient: id,
    subject: 'Your new password',
    body: `An administrator has reset your password. Sign in with ${fresh} and choose another one.`,
  }
  if (!sendMail(world, mail)) return refused(refusals.notSent)
  const now = clock.now()
  store.run(
    `update account set password = ?, previous_password = ?, password_changed_at = ?, change_password_reason = ?,
       updated_at = ?, updated_by = ? where id = ?`,
    ...[hashPassword(fresh), password, now, RESET_REASON, now, by, id],
  )
  lockOut.clear(id, 'password')
  sessions.endAllOf(id)
  return done(`Reset Password for ${id} successfully`)
}

export const accountDepartures = {
  deleteAccount: ({ query, session: { userId, orgId }, world }) => {
    const refusal = refuseAccount(world.store, query.id, orgId)
    if (refusal) return refusal
    const { id } = accountOf(world.store, { userId: query.id })
    if (id === userId) return refused(refusals.ownAccount)
    if (organizationIdsOf(world.store, id).length > 1) return refused(refusals.severalOrganizations)
    return remove(world, id)
  },

  deletePlatformAccount: ({ query, session, world }) => {
    const refusal = refuseAccount(world.store, query.id)
    if (refusal) return refusal
    const { id } = accountOf(world.store, { userId: query.id })
    return id === session.userId ? refused(refusals.ownAccount) : remove(world, id)
  },

  removeUserFromOrganization: ({ query, session: { userId: by, orgId }, world }) => {
    const refusal = refuseAccount(world.store, query.email, orgId)
    if (refusal) return refusal
    const { id } = accountOf(world.store, { userId: query.email })
    if (id === by) return refused(refusals.ownPlace)
    world.store.transaction(() => leaveOrganization(world.store, id, orgId))
    rightsChanged(world, id, { by, orgId })
    return done('Removed successfully')
  },

  removePlatformUserFromOrganization: ({ query: { email, orgId }, session, world }) => {
    const refusal = refuseAccount(world.store, email, orgId)
    if (refusal) return refusal
    const { id } = accountOf(world.store, { userId: email })
    if (id === session.userId && orgId === session.orgId) return refused(refusals.ownPlace)
    world.store.transaction(() => leaveOrganization(world.store, id, orgId))
    rightsChanged(world, id, { by: session.userId, orgId })
    return done('Remove account from company success')
  },

  resetAccountPassword: ({ query, session, world }) =>
    refuseAccount(world.store, query.id, session.orgId) ?? resetPassword(world, query.id, session),

  resetPlatformAccountPassword: ({ query, session, world }) =>
    refuseAccount(world.store, query.id) ?? resetPassword(world, query.id, session),

  resetAccountTwoFactor: ({ query, session, world: { store, clock } }) => {
    const refusal = refuseAccount(store, query.id)
    if (refusal) return refusal
    const { id, totpEnabled } = accountOf(store, { userId: query.id })
    if (!totpEnabled) return refused(refusals.noSecondFactor)
    store.transaction(() => {
      store.run(
        `update account set totp_enabled = 0, totp_secret = null, totp_last_step = 0, updated_at = ?, updated_by = ?
          where id = ?`,
        ...[clock.now(), session.userId, id],
      )
      store.run('delete from totp_setup where user_id = ?', id)
    })
    return done(`Disable 2FA for ${id} successfully`)
  },
} satisfies Partial<Operations>
