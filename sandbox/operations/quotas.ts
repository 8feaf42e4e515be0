import { randomUUID } from 'node:crypto'
import { done, refused, results } from '../answers'
import type { Operations } from '../contract'
import { refuseChange, refuseUnknown } from '../rules/organizations'
import { mistakeIn, quotaOf, saveQuota, subCategories, unblock } from '../rules/quotas'
import { sentinels } from '../rules/sentinels'

export const refusals = {
  noQuota: 'There is no quota to remove',
  notUnblocked: 'Unblocked fail',
} as const

export const quotasOperations = {
  getOrganizationQuota: ({ path: { orgId, category }, world: { store, clock } }) => {
    const unknown = refuseUnknown(store, orgId)
    if (unknown) return unknown
    if (orgId === sentinels.unreadableOrganization) return refused()
    return { status: 200, body: { success: true, ...quotaOf(store, orgId, category, clock.now()) } }
  },

  updateOrganizationQuota: ({ body, path: { orgId, category }, world: { store, clock } }) => {
    const refusal = refuseChange(store, orgId)
    if (refusal) return refusal
    if (body.category !== category) return refused('The quota is of another category')
    const mistake = mistakeIn(body)
    if (mistake) return refused(mistake)
    saveQuota(store, orgId, `quota-${randomUUID()}`, body)
    const { result } = quotaOf(store, orgId, category, clock.now())
    return {
      status: 200,
      body: { success: true, message: 'Updated successfully', ...(result && { result }) },
    }
  },

  deleteOrganizationQuota: ({ path: { orgId, category }, world: { store } }) => {
    const refusal = refuseChange(store, orgId)
    if (refusal) return refusal
    const removed = store.run('delete from quota where org_id = ? and category = ?', orgId, category)
    return removed === 1 ? done('Deleted successfully') : refused(refusals.noQuota)
  },

  getCurrentOrganizationQuota: ({ path: { category }, session, world: { store, clock } }) => ({
    status: 200,
    body: { success: true, ...quotaOf(store, session.orgId, category, clock.now()) },
  }),

  unblockOrganizationApiIngestion: ({ path: { orgId }, world: { store, clock } }) => {
    const refusal = refuseChange(store, orgId)
    if (refusal) return refusal
    const stuck = orgId === sentinels.stuckOrganization
    return !stuck && unblock(store, orgId, clock.now())
      ? done('Unblocked successfully')
      : refused(refusals.notUnblocked)
  },

  listTaskSubCategories: () => results([...subCategories]),
} satisfies Partial<Operations>
