import { refused, result } from '../answers'
import type { Operations } from '../contract'
import { addInvitation, findInvitation, invitationOf } from '../rules/invitations'
import { sentinels } from '../rules/sentinels'
import { findAccount, findMembership } from '../store/accounts'
import { generalSettingsOf } from '../store/general-settings'

export const refusals = {
  noAccount: 'There is no account with this e-mail address',
  alreadyMember: 'This account belongs to the organization already',
  alreadyInvited: 'Tài khoản này đã được mời và chưa trả lời',
  noInviting: 'This organization does not invite users to join',
  pastExpiry: 'The expiry lies before yesterday',
} as const

/** The whole of yesterday, whatever zone the person lives in. */
const TWO_DAYS = 2 * 86_400_000

export const accountInvitationsOperations = {
  addInvitation: ({ body, session, world: { store, clock } }) => {
    const { orgId, userId: invitedBy } = session
    const { roles = [], joinedOrgExpiredAt, expiredAt, reason } = body
    if (body.userId === sentinels.silentRefusal) return refused()
    if (generalSettingsOf(store, orgId).invitationUsersToJoin === false) return refused(refusals.noInviting)
    const invited = findAccount(store, body.userId)
    if (!invited) return refused(refusals.noAccount)
    if (findMembership(store, invited.id, orgId, clock.now())) return refused(refusals.alreadyMember)
    if (joinedOrgExpiredAt && joinedOrgExpiredAt < clock.now() - TWO_DAYS) return refused(refusals.pastExpiry)
    const pending = store.one(
      "select id from invitation where user_id = ? and org_id = ? and status = 'Pending'",
      invited.id,
      orgId,
    )
    if (pending) return refused(refusals.alreadyInvited)
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
    return result(added && invitationOf(added))
  },
} satisfies Partial<Operations>
