/** @jest-environment node */
import type { components } from '../openapi/schema.gen'
import { createCaller, failed, setUp, succeeded } from './testing'

type Ticket = components['schemas']['SupportTicket']
type Page = components['schemas']['PagedInfo'] & { content: Ticket[] }

const base = '/api/console/connections/crm-loyalty/caresoft/pango-ticket'
const bao = 'bao.tran@phuongdong.example'
const HOUR = 3_600_000
const at = setUp()
beforeAll(() => at.signIn(bao, 'org-phuongdong'))
afterAll(() => at.sandbox.close())

const all = { fromTime: 0, toTime: 0 }
async function search(body: object = {}, query = '', caller: Pick<typeof at, 'post'> = at): Promise<Page> {
  const reply = await caller.post(`${base}/search${query}`, { ...all, ...body })
  expect(reply.status).toBe(200)
  return (reply.body as { results: Page }).results
}
const total = async (body: object) => (await search(body)).page.totalRecords
const everything = async () => (await search({}, '?pageSize=100')).content
const ticket = {
  ticketSubject: 'Xin giúp',
  topic: '3201',
  description: 'Xin giúp',
  utmSource: 'https://a.example/',
}
const send = (given: object = {}) => at.post(`${base}/add`, { ...ticket, ...given })

test('TICKET-25 TICKET-30 the own tickets, newest first, of every status', async () => {
  const first = await search()
  expect(first.page).toEqual({ pageSize: 10, currentPage: 0, totalPages: 3, totalRecords: 28 })
  const tickets = await everything()
  const times = tickets.map(({ createdAt }) => createdAt)
  expect(times).toEqual([...times].sort((a, b) => b - a))
  expect(tickets.every(({ email }) => email === bao)).toBe(true)
  expect(new Set(tickets.map(({ status }) => status))).toEqual(
    new Set(['new', 'open', 'pending', 'solved', 'closed']),
  )
  expect((await search({}, '?page=2')).content).toHaveLength(8)
})

test('what the support has not given yet is left out', async () => {
  const [youngest] = (await search()).content
  expect(youngest).not.toHaveProperty('ticketId')
  expect(youngest).not.toHaveProperty('assigneeEmail')
})

test('TICKET-26 filtered by status, topics, ids and numbers, several at once', async () => {
  const tickets = await everything()
  const count = (of: (one: Ticket) => boolean) => tickets.filter(of).length
  expect(await total({ status: [], topics: [], ticketIds: [], ticketNos: [] })).toBe(28)
  expect(await total({ status: ['closed'] })).toBe(count(({ status }) => status === 'closed'))
  expect(await total({ status: ['new', 'open'] })).toBe(count(({ status }) => /new|open/.test(status)))
  expect(await total({ topics: ['3201', '3203'] })).toBe(count(({ topic }) => /^320[13]$/.test(topic)))
  expect(await total({ topics: ['a-topic-that-is-no-more'] })).toBeGreaterThan(0)
  const { ticketId, ticketNo } = tickets.find((one) => one.ticketId)!
  expect(await total({ ticketIds: [ticketId, '1'] })).toBe(1)
  expect(await total({ ticketNos: [ticketNo] })).toBe(1)
  expect(await total({ ticketIds: [ticketId], status: ['closed'], topics: ['3206'] })).toBe(0)
})

test('TICKET-27 a range holds at both its ends, and 0 is no end', async () => {
  const { createdAt } = (await search()).content[1]!
  expect(await total({ fromTime: createdAt, toTime: createdAt })).toBe(1)
  expect(await total({ fromTime: createdAt + 1 })).toBe(1)
  expect(await total({ toTime: createdAt - 1 })).toBe(26)
})

test.each([
  ['khong xuat duoc', 'Không xuất được'],
  ['DIEN THOAI', 'Đổi số điện thoại'],
  ["'; drop table", "'; drop table support_ticket; --"],
  ['100%', '100%'],
  ['another-very-long', 'subdomain.of.platform.example'],
])('the text %j is found in %j', async (freeText, held) => {
  const { content } = await search({ freeText })
  expect(content.length).toBeGreaterThan(0)
  for (const row of content) expect(JSON.stringify(row)).toContain(held)
})

test.each(['1%0', 'drop_table', "' or 1=1 --"])('%j is text, not a wildcard', async (freeText) => {
  expect(await total({ freeText })).toBe(0)
})

test('the sentinel text breaks the search', async () => {
  expect((await at.post(`${base}/search`, { ...all, freeText: 'sentinel:500' })).status).toBe(500)
})

test('TICKET-25 sorted as asked; what cannot be sorted by is ignored', async () => {
  const statuses = (await search({}, '?pageSize=100&orderBy=status:ASC')).content.map(({ status }) => status)
  expect(statuses).toEqual([...statuses].sort())
  const [first] = (await search({}, '?orderBy=description:ASC')).content
  expect(first).toEqual((await search()).content[0])
})

test('TICKET-23 TICKET-24 the topics by their ids', async () => {
  const { body } = await at.get(`${base}/topic`)
  expect(body).toMatchObject(
    succeeded({ '3201': 'Tài khoản và đăng nhập', '3202': '<b>Quota</b> & "limits"' }),
  )
})

test('TICKET-17 TICKET-18 TICKET-20 a ticket is sent and is the newest of its writer', async () => {
  const reply = await send({ ticketSubject: '<b>"Mới"</b>' })
  expect([reply.status, reply.body]).toEqual([
    200,
    { success: true, message: 'Your request has been sent successfully' },
  ])
  const [newest] = (await search()).content
  expect(newest).toMatchObject({
    subject: '<b>"Mới"</b>',
    topic: '3201',
    status: 'new',
    email: bao,
    createdBy: bao,
  })
  expect(newest!.createdAt).toBe(at.sandbox.clock.now())
  expect(newest!.ticketId).toMatch(/^\d+$/)
  expect(await total({ ticketIds: [newest!.ticketId] })).toBe(1)
})

test('TICKET-13 a description of 1000 characters is taken, counted as people count', async () => {
  expect((await send({ description: '😀'.repeat(1000) })).status).toBe(200)
  expect((await send({ description: 'a'.repeat(1001) })).status).toBe(422)
  expect((await send({ description: '' })).status).toBe(422)
})

test.each([
  [{ topic: 'nothing-like-it' }, 409, failed('This topic does not exist any more')],
  [{ topic: 'constructor' }, 409, failed('This topic does not exist any more')],
  [{ ticketSubject: 'sentinel:refused' }, 409, failed('Hệ thống hỗ trợ tạm thời không nhận yêu cầu')],
  [{ ticketSubject: 'sentinel:silent' }, 409, failed()],
  [{ ticketSubject: 'sentinel:wordless' }, 200, { success: true }],
])('TICKET-22 sending with %j answers %i', async (given, status, body) => {
  const reply = await send(given)
  expect([reply.status, reply.body]).toEqual([status, body])
})

test('nobody sees the tickets of others, and who has written none has none', async () => {
  const chau = createCaller(at.sandbox)
  await chau.signIn('minhchau.nguyen@phuongdong.example', 'org-phuongdong')
  const own = await search({}, '?pageSize=100', chau)
  expect(own.page.totalRecords).toBe(25)
  expect(own.content.every(({ email }) => email === 'minhchau.nguyen@phuongdong.example')).toBe(true)
  const hang = createCaller(at.sandbox)
  await hang.signIn('hang.do@acme.example', 'org-acme')
  expect((await search({}, '', hang)).page.totalRecords).toBe(0)
  expect((await search({ fromTime: at.sandbox.clock.now() - HOUR }, '', hang)).content).toEqual([])
})
