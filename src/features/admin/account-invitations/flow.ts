import { call, put, take, takeLatest, type SagaGenerator } from 'typed-redux-saga'
import { accountInvitationsApi, isRefusal, NO_ANSWER, type AccountInvitationInput } from '../../../api'
import type { Parts } from '../../../flows/parts'
import { request } from '../../../flows/request'
import { batchKnown, batchLeft, invitationBatch, peopleInvited, triedAgain, type Invited } from './state'

const { addInvitation } = accountInvitationsApi.endpoints

type Invitation = Omit<AccountInvitationInput, 'userId'>

/** Invites several people by one call after another; what came of each stays until the person leaves. */
export function* invitePeopleFlow(): SagaGenerator<void> {
  yield* takeLatest([peopleInvited, batchLeft], function* (action) {
    if (!peopleInvited.match(action)) return
    const { emails, invitation } = action.payload
    let people: readonly Invited[] = emails.map((userId) => ({ name: 'waiting', userId }))
    let again: string | undefined
    while (true) {
      people = yield* call(inviteAll, people, invitation, again)
      const { payload } = yield* take(triedAgain)
      again = payload
    }
  })
}

/** Tries those who are not invited yet, or of them the one that is named. */
function* inviteAll(
  before: readonly Invited[],
  invitation: Invitation,
  only: string | undefined,
): SagaGenerator<readonly Invited[]> {
  let people = before
  const set = (one: Invited) => {
    people = people.map((each) => (each.userId === one.userId ? one : each))
  }
  const tried = before.filter(({ name, userId }) => name !== 'invited' && (only ?? userId) === userId)
  for (const { userId } of tried) {
    set({ name: 'sending', userId })
    yield* put(batchKnown({ people, running: true }))
    const one = yield* call(invite, userId, invitation)
    set(one)
    // Without an answer, or where the session itself says no, the next one would fare no better.
    if (one.name === 'refused' && (one.refusal.status === NO_ANSWER || one.refusal.toldBySession)) break
  }
  yield* put(batchKnown({ people, running: false }))
  return people
}

function* invite(userId: string, invitation: Invitation): SagaGenerator<Invited> {
  try {
    yield* request(addInvitation, { accountInvitationInput: { ...invitation, userId } })
    return { name: 'invited', userId }
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal
    return { name: 'refused', userId, refusal }
  }
}

export const parts: Parts = { flows: [invitePeopleFlow], slices: [invitationBatch] }
