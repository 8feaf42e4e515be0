import type { components } from '../../openapi/schema.gen'
import { done, refused, result } from '../answers'
import type { Call, Operations } from '../contract'
import { changeRoles, changeRolesIn, isSettable, rolesAt, setRoles } from '../rules/account-roles'
import { leaveOrganization, refuseAccount } from '../rules/accounts'
import { foreignTo } from '../rules/domains'
import { maskingOf, unmasked } from '../rules/masking'
import { refuseChange } from '../rules/organizations'
import { judge, passwordPolicyOf } from '../rules/password-policy'
import { hashPassword } from '../rules/passwords'
import { sharedRefusals } from '../rules/refusals'
import { rightsChanged } from '../rules/rights'
import { sentinels } from '../rules/sentinels'
import { accountRecord } from '../store/account-records'
import {
  accountOf,
  findAccount,
  findMembership,
  organizationIdsOf,
  rolesOf,
  type Role,
} from '../store/accounts'
import { fold } from '../store/fold'

export const refusals = {
  maskedValue: 'A masked value cannot be saved. Type the whole of it, or leave it as it was shown.',
  takenAddress: 'An account with this e-mail address exists already',
  foreignDomain: 'Only e-mail addresses of these domains belong to this organization:',
  fixedEmail: 'The e-mail address of an account cannot change',
  sharedStatus: 'The status of an account that belongs to several organizations cannot change',
  noRole: 'Tài khoản phải có ít nhất một vai trò',
  ownStatus: 'You cannot deactivate your own account',
  ownAdmin: 'You cannot take the role ADMIN from yourself',
  ownSuperAdmin: 'You cannot take the role SUPER_ADMIN from yourself',
} as const

type Input = components['schemas']['AccountInput']
type Update = Call<'updateAccount' | 'updatePlatformAccount'>

/** Creates an account in an organization; it signs in at once. */
function addTo(
  orgId: string,
  input: Input,
  { session, world: { store, clock } }: Call<'addAccount' | 'addPlatformAccount'>,
) {
  const { name, phone, address, password, roles } = input
  const id = input.email.toLowerCase()
  if (id === sentinels.silentRefusal || phone === sentinels.silentPhone) return refused()
  if (password === sentinels.silentPassword) return refused()
  if (findAccount(store, id)) return refused(refusals.takenAddress)
  const domains = foreignTo(store, orgId, id)
  if (domains) return refused(`${refusals.foreignDomain} ${domains}`)
  if (judge(password, passwordPolicyOf(store, orgId)).errors.length > 0)
    return refused(sharedRefusals.weakPassword)
  const now = clock.now()
  store.transaction(() => {
    store.run(
      `insert into account (id, name, name_folded, phone, address, password, password_changed_at, created_at, created_by)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[
        id,
        name,
        fold(name),
        phone || null,
        address || null,
        hashPassword(password),
        now,
        now,
        session.userId,
      ],
    )
    store.run(
      `insert into membership (user_id, org_id, roles, permissions) values (?, ?, ?, '[]')`,
      ...[id, orgId, JSON.stringify([...new Set(roles)])],
    )
    store.run('delete from deleted_account where id = ?', id)
  })
  return result(accountRecord(store, clock, id, orgId))
}

/** Why a person cannot have these roles in an organization: it is oneself, and one would lose what one works with. */
function refuseOwnLoss({ session, world }: Update, userId: string, orgId: string, roles: readonly Role[]) {
  if (userId !== session.userId || orgId !== session.orgId) return undefined
  const lost = rolesAt(world.store, userId, orgId).filter((role) => !roles.includes(role))
  if (lost.includes('SUPER_ADMIN')) return refused(refusals.ownSuperAdmin)
  return lost.includes('ADMIN') ? refused(refusals.ownAdmin) : undefined
}

/** What stands against an update; `held` are the roles of the account that the caller sees. */
function refuseUpdate(call: Update, held: readonly Role[]) {
  const { body, query, session, world } = call
  const { id, status } = accountOf(world.store, { userId: query.id })
  if (body.email !== id) return refused(refusals.fixedEmail)
  const switched = body.status !== status
  if (switched && id === session.userId) return refused(refusals.ownStatus)
  if (switched && organizationIdsOf(world.store, id).length > 1) return refused(refusals.sharedStatus)
  if (!body.roles.some(isSettable) && held.every(isSettable)) return refused(refusals.noRole)
  if (body.phone === sentinels.silentPhone) return refused()
  const kept = rolesAt(world.store, id, session.orgId).filter((role) => !isSettable(role))
  return refuseOwnLoss(call, id, session.orgId, [...kept, ...body.roles])
}

/** Changes an account; whoever is switched off is signed out, and whose roles changed is told. */
function update({ body, query, session, world }: Update, change: (id: string) => void): string {
  const { store, clock, sessions } = world
  const { id } = accountOf(store, { userId: query.id })
  const before = rolesOf(store, id).sort().join()
  store.transaction(() => {
    store.run(
      `update account set name = ?, name_folded = ?, phone = ?, address = ?, status = ?, updated_at = ?, updated_by = ?
        where id = ?`,
      ...[body.name, fold(body.name), body.phone || null, body.address || null, body.status],
      ...[clock.now(), session.userId, id],
    )
    change(id)
  })
  if (body.status === 'inactive') sessions.endAllOf(id)
  if (rolesOf(store, id).sort().join() !== before) rightsChanged(world, id, { by: session.userId })
  return id
}

const touch = ({ store, clock }: Update['world'], id: string, by: string): number =>
  store.run('update account set updated_at = ?, updated_by = ? where id = ?', clock.now(), by, id)

export const accountForms = {
  addAccount: (call) => addTo(call.session.orgId, call.body, call),

  addPlatformAccount: (call) => {
    const { orgId, ...input } = call.body
    return refuseChange(call.world.store, orgId) ?? addTo(orgId, input, call)
  },

  updateAccount: (call) => {
    const { body, query, session, world } = call
    const { orgId } = session
    const { store, clock } = world
    const refusal =
      refuseAccount(store, query.id, orgId) ??
      refuseUpdate(call, rolesAt(store, query.id.toLowerCase(), orgId))
    if (refusal) return refusal
    const masking = maskingOf(store, orgId)
    const stored = accountOf(store, { userId: query.id })
    const phone = unmasked(masking, 'phone', body.phone ?? '', stored.phone)
    const address = unmasked(masking, 'address', body.address ?? '', stored.address)
    if (phone === undefined || address === undefined) return refused(refusals.maskedValue)
    const change = { ...call, body: { ...body, phone, address } }
    const id = update(change, (userId) => changeRolesIn(store, userId, body.roles, orgId))
    return result(masking.record(accountRecord(store, clock, id, orgId)))
  },

  updatePlatformAccount: (call) => {
    const { body, query, session, world } = call
    const { store, clock } = world
    const refusal =
      refuseAccount(store, query.id) ?? refuseUpdate(call, rolesOf(store, query.id.toLowerCase()))
    if (refusal) return refusal
    const id = update(call, (userId) => changeRoles(store, userId, body.roles, session.orgId))
    return result(accountRecord(store, clock, id))
  },

  updateAccountRoles: (call) => {
    const { body, session, world } = call
    const { userId: by, orgId } = session
    const refusal = refuseAccount(world.store, body.email, orgId)
    if (refusal) return refusal
    const { id } = accountOf(world.store, { userId: body.email })
    const isOwn = id === by && rolesAt(world.store, id, orgId).includes('ADMIN')
    if (isOwn && !body.roles.includes('ADMIN')) return refused(refusals.ownAdmin)
    changeRolesIn(world.store, id, body.roles, orgId)
    touch(world, id, by)
    rightsChanged(world, id, { by, orgId })
    return done('Roles updated')
  },

  updatePlatformAccountRoles: ({ body, session, world }) => {
    const { email, orgId, roles } = body
    const { userId: by } = session
    const refusal = refuseAccount(world.store, email, orgId)
    if (refusal) return refusal
    const { id } = accountOf(world.store, { userId: email })
    const isOwn = id === by && orgId === session.orgId
    if (isOwn && !roles.includes('SUPER_ADMIN')) return refused(refusals.ownSuperAdmin)
    setRoles(world.store, id, orgId, [...new Set(roles)])
    touch(world, id, by)
    rightsChanged(world, id, { by, orgId })
    return done('Roles updated')
  },

  assignUserToOrganization: ({ body, session: { userId: by }, world }) => {
    const { store, clock } = world
    const { email, orgId, roles } = body
    const refusal = refuseAccount(store, email) ?? refuseChange(store, orgId)
    if (refusal) return refusal
    const { id } = accountOf(store, { userId: email })
    if (findMembership(store, id, orgId, clock.now())) return refused(sharedRefusals.alreadyMember)
    store.transaction(() => {
      // One that has ended leaves nothing behind.
      leaveOrganization(store, id, orgId)
      store.run(
        `insert into membership (user_id, org_id, roles, permissions) values (?, ?, ?, '[]')`,
        ...[id, orgId, JSON.stringify([...new Set(roles)])],
      )
    })
    rightsChanged(world, id, { by, orgId })
    return done('Assigned successfully.')
  },
} satisfies Partial<Operations>
