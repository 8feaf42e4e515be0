import { refused } from '../answers'
import { findAccount, organizationIdsOf } from '../store/accounts'
import { tablesWith, type Store } from '../store/db'
import { leaveGroupsOf } from '../store/permission-groups'
import { sharedRefusals } from './refusals'
import { sentinels } from './sentinels'

/**
 * Refuses to change anything of an account that is gone, of one that does not belong to the organization when one is
 * named, and of the one that refuses without a message.
 */
export function refuseAccount(store: Store, id: string, orgId?: string) {
  const account = findAccount(store, id)
  if (!account) return refused(sharedRefusals.goneAccount)
  if (orgId !== undefined && !organizationIdsOf(store, account.id).includes(orgId))
    return refused(sharedRefusals.foreignAccount)
  return account.id === sentinels.silentAccount ? refused() : undefined
}

/** The person leaves an organization, its groups, and their work in it. */
export function leaveOrganization(store: Store, userId: string, orgId: string): void {
  leaveGroupsOf(store, orgId, userId)
  store.run('delete from membership where user_id = ? and org_id = ?', userId, orgId)
  store.run('update session set org_id = null where user_id = ? and org_id = ?', userId, orgId)
  store.run(
    'update account set home_organization = null where id = ? and home_organization = ?',
    ...[userId, orgId],
  )
}

/** Tables with a `user_id` whose rows outlive the account: what was done. */
const OUTLIVING = ['access_log', 'account_log', 'export_record', 'visit']

/** Nothing of the account is left but what was done by it, and its password for whoever signs in with it. */
export function removeAccount(store: Store, userId: string): void {
  store.transaction(() => {
    store.run('insert or replace into deleted_account select id, password from account where id = ?', userId)
    for (const table of tablesWith(store, 'user_id'))
      if (!OUTLIVING.includes(table)) store.run(`delete from ${table} where user_id = ?`, userId)
    store.run('delete from message where audience = ?', userId)
    store.run('delete from account where id = ?', userId)
  })
}

/** The password of an account that was deleted. */
export const formerPassword = (store: Store, id: string): string | undefined =>
  store.one<{ password: string }>(
    'select password from deleted_account where id = ?',
    id.trim().toLowerCase(),
  )?.password
