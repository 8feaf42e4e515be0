import { randomUUID } from 'node:crypto'
import type { components } from '../../openapi/schema.gen'
import { done, refused, results } from '../answers'
import type { Operations } from '../contract'
import { addLink, LINK_COLUMNS } from '../rules/links'
import { refuseChange } from '../rules/organizations'
import { refusals } from '../rules/refusals'
import { sentinels } from '../rules/sentinels'
import { among, equals, mentions, search } from '../store/search'

type LinkedCompany = components['schemas']['LinkedCompany']

const links = {
  columns: LINK_COLUMNS,
  table: 'linked_company',
  sortable: {
    integrationName: 'integration_name',
    linkedOrgId: 'linked_org_id',
    linkedOrgName: 'linked_org_name',
    linkedSource: 'linked_source',
    o2oCdpOrgId: 'org_id',
    createdAt: 'created_at',
  },
  order: 'created_at desc, rowid desc',
}

export const organizationLinksOperations = {
  searchLinkedCompanies: (call) => {
    const { freeText, o2oCdpOrgIds, linkedOrgId } = call.body
    return search<LinkedCompany>(call, links, [
      mentions(freeText, 'folded'),
      among('org_id', o2oCdpOrgIds),
      equals('linked_org_id collate nocase', linkedOrgId?.trim()),
    ])
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
    const refusal = refuseChange(store, orgId)
    if (refusal) return refusal
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
} satisfies Partial<Operations>
