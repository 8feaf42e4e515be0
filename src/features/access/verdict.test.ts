import { operations, values, type Access, type Role } from '../../api'
import { evaluate, type Known } from './evaluate'

const inGroup = { kind: 'group', name: 'Accounts' } as const
const known = (roles: readonly Role[], ...permissions: readonly string[]): Known => ({
  roles,
  held: Object.fromEntries(permissions.map((permission) => [permission, [inGroup]])),
  isComplete: true,
})

test('B36 it says yes, and by which role and which group', () => {
  expect(evaluate(operations.addAccount.access, known(['ADMIN'], 'AccountManagement'))).toEqual({
    name: 'yes',
    role: 'ADMIN',
    through: [{ permission: 'AccountManagement', sources: [inGroup] }],
  })
  expect(evaluate(operations.searchAccounts.access, known(['USER'], 'AccountPermission'))).toMatchObject({
    name: 'yes',
    role: undefined,
  })
  expect(evaluate(operations.updateOwnInfo.access, known([]))).toEqual({ name: 'everybody' })
})

test('B36 it says no for want of a role, or of a permission, and whether that is certain', () => {
  expect(evaluate(operations.createOrganization.access, known(['ADMIN'], 'OWNER'))).toEqual({
    name: 'role',
    roles: ['SUPER_ADMIN'],
  })
  const twoFactor = operations.resetAccountTwoFactor.access
  expect(evaluate(twoFactor, { ...known(['SUPER_ADMIN']), isComplete: false })).toEqual({
    name: 'missing',
    permissions: ['Disable2faAccount', 'OWNER'],
    isCertain: false,
  })
  expect(evaluate(twoFactor, known(['SUPER_ADMIN']))).toMatchObject({ isCertain: true })
})

test('B36 names of permissions that every object has are nobody’s', () => {
  const access: Access = { session: 'organization', any: [{ permissions: ['constructor'] }] }
  expect(evaluate(access, known(['ADMIN']))).toMatchObject({ name: 'missing' })
})

test.each(values.Role)('B36 for %s it says of every act the same as the console', (role) => {
  for (const { access } of Object.values(operations) as { access: Access }[]) {
    const isFree =
      !access.any ||
      access.any.some(
        ({ roles, permissions = [] }) => (!roles || roles.includes(role)) && permissions.length === 0,
      )
    const { name } = evaluate(access, known([role]))
    expect(name === 'yes' || name === 'everybody').toBe(isFree)
  }
})
