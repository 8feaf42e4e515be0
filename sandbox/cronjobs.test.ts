/** @jest-environment node */
import type { components } from '../openapi/schema.gen'
import { refusals } from './operations/cronjobs'
import { nextRunAfter, runsIn, type Schedule } from './rules/schedule'
import { failed, NOON, setUp } from './testing'

type Schemas = components['schemas']
type Config = Schemas['CronjobConfig']
type History = Schemas['CronjobHistory']
type Results<Item> = Schemas['PagedInfo'] & { content: Item[]; extras?: { configs: object } }

const configs = '/api/account/mngmnt/systems/cronjob-configs'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ECHO = 'http://localhost:4321/sandbox/echo?records=40&invalid=3'

const at = setUp()
const BAO = 'bao.tran@phuongdong.example'
const signIn = () => at.signIn(BAO, 'org-phuongdong')
beforeEach(async () => {
  at.sandbox.reset()
  await signIn()
})
afterAll(() => at.sandbox.close())

async function search(filter: object = {}, query = ''): Promise<Results<Config>> {
  const { status, body } = await at.post(`${configs}/search?${query}`, filter)
  expect(status).toBe(200)
  return (body as { results: Results<Config> }).results
}
async function runs(filter: object = {}, query = ''): Promise<Results<History>> {
  const { status, body } = await at.post(
    `/api/account/mngmnt/systems/cronjob-histories/search?${query}`,
    filter,
  )
  expect(status).toBe(200)
  return (body as { results: Results<History> }).results
}
const every = [-1]
const hourly = { days: every, months: every, hours: every, minutes: [0], gmt: 7 }
const input = { name: ' Đồng bộ ', endpointUrl: ECHO }
const add = (change: object = {}) => at.post(`${configs}/add`, { ...input, ...change })
async function added(change: object = {}): Promise<Config> {
  const { status, body } = await add(change)
  expect(status).toBe(200)
  return (body as { result: Config }).result
}
const update = (id: string, whole: object) => at.post(`${configs}/${id}/update`, whole)
/** The session has ended by then. */
async function pass(milliseconds: number): Promise<void> {
  await at.post('/sandbox/clock', { advance: milliseconds })
  await signIn()
}
/** What an update sends of a record. */
function wholeOf({ id: _id, createdAt: _at, createdBy: _by, ...whole }: Config) {
  return whole
}

test('CRON-17 CRON-26 all configurations, newest first, by text and by organization, with its name', async () => {
  const { content, page } = await search()
  expect(page).toEqual({ pageSize: 10, currentPage: 0, totalPages: 3, totalRecords: 25 })
  expect(content[0]).toMatchObject({ id: 'cron-orders', extParam: { orgName: 'Acme Retail Vietnam' } })
  expect((await search({ freeText: 'DONG BO DON' })).content.map(({ id }) => id)).toEqual(['cron-orders'])
  expect((await search({ freeText: 'retail.example/seg' })).content.map(({ id }) => id)).toEqual([
    'cron-quarter',
  ])
  const ofOne = await search({ freeText: '', orgId: 'org-phuongdong' })
  expect(ofOne.content.map(({ id }) => id)).toEqual(['cron-1', 'cron-2'])
  expect((await at.post(`${configs}/search`, { freeText: 'sentinel:500' })).status).toBe(500)
})

test('CRON-18 CRON-07 one is added, by POST and active unless it says otherwise, with what its schedule means', async () => {
  const config = await added({
    ...hourly,
    hours: [1, 13],
    orgId: 'org-haiau',
    extParam: { orgName: 'Wrong' },
  })
  expect(config).toEqual({
    ...{ id: config.id, name: 'Đồng bộ', endpointUrl: ECHO, endpointMethod: 'POST', status: 'Active' },
    ...{ orgId: 'org-haiau', extParam: { orgName: expect.stringContaining('Hải Âu') as unknown } },
    ...{ ...hourly, hours: [1, 13], monthDayHoursGmts: [{ month: -1, day: -1, hours: [1, 13], gmt: 7 }] },
    ...{ createdAt: NOON, createdBy: BAO },
  })
  expect((await search()).content[0]).toEqual(config)
})

test('CRON-08 CRON-09 neither organization nor timer are needed', async () => {
  const config = await added()
  expect(config).not.toHaveProperty('orgId')
  await pass(DAY)
  expect((await runs({ configIds: [config.id] })).content).toEqual([])
})

test.each([
  ['a name', { name: ' ' }],
  ['an endpoint', { endpointUrl: '' }],
  ['a method that it knows', { endpointMethod: 'PUT' }],
  ['a day of a month', { ...hourly, days: [32] }],
])('CRON-05 CRON-06 without %s it is a mistake', async (_, change) =>
  expect((await add(change)).status).toBe(422),
)

const YEAR_END = Date.UTC(2026, 11, 31)
test.each([
  ['an endpoint that is none', { endpointUrl: 'javascript:alert(1)' }, refusals.wrongUrl],
  ['an endpoint without a host', { endpointUrl: 'https://' }, refusals.wrongUrl],
  ['a file', { endpointUrl: 'file:///etc/passwd' }, refusals.wrongUrl],
  ['a reversed range', { validFromTime: NOON, validToTime: NOON - 1 }, refusals.wrongRange],
  ['an empty range', { ...hourly, validFromTime: NOON, validToTime: NOON }, refusals.wrongRange],
  ['half a schedule', { hours: [1], minutes: [0] }, refusals.halfSchedule],
  ['31 February', { ...hourly, days: [31], months: [2] }, refusals.neverRuns],
  [
    'days outside its range',
    { ...hourly, months: [6], validFromTime: NOON, validToTime: YEAR_END },
    refusals.neverRuns,
  ],
  ['an organization that is gone', { orgId: 'org-none' }, 'This organization does not exist any more'],
  ['the silent organization', { orgId: 'org-silent' }, undefined],
])('%s is refused', async (_, change, message) => {
  const { status, body } = await add(change)
  expect([status, body]).toEqual([409, failed(message)])
  expect((await search()).page.totalRecords).toBe(25)
})

test('CRON-19 CRON-16 a change is of all fields: what is left out is cleared, the status excepted', async () => {
  const config = await added({ ...hourly, orgId: 'org-haiau', status: 'Inactive' })
  const { status, body } = await update(config.id, { name: 'Khác', endpointUrl: ECHO })
  expect(status).toBe(200)
  expect((body as { result: Config }).result).toEqual({
    ...{ id: config.id, name: 'Khác', endpointUrl: ECHO, endpointMethod: 'POST', status: 'Inactive' },
    ...{ createdAt: config.createdAt, createdBy: config.createdBy },
  })
  expect((await update('cron-none', input)).body).toEqual(failed(refusals.goneCronjob))
  expect((await update('cron-silent', input)).body).toEqual(failed())
  expect((await update(config.id, { ...input, endpointUrl: 'ftp://a.example' })).body).toEqual(
    failed(refusals.wrongUrl),
  )
})

test('CRON-15 what has an endpoint that nobody could add any more can still be switched off', async () => {
  const [script] = (await search({ freeText: 'javascript' })).content
  const { status } = await update('cron-script', { ...wholeOf(script!), status: 'Inactive' })
  expect(status).toBe(200)
  expect((await search({ freeText: 'javascript' })).content).toEqual([{ ...script, status: 'Inactive' }])
})

test('CRON-20 one is deleted once; its runs stay, without its name', async () => {
  const remove = (id: string) => at.post(`${configs}/${id}/delete`)
  expect((await runs({ configIds: ['cron-orders'] })).extras).toEqual({
    configs: { 'cron-orders': { name: 'Đồng bộ đơn hàng' } },
  })
  expect((await remove('cron-orders')).body).toEqual({ success: true, message: 'Deleted successfully' })
  expect((await remove('cron-orders')).body).toEqual(failed(refusals.goneCronjob))
  expect((await remove('cron-silent')).body).toEqual(failed())
  const { page, extras } = await runs({ configIds: ['cron-orders'] })
  expect([page.totalRecords, extras]).toEqual([4, { configs: {} }])
})

test('CRON-21 CRON-22 a job runs by the clock, and its totals are those that its endpoint answers', async () => {
  const { id } = await added({ ...hourly, name: 'Hàng giờ' })
  expect((await runs({ configIds: [id] })).content).toEqual([])
  await pass(HOUR)
  const { content, extras } = await runs({ configIds: [id] })
  expect(extras).toEqual({ configs: { [id]: { name: 'Hàng giờ' } } })
  expect(content).toEqual([
    {
      ...{ id: content[0]?.id, configId: id, method: 'POST', url: ECHO, createdBy: 'system' },
      ...{ totalRecords: 40, totalValidRecords: 37, totalInvalidRecord: 3 },
      ...{ fromTime: NOON, toTime: NOON + HOUR, createdAt: NOON + HOUR },
      ...{ cronjobStartTime: NOON + HOUR, cronjobEndTime: NOON + HOUR },
    },
  ])
})

test('a moved day runs all that was due in it, and a moved year no more than a day of it', async () => {
  const each = await added({ ...hourly, minutes: every })
  await pass(DAY)
  const day = await runs({ configIds: [each.id] })
  expect(day.page.totalRecords).toBe(1440)
  expect(day.content[0]?.cronjobStartTime).toBe(NOON + DAY)
  await pass(365 * DAY)
  const { content, page } = await runs({ configIds: [each.id] })
  expect(page.totalRecords).toBe(2880)
  expect(content[0]).toMatchObject({ cronjobStartTime: NOON + 366 * DAY })
})

test('what is inactive or outside its range does not run, and each change of a job counts from then on', async () => {
  const off = await added({ ...hourly, status: 'Inactive' })
  const later = await added({ ...hourly, validFromTime: NOON + 2 * HOUR, validToTime: NOON + 3 * HOUR })
  const on = await added(hourly)
  await pass(HOUR + MINUTE)
  await update(on.id, { ...wholeOf(on), status: 'Inactive' })
  await update(off.id, { ...wholeOf(off), status: 'Active' })
  await pass(4 * HOUR)
  const starts = async ({ id }: Config) =>
    (await runs({ configIds: [id] })).content.map(({ cronjobStartTime }) => (cronjobStartTime - NOON) / HOUR)
  expect(await starts(on)).toEqual([1])
  expect(await starts(later)).toEqual([3, 2])
  expect(await starts(off)).toEqual([5, 4, 3, 2])
})

test.each([
  ['http://localhost:9/sandbox/echo?records=2', 'POST', 2],
  ['http://127.0.0.1/sandbox/echo?records=2', 'POST', 2],
  ['https://jobs.acme.example/sandbox/echo?records=2', 'NOT CALLED', 0],
  ['http://localhost:4000/api/account/accounts/logout', 'NOT CALLED', 0],
  ['http://localhost.evil.example/sandbox/echo?records=2', 'NOT CALLED', 0],
])('a run of %s is written down as %s', async (endpointUrl, method, totalRecords) => {
  const { id } = await added({ ...hourly, endpointUrl })
  await pass(HOUR)
  const { content } = await runs({ configIds: [id] })
  expect(content).toEqual([expect.objectContaining({ method, totalRecords, url: endpointUrl })])
})

test('a run that takes its time has no end until then, and the echo says what it answers', async () => {
  const { id } = await added({ ...hourly, endpointUrl: `${ECHO}&seconds=90` })
  await pass(HOUR + MINUTE)
  const [running] = (await runs({ configIds: [id] })).content
  expect(running).not.toHaveProperty('cronjobEndTime')
  await pass(30_000)
  const [ended] = (await runs({ configIds: [id] })).content
  expect(ended?.cronjobEndTime).toBe(NOON + HOUR + 90_000)
  expect((await at.get('/sandbox/echo?records=5&invalid=9&seconds=-1')).body).toEqual({
    ...{ totalRecords: 5, totalInvalidRecord: 5, totalValidRecords: 0, seconds: 0 },
  })
})

test('CRON-23 CRON-25 runs are found by job, text, counts and time', async () => {
  const total = async (filter: object) => (await runs(filter)).page.totalRecords
  const orders = { configIds: ['cron-orders'] }
  expect(await total({ ...orders, freeText: '', fromTime: 0, toTime: 0 })).toBe(4)
  expect(await total({ freeText: 'dong bo don hang' })).toBe(4)
  expect(await total({ freeText: 'NOT CALLED', configIds: ['cron-script', 'cron-orders'] })).toBe(1)
  expect(await total({ ...orders, fromRecords: 1840, toRecords: 1840 })).toBe(4)
  expect(await total({ ...orders, recordField: 'totalInvalidRecord', fromRecords: 4 })).toBe(0)
  expect(await total({ ...orders, recordField: 'totalInvalidRecord', fromRecords: 3, toRecords: 3 })).toBe(4)
  expect(await total({ ...orders, recordField: 'totalValidRecords', toRecords: 1836 })).toBe(0)
  const [newest] = (await runs(orders)).content
  const time = newest!.cronjobStartTime
  expect(await total({ ...orders, fromTime: time, toTime: time })).toBe(1)
  expect(await total({ ...orders, toTime: time - 1 })).toBe(3)
  expect(
    (await at.post('/api/account/mngmnt/systems/cronjob-histories/search', { fromRecords: 0 })).status,
  ).toBe(422)
})

test('the jobs of an organization are those of its set-up, and go with it', async () => {
  const { id } = await added({ orgId: 'org-zenbrew' })
  const setup = () => at.get('/api/account/mngmnt/orgs/setup/org-zenbrew/cronjob-config/get')
  expect((await setup()).body).toMatchObject({ result: { cronjobConfigs: [{ id }], enabledDDE: false } })
  const { status } = await at.post(
    '/api/account/mngmnt/orgs/org-zenbrew/deletep',
    {},
    {
      otp_code: at.sandbox.codeOf(BAO),
    },
  )
  expect(status).toBe(200)
  expect((await search({ orgId: 'org-zenbrew' })).content).toEqual([])
  expect((await update(id, input)).body).toEqual(failed(refusals.goneCronjob))
})

describe('the arithmetic, beside a walk through all minutes', () => {
  /** Every minute of a span, asked by itself. */
  function walked(
    { days = [], months = [], hours = [], minutes = [], gmt = 7 }: Schedule,
    from: number,
    to: number,
  ) {
    const has = (list: number[], value: number) => list.includes(-1) || list.includes(value)
    const found: number[] = []
    for (let time = Math.ceil(from / MINUTE) * MINUTE; time <= to; time += MINUTE) {
      const wall = new Date(time + gmt * HOUR)
      const isDay = has(months, wall.getUTCMonth() + 1) && has(days, wall.getUTCDate())
      if (isDay && has(hours, wall.getUTCHours()) && has(minutes, wall.getUTCMinutes())) found.push(time)
    }
    return found
  }
  const LEAP = Date.UTC(2028, 1, 27)
  test.each<[string, Schedule]>([
    ['the ends of months', { ...hourly, days: [29, 30, 31], hours: [0, 23], minutes: [59] }],
    ['29 February', { ...hourly, months: [2], days: [29], hours: [0], gmt: 14 }],
    ['far behind', { ...hourly, days: [1], hours: [23], minutes: [0, 1], gmt: -12 }],
    ['every quarter of an hour', { ...hourly, minutes: [0, 15, 30, 45] }],
  ])('%s', (_, schedule) => {
    const span = { from: LEAP, to: LEAP + 70 * DAY }
    const all = walked(schedule, span.from, span.to)
    expect(all.length).toBeGreaterThan(0)
    expect(runsIn(schedule, span, 10_000)).toEqual(all)
    expect(runsIn(schedule, span, 3, 'last')).toEqual(all.slice(-3))
    expect(nextRunAfter(schedule, LEAP)).toBe(all.find((time) => time > LEAP))
  })

  test('from one 29 February to the next it is eight years at most', () => {
    const leap = { ...hourly, months: [2], days: [29], hours: [7], gmt: 7 }
    expect(nextRunAfter(leap, Date.UTC(2096, 2, 1))).toBe(Date.UTC(2104, 1, 29))
    expect(nextRunAfter({ ...leap, days: [30] }, NOON)).toBeUndefined()
  })
})
