import { refused, result } from '../answers'
import type { Operations } from '../contract'
import { changeRoles, isSettable } from '../rules/account-roles'
import { sharedRefusals } from '../rules/refusals'
import { sentinels } from '../rules/sentinels'
import { accountOf, findAccount, organizationIdsOf, rolesOf } from '../store/accounts'
import { fold } from '../store/fold'
import { present, type Store } from '../store/db'

export const refusals = {
  fixedEmail: 'The e-mail address of an account cannot change',
  sharedStatus: 'The status of an account that belongs to several organizations cannot change',
  noRole: 'Tài khoản phải có ít nhất một vai trò',
  ownStatus: 'You cannot deactivate your own account',
} as const

/** An account as the lists of accounts show it; its API key is left out. */
function recordOf(store: Store, userId: string) {
  const account = accountOf(store, { userId })
  const { id, name, status, totpEnabled, phone, address, avatar } = account
  return {
    id,
    name,
    status,
    totpEnabled: totpEnabled === 1,
    orgIds: organizationIdsOf(store, id),
    roles: rolesOf(store, id),
    ...present({ phone, address, avatar }),
  }
}

export const accountsOperations = {
  updatePlatformAccount: ({ body, query, session, world: { store, sessions } }) => {
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
        'update account set name = ?, name_folded = ?, phone = ?, address = ?, status = ? where id = ?',
        name,
        fold(name),
        phone,
        body.address,
        body.status,
        id,
      )
      changeRoles(store, id, body.roles, session.orgId)
    })
    if (switched && body.status === 'inactive') sessions.endAllOf(id)
    return result(recordOf(store, id))
  },
} satisfies Partial<Operations>
