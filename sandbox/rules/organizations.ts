import { refused } from '../answers'
import { findOrganization } from '../store/organizations'
import { tablesWith, type Store } from '../store/db'
import { sharedRefusals } from './refusals'
import { sentinels } from './sentinels'

/** Refuses to read anything of an organization that is gone. */
export const refuseUnknown = (store: Store, orgId: string) =>
  findOrganization(store, orgId) ? undefined : refused(sharedRefusals.goneOrganization)

/** Refuses to change anything of an organization that is gone, and of the one that refuses without a message. */
export const refuseChange = (store: Store, orgId: string) =>
  refuseUnknown(store, orgId) ?? (orgId === sentinels.silentOrganization ? refused() : undefined)

/** Tables with an `org_id` whose rows outlive the organization: what was done in it, and who is signed in. */
const OUTLIVING = ['access_log', 'account_log', 'change_log', 'export_record', 'session', 'visit']

/** The other tables with an `org_id`: their rows belong to one organization alone. */
const belongingsIn = (store: Store): string[] =>
  tablesWith(store, 'org_id').filter((name) => !OUTLIVING.includes(name))

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
    for (const table of belongingsIn(store)) store.run(`delete from ${table} where org_id = ?`, orgId)
    store.run('update account set home_organization = null where home_organization = ?', orgId)
    store.run('delete from organization where id = ?', orgId)
  })
}
