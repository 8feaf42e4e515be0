import { randomUUID } from 'node:crypto'
import type { components } from '../../openapi/schema.gen'
import { done, refused, results } from '../answers'
import type { Operations } from '../contract'
import { OrderedFailure } from '../faults'
import { addLink, LINK_COLUMNS } from '../rules/links'
import { unchangeable } from '../rules/organizations'
import { refusals } from '../rules/refusals'
import { brokenBy, sentinels } from '../rules/sentinels'
import { containing } from '../store/fold'
import { page } from '../store/paging'

type LinkedCompany = components['schemas']['LinkedCompany']

const sortable = {
  integrationName: 'integration_name',
  linkedOrgId: 'linked_org_id',
  linkedOrgName: 'linked_org_name',
  linkedSource: 'linked_source',
  o2oCdpOrgId: 'org_id',
  createdAt: 'created_at',
}

export const organizationLinksOperations: Pick<
  Operations,
  'searchLinkedCompanies' | 'deleteLinkedCompany' | 'listOrganizationLinks' | 'createLinkedCompany'
> = {
  searchLinkedCompanies: ({ body, query, world: { store, clock } }) => {
    const { freeText = '', o2oCdpOrgIds = [], linkedOrgId = '' } = body
    const broken = brokenBy(freeText)
    if (broken) throw new OrderedFailure(broken)
    const search = {
      columns: LINK_COLUMNS,
      table: 'linked_company',
      where: [
        freeText.trim() ? { sql: "folded like ? escape '\\'", values: [containing(freeText)] } : undefined,
        o2oCdpOrgIds.length > 0
          ? { sql: 'org_id in (select value from json_each(?))', values: [JSON.stringify(o2oCdpOrgIds)] }
          : undefined,
        linkedOrgId.trim()
          ? { sql: 'linked_org_id = ? collate nocase', values: [linkedOrgId.trim()] }
          : undefined,
      ],
      sortable,
      order: 'created_at desc, rowid desc',
    }
    return results(page<LinkedCompany>(store, clock, search, query))
  },

  deleteLinkedCompany: ({ path: { id }, world: { store } }) => {
    if (id === sentinels.silentLink) return refused()
    const removed = store.run('delete from linked_company where id = ?', id)
    return removed === 1 ? done('Deleted successfully') : refused(refusals.goneLink)
  },

  listOrganizationLinks: ({ query: { orgId }, world: { store } }) =>
    results(
      store.all<LinkedCompany>(
        `select ${LINK_COLUMNS} from linked_company where org_id = ? order by created_at desc, rowid desc`,
        orgId,
      ),
    ),

  createLinkedCompany: ({ body, session, world: { store, clock } }) => {
    const { integrationName, linkedOrgId, linkedOrgName, linkedSource, o2oCdpOrgId: orgId } = body
    const barred = unchangeable(store, orgId)
    if (barred) return barred
    const apiKey = body.apiKey?.trim() || null
    const link = {
      ...{ orgId, apiKey, linkedSource },
      ...{ integrationName: integrationName.trim(), linkedOrgName: linkedOrgName.trim() },
      linkedOrgId: linkedOrgId.trim(),
    }
    if (!link.integrationName || !link.linkedOrgId || !link.linkedOrgName)
      return refused('Names and ids must not be blank')
    if (apiKey === sentinels.silentKey) return refused()
    if (apiKey === sentinels.unknownKey) return refused(refusals.wrongLinkKey)
    const taken = store.one(
      'select 1 from linked_company where org_id = ? and linked_source = ? and linked_org_id = ?',
      orgId,
      linkedSource,
      link.linkedOrgId,
    )
    if (taken) return refused(refusals.linkedAlready)
    addLink(store, {
      ...link,
      id: `link-${randomUUID()}`,
      createdAt: clock.now(),
      createdBy: session.userId,
    })
    return done('Added successfully')
  },
}
