import { judgeAccess } from '../../../sandbox/guard'
import { operations, type Access, type CurrentUser, type Role } from '../../api'
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
