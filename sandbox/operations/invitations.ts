import { done, refused, result, results } from '../answers'
import type { Call, Operations } from '../contract'
import { OrderedFailure } from '../faults'
import { answerInvitation, invitationOf, searchOf, type InvitationRow } from '../rules/invitations'
import { refusals } from '../rules/refusals'
import { brokenBy, sentinels } from '../rules/sentinels'
import { containing } from '../store/fold'
import { page } from '../store/paging'

type Answering =
  | 'acceptPreSelectionInvitation'
  | 'rejectPreSelectionInvitation'
  | 'acceptOwnInvitation'
  | 'rejectOwnInvitation'
type OwnOperation =
  Answering | 'countPreSelectionInvitations' | 'searchPreSelectionInvitations' | 'searchOwnInvitations'

/** The own invitations, those of a status, those that hold a text; the same before and after choosing. */
function search({
  body,
  query,
  session,
  world,
}: Call<'searchPreSelectionInvitations' | 'searchOwnInvitations'>) {
  const { freeText = '', status } = body
  const broken = brokenBy(freeText)
  if (broken) throw new OrderedFailure(broken)
  const words = containing(freeText)
  const where = [
    { sql: 'user_id = ?', values: [session.userId] },
    status && { sql: 'invitation.status = ?', values: [status] },
    freeText.trim()
      ? { sql: "folded like ? escape '\\' or name_folded like ? escape '\\'", values: [words, words] }
      : undefined,
  ]
  const found = page<InvitationRow>(world.store, world.clock, searchOf(where), query)
  return results({ ...found, content: found.content.map(invitationOf) })
}

type Answer = { as: 'Accepted' | 'Rejected'; said: string; failed?: string }

/** `failed`: what is said of the sentinel whose answer fails without a reason. */
const answering =
  ({ as, said, failed }: Answer) =>
  ({ query, session, world }: Call<Answering>) => {
    if (query.invitationId === sentinels.failingInvitation) return refused(failed)
    const why = answerInvitation(world, session.userId, query.invitationId, as)
    return why === undefined ? done(said) : refused(why || undefined)
  }

export const invitationsOperations: Pick<Operations, OwnOperation> = {
  countPreSelectionInvitations: ({ query: { status }, session, world: { store } }) =>
    result(
      store.one<{ n: number }>(
        'select count(*) as n from invitation where user_id = ? and (? is null or status = ?)',
        session.userId,
        status,
        status,
      )?.n ?? 0,
    ),

  searchPreSelectionInvitations: search,
  acceptPreSelectionInvitation: answering({ as: 'Accepted', said: 'Accepted Invite Successfully' }),
  rejectPreSelectionInvitation: answering({ as: 'Rejected', said: 'Rejected Invite Successfully' }),

  searchOwnInvitations: search,
  acceptOwnInvitation: answering({
    as: 'Accepted',
    said: 'Accept invitation successfully.',
    failed: refusals.failedAccept,
  }),
  rejectOwnInvitation: answering({
    as: 'Rejected',
    said: 'Reject invitation successfully.',
    failed: refusals.failedReject,
  }),
}
