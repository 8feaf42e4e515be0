import { createAction } from '@reduxjs/toolkit'
import { call, put, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { permissionGroupsApi } from '../../../api'
import { failed, notUndone, saidOr, succeeded, unlessRefused } from '../../../flows/outcomes'
import type { Parts } from '../../../flows/parts'
import { request } from '../../../flows/request'
import { equal } from '../../../kit/form/equal'
import { wholePage } from './read-group'
import { inOrder } from './selection'

const { searchPermissionGroups, grantPermissionGroupToUsers } = permissionGroupsApi.endpoints

type Undo = {
  readonly id: string
  /** Who has the group by the change, and who had it before. */
  readonly set: readonly string[]
  readonly former: readonly string[]
}

/** The person takes a change of who has a permission group back. */
export const usersUndoAsked = createAction<Undo>('permissionGroups/usersUndoAsked')

/** Gives a group to those who had it, unless somebody has changed that since (decisions 41). */
export function* usersUndoFlow(): SagaGenerator<void> {
  yield* takeEvery(usersUndoAsked, function* ({ payload }) {
    yield* unlessRefused(undo(payload), (refusal) => failed(refusal, 'common.failedToUpdate'))
  })
}

function* undo({ id, set, former }: Undo): SagaGenerator<void> {
  const now = yield* call(usersOf, id)
  if (!now || !equal(inOrder(now), inOrder(set))) return void (yield* put(notUndone()))
  const { message } = yield* request(grantPermissionGroupToUsers, {
    id,
    permissionGroupUsers: { userIds: [...former] },
  })
  yield* put(succeeded(saidOr(message, { id: 'common.undone' })))
}

/** Who has the group now; nothing where there is no such group. */
function* usersOf(id: string): SagaGenerator<readonly string[] | undefined> {
  for (let page = 0; ; page += 1) {
    const { results } = yield* request(searchPermissionGroups, { ...wholePage, page })
    if (results.content.some((group) => group.id === id)) return results.extras.usersByGroup[id] ?? []
    if (page + 1 >= results.page.totalPages) return undefined
  }
}

export const parts: Parts = { flows: [usersUndoFlow], slices: [] }
