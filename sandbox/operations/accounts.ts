import { refused, result, results } from '../answers'
import type { Operations } from '../contract'
import { sharedRefusals } from '../rules/refusals'
import { accountRecord } from '../store/account-records'
import { pageOfAccounts } from '../store/account-search'
import { findAccount, organizationIdsOf } from '../store/accounts'
import { permissionGroups } from '../store/permission-groups'
import { equals, failWhenBroken } from '../store/search'
import { accountDepartures } from './account-departures'
import { accountForms } from './account-forms'

/** So many accounts does a picker offer at once. */
const PICKED = 50

const memberOf = (userId: string) => ({
  sql: 'id in (select group_id from permission_group_member where user_id = ?)',
  values: [userId],
})

export const accountsOperations = {
  searchPlatformAccounts: ({ body, query, world: { store, clock } }) => {
    failWhenBroken(body.freeText)
    return results(pageOfAccounts(store, clock, body, query))
  },

  searchAccounts: ({ body, query, session, world: { store, clock } }) => {
    failWhenBroken(body.freeText)
    return results(pageOfAccounts(store, clock, { ...body, within: session.orgId }, query))
  },

  getAccountDetail: ({ query, session: { orgId }, world: { store } }) => {
    const account = findAccount(store, query.id)
    if (!account) return refused(sharedRefusals.goneAccount)
    if (!organizationIdsOf(store, account.id).includes(orgId)) return refused(sharedRefusals.foreignAccount)
    const groups = () => permissionGroups.list(store, [equals('org_id', orgId), memberOf(account.id)])
    return result({
      ...accountRecord(store, account.id, orgId),
      ...(query.loadPermissionGroup && { permissionGroups: groups() }),
    })
  },

  searchUsersForPicker: ({ query: { query = '' }, session: { orgId: within }, world: { store, clock } }) => {
    const { content } = pageOfAccounts(
      store,
      clock,
      { freeText: query, within },
      { pageSize: PICKED, orderBy: 'name:ASC' },
    )
    return results(content.map(({ id, name, avatar }) => ({ id, name, ...(avatar && { avatar }) })))
  },

  ...accountForms,
  ...accountDepartures,
} satisfies Partial<Operations>
