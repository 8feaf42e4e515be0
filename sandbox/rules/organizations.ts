import { refused } from '../answers'
import { findOrganization } from '../store/organizations'
import type { Store } from '../store/db'
import { refusals } from './refusals'
import { sentinels } from './sentinels'

/** Why nothing is asked about an organization: it is gone. */
export const refuseUnknown = (store: Store, orgId: string) =>
  findOrganization(store, orgId) ? undefined : refused(refusals.goneOrganization)

/** Why nothing is changed about an organization: it is gone, or it is the one that refuses in silence. */
export const refuseChange = (store: Store, orgId: string) =>
  refuseUnknown(store, orgId) ?? (orgId === sentinels.silentOrganization ? refused() : undefined)

/** What belongs to one organization alone, by its column; logs of what was done outlive it. */
const BELONGINGS = [
  'membership',
  'invitation',
  'term_acceptance',
  'general_settings',
  'email_marketing',
  'permission_group',
  'linked_company',
  'web_tagging',
  'model_storage',
  'cronjob_setup',
  'custom_model',
  'quota',
  'segment_suggestion',
]

/** Whoever works in it has to choose another one. */
export const leaveAll = (store: Store, orgId: string): number =>
  store.run('update session set org_id = null where org_id = ?', orgId)

export function removeOrganization(store: Store, orgId: string): void {
  store.transaction(() => {
    leaveAll(store, orgId)
    store.run(
      'delete from permission_group_member where group_id in (select id from permission_group where org_id = ?)',
      orgId,
    )
    for (const table of BELONGINGS) store.run(`delete from ${table} where org_id = ?`, orgId)
    store.run('update account set home_organization = null where home_organization = ?', orgId)
    store.run('delete from organization where id = ?', orgId)
  })
}
