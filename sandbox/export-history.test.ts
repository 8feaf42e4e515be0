/** @jest-environment node */
import type { components } from '../openapi/schema.gen'
import { csvOf } from './rules/exports'
import { createCaller, failed, setUp, succeeded } from './testing'

type Page = components['schemas']['PagedInfo'] & { content: components['schemas']['ExportRecord'][] }

const base = '/api/activity/orgs/logs/export'
const bao = 'bao.tran@phuongdong.example'
const DAY = 86_400_000
const at = setUp()
beforeAll(() => at.signIn(bao, 'org-phuongdong'))
afterAll(() => at.sandbox.close())

async function search(body: object = {}, query = '', caller = at): Promise<Page> {
  const reply = await caller.post(`${base}/search/_by_user${query}`, body)
  expect(reply.status).toBe(200)
  return (reply.body as { results: Page }).results
}
const total = async (body: object) => (await search(body)).page.totalRecords
const detail = (id: string, caller = at) => caller.get(`${base}/${id}/_by_user/detail`)
const counts = async (field: string) => (await at.get(`${base}/${field}/distinct`)).body as { result: object }
const now = () => at.sandbox.clock.now()

test('EXPORTS-09 EXPORTS-08 the own exports of the chosen organization, newest first, ten a page', async () => {
  const first = await search()
  expect(first.page).toEqual({ pageSize: 10, currentPage: 0, totalPages: 5, totalRecords: 42 })
  const all = (await search({}, '?pageSize=100')).content
  const times = all.map(({ startTime }) => startTime)
  expect(times).toEqual([...times].sort((a, b) => b - a))
  expect(new Set(all.map(({ id }) => id)).size).toBe(42)
  expect(all.some(({ id }) => id === 'export-tinnghia' || id.startsWith('export-khanh'))).toBe(false)
  expect((await search({}, '?page=4')).content).toHaveLength(2)
})

test('an export that runs has no end, and what is unknown of one is left out', async () => {
  const [running] = (await search({ freeText: 'running' })).content
  expect(running).toMatchObject({ id: 'export-running', status: 'Running', totalRecords: 999_999 })
  expect(running).not.toHaveProperty('endTime')
  const [cancelled] = (await search({ freeText: 'cancelled' })).content
  expect(Object.keys(cancelled!).sort()).toEqual(['id', 'startTime', 'status', 'totalRecords'])
})

test('EXPORTS-01 filtered by categories, channels and sources, several at once', async () => {
  expect(await total({ categories: [], actions: [], sources: [] })).toBe(42)
  const [api, scheduler] = await Promise.all([total({ sources: ['api'] }), total({ sources: ['scheduler'] })])
  expect(await total({ sources: ['api', 'scheduler'] })).toBe(api + scheduler)
  expect(await total({ actions: ['<b>Zalo</b> "OA"'] })).toBe(1)
  expect(await total({ categories: ["'; drop table export_record; --"] })).toBe(1)
  expect(await total({ categories: ['Account'], sources: ['nowhere'] })).toBe(0)
})

test.each([
  ['khong du bo nho', 'Không đủ bộ nhớ'],
  ['BẤT ĐỘNG', 'Bất động sản'],
  ['no json', 'no JSON at all {'],
])('the text %j is found in %j', async (freeText, held) => {
  const { content } = await search({ freeText })
  expect(content.length).toBeGreaterThan(0)
  for (const row of content) expect(JSON.stringify(row)).toContain(held)
})

test.each(['100%', 'export_bao', "' or 1=1 --"])('%j is text, not a wildcard', async (freeText) => {
  expect(await total({ freeText })).toBe(0)
})

test('the sentinel text breaks the server', async () => {
  expect((await at.post(`${base}/search/_by_user`, { freeText: 'sentinel:503' })).status).toBe(503)
})

test.each([
  ['category', 'categories'],
  ['action', 'actions'],
  ['source', 'sources'],
])('EXPORTS-04 the counts by %s are those of the list', async (field, filter) => {
  const { result } = await counts(field)
  const entries = Object.entries(result as Record<string, number>)
  expect(entries.length).toBeGreaterThan(4)
  for (const [value, count] of entries) expect(await total({ [filter]: [value] })).toBe(count)
})

test('only the three fields can be counted', async () => {
  expect((await at.get(`${base}/criteria/distinct`)).status).toBe(422)
})

test('EXPORTS-13 the file is a CSV to be saved, with as many rows as the record says', async () => {
  const [row] = (await search({ freeText: 'đã xong một phần' })).content
  const { body } = await detail(row!.id)
  expect(body).toEqual(succeeded({ exportedUrl: `/api/services/files/${row!.id}.csv` }))
  const file = await at.browser.fetch(`/api/services/files/${row!.id}.csv`)
  expect(file.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('Content-Disposition')).toBe(`attachment; filename="${row!.id}.csv"`)
  expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(file.headers.get('Cache-Control')).toBe('private, no-store')
  const text = Buffer.from(await file.arrayBuffer()).toString('utf8')
  expect(text.startsWith('\uFEFFName,Full name,Website\r\n')).toBe(true)
  expect(text.trimEnd().split('\r\n')).toHaveLength(1 + row!.totalRecords)
  expect(text).toContain(`'=1+1 Trading,"'=HYPERLINK(""https://evil.example"")"`)
})

test.each([
  ['export-unready', 'Tệp xuất chưa sẵn sàng'],
  ['export-running', 'Tệp xuất chưa sẵn sàng'],
  ['export-past-the-border', 'The file of this export has expired'],
  ['export-gone', 'This export does not exist any more'],
  ['nothing-like-it', 'This export does not exist any more'],
  ['export-tinnghia', 'This export does not exist any more'],
  ['export-khanh-1', 'This export does not exist any more'],
  ['export-silent', undefined],
])('the detail of %s is refused: %s', async (id, message) => {
  const { status, body } = await detail(id)
  expect([status, body]).toEqual([409, failed(message)])
})

test('a file is only for whoever made it', async () => {
  const file = '/api/services/files/export-partial.csv'
  expect((await at.browser.fetch(file)).status).toBe(200)
  const khanh = createCaller(at.sandbox)
  expect((await khanh.browser.fetch(file)).status).toBe(401)
  await khanh.logIn('khanh.pham@platform.example')
  expect((await khanh.browser.fetch(file)).status).toBe(401)
  await khanh.giveCode('khanh.pham@platform.example')
  expect((await khanh.browser.fetch(file)).status).toBe(404)
  expect((await khanh.browser.fetch('/api/services/files/nothing.csv')).status).toBe(404)
})

test('who has exported nothing has an empty list and no counts', async () => {
  const hang = createCaller(at.sandbox)
  await hang.signIn('hang.do@acme.example', 'org-acme')
  expect((await search({}, '', { ...at, ...hang })).page.totalRecords).toBe(0)
  expect((await hang.get(`${base}/source/distinct`)).body).toEqual(succeeded({}))
})

test('links and files live a day by the clock, to its last millisecond', async () => {
  const border = (await search({ freeText: 'at-the-border' })).content[0]!
  expect(now() - border.endTime!).toBe(DAY)
  expect((await detail(border.id)).status).toBe(200)
  expect((await at.browser.fetch(`/api/services/files/${border.id}.csv`)).status).toBe(200)
  at.sandbox.clock.advance(1)
  expect((await detail(border.id)).body).toEqual(failed('The file of this export has expired'))
  expect((await at.browser.fetch(`/api/services/files/${border.id}.csv`)).status).toBe(404)
})

test('no cell of a CSV is run as a formula, and the rest is as it was', () => {
  const row = ['=1+1', '+84 903', '-5', '@x', '\tx', 'a=b', -5, null, 'say "hi"', 'a,b', 'a\nb']
  expect(csvOf(['Đầu'], [row]).toString('utf8')).toBe(
    `\uFEFFĐầu\r\n'=1+1,'+84 903,'-5,'@x,'\tx,a=b,-5,,"say ""hi""","a,b","a\nb"\r\n`,
  )
})
