import { refused, result, results } from '../answers'
import type { Operations } from '../contract'
import { changeRoles, isSettable } from '../rules/account-roles'
import { sharedRefusals } from '../rules/refusals'
import { sentinels } from '../rules/sentinels'
import { accountRecord } from '../store/account-records'
import { pageOfAccounts } from '../store/account-search'
import { findAccount, organizationIdsOf, rolesOf } from '../store/accounts'
import { fold } from '../store/fold'
import { permissionGroups } from '../store/permission-groups'
import { equals, failWhenBroken } from '../store/search'

export const refusals = {
  fixedEmail: 'The e-mail address of an account cannot change',
  sharedStatus: 'The status of an account that belongs to several organizations cannot change',
  noRole: 'Tài khoản phải có ít nhất một vai trò',
  ownStatus: 'You cannot deactivate your own account',
} as const

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

  updatePlatformAccount: ({ body, query, session, world: { store, clock, sessions } }) => {
    const account = findAccount(store, query.id)
    if (!account) return refused(sharedRefusals.goneAccount)
    const { id } = account
    if (body.email !== id) return refused(refusals.fixedEmail)
    const { name, phone } = body
    const switched = body.status !== account.status
    if (switched && id === session.userId) return refused(refusals.ownStatus)
    if (switched && organizationIdsOf(store, id).length > 1) return refused(refusals.sharedStatus)
    if (!body.roles.some(isSettable) && rolesOf(store, id).every(isSettable)) return refused(refusals.noRole)
    if (phone === sentinels.silentPhone) return refused()
    store.transaction(() => {
      store.run(
        `update account set name = ?, name_folded = ?, phone = ?, address = ?, status = ?, updated_at = ?, updated_by = ?
          where id = ?`,
        name,
        fold(name),
        phone,
        body.address,
        body.status,
        clock.now(),
        session.userId,
        id,
      )
      changeRoles(store, id, body.roles, session.orgId)
    })
    if (switched && body.status === 'inactive') sessions.endAllOf(id)
    return result(accountRecord(store, id))
  },
} satisfies Partial<Operations>
