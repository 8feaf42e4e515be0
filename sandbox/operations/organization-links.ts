import { randomUUID } from 'node:crypto'
import type { components } from '../../openapi/schema.gen'
import { done, refused, results } from '../answers'
import type { Operations } from '../contract'
import { refuseChange } from '../rules/organizations'
import { sentinels } from '../rules/sentinels'
import { among, equals } from '../store/search'
import { createTable } from '../store/table'

export const refusals = {
  goneLink: 'This link does not exist any more',
  linkedAlready: 'This company is linked to this organization already',
  wrongLinkKey: 'The linked product does not accept this key',
} as const

type Link = Omit<components['schemas']['LinkedCompany'], 'apiKey'>
/** The key is a secret. */
type Hidden = { readonly apiKey?: string; readonly createdAt: number; readonly createdBy: string }

export const links = createTable<Link, Hidden>({
  table: 'linked_company',
  fields: {
    id: 'id',
    integrationName: 'integration_name',
    linkedOrgId: 'linked_org_id',
    linkedOrgName: 'linked_org_name',
    linkedSource: 'linked_source',
    o2oCdpOrgId: 'org_id',
  },
  hidden: { apiKey: 'api_key', createdAt: 'created_at', createdBy: 'created_by' },
  freeText: ['integrationName', 'linkedOrgId', 'linkedOrgName', 'linkedSource'],
  sortable: ['integrationName', 'linkedOrgId', 'linkedOrgName', 'linkedSource', 'o2oCdpOrgId', 'createdAt'],
  order: 'created_at desc, rowid desc',
})

export const organizationLinksOperations = {
  searchLinkedCompanies: (call) => {
    const { o2oCdpOrgIds, linkedOrgId } = call.body
    return links.search(call, [
      among('org_id', o2oCdpOrgIds),
      equals('linked_org_id collate nocase', linkedOrgId?.trim()),
    ])
  },

  deleteLinkedCompany: ({ path: { id }, world: { store } }) => {
    if (id === sentinels.silentLink) return refused()
    return links.remove(store, id) ? done('Deleted successfully') : refused(refusals.goneLink)
  },

  listOrganizationLinks: ({ query: { orgId }, world: { store } }) =>
    results(links.list(store, [equals('org_id', orgId)])),

  createLinkedCompany: ({ body, session, world: { store, clock } }) => {
    const { linkedSource, o2oCdpOrgId, integrationName, linkedOrgId, linkedOrgName } = body
    const refusal = refuseChange(store, o2oCdpOrgId)
    if (refusal) return refusal
    const apiKey = body.apiKey?.trim()
    if (apiKey === sentinels.silentKey) return refused()
    if (apiKey === sentinels.unknownKey) return refused(refusals.wrongLinkKey)
    const taken = store.one(
      'select 1 from linked_company where org_id = ? and linked_source = ? and linked_org_id = ?',
      ...[o2oCdpOrgId, linkedSource, linkedOrgId],
    )
    if (taken) return refused(refusals.linkedAlready)
    links.add(store, {
      ...{ id: `link-${randomUUID()}`, createdAt: clock.now(), createdBy: session.userId },
      ...{ integrationName, linkedOrgId, linkedOrgName, linkedSource, o2oCdpOrgId },
      ...(apiKey && { apiKey }),
    })
    return done('Added successfully')
  },
} satisfies Partial<Operations>
