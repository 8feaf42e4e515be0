/** @jest-environment node */
import type { components } from '../openapi/schema.gen'
import { createCaller, failed, NOON, setUp } from './testing'

type MiniApp = components['schemas']['SupportedMiniApp']
type LiveVersion = components['schemas']['MiniAppLiveVersion']
type Found<Row> = components['schemas']['PagedInfo'] & { content: Row[] }

const bao = 'bao.tran@phuongdong.example'
const library = '/api/console/mngmnt/supported-mini-appapp'
const live = '/api/console/mngmnt/connections/zma/live-version'
const at = setUp()
beforeEach(async () => {
  at.sandbox.reset()
  await at.signIn(bao, 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

async function find<Row>(path: string, freeText: string, query: string): Promise<Found<Row>> {
  const { status, body } = await at.post(`${path}/search?${query}`, { freeText })
  expect(status).toBe(200)
  return (body as { results: Found<Row> }).results
}
const apps = (freeText = '', query = '') =>
  find<MiniApp>('/api/console/mngmnt-client/supported-zalo-miniapps', freeText, query)
const versions = (freeText = '', query = '') => find<LiveVersion>(live, freeText, query)
const names = async (...asked: Parameters<typeof apps>) =>
  (await apps(...asked)).content.map(({ appName }) => appName)

const refusedWith = async (reply: Promise<{ status: number; body: unknown }>, message?: string) => {
  const { status, body } = await reply
  expect([status, body]).toEqual([409, failed(message)])
}

describe('the library', () => {
  const add = (app: object) => at.post(`${library}/add`, app)
  const addList = (list: unknown) => at.post(`${library}/add_list`, list)
  const remove = (id: string) => at.post(`${library}/delete?id=${id}`)

  test('ZMA-09 ZMA-10 nine a page, by name as readers of Vietnamese look for it, both ways', async () => {
    const { page } = await apps()
    expect(page).toEqual({ pageSize: 9, currentPage: 0, totalPages: 3, totalRecords: 21 })
    const up = await names('', 'orderBy=appName:ASC&pageSize=100')
    expect(up.filter((name) => /^[ÁBĐÔỔ]/u.test(name))).toEqual([
      ...['Ánh Dương Loyalty', 'Bếp Nhà Mộc', 'Đặt lịch khám, Hòa Bình', 'Ổ bánh mì Sài Gòn'],
    ])
    expect(await names('', 'orderBy=appName:DESC&pageSize=100')).not.toEqual(up)
    expect(
      new Set([...(await names()), ...(await names('', 'page=1')), ...(await names('', 'page=2'))]),
    ).toEqual(new Set(up))
  })

  test.each([
    ['bep nha', ['Bếp Nhà Mộc']],
    ['Bếp Nhà'.normalize('NFD'), ['Bếp Nhà Mộc']],
    ['30053', ['Ánh Dương Loyalty']],
    ["'; drop", ['zenbrew']],
    ['100%_', []],
  ])('ZMA-09 %j finds %j', async (freeText, found) => expect(await names(freeText)).toEqual(found))

  test('SYSTOOLS-19 one is added, and whatever else stands in its JSON', async () => {
    expect((await add({ appId: '1', appName: 'Một', features: { vouchers: 3 } })).body).toEqual({
      success: true,
      message: 'Added successfully',
    })
    expect((await apps('Một')).content).toMatchObject([{ appId: '1', appName: 'Một' }])
  })

  test('SYSTOOLS-19 a name of 200 letters in its other normal form is found, and its id is the same id', async () => {
    const appName = 'Ậ'.repeat(200)
    await add({ appId: 'Ứng'.normalize('NFD'), appName: appName.normalize('NFD') })
    expect(await names('ậ'.repeat(200))).toEqual([appName])
    await refusedWith(add({ appId: 'Ứng', appName }), 'A mini app with this appId exists already')
  })

  test.each([
    [{}, 'A mini app needs appId and appName'],
    [{ appId: '1' }, 'A mini app needs appId and appName'],
    [{ appId: '\u200b ', appName: 'x' }, 'A mini app needs appId and appName'],
    [{ appId: ' 410020030040', appName: 'x' }, 'A mini app with this appId exists already'],
    [{ appId: '410020039999', appName: 'x' }, undefined],
  ])('SYSTOOLS-19 %j is refused', (app, message) => refusedWith(add(app), message))

  test('an id that is no text is a mistake', async () => {
    expect((await add({ appId: 410020030099, appName: 'x' })).status).toBe(422)
    expect((await addList([])).status).toBe(422)
    expect((await addList({ appId: '1', appName: 'x' })).status).toBe(422)
  })

  test('SYSTOOLS-20 a list is added, all of it or nothing', async () => {
    await addList([
      { appId: '1', appName: 'Một' },
      { appId: '2', appName: 'Hai' },
    ])
    expect((await apps()).page.totalRecords).toBe(23)
    const more = { appId: '3', appName: 'Ba' }
    await refusedWith(addList([more, { appId: '1', appName: 'x' }]), 'appId 1 is in the library already')
    await refusedWith(addList([{ appId: '1', appName: 'x' }]), 'A mini app with this appId exists already')
    await refusedWith(addList([more, more]), 'appId 3 stands in the list twice')
    await refusedWith(addList([more, { appId: '4' }]), 'A mini app needs appId and appName')
    expect((await apps()).page.totalRecords).toBe(23)
  })

  test('SYSTOOLS-20 ten thousand at once', async () => {
    const list = Array.from({ length: 10_000 }, (_, n) => ({ appId: `many-${n}`, appName: `Ứng dụng ${n}` }))
    expect((await addList(list)).status).toBe(200)
    expect((await apps('many-')).page.totalRecords).toBe(10_000)
  })

  test('SYSTOOLS-21 one is deleted once', async () => {
    expect((await remove('mini-app-20')).body).toEqual({ success: true, message: 'Delete successfully.' })
    expect(await names('bánh mì')).toEqual([])
    await refusedWith(remove('mini-app-20'), 'This mini app does not exist any more')
    await refusedWith(remove('mini-app-21'))
  })

  test('SYSTOOLS-21 one with live versions stays until these are deleted', async () => {
    await refusedWith(remove('mini-app-3'), 'This mini app still has live versions. Delete these first.')
    await at.post(`${live}/live-2/delete`)
    expect((await remove('mini-app-3')).status).toBe(200)
  })
})

describe('live versions', () => {
  const input = { appId: '410020030062', appName: 'Vạn Xuân Học bạ', status: 'Enabled', version: 0 }
  const add = (more: object = {}) => at.post(`${live}/add`, { ...input, ...more })
  const edit = (id: string, more: object = {}) =>
    at.post(`${live}/${id}/edit`, { status: 'Enabled', version: 13, ...more })

  test('ZMA-11 ZMA-03 ten a page, the newest first; one that nobody has changed says so', async () => {
    const { content, page } = await versions()
    expect(page).toEqual({ pageSize: 10, currentPage: 0, totalPages: 2, totalRecords: 17 })
    expect(content[0]).toEqual({
      ...{ id: 'live-1', appId: '410020030040', appName: 'Bếp Nhà Mộc', version: 12, status: 'Enabled' },
      ...{ updatedAt: expect.any(Number) as number, updatedBy: bao },
    })
    expect(content[3]).not.toHaveProperty('updatedAt')
    expect((await versions('bep nha')).content.map(({ version }) => version)).toEqual([12, 11])
    expect((await versions("O'Brien")).page.totalRecords).toBeGreaterThan(0)
  })

  test('ZMA-12 one is added under the name that the library has', async () => {
    expect((await add({ appName: 'Tên cũ' })).body).toEqual({ success: true, message: 'Added successfully' })
    expect((await versions()).content[0]).toMatchObject({ ...input, updatedAt: NOON, updatedBy: bao })
    await refusedWith(add(), 'This version of the mini app is there already')
    await refusedWith(add({ appId: 'gone' }), 'Ứng dụng này không còn trong thư viện')
    await refusedWith(add({ appId: '410020039999' }))
  })

  test.each([
    ['ZMA-04', { appId: '' }],
    ['ZMA-05', { version: undefined }],
    ['ZMA-06', { version: -1 }],
    ['ZMA-06', { version: 1.5 }],
    ['ZMA-06', { version: 2_147_483_648 }],
    ['ZMA-03', { status: 'enabled' }],
  ])('%s %j is a mistake', async (_, more) => expect((await add(more)).status).toBe(422))

  test('ZMA-13 ZMA-08 version and status are changed, and who did it stands there', async () => {
    expect((await edit('live-2')).body).toEqual({ success: true, message: 'Updated successfully' })
    expect((await versions('Lumière')).content).toMatchObject([
      { id: 'live-2', version: 13, status: 'Enabled', updatedAt: NOON, updatedBy: bao },
    ])
    expect((await edit('live-2', { status: 'Disabled' })).status).toBe(200)
    await refusedWith(edit('live-1', { version: 11 }), 'This version of the mini app is there already')
    await refusedWith(edit('live-none'), 'This live version does not exist any more')
    await refusedWith(edit('live-silent'))
  })

  test('ZMA-14 one is deleted once', async () => {
    const remove = (id: string) => at.post(`${live}/${id}/delete`)
    expect((await remove('live-1')).body).toEqual({ success: true, message: 'Deleted successfully' })
    await refusedWith(remove('live-1'), 'This live version does not exist any more')
    await refusedWith(remove('live-silent'))
  })

  test('fails with the status that the text names', async () => {
    expect((await at.post(`${live}/search`, { freeText: 'sentinel:503' })).status).toBe(503)
  })
})

test('mini apps are for super administrators, and each change is logged', async () => {
  const other = createCaller(at.sandbox)
  await other.signIn('khanh.pham@platform.example', 'org-phuongdong')
  expect((await other.post(`${live}/search`, {})).status).toBe(403)
  expect((await other.post(`${library}/add`, { appId: '1', appName: 'x' })).status).toBe(403)
  await at.post(`${library}/add`, { appId: '1', appName: 'Một' })
  await at.post(`${live}/live-none/delete`)
  const { body } = await at.post('/api/activity/mngmnt-client/orgs/logs/system/search?page=0&pageSize=2', {})
  expect((body as { results: object }).results).toMatchObject({
    content: [
      { action: 'DELETE', statusCode: '409', objectType: 'MiniAppLiveVersion' },
      { action: 'ADD', statusCode: '200', objectType: 'MiniApp' },
    ],
  })
})
