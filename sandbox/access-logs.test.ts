/** @jest-environment node */
import type { components } from '../openapi/schema.gen'
import { createCaller, NOON, setUp, succeeded } from './testing'

type Page<Row> = components['schemas']['PagedInfo'] & { content: Row[] }
type AccessLog = components['schemas']['AccessLog']
type Stats = components['schemas']['AccessStats']
type ExportRecord = components['schemas']['ExportRecord']

const bao = 'bao.tran@phuongdong.example'
const quick = '/api/account/mngmnt-client/quick-access/recent'
const exportsAt = '/api/activity/mngmnt-client/orgs/logs/export'

let now = NOON
const at = setUp({ now: () => now })
beforeEach(async () => {
  now = NOON
  at.sandbox.reset()
  await at.signIn(bao, 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

async function page<Row>(path: string, criteria: object): Promise<Page<Row>> {
  const { status, body } = await at.post(path, criteria)
  expect(status).toBe(200)
  return (body as { results: Page<Row> }).results
}
const always = { fromTime: 0, toTime: 0 }
const visits = (criteria: object = {}, query = '') =>
  page<AccessLog>(`${quick}/search?pageSize=100${query}`, { ...always, ...criteria })
const stats = async (criteria: object = {}) => {
  const { status, body } = await at.post(`${quick}/stats/overview`, { ...always, ...criteria })
  expect(status).toBe(200)
  return (body as { result: Stats }).result
}
const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, n) => all + n, 0)

test('ACCESSLOG-22 a visited page stands in the access log, each time it is visited, newest first', async () => {
  const entry = { app: 'account', url: 'https://console.example/help', name: 'Help' }
  for (let n = 0; n < 2; n += 1) {
    now += 60_000
    await at.post('/api/account/quick-access/recent/track', entry)
  }
  const { content } = await visits()
  expect(content.slice(0, 2)).toMatchObject([
    { ...entry, userId: bao, accessedAt: NOON + 120_000 },
    { ...entry, userId: bao, accessedAt: NOON + 60_000 },
  ])
  const times = content.map(({ accessedAt }) => accessedAt)
  expect(times).toEqual([...times].sort((a, b) => b - a))
})

test('ACCESSLOG-22 the oldest come first where the call says so', async () => {
  const { content } = await visits({}, '&orderBy=createdAt:ASC')
  const times = content.map(({ accessedAt }) => accessedAt)
  expect(times).toEqual([...times].sort((a, b) => a - b))
})

test.each([
  ['nothing', {}],
  ['a user', { userIds: [bao] }],
  ['applications, in capitals as they are shown', { apps: ['CDP', ' Data Hub '] }],
  ['a module that is no word', { names: ['<b>Điểm thưởng</b> "Quote" =1+1', '__proto__'] }],
  ['a range of time', { fromTime: NOON - 10 * 86_400_000, toTime: NOON }],
  ['what nobody has visited', { names: ["x' or 1"] }],
])(
  'ACCESSLOG-19 ACCESSLOG-24 the chart counts what the list shows, filtered by %s',
  async (_title, criteria) => {
    const [{ page: shown }, counted] = await Promise.all([visits(criteria), stats(criteria)])
    expect(counted.totalRecords).toBe(shown.totalRecords)
    for (const counts of [counted.statsByUsers, counted.statsByNames, counted.statsByLinks])
      expect(sum(counts)).toBe(shown.totalRecords)
  },
)

test('ACCESSLOG-19 a range of time holds both of its milliseconds', async () => {
  const { content } = await visits()
  const { accessedAt } = content[4]!
  const of = async (fromTime: number, toTime: number) =>
    (await visits({ fromTime, toTime })).page.totalRecords
  expect(await of(accessedAt, accessedAt)).toBe(1)
  expect(await of(accessedAt - 1, accessedAt - 1)).toBe(0)
})

test('EXPLOG-10 the export log holds the exports of everybody in the organization, by who made them', async () => {
  const { content, page: all } = await page<ExportRecord>(`${exportsAt}/search?pageSize=100`, {})
  expect(new Set(content.map(({ exportedBy }) => exportedBy))).toEqual(
    new Set([bao, 'khanh.pham@platform.example']),
  )
  const of = async (criteria: object) =>
    (await page(`${exportsAt}/search?pageSize=100`, criteria)).page.totalRecords
  expect(await of({ freeText: 'KHANH.pham' })).toBe(3)
  expect(await of({ sources: ['=1+1'] })).toBe(1)
  expect(await of({ freeText: 'khong du bo nho' })).toBeLessThan(all.totalRecords)
  expect(await of({ freeText: 'kh' })).toBeGreaterThan(3)
})

test('EXPLOG-11 the values of the export log have the counts of its rows', async () => {
  const { page: all } = await page(`${exportsAt}/search`, {})
  const { body } = await at.get(`${exportsAt}/category/distinct`)
  const { result } = body as { result: Record<string, number> }
  expect(sum(result)).toBeLessThanOrEqual(all.totalRecords)
  for (const [category, n] of Object.entries(result))
    expect((await page(`${exportsAt}/search`, { categories: [category] })).page.totalRecords).toBe(n)
  expect((await at.get(`${exportsAt}/criteria/distinct`)).status).toBe(422)
})

test('EXPLOG-10 an export of the console stands in the export log of its organization', async () => {
  const criteria = { freeText: '' }
  const code = at.sandbox.codeOf(bao)
  const path = '/api/account/mngmnt-client/accounts/export/_by_criteria?timezone=7'
  expect((await at.post(path, criteria, { otp_code: code })).status).toBe(200)
  const { content } = await page<ExportRecord>(`${exportsAt}/search`, {})
  expect(content[0]).toMatchObject({ exportedBy: bao, startTime: NOON, criteria: JSON.stringify(criteria) })
})

test('ACCLOG-18 timers and tags are counted by their fields, and nothing by others', async () => {
  const of = async (kind: string, field: string) =>
    (await at.get(`/api/account/mngmnt-client/${kind}/${field}/distinct`)).body
  expect(await of('tags', 'name')).toEqual(succeeded({ VIP: 120, 'Khách hàng thân thiết': 64 }))
  expect(await of('task-timers', 'status')).toEqual(succeeded({ Active: 14, Inactive: 3 }))
  expect(await of('tags', 'toString')).toEqual(succeeded({}))
})

test('ORGCOMMON-31 whoever administers nothing reads neither exports nor visits', async () => {
  const user = createCaller(at.sandbox)
  await user.signIn('users.trinh@acme.example', 'org-acme')
  expect((await user.post(`${quick}/search`, always)).status).toBe(403)
  expect((await user.post(`${quick}/stats/overview`, always)).status).toBe(403)
  expect((await user.post(`${exportsAt}/search`)).status).toBe(403)
})

test('of another organization only its own visits are shown', async () => {
  await at.choose('org-acme')
  const administrator = createCaller(at.sandbox)
  await administrator.signIn('khanh.pham@platform.example', 'org-haiau')
  const { body } = await administrator.post(`${quick}/search`, always)
  expect(body).toMatchObject({ results: { content: [], page: { totalRecords: 0 } } })
})

test('free text finds the same whether few or many of a log of thousands have it', async () => {
  const many = setUp({ now: () => NOON, logs: 6_000 })
  await many.signIn(bao, 'org-phuongdong')
  const of = async (criteria: object, query = '') => {
    const path = `/api/activity/mngmnt-client/orgs/logs/system/search?${query}`
    const { body } = await many.post(path, criteria)
    const { content, page: all } = (body as { results: Page<{ input: string; statusCode: string }> }).results
    return { total: all.totalRecords, first: content[0] }
  }
  const days = (n: number) => ({ freeText: `"days":${n}` })
  expect((await of(days(4321))).total).toBe(1)
  expect((await of({ freeText: 'PasswordPolicy' })).total).toBe(1_200)
  expect((await of({ freeText: 'minimum' })).total).toBe(6_000)
  expect((await of({ freeText: 'mi' })).total).toBe(6_000)
  expect((await of({ freeText: 'minimum', statusCodes: ['409'] })).total).toBe(300)
  expect((await of({ freeText: 'minimum' })).first?.input).toContain('"days":6000')
  expect((await of({ categories: ['Organization', 'Support'] })).total).toBe(3_000)
  expect((await of({ freeText: 'passwordpolicy' }, 'page=119&pageSize=10')).first?.input).toBeDefined()
  many.sandbox.close()
})
