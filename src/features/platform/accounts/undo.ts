import { createAction } from '@reduxjs/toolkit'
import { put, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { accountsApi, systemGroupsApi, type Role } from '../../../api'
import { failed, notUndone, saidOr, succeeded, unlessRefused } from '../../../flows/outcomes'
import type { Parts } from '../../../flows/parts'
import { request } from '../../../flows/request'
import { equal } from '../../../kit/form/equal'
import type { Grant } from './grants'
import { pageOfOne } from '../../../domain/accounts/filters'

const { searchPlatformAccounts, updatePlatformAccountRoles } = accountsApi.endpoints
const checks = {
  grant: systemGroupsApi.endpoints.checkSystemGrantPermission,
  account: systemGroupsApi.endpoints.checkSystemAccountPermission,
} as const
const calls = {
  grant: {
    assign: systemGroupsApi.endpoints.assignSystemGrantPermission,
    unassign: systemGroupsApi.endpoints.unassignSystemGrantPermission,
  },
  account: {
    assign: systemGroupsApi.endpoints.assignSystemAccountPermission,
    unassign: systemGroupsApi.endpoints.unassignSystemAccountPermission,
  },
} as const

/** A person in an organization. */
type Member = { readonly id: string; readonly orgId: string }

/** The person takes a change of roles back: what was set, and what they were before. */
export const rolesUndoAsked = createAction<
  Member & { readonly set: readonly Role[]; readonly former: readonly Role[] }
>('platformAccounts/rolesUndoAsked')

/** The same for a permission that was given (`assigned`) or taken away. */
export const grantUndoAsked = createAction<Member & { readonly grant: Grant; readonly assigned: boolean }>(
  'platformAccounts/grantUndoAsked',
)

/** Sends what it was before, unless somebody has changed it since (decisions 41). */
export function* companyUndoFlow(): SagaGenerator<void> {
  yield* takeEvery(rolesUndoAsked, function* ({ payload }) {
    yield* unlessRefused(undoRoles(payload), (refusal) => failed(refusal, 'common.somethingWentWrong'))
  })
  yield* takeEvery(grantUndoAsked, function* ({ payload }) {
    yield* unlessRefused(undoGrant(payload), (refusal) => failed(refusal, 'common.failedToUpdate'))
  })
}

function* undoRoles(undo: ReturnType<typeof rolesUndoAsked>['payload']): SagaGenerator<void> {
  const { id, orgId, set, former } = undo
  const { results } = yield* request(searchPlatformAccounts, {
    ...pageOfOne,
    platformAccountSearch: { freeText: id, orgIds: [orgId] },
  })
  const member = results.extras?.orgCtxes?.[id]?.find((each) => each.orgId === orgId)
  if (!member || !equal(member.roles.toSorted(), set.toSorted())) return void (yield* put(notUndone()))
  const { message } = yield* request(updatePlatformAccountRoles, {
    platformAccountRolesUpdate: { email: id, orgId, roles: [...former] },
  })
  yield* put(succeeded(saidOr(message, { id: 'common.undone' })))
}

function* undoGrant(undo: ReturnType<typeof grantUndoAsked>['payload']): SagaGenerator<void> {
  const { id, orgId, grant, assigned } = undo
  const held = yield* request(checks[grant], { systemPermissionCheck: { userId: id, orgIds: [orgId] } })
  if (held.result[orgId] !== assigned) return void (yield* put(notUndone()))
  const inverse = calls[grant][assigned ? 'unassign' : 'assign']
  const { message } = yield* request(inverse, { orgId, systemPermissionAssignment: { userId: id } })
  yield* put(succeeded(saidOr(message, { id: 'common.undone' })))
}

export const parts: Parts = { flows: [companyUndoFlow], slices: [] }
