/** @jest-environment node */
import type { components } from '../openapi/schema.gen'
import { createCaller, failed, NOON, setUp } from './testing'

type Group = components['schemas']['PermissionGroup']
type Found = {
  readonly content: readonly Group[]
  readonly page: { readonly totalRecords: number }
  readonly extras: { readonly usersByGroup: Readonly<Record<string, readonly string[]>> }
}

const bao = 'bao.tran@phuongdong.example'
const chau = 'minhchau.nguyen@phuongdong.example'
const khanh = 'khanh.pham@platform.example'
const base = '/api/account/mngmnt-client/permission'
const group = `${base}/group`

const at = setUp()
beforeEach(async () => {
  at.sandbox.reset()
  await at.signIn(bao, 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

async function search(criteria: object = {}, page = ''): Promise<Found> {
  const { status, body } = await at.post(`${group}/search${page}`, criteria)
  expect(status).toBe(200)
  return (body as { results: Found }).results
}
const idsOf = async (criteria: object) => (await search(criteria)).content.map(({ id }) => id)
const found = async (id: string) => (await search({}, '?pageSize=100')).content.find((each) => each.id === id)
const membersOf = async (id: string) => (await search({}, '?pageSize=100')).extras.usersByGroup[id]
const add = (input: object) => at.post(`${group}/add`, input)
const update = (id: string, input: object) => at.post(`${group}/${id}/update`, input)
const remove = (...ids: string[]) => at.post(`${group}/delete?ids=${ids.join(',')}`)
const grant = (id: string, ...userIds: string[]) => at.post(`${base}/groups/${id}/users/grant`, { userIds })
const refusedWith = (message?: string) => ({ status: 409, body: failed(message) })

/** What somebody may do in the organization at the next call. */
async function permissionsOf(userId: string): Promise<string[]> {
  const other = createCaller(at.sandbox)
  await other.signIn(userId, 'org-phuongdong')
  const { body } = await other.current()
  return (body as { result: { permission: { contextPermissions: string[] } } }).result.permission
    .contextPermissions
}

test('PGROUP-50 PGROUP-51 groups are found by a part of the name, a permission, a person, and all of these', async () => {
  expect(await idsOf({ query: 'cham soc' })).toEqual(['group-care'])
  expect(await idsOf({ permission: 'InviteUser' })).toEqual(['group-marketing'])
  expect(await idsOf({ permission: 'Invite' })).toEqual([])
  expect(await idsOf({ userId: chau })).toEqual(['group-hostile'])
  expect(await idsOf({ userId: bao, permission: 'GrantPrivilege', query: '' })).toEqual(['group-grant'])
  expect(await idsOf({ query: '%' })).toEqual(['group-hostile'])
  expect((await at.post(`${group}/search`, { query: 'sentinel:500' })).status).toBe(500)
})

test('PGROUP-38 the users of each group of a page stand beside it', async () => {
  const { content, page, extras } = await search({}, '?page=0&pageSize=2')
  expect([content.length, page.totalRecords]).toEqual([2, 11])
  expect(Object.keys(extras.usersByGroup)).toEqual(content.map(({ id }) => id))
  expect(await membersOf('group-hostile')).toEqual([bao, chau])
  expect(await membersOf('group-care')).toEqual([])
})

test('PGROUP-37 PGROUP-55 a group is added with what was sent, by whom and when', async () => {
  const input = { name: 'Kiểm  thử', permissions: ['InviteUser', 'InviteUser', 'OWNER'] }
  const { status, body } = await add(input)
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, message: 'Assigned Permission successfully.' })
  const { id } = (body as { result: Group }).result
  expect(await found(id)).toEqual({
    ...{ id, name: 'Kiểm  thử', permissions: ['InviteUser', 'OWNER'], system: false },
    ...{ createdAt: NOON, createdBy: bao },
  })
  expect(await membersOf(id)).toEqual([])
})

test('PGROUP-56 a group is changed, and says by whom', async () => {
  const { status, body } = await update('group-care', { name: 'Tổng đài', permissions: ['SegmentView'] })
  expect([status, body]).toMatchObject([200, { message: 'Updated successfully' }])
  const changed = await found('group-care')
  expect(changed).toMatchObject({ name: 'Tổng đài', permissions: ['SegmentView'], updatedBy: bao })
  expect(changed).not.toHaveProperty('description')
})

const input = { name: 'Mới', permissions: ['InviteUser'] }
const GONE = 'This permission group does not exist any more'
const TAKEN = 'A permission group of this name exists already'

test.each<[string, () => Promise<unknown>, string | undefined]>([
  ['a name that is taken, in another case', () => add({ ...input, name: 'CHĂM SÓC KHÁCH HÀNG' }), TAKEN],
  [
    'a name that is taken, in the other normal form',
    () => add({ ...input, name: 'Chăm sóc khách hàng'.normalize('NFD') }),
    TAKEN,
  ],
  ['the name of another', () => update('group-care', { ...input, name: 'Kho dữ liệu' }), TAKEN],
  [
    'permissions that are gone',
    () => add({ ...input, permissions: ['InviteUser', 'Gone', 'Away'] }),
    'Quyền Gone, Away không còn tồn tại',
  ],
  ['a group that is gone', () => update('group-gone', input), GONE],
  ['a group of another organization', () => update('group-acme-till', input), GONE],
  ['a group without a word', () => update('group-silent', input), undefined],
  ['deleting one of another organization', () => remove('group-care', 'group-acme-till'), GONE],
  ['deleting one without a word', () => remove('group-silent'), undefined],
  [
    'nobody',
    () => grant('group-care', chau, 'nobody@acme.example'),
    'These accounts do not exist: nobody@acme.example',
  ],
  [
    'somebody elsewhere',
    () => grant('group-care', chau, 'api.ho@acme.example'),
    'These accounts do not belong to the organization: api.ho@acme.example',
  ],
  ['people of a group that is gone', () => grant('group-gone', chau), GONE],
])('PGROUP-65 PGROUP-66 %s is refused, and nothing is changed', async (_, act, message) => {
  const before = await search({}, '?pageSize=100')
  expect(await act()).toMatchObject(refusedWith(message))
  const after = await search({}, '?pageSize=100')
  expect([after.content, after.extras]).toEqual([before.content, before.extras])
})

test('PGROUP-30 PGROUP-31 PGROUP-67 a system group is neither edited nor deleted, but has users', async () => {
  expect(await update('group-root', input)).toMatchObject(refusedWith('A system group cannot be edited'))
  expect(await remove('group-care', 'group-root')).toMatchObject(
    refusedWith('A system group cannot be deleted'),
  )
  expect(await found('group-care')).toBeDefined()
  expect((await grant('group-root', bao, chau)).status).toBe(200)
  expect(await membersOf('group-root')).toEqual([bao, chau])
})

test('PGROUP-33 PGROUP-34 a name of both normal forms is one of as many characters; none, and no permission, are malformed', async () => {
  const name = 'ế'.repeat(200)
  expect((await add({ ...input, name: name.normalize('NFD') })).status).toBe(200)
  expect((await search({ query: name.slice(0, 20) })).content[0]?.name).toBe(name)
  expect((await add({ ...input, name: 'ế'.repeat(256).normalize('NFD') })).status).toBe(422)
  expect((await add({ ...input, name: ' \u200b ' })).status).toBe(422)
  expect((await add({ ...input, permissions: [] })).status).toBe(422)
})

test('PGROUP-60 ROLES-18 granting makes exactly the named people members, who may and may not at the next call', async () => {
  expect(await permissionsOf(chau)).toEqual([])
  expect((await grant('group-care', ` ${chau.toUpperCase()}`, chau, khanh)).body).toEqual({
    success: true,
    message: 'Assigned successfully.',
  })
  expect(await membersOf('group-care')).toEqual([khanh, chau])
  expect(await permissionsOf(chau)).toEqual(['AccountPermission'])
  await grant('group-care', khanh)
  expect(await permissionsOf(chau)).toEqual([])
  await update('group-care', { name: 'Tổng đài', permissions: ['SegmentView'] })
  expect(await permissionsOf(khanh)).toEqual(['SegmentView'])
})

test('PGROUP-57 ROLES-18 a deleted group takes its permissions from its people', async () => {
  await grant('group-care', chau)
  expect(await remove('group-care', 'group-data')).toMatchObject({
    body: { success: true, message: 'Deleted successfully' },
  })
  expect(await permissionsOf(chau)).toEqual([])
  expect(await idsOf({ query: 'cham soc' })).toEqual([])
  expect(await remove('group-care')).toMatchObject(refusedWith(GONE))
})

test('ROLES-21 ROLES-22 ROLES-23 whoever may not grant is refused, and reads the list all the same', async () => {
  await at.signIn(khanh, 'org-phuongdong')
  for (const act of [add(input), update('group-care', input), remove('group-care'), grant('group-care')])
    expect((await act).status).toBe(403)
  expect((await search()).content).toHaveLength(10)
  await at.signIn(chau, 'org-phuongdong')
  expect((await at.post(`${group}/search`, {})).status).toBe(403)
})

test('every act on a group stands in the change log, with what was sent', async () => {
  await add(input)
  await grant('group-care', chau)
  await remove('group-root')
  const { body } = await at.post('/api/activity/mngmnt-client/orgs/logs/system/search?pageSize=5', {})
  const { content } = (body as { results: { content: components['schemas']['ChangeLog'][] } }).results
  expect(content.map(({ action, objectType, statusCode }) => [objectType, action, statusCode])).toEqual([
    ['PermissionGroup', 'DELETE', '409'],
    ['PermissionGroup', 'GRANT', '200'],
    ['PermissionGroup', 'ADD', '200'],
  ])
  expect(JSON.parse(content[1]?.input ?? '')).toEqual({ id: 'group-care', userIds: [chau] })
})

test('PGROUP-61 PGROUP-63 permissions are suggested and searched by name, key and description', async () => {
  const suggested = async (query: string) => {
    const { body } = await at.get(`${base}s/suggest?query=${encodeURIComponent(query)}`)
    return (body as { results: { id: string }[] }).results.map(({ id }) => id)
  }
  expect(await suggested('segmentedit')).toEqual(['SegmentEdit'])
  expect((await suggested('xem phan khuc')).sort()).toEqual(['SegmentView'])
  expect(await suggested('%')).toEqual(['<b>Legacy</b> =1+1'])
  expect((await suggested('')).length).toBeGreaterThan(20)
  const { body } = await at.post(`${base}s/search?page=1&pageSize=10`, { query: '' })
  expect(body).toMatchObject({ results: { page: { currentPage: 1, pageSize: 10 } } })
})
