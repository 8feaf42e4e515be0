import { createAction } from '@reduxjs/toolkit'
import { put, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { accountsApi, permissionGroupsApi } from '../../api'
import { failed, notUndone, saidOr, succeeded, unlessRefused } from '../../flows/outcomes'
import { request } from '../../flows/request'
import { equal } from '../../kit/form/equal'

const { getAccountDetail } = accountsApi.endpoints
const { savePermissionGroupUsers } = permissionGroupsApi.endpoints

type Undo = {
  readonly id: string
  /** The groups that the change has given, and those before it, by their ids. */
  readonly set: readonly string[]
  readonly former: readonly string[]
}

/** The person takes the change of somebody's permission groups back. */
export const groupsUndoAsked = createAction<Undo>('accounts/groupsUndoAsked')

/** Gives an account the permission groups that it had, unless somebody has changed them since (decisions 41). */
export function* groupsUndoFlow(): SagaGenerator<void> {
  yield* takeEvery(groupsUndoAsked, function* ({ payload }) {
    yield* unlessRefused(undo(payload), (refusal) => failed(refusal, 'common.failedToUpdate'))
  })
}

function* undo({ id, set, former }: Undo): SagaGenerator<void> {
  const { result } = yield* request(getAccountDetail, { id, loadPermissionGroup: true })
  const now = (result.permissionGroups ?? []).map((group) => group.id)
  if (!equal(now.toSorted(), set.toSorted())) return void (yield* put(notUndone()))
  const { message } = yield* request(savePermissionGroupUsers, {
    permissionGroupAssignment: { groupIds: [...former], userIds: [id] },
  })
  yield* put(succeeded(saidOr(message, { id: 'common.undone' })))
}
