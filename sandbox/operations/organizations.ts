import { refused, results } from '../answers'
import type { Operations } from '../contract'
import { OrderedFailure } from '../faults'
import { refusals } from '../rules/refusals'
import { brokenBy, sentinels } from '../rules/sentinels'
import { containing, fold } from '../store/fold'
import {
  findOrganization,
  isCodeTaken,
  ORGANIZATION_COLUMNS,
  organizationOf,
  recordOf,
  type Organization,
} from '../store/organizations'
import { page, type Condition } from '../store/paging'

const sortable = {
  name: 'name_folded',
  accountType: 'account_type',
  status: 'status',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
}

/** Part of a name, e-mail address, phone number or website. */
function mentions(freeText: string): Condition {
  if (freeText.trim() === '') return undefined
  const pattern = containing(freeText)
  return {
    sql: ['name_folded', 'email', 'phone', 'website']
      .map((column) => `${column} like ? escape '\\'`)
      .join(' or '),
    values: [pattern, pattern, pattern, pattern],
  }
}

const among = (column: string, values: readonly string[] = []): Condition =>
  values.length > 0 ? { sql: `${column} in (${values.map(() => '?').join(', ')})`, values } : undefined

export const organizationsOperations: Pick<Operations, 'searchOrganizations' | 'updateOrganization'> = {
  searchOrganizations: ({ body, query, world: { store, clock } }) => {
    const broken = brokenBy(body.freeText)
    if (broken) throw new OrderedFailure(broken)
    const search = {
      columns: ORGANIZATION_COLUMNS,
      table: 'organization',
      where: [
        mentions(body.freeText ?? ''),
        among('account_type', body.accountTypes),
        among('industry', body.industries),
        among('status', body.status),
        among('environment', body.envs),
      ],
      sortable,
      order: 'created_at desc, id',
    }
    const found = page<Organization>(store, clock, search, query)
    return results({ ...found, content: found.content.map(recordOf) })
  },

  updateOrganization: ({ body, path: { orgId }, session, world: { store, clock } }) => {
    if (!findOrganization(store, orgId)) return refused(refusals.goneOrganization)
    const name = body.name.trim()
    const code = body.code.trim()
    if (name === '') return refused('The name must not be blank')
    if (isCodeTaken(store, code, orgId)) return refused(refusals.takenCode)
    if (body.phone?.trim() === sentinels.silentPhone) return refused()
    store.run(
      `update organization set name = ?, name_folded = ?, code = ?, full_name = ?, account_type = ?, phase = ?,
         industry = ?, environment = ?, contract_type = ?, contract_from = ?, contract_to = ?, website = ?,
         address = ?, phone = ?, email = ?, updated_at = ?, updated_by = ? where id = ?`,
      name,
      fold(name),
      code,
      body.fullName.trim(),
      body.accountType,
      body.phase,
      body.industry,
      body.environment,
      body.contractType,
      body.contractEffectiveFrom,
      body.contractEffectiveTo,
      body.website?.trim(),
      body.address?.trim(),
      body.phone?.trim(),
      body.email,
      clock.now(),
      session.userId,
      orgId,
    )
    return {
      status: 200,
      body: {
        success: true,
        message: `${name} Organiziation updated successfully`,
        result: recordOf(organizationOf(store, { orgId })),
      },
    }
  },
}
