import { done, refused, result, results } from '../answers'
import type { Operations } from '../contract'
import { foreignTo } from '../rules/domains'
import {
  addInvitation,
  findInvitation,
  invitationOf,
  invitations,
  isOver,
  refusals as invitationRefusals,
  type InvitationRow,
} from '../rules/invitations'
import { sharedRefusals } from '../rules/refusals'
import { sentinels } from '../rules/sentinels'
import { findAccount, findMembership } from '../store/accounts'
import type { Store } from '../store/db'
import { generalSettingsOf } from '../store/general-settings'
import { findOrganization } from '../store/organizations'
import { equals, mentions, search } from '../store/search'
import type { World } from '../world'

export const refusals = {
  noAccount: 'There is no account with this e-mail address',
  alreadyInvited: 'Tài khoản này đã được mời và chưa trả lời',
  noInviting: 'This organization does not invite users to join',
  foreignDomain: 'Only e-mail addresses of these domains can be invited:',
  pastExpiry: 'The expiry lies before yesterday',
  accepted: 'An accepted invitation cannot be deleted',
} as const

/** The whole of yesterday, whatever zone the person lives in. */
const TWO_DAYS = 2 * 86_400_000

/** Whether an invitation waits for an answer that can still be given. */
function isWaiting(store: Store, userId: string, orgId: string, now: number): boolean {
  const pending = store.all<{ expiredAt: number; joinedOrgExpiredAt: number | null }>(
    `select expired_at as expiredAt, joined_org_expired_at as joinedOrgExpiredAt from invitation
      where user_id = ? and org_id = ? and status = 'Pending'`,
    userId,
    orgId,
  )
  return pending.some(
    ({ expiredAt, joinedOrgExpiredAt }) => !isOver(expiredAt, now) && !isOver(joinedOrgExpiredAt, now),
  )
}

/** Tells the invited person, live and in the list of messages. */
function tellInvited({ store, live }: World, { id, userId, orgId, invitedBy, reason }: InvitationRow): void {
  const { name } = findOrganization(store, orgId) ?? { name: orgId }
  live.send([
    {
      to: { userId },
      level: 'warning', // the bell shows warnings and errors
      title: `You are invited to join ${name}`,
      message: [`By ${invitedBy}`, reason].filter(Boolean).join(': '),
      extraValue: { subject: 'invitation', invitationId: id, orgId },
    },
  ])
}

export const accountInvitationsOperations = {
  listInvitations: ({ session: { orgId }, world: { store } }) =>
    results(
      store
        .all<InvitationRow>(
          `select ${invitations.columns} from ${invitations.table} where org_id = ? order by ${invitations.order}`,
          orgId,
        )
        .map(invitationOf),
    ),

  searchInvitations: (call) =>
    search(
      call,
      invitations,
      [equals('org_id', call.session.orgId), mentions(call.body.freeText, 'folded')],
      invitationOf,
    ),

  deleteInvitation: ({ query: { id }, session: { orgId }, world: { store } }) => {
    const invitation = findInvitation(store, id)
    if (invitation?.orgId !== orgId) return refused(invitationRefusals.goneInvitation)
    if (id === sentinels.stuckInvitation) return refused()
    if (invitation.status === 'Accepted') return refused(refusals.accepted)
    store.run('delete from invitation where id = ?', id)
    return done('Deleted successfully')
  },

  addInvitation: ({ body, session, world }) => {
    const { store, clock } = world
    const { orgId, userId: invitedBy } = session
    const { roles = [], joinedOrgExpiredAt, expiredAt, reason } = body
    if (body.userId === sentinels.silentRefusal) return refused()
    if (generalSettingsOf(store, orgId).invitationUsersToJoin === false) return refused(refusals.noInviting)
    const invited = findAccount(store, body.userId)
    if (!invited) return refused(refusals.noAccount)
    if (findMembership(store, invited.id, orgId, clock.now())) return refused(sharedRefusals.alreadyMember)
    const domains = foreignTo(store, orgId, invited.id)
    if (domains) return refused(`${refusals.foreignDomain} ${domains}`)
    if (joinedOrgExpiredAt && joinedOrgExpiredAt < clock.now() - TWO_DAYS) return refused(refusals.pastExpiry)
    if (isWaiting(store, invited.id, orgId, clock.now())) return refused(refusals.alreadyInvited)
    const id = addInvitation(store, {
      userId: invited.id,
      orgId,
      invitedBy,
      roles,
      reason,
      status: 'Pending',
      createdAt: clock.now(),
      expiredAt,
      ...(joinedOrgExpiredAt && { joinedOrgExpiredAt }),
    })
    const added = findInvitation(store, id)
    if (added) tellInvited(world, added)
    return result(added && invitationOf(added))
  },
} satisfies Partial<Operations>
