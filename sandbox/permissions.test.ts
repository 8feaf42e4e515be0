/** @jest-environment node */
import type { components } from '../openapi/schema.gen'
import { listenAs } from './testing-live'
import { createCaller, failed, setUp } from './testing'

type Permission = components['schemas']['Permission']

const bao = 'bao.tran@phuongdong.example'
const thu = 'thu.dinh@platform.example'
const khanh = 'khanh.pham@platform.example'
const ten = 'ten.dang@platform.example'
const catalogue = '/api/account/mngmnt/permission'
const entry = { id: 'SurveyEdit', name: 'Sửa khảo sát', categoryId: 'MODULE', category: 'Module' }

const at = setUp()
beforeEach(async () => {
  at.sandbox.reset()
  await at.signIn(bao, 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

type Found = { readonly results: { readonly content: Permission[]; readonly page: { totalRecords: number } } }
async function search(query: string, more = '?pageSize=100') {
  const { status, body } = await at.post(`${catalogue}/search${more}`, { query })
  expect(status).toBe(200)
  return (body as Found).results
}
const idsOf = async (query: string) => (await search(query)).content.map(({ id }) => id)
const add = (more: object = {}) => at.post(`${catalogue}/add`, { ...entry, ...more })
const update = (id: string, more: object = {}) =>
  at.post(`${catalogue}/${encodeURIComponent(id)}/update`, { ...entry, id, ...more })
const remove = (id: string) => at.post(`${catalogue}/${encodeURIComponent(id)}/delete`)

test('CATALOGUE-21 CATALOGUE-22 CATALOGUE-23 the catalogue is searched a page at a time, the first without saying so', async () => {
  const first = await search('', '?pageSize=10')
  expect(first.content).toHaveLength(10)
  const second = await search('', '?pageSize=10&page=1')
  expect(second.content.map(({ id }) => id)).not.toContain(first.content[0]!.id)
  expect(first.page.totalRecords).toBeGreaterThan(20)
})

test.each([
  ['sua phan khuc', ['SegmentEdit']],
  ['segmentation', ['SegmentExport', 'SegmentEdit', 'SegmentView']],
  [' GRANTPRIVILEGE ', ['GrantPrivilege']],
  ['external oauth2', ['OAuthClientEdit', 'OAuthClientView']],
  ['"tháng"', ['ReportMonthly']],
  ['100% _', ['<b>Legacy</b> =1+1']],
  ["' or 1=1 --", []],
])('CATALOGUE-05 the text %j finds %j', async (query, ids) => {
  expect(await idsOf(query)).toEqual(ids)
})

test('fails with the status that the text names', async () => {
  expect((await at.post(`${catalogue}/search`, { query: 'sentinel:503' })).status).toBe(503)
})

test('CATALOGUE-18 CATALOGUE-20 CATALOGUE-24 a permission is added with the label of its category', async () => {
  expect((await add({ description: '  ' })).body).toEqual({ success: true, message: 'Added successfully' })
  const [added] = (await search('SurveyEdit')).content
  expect(added).toMatchObject({ ...entry, createdBy: bao })
  expect(added).not.toHaveProperty('description')
  const names = '/api/account/mngmnt/internal-permissions/permissions/_all'
  expect((await at.get(names)).body).toMatchObject({
    results: expect.arrayContaining(['SurveyEdit']) as string[],
  })
})

test.each([['OWNER'], ['owner'], ['  OWNER '], ['segmentEDIT']])(
  'CATALOGUE-13 the key %j is there already',
  async (id) => {
    const { status, body } = await add({ id })
    expect([status, body]).toEqual([409, failed('A permission with this key exists already')])
  },
)

test('CATALOGUE-13 a key in its other normal form is the same key', async () => {
  await add({ id: 'Quyền Nhỏ'.normalize('NFD'), name: 'Ậ'.repeat(200).normalize('NFD') })
  expect((await search('quyen nho')).content).toMatchObject([
    { id: 'Quyền Nhỏ'.normalize('NFC'), name: 'Ậ'.repeat(200).normalize('NFC') },
  ])
  expect((await add({ id: 'QUYỀN nhỏ'.normalize('NFC') })).status).toBe(409)
  expect((await add({ id: 'x'.repeat(256) })).status).toBe(422)
})

test('CATALOGUE-25 a permission is changed but for its key, and the change is signed', async () => {
  expect((await update('SegmentEdit', { name: 'Sửa' })).body).toEqual({
    success: true,
    message: 'Updated successfully',
  })
  expect((await search('SegmentEdit')).content).toMatchObject([
    { id: 'SegmentEdit', name: 'Sửa', categoryId: 'MODULE', updatedBy: bao },
  ])
  const other = await update('SegmentEdit', { id: 'SegmentEditor' })
  expect([other.status, other.body]).toEqual([409, failed('The key of a permission cannot change')])
})

test('what was deleted meanwhile can be neither changed nor deleted', async () => {
  expect((await remove('SegmentEdit')).body).toEqual({ success: true, message: 'Deleted successfully' })
  for (const reply of [await update('SegmentEdit'), await remove('SegmentEdit')])
    expect([reply.status, reply.body]).toEqual([409, failed('This permission does not exist any more')])
})

test('what the rules of the platform name stays', async () => {
  expect((await remove('OWNER')).body).toEqual(failed('Nền tảng cần quyền OWNER nên không thể xóa'))
  for (const reply of [await update('SilentPermission'), await remove('SilentPermission')])
    expect([reply.status, reply.body]).toEqual([409, failed()])
})

describe('a permission that is deleted', () => {
  const contextOf = async (userId: string, orgId: string) => {
    const other = createCaller(at.sandbox)
    await other.signIn(userId, orgId)
    const { result } = (await other.current()).body as {
      result: { permission: { contextPermissions: string[] } }
    }
    return result.permission.contextPermissions
  }

  test('CATALOGUE-26 is gone at the next call of whoever held it, who hears of it', async () => {
    expect(await contextOf(ten, 'org-acme')).toContain('SegmentEdit')
    const other = createCaller(at.sandbox)
    await other.signIn(ten, 'org-acme')
    const { next, leave } = await listenAs(other, { query: '?topics=user-messages' })
    await remove('SegmentEdit')
    expect((await next())?.data).toMatchObject({ title: 'Your access has changed' })
    leave()
    expect(await contextOf(ten, 'org-acme')).toEqual(['SegmentView', 'WorkflowView'])
  })

  test('CATALOGUE-26 goes out of the permission groups that had it', async () => {
    const groups = async () =>
      JSON.stringify((await at.get('/api/account/mngmnt-client/permission/group/get/_all')).body)
    expect(await groups()).toContain('ReportMonthly')
    await remove('ReportMonthly')
    expect(await groups()).not.toContain('ReportMonthly')
  })
})

test('CATALOGUE-27 anybody with an organization reads the whole catalogue', async () => {
  const other = createCaller(at.sandbox)
  await other.signIn('hang.do@acme.example', 'org-acme')
  const { status, body } = await other.get('/api/account/permission/meta/all')
  expect(status).toBe(200)
  expect((body as { results: Permission[] }).results).toHaveLength((await search('')).page.totalRecords)
})

test('ROLES-40 the catalogue is managed by super administrators alone, and each change is logged', async () => {
  const other = createCaller(at.sandbox)
  await other.signIn(khanh, 'org-phuongdong')
  expect((await other.post(`${catalogue}/search`, {})).status).toBe(403)
  expect((await other.post(`${catalogue}/add`, entry)).status).toBe(403)
  const without = createCaller(at.sandbox)
  await without.signIn(thu, 'org-phuongdong')
  expect((await without.post(`${catalogue}/add`, entry)).status).toBe(200)
  await add()
  const logs = '/api/activity/mngmnt-client/orgs/logs/system/search?page=0&pageSize=2'
  const { body } = await at.post(logs, {})
  expect((body as { results: object }).results).toMatchObject({
    content: [
      { actionBy: bao, action: 'ADD', statusCode: '409' },
      { actionBy: thu, action: 'ADD', statusCode: '200' },
    ],
  })
})
