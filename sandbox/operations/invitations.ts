import { done, refused, result } from '../answers'
import type { Call, Operations } from '../contract'
import { answerInvitation, invitationOf, invitations } from '../rules/invitations'
import { sentinels } from '../rules/sentinels'
import { equals, mentions, search } from '../store/search'

export const refusals = {
  failedAccept: 'Accept invitation failed.',
  failedReject: 'Reject invitation failed.',
} as const

type Answering =
  | 'acceptPreSelectionInvitation'
  | 'rejectPreSelectionInvitation'
  | 'acceptOwnInvitation'
  | 'rejectOwnInvitation'

/** The own invitations, those of a status, those that hold a text; the same before and after choosing. */
function searchOwn(call: Call<'searchPreSelectionInvitations' | 'searchOwnInvitations'>) {
  const { freeText, status } = call.body
  return search(
    call,
    invitations,
    [
      equals('user_id', call.session.userId),
      equals('invitation.status', status),
      mentions(freeText, 'folded', 'name_folded', 'org_id'),
    ],
    invitationOf,
  )
}

type Answer = { as: 'Accepted' | 'Rejected'; message: string; failed?: string }

/** `failed`: the message for the sentinel whose answer fails. */
const answering =
  ({ as, message, failed }: Answer) =>
  ({ query, session, world }: Call<Answering>) => {
    if (query.invitationId === sentinels.failingInvitation) return refused(failed)
    const why = answerInvitation(world, session.userId, query.invitationId, as)
    return why === undefined ? done(message) : refused(why || undefined)
  }

export const invitationsOperations = {
  countPreSelectionInvitations: ({ query: { status }, session, world: { store } }) =>
    result(
      store.one<{ n: number }>(
        'select count(*) as n from invitation where user_id = ? and (? is null or status = ?)',
        session.userId,
        status,
        status,
      )?.n ?? 0,
    ),

  searchPreSelectionInvitations: searchOwn,
  acceptPreSelectionInvitation: answering({ as: 'Accepted', message: 'Accepted Invite Successfully' }),
  rejectPreSelectionInvitation: answering({ as: 'Rejected', message: 'Rejected Invite Successfully' }),

  searchOwnInvitations: searchOwn,
  acceptOwnInvitation: answering({
    as: 'Accepted',
    message: 'Accept invitation successfully.',
    failed: refusals.failedAccept,
  }),
  rejectOwnInvitation: answering({
    as: 'Rejected',
    message: 'Reject invitation successfully.',
    failed: refusals.failedReject,
  }),
} satisfies Partial<Operations>
