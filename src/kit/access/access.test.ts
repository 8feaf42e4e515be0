import { judgeAccess } from '../../../sandbox/guard'
import { operations, values, type Access, type CurrentUser, type OperationId, type Role } from '../../api'
import { mayCall } from './access'

type Held = { readonly roles: readonly Role[]; readonly permissions: readonly string[] }

/** A person in an organization with the held roles and permissions; before one is chosen without them. */
const person = (held?: Held): CurrentUser => ({
  id: 'an@acme.example',
  name: 'An',
  totpEnabled: false,
  disabledApiAccess: true,
  roles: ['SUPER_ADMIN'], // those beside the organization decide nothing
  permission: { contextPermissions: [...(held?.permissions ?? [])], ownerPermission: false },
  changePassword: false,
  ...(held && { orgCtx: { id: 'c', orgId: 'o', roles: [...held.roles] } }),
})

const written: Access[] = [
  { session: 'none' },
  { session: 'account' },
  { session: 'organization' },
  { session: 'organization', any: [{ roles: ['ADMIN', 'SUPER_ADMIN'] }] },
  { session: 'organization', any: [{ permissions: ['GrantPrivilege'] }] },
  {
    session: 'organization',
    any: [{ roles: ['SUPER_ADMIN'] }, { roles: ['ADMIN'], permissions: ['InviteUser'] }],
  },
  { session: 'organization', any: [{ roles: ['ADMIN'], permissions: ['InviteUser', 'GrantPrivilege'] }] },
]
const described: Access[] = Object.values(operations).map(({ access }) => access)
/** Each kind of access once. */
const accesses = [
  ...new Map([...written, ...described].map((access) => [JSON.stringify(access), access])).values(),
]
const permissions = [
  ...new Set(accesses.flatMap(({ any = [] }) => any.flatMap((clause) => clause.permissions ?? []))),
]
/** None, each alone, and all of them. */
const someOf = [[], ...permissions.map((permission) => [permission]), permissions]
const holders: (Held | undefined)[] = [
  undefined,
  ...(['USER', 'API', 'ADMIN', 'SUPER_ADMIN', 'OPER_ADMIN'] as const).flatMap((role) =>
    someOf.map((held) => ({ roles: [role], permissions: held })),
  ),
]

test.each(accesses)('CONTEXT-09 client and sandbox agree who may call with %j', (access) => {
  for (const held of holders) {
    const session = { stage: 'account' } as Parameters<typeof judgeAccess>[1]
    const membership = held as Parameters<typeof judgeAccess>[2]
    const served = judgeAccess(access, session, membership) === undefined
    expect({ held, may: mayCall(access, person(held)).name === 'may' }).toEqual({ held, may: served })
  }
})

test('what only a permission lacks is missing, what the role bars is hidden', () => {
  const access: Access = { session: 'organization', any: [{ roles: ['ADMIN'], permissions: ['InviteUser'] }] }
  const as = (role: Role, ...permissions: string[]) => mayCall(access, person({ roles: [role], permissions }))
  expect(as('ADMIN', 'InviteUser')).toEqual({ name: 'may' })
  expect(as('ADMIN')).toEqual({ name: 'missing', permission: 'InviteUser' })
  expect(as('USER', 'InviteUser')).toEqual({ name: 'hidden' })
  expect(mayCall(access, person())).toEqual({ name: 'hidden' })
  expect(mayCall(access, undefined)).toEqual({ name: 'hidden' })
})

test.each(values.Role)(
  'ROLES-44 ROLES-45 ROLES-46 as %s one changes the own profile, password and e-mail marketing key',
  (role) => {
    const user = person({ roles: [role], permissions: [] })
    for (const own of ['updateOwnInfo', 'changeOwnPassword', 'updateEmailMarketingKey'] as const)
      expect(mayCall(operations[own].access, user).name).toBe('may')
  },
)

const may = (operation: OperationId, role: Role, ...permissions: string[]) =>
  mayCall(operations[operation].access, person({ roles: [role], permissions })).name

test('ROLES-37 TWOFA-15 either permission is enough to switch the second factor of somebody else off', () => {
  expect(may('resetAccountTwoFactor', 'SUPER_ADMIN')).toBe('missing')
  expect(may('resetAccountTwoFactor', 'SUPER_ADMIN', 'Disable2faAccount')).toBe('may')
  expect(may('resetAccountTwoFactor', 'SUPER_ADMIN', 'OWNER')).toBe('may')
  expect(may('disableOwnTotp', 'USER')).toBe('may')
})

test('ROLES-07 ROLES-08 deleting an account needs the role alone, removing a person the permission too', () => {
  for (const role of values.Role) {
    const isAdministrator = role === 'ADMIN' || role === 'SUPER_ADMIN'
    expect(may('deleteAccount', role)).toBe(isAdministrator ? 'may' : 'hidden')
  }
  expect(may('removeUserFromOrganization', 'SUPER_ADMIN', 'AccountManagement')).toBe('hidden')
  expect(may('removeUserFromOrganization', 'ADMIN')).toBe('missing')
  expect(may('removeUserFromOrganization', 'ADMIN', 'AccountManagement')).toBe('may')
})

test.each([
  ['ROLES-34', 'updatePlatformAccountRoles'],
  ['ROLES-42', 'assignUserToOrganization'],
  ['ROLES-17', 'checkOwnerPermission'],
] as const)('%s %s is of super administrators', (_id, operation) => {
  for (const role of values.Role) expect(may(operation, role) !== 'hidden').toBe(role === 'SUPER_ADMIN')
})

test('ROLES-48 the permissions that are asked for by name', () => {
  const named = Object.values(operations)
    .flatMap(({ access }: { access: Access }) => access.any ?? [])
    .flatMap(({ permissions = [] }) => permissions)
  expect(new Set([...named, 'AccountPermission'])).toEqual(
    new Set([
      'AccountManagement',
      'AccountPermission',
      'GrantPrivilege',
      'InviteUser',
      'Disable2faAccount',
      'OWNER',
    ]),
  )
})
