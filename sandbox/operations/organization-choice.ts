import { randomUUID } from 'node:crypto'
import { refused, result, results } from '../answers'
import type { Operations } from '../contract'
import { sharedRefusals } from '../rules/refusals'
import { owesAcceptance, termOf } from '../rules/terms'
import { findMembership, organizationIdsOf } from '../store/accounts'
import { fold } from '../store/fold'
import { policyOf } from '../store/organization-policies'
import {
  findOrganization,
  isNameTaken,
  organizationOf,
  organizationsOf,
  type Organization,
} from '../store/organizations'
import { present } from '../store/db'
import { themeOf } from '../store/organization-configs'

export const refusals = {
  endedAccess: 'Your access to this organization has ended',
  termsNotAccepted: 'Please accept the terms of use first',
  takenOrganization: 'An organization of this name exists already',
} as const

/** While an organization has settled nothing. */
const unmasked = { showMaskingData: false, maskingAddress: false, maskingEmail: false, maskingPhone: false }
/** The interface's own colour, while an organization has none. */
const PRIMARY = '#8e00e8'
/** What the founder of an organization may do in it. */
const FOUNDER_ROLES = ['USER', 'ADMIN']
const FOUNDER_PERMISSIONS = [
  'AccountManagement',
  'AccountPermission',
  'GrantPrivilege',
  'InviteUser',
  'Disable2faAccount',
  'OWNER',
]

function asMember(organization: Organization) {
  const { id, name, website, imageLink, fullName, themeColor, accountType } = organization
  const { active, term } = termOf(organization)
  return {
    id,
    name,
    ...present({ website, imageLink, fullName, themeColor, accountType }),
    ...(organization.term !== null && { term: { active, term, orgId: id } }),
  }
}

export const organizationChoiceOperations = {
  selectOrganization: async ({ query, session, world }) => {
    const { store, clock, captcha, sessions } = world
    if (!(await captcha.accept(query.captcha))) return refused(sharedRefusals.wrongCaptcha)
    const organization = findOrganization(store, query.orgId)
    if (!organization || !organizationIdsOf(store, session.userId).includes(organization.id))
      return refused(sharedRefusals.notMember)
    if (!findMembership(store, session.userId, organization.id, clock.now()))
      return refused(refusals.endedAccess)
    if (organization.status !== 'active') return refused(sharedRefusals.inactiveOrganization)
    if (owesAcceptance(store, session.userId, organization)) return refused(refusals.termsNotAccepted)
    sessions.choose(session, organization.id)
    return result({ status: 'authenticated' as const })
  },

  listOwnOrganizations: ({ session, world: { store, clock } }) =>
    results(organizationsOf(store, session.userId, clock.now()).map(asMember)),

  createOwnOrganization: ({ body, session, world: { store, clock } }) => {
    const { name } = body
    if (isNameTaken(store, name)) return refused(refusals.takenOrganization)
    const id = `org-${randomUUID()}`
    store.transaction(() => {
      store.run(
        `insert into organization
           (id, name, name_folded, account_type, industry, website, email, phone, address, created_at)
         values (?, ?, ?, 'Trial', ?, ?, ?, ?, ?, ?)`,
        id,
        name,
        fold(name),
        body.industry,
        body.website || null,
        body.email,
        body.phone,
        body.address,
        clock.now(),
      )
      store.run(
        'insert into membership (user_id, org_id, roles, permissions) values (?, ?, ?, ?)',
        session.userId,
        id,
        JSON.stringify(FOUNDER_ROLES),
        JSON.stringify(FOUNDER_PERMISSIONS),
      )
    })
    return result(asMember(organizationOf(store, { orgId: id })))
  },

  getOwnUiSetting: ({ session, world }) => {
    const { id } = organizationOf(world.store, session)
    return result(themeOf(world.store, id) ?? { id, themeColor: PRIMARY })
  },

  getOwnDataSetting: ({ session, world }) => {
    const { orgId } = session
    return result({ id: orgId, ...(policyOf(world.store, orgId, 'masking') ?? unmasked) })
  },
} satisfies Partial<Operations>
