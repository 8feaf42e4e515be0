/** @jest-environment node */
import type { components } from '../openapi/schema.gen'
import { createCaller, failed, setUp, succeeded } from './testing'

type Group = components['schemas']['PermissionGroup']

const bao = 'bao.tran@phuongdong.example'
const chau = 'minhchau.nguyen@phuongdong.example'
const khanh = 'khanh.pham@platform.example'
const group = '/api/account/mngmnt-client/permission/group'
const check = '/api/account/mngmnt-client/permissions/has_grant_permission'
const ASSIGNED = { success: true, message: 'Assgin to permission group success' }

const at = setUp()
beforeEach(async () => {
  at.sandbox.reset()
  await at.signIn(bao, 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

async function groupsAt(path: string): Promise<string[]> {
  const { status, body } = await at.get(path)
  expect(status).toBe(200)
  return (body as { results: Group[] }).results.map(({ id }) => id)
}
const suggested = (query: string, more = '') =>
  groupsAt(`${group}/suggest?query=${encodeURIComponent(query)}${more}`)
const all = () => groupsAt(`${group}/get/_all`)
const assign = (groupIds: string[], userIds: string[], how = 'assign') =>
  at.post(`${group}/user/${how}`, { groupIds, userIds })
const signedIn = async (userId: string, orgId: string) => {
  const other = createCaller(at.sandbox)
  await other.signIn(userId, orgId)
  return other
}
async function held(userId: string, orgId = 'org-phuongdong') {
  const { body } = await (await signedIn(userId, orgId)).get('/api/account/permission/group/all')
  return (body as { results: Group[] }).results.map(({ id }) => id).sort()
}

test('ACCOUNTS-16 all groups of the organization by name, and of no other', async () => {
  expect(await all()).toEqual([
    'group-hostile',
    'group-care',
    'group-campaigns',
    'group-grant',
    'group-silent',
    'group-data',
    'group-audit',
    'group-long',
    'group-root',
    'group-marketing',
    'group-gone',
  ])
})

test.each([
  ['cham soc', ['group-care']],
  [' TRUYỀN ', ['group-marketing']],
  ['"', ['group-marketing']],
  ['100%', ['group-hostile']],
  ['%', ['group-hostile']],
  ['_', []],
  ["' or 1=1 --", []],
])('ACCOUNTS-69 the text %j suggests %j', async (query, ids) => {
  expect(await suggested(query)).toEqual(ids)
})

test('ACCOUNTS-71 at most fifty are suggested, or as many as are asked for', async () => {
  expect(await suggested('')).toEqual(await all())
  expect(await suggested('', '&pageSize=2')).toEqual((await all()).slice(0, 2))
  expect((await at.get(`${group}/suggest?pageSize=51`)).status).toBe(422)
})

test('ACCOUNTS-72 ACCOUNTS-73 assigning adds to what each of them has', async () => {
  const { status, body } = await assign(['group-care', 'group-care'], [chau, ' KHANH.PHAM@platform.example '])
  expect([status, body]).toEqual([200, ASSIGNED])
  expect(await held(chau)).toEqual(['group-care', 'group-hostile'])
  expect(await held(khanh)).toEqual(['group-care'])
})

test('ACCOUNTS-72 saving leaves exactly the named groups of this organization', async () => {
  expect((await assign(['group-care'], [chau, khanh], 'save')).body).toEqual(ASSIGNED)
  expect(await held(chau)).toEqual(['group-care'])
  expect(await held(khanh)).toEqual(['group-care'])
  await assign([], [chau], 'save')
  expect(await held(chau)).toEqual([])
  await assign(['group-care'], ['thu.dinh@platform.example'], 'save')
  expect(await held('users.trinh@acme.example', 'org-acme')).toEqual(['group-acme-till'])
})

test.each([
  [
    'a group that is gone',
    ['group-care', 'group-gone'],
    [chau],
    'This permission group does not exist any more',
  ],
  [
    'a group of another organization',
    ['group-acme-till'],
    [chau],
    'This permission group does not exist any more',
  ],
  ['nobody', ['group-care'], [chau, 'nobody@acme.example'], 'This account does not exist any more'],
  [
    'somebody elsewhere',
    ['group-care'],
    [chau, 'api.ho@acme.example'],
    'This account does not belong to the organization',
  ],
  ['the silent group', ['group-silent'], [chau], undefined],
])('ACCOUNTS-74 %s is refused, and nobody gets anything', async (_, groupIds, userIds, message) => {
  for (const how of ['assign', 'save']) {
    const { status, body } = await assign(groupIds, userIds, how)
    expect([status, body]).toEqual([409, failed(message)])
  }
  expect(await held(chau)).toEqual(['group-hostile'])
})

test('ROLES-18 ACCOUNTS-72 what a group permits is permitted at the next call, until the group is left', async () => {
  const other = await signedIn(chau, 'org-phuongdong')
  const may = async () => (await other.get(`${group}/suggest`)).status
  expect(await may()).toBe(403)
  await assign(['group-care'], [chau])
  expect(await may()).toBe(200)
  expect((await other.current()).body).toMatchObject({
    result: { permission: { contextPermissions: ['AccountPermission'] } },
  })
  await assign([], [chau], 'save')
  expect(await may()).toBe(403)
})

test('ROLES-09 giving groups needs an administrator with the permission to grant, and the check says who that is', async () => {
  expect((await at.get(check)).body).toEqual(succeeded(true))
  const administrator = await signedIn(khanh, 'org-phuongdong')
  const tries = async (as: typeof administrator) =>
    (await as.post(`${group}/user/assign`, { groupIds: [], userIds: [khanh] })).status
  expect((await administrator.get(check)).body).toEqual(succeeded(false))
  expect(await tries(administrator)).toBe(403)
  await assign(['group-grant'], [khanh])
  expect((await administrator.get(check)).body).toEqual(succeeded(true))
  expect(await tries(administrator)).toBe(200)
  const user = await signedIn('users.trinh@acme.example', 'org-acme')
  expect((await user.get(check)).body).toEqual(succeeded(false))
  expect((await (await signedIn('hang.do@acme.example', 'org-acme')).get(check)).status).toBe(403)
})

describe('the sister product', () => {
  const product = '/api/services/permissions/search/_by_users'
  const userIds = [chau, bao, 'hang.do@acme.example', "o'brien+test@acme.example"]

  test('ACCOUNTS-80 tells what those may do whom it knows', async () => {
    expect((await at.post(product, { userIds })).body).toEqual({
      success: true,
      results: [
        { userId: bao, permissions: ['campaign:read', 'campaign:write', 'Xuất báo cáo "tháng"'] },
        { userId: chau, permissions: [] },
        { userId: "o'brien+test@acme.example", permissions: ['<b>segment</b>', '=1+1'] },
      ],
    })
    expect((await at.post(product, { userIds: [] })).body).toEqual({ success: true, results: [] })
  })

  test('ACCOUNTS-80 ROLES-43 tells an administrator of the own people alone', async () => {
    const administrator = await signedIn(khanh, 'org-phuongdong')
    expect((await administrator.post(product, { userIds })).body).toMatchObject({
      results: [{ userId: bao }, { userId: chau }],
    })
  })
})
