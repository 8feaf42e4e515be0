/** @jest-environment node */
import type { components } from '../openapi/schema.gen'
import { createCaller, failed, setUp } from './testing'

type Notification = components['schemas']['Notification']
type Page = components['schemas']['PagedInfo'] & { content: Notification[] }
type Caller = ReturnType<typeof createCaller>

const bao = 'bao.tran@phuongdong.example'
const chau = 'minhchau.nguyen@phuongdong.example'
const khanh = 'khanh.pham@platform.example'
const hang = 'hang.do@acme.example'
const PATH = '/api/console/messages'

const at = setUp()
beforeAll(() => at.signIn(chau, 'org-phuongdong'))
afterAll(() => at.sandbox.close())

async function search(body: object = {}, query = '', as: Caller = at): Promise<Page> {
  const reply = await as.post(`${PATH}/search${query}`, body)
  expect(reply.status).toBe(200)
  return (reply.body as { results: Page }).results
}
const total = async (body: object, as: Caller = at) => (await search(body, '', as)).page.totalRecords
const read = (id: string, as: Caller = at) => as.post(`${PATH}/${id}/update/read`)
const send = (message: object) => at.post('/sandbox/messages', { title: 'T', message: 'M', ...message })

async function signedIn(userId: string, orgId: string): Promise<Caller> {
  const caller = createCaller(at.sandbox)
  await caller.signIn(userId, orgId)
  return caller
}

test('NOTIF-04 NOTIF-08 a page has 10 messages, newest first, all that concern the person', async () => {
  const first = await search()
  // 27 of her own, two that refuse, one of the organization.
  expect(first.page).toEqual({ pageSize: 10, currentPage: 0, totalPages: 3, totalRecords: 30 })
  const times = first.content.map(({ createdAt }) => createdAt)
  expect(times).toEqual([...times].sort((a, b) => b - a))
  expect(first.content[0]).toEqual({
    id: 'message-minhchau-1',
    title: 'Xuất dữ liệu bị lỗi',
    message: 'Không xuất được 18.204 tài khoản của Phương Đông Real Estate',
    messageLevel: 'error',
    status: 'New',
    createdAt: at.sandbox.clock.now() - 12 * 60_000,
    extraValue: { exportId: 'export-3', attempts: 3, orgs: ['org-phuongdong'] },
  })
  expect((await search({}, '?page=2&pageSize=20')).content).toHaveLength(0)
})

test('NOTIF-05 NOTIF-09 NOTIF-10 levels and what is open narrow the list; none means all', async () => {
  const bell = await search({ levels: ['warning', 'error'], solves: false }, '?page=0&pageSize=4')
  expect(bell.content).toHaveLength(4)
  for (const { messageLevel, status } of bell.content) {
    expect(['warning', 'error']).toContain(messageLevel)
    expect(status).toBe('New')
  }
  const [open, solved] = [await total({ solves: false }), await total({ solves: true })]
  expect(open + solved).toBe(30)
  expect(Math.min(open, solved)).toBeGreaterThan(5)
  expect(await total({ levels: [] })).toBe(30)
})

test.each([
  ['xuat du lieu', 'Xuất dữ liệu bị lỗi'],
  ['BẢO TRÌ', 'Bảo trì nền tảng'],
  ['<img', '<img src=x'],
  ['message-minhchau-7', 'anUnbroken'],
])('the text %j finds %j', async (freeText, held) => {
  const { content } = await search({ freeText })
  expect(content.length).toBeGreaterThan(0)
  expect(content[0]!.title.normalize('NFC')).toContain(held)
})

test('S40 wildcards are text; the sentinel text breaks the server', async () => {
  expect(await total({ freeText: '%' })).toBe(await total({ freeText: 'the hourly limit' }))
  expect((await at.post(`${PATH}/search`, { freeText: 'sentinel:503' })).status).toBe(503)
})

test('NOTIF-06 NOTIF-12 what is read is read for this person only, and once', async () => {
  const other = await signedIn(bao, 'org-phuongdong')
  const before = await total({ solves: false }, other)
  expect((await read('message-org-phuongdong')).body).toEqual({ success: true })
  expect((await read('message-org-phuongdong')).status).toBe(200)
  expect((await search({ freeText: 'message-org-phuongdong' })).content[0]).toMatchObject({ status: 'Read' })
  expect(await total({ solves: false }, other)).toBe(before)
})

test.each([
  ['message-gone', failed('This message does not exist any more')],
  ['message-that-never-was', failed('This message does not exist any more')],
  ['message-bao-1', failed('This message does not exist any more')],
  ['message-silent', failed()],
])('reading %s is refused', async (id, answer) => {
  expect(await read(id)).toMatchObject({ status: 409, body: answer })
})

test('NOTIF-07 critical are the unread errors that are marked so', async () => {
  const he = await signedIn(khanh, 'org-haiau')
  const critical = async (as: Caller) => {
    const { body } = await as.get(`${PATH}/search/_critical`)
    return (body as { results: Notification[] }).results.map(({ title }) => title)
  }
  expect(await critical(he)).toEqual(['Bảo trì khẩn cấp', '<b>Terms</b> "of use" =1+1'])
  await read('message-khanh-1', he)
  expect(await critical(he)).toEqual(['<b>Terms</b> "of use" =1+1'])
  expect(await critical(at)).toEqual([])
})

test('an organization tells only who works in it; whoever is named nowhere has nothing', async () => {
  const elsewhere = await signedIn(bao, 'org-haiau')
  expect(await total({ freeText: 'message-org-phuongdong' }, elsewhere)).toBe(0)
  const she = await signedIn(hang, 'org-acme')
  expect(await total({}, she)).toBe(0)
  await send({ to: { orgId: 'org-acme' } })
  expect(await total({}, she)).toBe(1)
  await send({ to: 'global', level: 'success', extraValue: { a: [1] } })
  expect((await search({}, '', she)).content[0]).toMatchObject({
    messageLevel: 'success',
    extraValue: { a: [1] },
  })
})

test('a control sends as many as it is asked, numbered, and says what is wrong', async () => {
  const { body } = await send({ to: { userId: hang.toUpperCase() }, title: 'Burst', times: 3 })
  expect((body as { ids: string[] }).ids).toHaveLength(3)
  const she = await signedIn(hang, 'org-acme')
  const { content } = await search({ freeText: 'burst' }, '', she)
  expect(content.map(({ title }) => title)).toEqual(['Burst 3', 'Burst 2', 'Burst 1'])
  const wrong = [{ to: 'all' }, { to: 'global', level: 'fatal' }, { to: 'global', times: 0 }, {}]
  for (const message of wrong) expect((await send(message)).status).toBe(422)
})
