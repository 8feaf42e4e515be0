import { randomUUID } from 'node:crypto'
import { exportRecords } from '../../openapi/bounds.gen'
import type { components } from '../../openapi/schema.gen'
import { done, refused, results } from '../answers'
import type { Operations } from '../contract'
import { refuseWithoutCode } from '../rules/confirmation'
import { piecesOf, RUNNING, startExport } from '../rules/exports'
import { organizationCsv } from '../rules/organization-csv'
import { leaveAll, removeOrganization, refuseChange } from '../rules/organizations'
import { sharedRefusals } from '../rules/refusals'
import { brokenBy, sentinels } from '../rules/sentinels'
import { fold } from '../store/fold'
import { pageOfOrganizations, searchOf, suggestedOrganizations } from '../store/organization-search'
import { isCodeTaken, isNameTaken, organizationOf, recordOf, type Organization } from '../store/organizations'
import { failWhenBroken, totalOf } from '../store/search'
import { present } from '../store/db'

export const refusals = {
  takenCode: 'An organization with this code exists already',
  deletingOwn: 'You are working in this organization. Choose another one first.',
  stoppingOwn: 'Không thể ngừng tổ chức mà bạn đang làm việc',
} as const

type Input = components['schemas']['OrganizationInput'] | components['schemas']['OrganizationCreation']

/** What the description cannot say: a contract that ends before it begins. */
function mistakeIn({ contractEffectiveFrom, contractEffectiveTo }: Input) {
  const backwards = (contractEffectiveFrom ?? 0) > (contractEffectiveTo ?? Infinity)
  return backwards ? 'The contract must not end before it begins' : undefined
}

/** In the order of the columns below; what is left out or blank is none. */
const COLUMNS = `name, name_folded, code, full_name, account_type, phase, industry, environment, contract_type,
  contract_from, contract_to, website, address, phone, email`
const valuesOf = (input: Input) => [
  input.name,
  fold(input.name),
  input.code,
  input.fullName,
  input.accountType,
  input.phase,
  input.industry,
  input.environment,
  input.contractType,
  input.contractEffectiveFrom,
  input.contractEffectiveTo,
  ...[input.website, input.address, input.phone, input.email].map((text) => text || null),
]

export const organizationsOperations = {
  searchOrganizations: ({ body, query, world: { store, clock } }) => {
    failWhenBroken(body.freeText)
    const found = pageOfOrganizations(store, clock, body, query)
    return results({ ...found, content: found.content.map(recordOf) })
  },

  createOrganization: ({ body, session, world: { store, clock } }) => {
    const mistake = mistakeIn(body)
    if (mistake) return refused(mistake)
    const { name } = body
    if (isCodeTaken(store, body.code)) return refused(refusals.takenCode)
    if (isNameTaken(store, name)) return refused(sharedRefusals.takenBrand)
    if (body.phone === sentinels.silentPhone) return refused()
    const { environment = 'Production', status = 'active' } = body
    const id = `org-${randomUUID()}`
    const values = [...valuesOf({ ...body, environment }), id, status, clock.now(), session.userId]
    store.run(
      `insert into organization (${COLUMNS}, id, status, created_at, created_by)
       values (${values.map(() => '?').join(', ')})`,
      ...values,
    )
    const result = recordOf(organizationOf(store, { orgId: id }))
    return {
      status: 200,
      body: { success: true, message: `${name} Organiziation added successfully`, result },
    }
  },

  updateOrganization: ({ body, path: { orgId }, session, world: { store, clock } }) => {
    const refusal = refuseChange(store, orgId)
    if (refusal) return refusal
    const mistake = mistakeIn(body)
    if (mistake) return refused(mistake)
    const { name } = body
    if (isCodeTaken(store, body.code, orgId)) return refused(refusals.takenCode)
    if (body.phone === sentinels.silentPhone) return refused()
    const values = valuesOf(body)
    store.run(
      `update organization set (${COLUMNS}, updated_at, updated_by) = (${values.map(() => '?').join(', ')}, ?, ?)
       where id = ?`,
      ...values,
      clock.now(),
      session.userId,
      orgId,
    )
    const result = recordOf(organizationOf(store, { orgId }))
    return {
      status: 200,
      body: { success: true, message: `${name} Organiziation updated successfully`, result },
    }
  },

  deleteOrganization: (call) => {
    const { path, session, world } = call
    const refusal = refuseWithoutCode(call) ?? refuseChange(world.store, path.orgId)
    if (refusal) return refusal
    if (path.orgId === session.orgId) return refused(refusals.deletingOwn)
    removeOrganization(world.store, path.orgId)
    return done('Deleted successfully')
  },

  updateOrganizationStatus: ({ path: { orgId }, query: { status }, session, world: { store, clock } }) => {
    const refusal = refuseChange(store, orgId)
    if (refusal) return refusal
    if (orgId === session.orgId && status === 'inactive') return refused(refusals.stoppingOwn)
    store.transaction(() => {
      store.run(
        'update organization set status = ?, updated_at = ?, updated_by = ? where id = ?',
        status,
        clock.now(),
        session.userId,
        orgId,
      )
      if (status === 'inactive') leaveAll(store, orgId)
    })
    return done('Updated successfully')
  },

  suggestOrganizations: ({ query: { query = '' }, world: { store } }) =>
    results(
      suggestedOrganizations(store, query).map(({ id, name, status, code, website }) => ({
        ...{ id, name, status },
        ...present({ code, website }),
      })),
    ),

  exportOrganizations: (call) => {
    const { body, query, session, world } = call
    const refusal = refuseWithoutCode(call)
    if (refusal) return refusal
    const search = searchOf(body)
    if (totalOf(world.store, search) > exportRecords) return refused(sharedRefusals.tooManyRecords)
    startExport<Organization>(world, session, {
      category: 'Organization',
      criteria: body,
      broken: brokenBy(body.freeText),
      ...piecesOf<Organization>(world.store, search),
      layout: organizationCsv(query.timezone),
    })
    return done(RUNNING)
  },
} satisfies Partial<Operations>
