/** @jest-environment node */
import { createCaller, failed, setUp, succeeded } from './testing'

const bao = 'bao.tran@phuongdong.example'
const khanh = 'khanh.pham@platform.example'
const base = '/api/account/mngmnt/permission/system-groups'

const at = setUp()
beforeEach(async () => {
  at.sandbox.reset()
  await at.signIn(bao, 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

const has = async (kind: string, userId: string, orgIds: string[]) =>
  (await at.post(`${base}/has_${kind}_permission`, { userId, orgIds })).body
const change = async (act: string, kind: string, userId: string, orgId = 'org-haiau') => {
  const { status, body } = await at.post(`${base}/${orgId}/${act}_${kind}_permission`, { userId })
  return [status, body]
}
const told = (message: string) => ({ success: true, message })

describe.each([
  ['grant', ['GrantPrivilege']],
  ['account', ['AccountManagement', 'AccountPermission', 'InviteUser', 'Disable2faAccount']],
])('the %s permission', (kind, permissions) => {
  test('SYSGROUP-05 SYSGROUP-08 is told for each organization that is asked about', async () => {
    expect(await has(kind, khanh, ['org-haiau', 'org-acme', 'org-none'])).toEqual(
      succeeded({ 'org-haiau': false, 'org-acme': false, 'org-none': false }),
    )
    expect(await has(kind, khanh, [])).toEqual(succeeded({}))
    expect(await has(kind, 'nobody@acme.example', ['org-haiau'])).toEqual(
      failed('This account does not exist any more'),
    )
  })

  test('SYSGROUP-01 SYSGROUP-03 SYSGROUP-06 is given in one organization, holds at the next call, and is taken again', async () => {
    const other = createCaller(at.sandbox)
    await other.signIn(khanh, 'org-haiau')
    const held = async () => {
      const { body } = await other.current()
      return (body as { result: { permission: { contextPermissions: string[] } } }).result.permission
        .contextPermissions
    }
    expect(await held()).toEqual([])
    expect(await change('assign', kind, khanh)).toEqual([200, told('Assigned successfully.')])
    expect(await held()).toEqual(permissions)
    expect(await has(kind, ' KHANH.pham@platform.example', ['org-haiau', 'org-anhduong'])).toEqual(
      succeeded({ 'org-haiau': true, 'org-anhduong': false }),
    )
    // Twice is once.
    expect((await change('assign', kind, khanh))[0]).toBe(200)
    expect(await change('unassigned', kind, khanh)).toEqual([200, told('Unassigned successfully.')])
    expect(await held()).toEqual([])
    expect(await change('unassigned', kind, khanh)).toEqual([409, failed('Người dùng này không có quyền đó')])
  })

  test.each([
    ['nobody', 'nobody@acme.example', 'org-haiau', 'This account does not exist any more'],
    ['no organization', khanh, 'org-none', 'This organization does not exist any more'],
    ['the silent organization', khanh, 'org-silent', undefined],
    ['the silent person', 'silent.settings@acme.example', 'org-acme', undefined],
  ])('SYSGROUP-06 SYSGROUP-07 ORGSETUP-19 %s is refused', async (_, userId, orgId, message) => {
    expect(await change('assign', kind, userId, orgId)).toEqual([409, failed(message)])
    expect(await change('unassigned', kind, userId, orgId)).toEqual([409, failed(message)])
  })

  test('SYSGROUP-06 SYSGROUP-09 whoever is elsewhere is refused, and where the groups are not made yet everybody', async () => {
    expect(await change('assign', kind, 'hang.do@acme.example')).toEqual([
      409,
      failed('This account does not belong to the organization'),
    ])
    const unmade = failed('The permission groups of this organization have not been initialised yet')
    expect(await change('assign', kind, khanh, 'org-songhuong')).toEqual([409, unmade])
    await at.get(`${base}/org-songhuong/init`)
    expect((await change('assign', kind, khanh, 'org-songhuong'))[0]).toBe(200)
  })

  test('ROLES-38 ROLES-39 only a super administrator gives it', async () => {
    const administrator = createCaller(at.sandbox)
    await administrator.signIn(khanh, 'org-haiau')
    const { status } = await administrator.post(`${base}/org-haiau/assign_${kind}_permission`, {
      userId: khanh,
    })
    expect(status).toBe(403)
  })
})
