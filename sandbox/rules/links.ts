import type { Store } from '../store/db'
import { fold } from '../store/fold'

export type NewLink = {
  readonly id: string
  readonly orgId: string
  readonly integrationName: string
  readonly apiKey: string | null
  readonly linkedOrgId: string
  readonly linkedOrgName: string
  readonly linkedSource: string
  readonly createdAt: number
  readonly createdBy: string
}

/** As lists show a link: without its key. */
export const LINK_COLUMNS = `id, integration_name as integrationName, linked_org_id as linkedOrgId,
  linked_org_name as linkedOrgName, linked_source as linkedSource, org_id as o2oCdpOrgId`

export function addLink(store: Store, link: NewLink): void {
  const { integrationName, linkedOrgId, linkedOrgName, linkedSource } = link
  store.run(
    'insert into linked_company values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    link.id,
    link.orgId,
    integrationName,
    link.apiKey,
    linkedOrgId,
    linkedOrgName,
    linkedSource,
    link.createdAt,
    link.createdBy,
    fold([integrationName, linkedOrgId, linkedOrgName, linkedSource].join('\n')),
  )
}
