/** @jest-environment node */
import type { components } from '../openapi/schema.gen'
import { listenAs } from './testing-live'
import { createCaller, failed, setUp, succeeded } from './testing'

type Held = components['schemas']['InternalPermission']

const bao = 'bao.tran@phuongdong.example'
const thu = 'thu.dinh@platform.example'
const chau = 'minhchau.nguyen@phuongdong.example'
const khanh = 'khanh.pham@platform.example'
const ten = 'ten.dang@platform.example'
const internal = '/api/account/mngmnt/internal-permissions'

const at = setUp()
beforeEach(async () => {
  at.sandbox.reset()
  await at.signIn(bao, 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

async function search(criteria: object, more = '?pageSize=100') {
  const { status, body } = await at.post(`${internal}/search${more}`, criteria)
  expect(status).toBe(200)
  return (body as { results: { content: Held[]; page: { totalRecords: number } } }).results
}
const heldBy = async (userId: string, orgId = 'org-phuongdong') => {
  const { body } = await at.get(
    `${internal}/search/by_user?userId=${encodeURIComponent(userId)}&orgId=${orgId}`,
  )
  return (body as { results: Held[] }).results.map(({ permission }) => permission)
}
const grant = (userIds: string[], permissions: string[], orgId = 'org-phuongdong') =>
  at.post(`${internal}/grant`, { orgId, userIds, permissions })
const revoke = (userId: string, permission: string, orgId = 'org-phuongdong') =>
  at.post(`${internal}/revoke`, { orgId, userIds: [userId], permissions: [permission] })
const signedIn = async (userId: string, orgId: string) => {
  const other = createCaller(at.sandbox)
  await other.signIn(userId, orgId)
  return other
}

test('INTPERM-34 INTPERM-08 all that is held without a group, by organization, ten at a time', async () => {
  const { content, page } = await search({}, '')
  expect(content).toHaveLength(10)
  expect(content[0]).toEqual({
    userId: "o'brien+test@acme.example",
    orgId: 'org-bold',
    orgName: '<b>Acme</b> & "Sons"',
    permission: '<b>Legacy</b> =1+1',
  })
  expect((await search({}, '?page=2')).content).toHaveLength(page.totalRecords - 20)
})

test.each([
  [{ permission: 'SegmentView' }, 3],
  [{ permission: 'Segment' }, 0],
  [{ userId: ' TEN.DANG@platform.example ' }, 12],
  [{ userId: 'ten.' }, 12],
  [{ userId: 'ten.', orgId: 'org-acme' }, 3],
  [{ orgId: 'org-HAIAU' }, 3],
  [{ userId: '%' }, 0],
  [{ orgId: "' or 1=1 --" }, 0],
])('INTPERM-35 the criteria %j find %i', async (criteria, count) => {
  expect((await search(criteria)).page.totalRecords).toBe(count)
})

test('fails with the status that the user id names', async () => {
  expect((await at.post(`${internal}/search`, { userId: 'sentinel:500' })).status).toBe(500)
})

test('INTPERM-36 what one person holds in one organization', async () => {
  expect(await heldBy(ten, 'org-acme')).toEqual(['SegmentEdit', 'SegmentView', 'WorkflowView'])
  expect(await heldBy(chau)).toEqual([])
  expect(await heldBy('nobody@acme.example')).toEqual([])
  expect(await heldBy(ten, 'org-none')).toEqual([])
})

test('INTPERM-19 INTPERM-20 a grant gives exactly what it names, from the next call on', async () => {
  const other = await signedIn(chau, 'org-phuongdong')
  const may = async () => (await other.get('/api/account/mngmnt-client/permission/group/suggest')).status
  expect(await may()).toBe(403)
  expect(
    (await grant([chau, ' KHANH.PHAM@platform.example '], ['AccountPermission', 'SegmentView'])).body,
  ).toEqual({ success: true, message: 'Add grant permission successfully' })
  expect(await may()).toBe(200)
  expect(await heldBy(khanh)).toEqual(['AccountPermission', 'SegmentView'])
  await grant([chau], ['SegmentView'])
  expect(await may()).toBe(403)
  expect(await heldBy(chau)).toEqual(['SegmentView'])
})

test('INTPERM-17 a grant of nothing takes all away, in that organization alone', async () => {
  await grant([ten], [], 'org-acme')
  expect(await heldBy(ten, 'org-acme')).toEqual([])
  expect(await heldBy(ten, 'org-haiau')).toHaveLength(3)
})

test.each([
  [
    'people who do not exist',
    [chau, 'a@acme.example', 'b@acme.example'],
    ['SegmentView'],
    'org-phuongdong',
    'These accounts do not exist: a@acme.example, b@acme.example',
  ],
  [
    'people of elsewhere',
    [chau, 'api.ho@acme.example'],
    ['SegmentView'],
    'org-phuongdong',
    'These accounts do not belong to the organization: api.ho@acme.example',
  ],
  [
    'an organization that does not exist',
    [chau],
    ['SegmentView'],
    'org-none',
    'This organization does not exist any more',
  ],
  [
    'a permission that is gone',
    [chau],
    ['SegmentView', 'Gone'],
    'org-phuongdong',
    'Quyền Gone không còn tồn tại',
  ],
  ['the silent account', ['silent.account@acme.example'], ['SegmentView'], 'org-phuongdong', undefined],
  ['the silent permission', [chau], ['SilentPermission'], 'org-phuongdong', undefined],
])('INTPERM-38 %s: refused, and nobody gets anything', async (_, userIds, permissions, orgId, message) => {
  const { status, body } = await grant(userIds, permissions, orgId)
  expect([status, body]).toEqual([409, failed(message)])
  expect(await heldBy(chau)).toEqual([])
})

test('INTPERM-25 INTPERM-27 what is revoked is gone at the next call of the person, who hears of it', async () => {
  const other = await signedIn('users.trinh@acme.example', 'org-acme')
  const may = async () => (await other.post('/api/account/mngmnt-client/accounts/search', {})).status
  const { next, leave } = await listenAs(other, { query: '?topics=user-messages' })
  // Of the group too, which stays.
  await at.post('/api/account/mngmnt/internal-permissions/grant', {
    orgId: 'org-acme',
    userIds: ['users.trinh@acme.example'],
    permissions: ['AccountPermission', 'InviteUser'],
  })
  await next()
  expect((await revoke('users.trinh@acme.example', 'InviteUser', 'org-acme')).body).toEqual({
    success: true,
    message: 'Revoke permission successfully',
  })
  expect((await next())?.data).toMatchObject({
    title: 'Your access has changed',
    extraValue: { subject: 'rights', orgId: 'org-acme' },
  })
  leave()
  expect(await heldBy('users.trinh@acme.example', 'org-acme')).toEqual(['AccountPermission'])
  expect(await may()).toBe(200)
})

test('INTPERM-26 INTPERM-39 one person and one permission are revoked, once', async () => {
  const both = { orgId: 'org-acme', userIds: [ten, chau], permissions: ['SegmentView'] }
  expect((await at.post(`${internal}/revoke`, both)).status).toBe(422)
  expect((await revoke(ten, 'SegmentView', 'org-acme')).status).toBe(200)
  const { status, body } = await revoke(ten, 'SegmentView', 'org-acme')
  expect([status, body]).toEqual([409, failed('This user does not hold the permission any more')])
  expect((await revoke('oper.vu@acme.example', 'SilentPermission', 'org-acme')).body).toEqual(failed())
})

test('CONTEXT-11 ROLES-29 ROLES-30 granting and revoking need a super administrator who is owner, and the check says who that is', async () => {
  const check = `${internal}/has_owner_permission`
  expect((await at.get(check)).body).toEqual(succeeded(true))
  const without = await signedIn(thu, 'org-phuongdong')
  expect((await without.get(check)).body).toEqual(succeeded(false))
  const body = { orgId: 'org-acme', userIds: [ten], permissions: ['SegmentView'] }
  for (const act of ['grant', 'revoke'])
    expect((await without.post(`${internal}/${act}`, body)).status).toBe(403)
  await grant([thu], ['OWNER'])
  expect((await without.get(check)).body).toEqual(succeeded(true))
  const administrator = await signedIn(khanh, 'org-phuongdong')
  expect((await administrator.get(check)).status).toBe(403)
})

test('ROLES-41 each person of a grant has a line in the account log', async () => {
  await grant([chau, khanh], ['SegmentView'])
  await revoke(chau, 'SegmentView')
  const logs = '/api/account/mngmnt-client/account-logs/search?page=0&pageSize=3'
  const { body } = await at.post(logs, {})
  expect((body as { results: object }).results).toMatchObject({
    content: [
      { action: 'REVOKE_PERMISSION', userId: chau, actionBy: bao },
      { action: 'GRANT_PERMISSION', userId: khanh, actionBy: bao },
      { action: 'GRANT_PERMISSION', userId: chau, actionBy: bao },
    ],
  })
})
