/** @jest-environment node */
import { createCaller, failed, setUp } from './testing'

type Body = { result?: object; blockObject?: { unblockedAt: number } }

const MINUTE = 60_000
const GONE = failed('This organization does not exist any more')
const at = setUp()
beforeEach(async () => {
  at.sandbox.reset()
  await at.signIn('bao.tran@phuongdong.example', 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

const quota = (orgId: string, category: string) =>
  `/api/account/mngmnt/orgs/config/quota/${orgId}/${category}`
const read = async (orgId: string, category: string) =>
  (await at.get(`${quota(orgId, category)}/get`)).body as Body
const unblock = (orgId: string) =>
  at.get(`/api/account/api/mngmnt/orgs/config/quota/${orgId}/ApiIngestion/unblocked`)

const inputs = {
  ApiIngestion: {
    category: 'ApiIngestion',
    quotaByKeys: { _5minutely: 3_000, _hourly: 20_000, _daily: 150_000 },
    alertMessage: 'You have exceeded your rate limit.',
    enabledBlocked: true,
    unblockedPeriodInMin: 30,
  },
  Segment: {
    category: 'Segment',
    quotaByKeys: { _filter_raw: 50_000_000, _filter_result: 100, _final_result: 5_000_000 },
    alertMessage: 'Reached Max Allowed Records',
    enabledBlocked: false,
  },
  Task: {
    category: 'Task',
    quotaByKeys: { Call: 1, '<b>Zalo</b> "=1+1"': 2_000 },
    alertMessage: 'Reached the maximum of allowed tasks.',
    enabledBlocked: false,
    maxAllowed: 2_000,
  },
}
type Category = keyof typeof inputs
const save = (category: Category, change: object = {}, orgId = 'org-zenbrew') =>
  at.post(`${quota(orgId, category)}/update`, { ...inputs[category], ...change })

test.each(Object.keys(inputs) as Category[])(
  'QUOTA-08 QUOTA-09 QUOTA-10 the quota of %s is set, read, replaced and removed',
  async (category) => {
    expect(await read('org-zenbrew', category)).toEqual({ success: true })
    const { body } = await save(category)
    expect(body).toMatchObject({ message: 'Updated successfully', result: inputs[category] })
    const first = await read('org-zenbrew', category)
    expect(first.result).toMatchObject(inputs[category])
    await save(category, { alertMessage: '<b>Hết</b> "=1+1"' })
    expect((await read('org-zenbrew', category)).result).toEqual({
      ...first.result,
      alertMessage: '<b>Hết</b> "=1+1"',
    })
    const remove = () => at.post(`${quota('org-zenbrew', category)}/delete`)
    expect((await remove()).body).toEqual({ success: true, message: 'Deleted successfully' })
    expect(await read('org-zenbrew', category)).toEqual({ success: true })
    expect((await remove()).body).toEqual(failed('There is no quota to remove'))
  },
)

test.each([
  ['Segment', 'Reached Max Allowed Records'],
  ['Task', 'Reached the maximum of allowed tasks.'],
] as const)(
  'QUOTA-33 QUOTA-40 the alert of %s is %j when it has none of its own',
  async (category, message) => {
    await save(category, { alertMessage: undefined, enabledBlocked: undefined })
    expect((await read('org-zenbrew', category)).result).toMatchObject({
      alertMessage: message,
      enabledBlocked: false,
    })
  },
)

test.each<[string, Category, object]>([
  ['QUOTA-16', 'ApiIngestion', { quotaByKeys: { _5minutely: -1, _hourly: 1, _daily: 1 } }],
  ['QUOTA-17', 'ApiIngestion', { unblockedPeriodInMin: 20 }],
  ['QUOTA-15', 'ApiIngestion', { alertMessage: '' }],
  ['QUOTA-29', 'Segment', { quotaByKeys: { _filter_raw: 99, _filter_result: 100, _final_result: 100 } }],
  [
    'QUOTA-29',
    'Segment',
    { quotaByKeys: { _filter_raw: 50_000_001, _filter_result: 100, _final_result: 100 } },
  ],
  ['QUOTA-30', 'Segment', { quotaByKeys: { _filter_raw: 100, _filter_result: 99, _final_result: 100 } }],
  [
    'QUOTA-30',
    'Segment',
    { quotaByKeys: { _filter_raw: 100, _filter_result: 5_000_001, _final_result: 100 } },
  ],
  [
    'QUOTA-31',
    'Segment',
    { quotaByKeys: { _filter_raw: 100, _filter_result: 100, _final_result: 5_000_001 } },
  ],
  ['QUOTA-38', 'Task', { maxAllowed: 0 }],
  ['QUOTA-38', 'Task', { maxAllowed: 2_001 }],
  ['QUOTA-43', 'Task', { quotaByKeys: { Call: 2_001 } }],
  ['QUOTA-44', 'Task', { quotaByKeys: { Call: 0 } }],
  ['QUOTA-04', 'Task', { category: 'Other' }],
  ['whole numbers', 'Task', { quotaByKeys: { Call: 1.5 } }],
])('%s a quota of %s with %j is a mistake', async (_, category, change) => {
  expect((await save(category, change)).status).toBe(422)
})

test.each<[string, Category, object]>([
  ['QUOTA-16', 'ApiIngestion', { quotaByKeys: { _5minutely: 0, _hourly: 0, _daily: 0 } }],
  ['QUOTA-29', 'Segment', { quotaByKeys: { _filter_raw: 100, _filter_result: 100, _final_result: 100 } }],
  ['QUOTA-38', 'Task', { maxAllowed: 1, quotaByKeys: { Call: 1 } }],
  ['QUOTA-38', 'Task', { quotaByKeys: {} }],
])('%s a quota of %s with %j is just within the limits', async (_, category, change) => {
  expect((await save(category, change)).status).toBe(200)
})

test.each([5, 10, 15, 30, 60, 90, 120])('QUOTA-17 it may unblock after %i minutes', async (minutes) => {
  expect((await save('ApiIngestion', { unblockedPeriodInMin: minutes })).status).toBe(200)
})

test.each<[string, Category, object, string]>([
  [
    'QUOTA-05',
    'ApiIngestion',
    { quotaByKeys: { _hourly: 1 } },
    'This quota needs _5minutely, _hourly and _daily',
  ],
  [
    'QUOTA-05',
    'ApiIngestion',
    { quotaByKeys: { ...inputs.ApiIngestion.quotaByKeys, Call: 1 } },
    'This quota needs _5minutely, _hourly and _daily',
  ],
  [
    'QUOTA-15',
    'ApiIngestion',
    { unblockedPeriodInMin: undefined },
    'This quota needs alertMessage and unblockedPeriodInMin',
  ],
  [
    'QUOTA-06',
    'Segment',
    { quotaByKeys: {} },
    'This quota needs _filter_raw, _filter_result and _final_result',
  ],
  ['QUOTA-37', 'Task', { maxAllowed: undefined }, 'This quota needs maxAllowed'],
  [
    'QUOTA-45',
    'Task',
    { maxAllowed: 100, quotaByKeys: { Call: 101 } },
    'Số lượng của một nhóm công việc không được lớn hơn maxAllowed',
  ],
  ['QUOTA-07', 'Task', { quotaByKeys: { _Call: 0 } }, 'A sub-category allows at least one task'],
  ['QUOTA-04', 'Task', { ...inputs.Segment }, 'The quota is of another category'],
])('%s a quota of %s with %j is refused: %s', async (_, category, change, message) => {
  const { status, body } = await save(category, change)
  expect([status, body]).toEqual([409, failed(message)])
})

test('QUOTA-12 QUOTA-14 of an organization that is gone, silent or unreadable', async () => {
  expect(await read('org-none', 'Task')).toEqual(GONE)
  expect((await save('Task', {}, 'org-none')).body).toEqual(GONE)
  expect((await at.post(`${quota('org-none', 'Task')}/delete`)).body).toEqual(GONE)
  expect((await unblock('org-none')).body).toEqual(GONE)
  expect((await save('Task', {}, 'org-silent')).body).toEqual(failed())
  expect((await at.post(`${quota('org-silent', 'ApiIngestion')}/delete`)).body).toEqual(failed())
  const unread = await at.get(`${quota('org-unreadable', 'Task')}/get`)
  expect([unread.status, unread.body]).toEqual([409, failed()])
})

describe('a block of the ingestion', () => {
  test('QUOTA-03 QUOTA-21 QUOTA-24 is shown, and lifted on request', async () => {
    const before = await read('org-acme', 'ApiIngestion')
    expect(before.blockObject).toEqual({ unblockedAt: at.sandbox.clock.now() + 25 * MINUTE })
    expect((await unblock('org-acme')).body).toEqual({ success: true, message: 'Unblocked successfully' })
    expect(await read('org-acme', 'ApiIngestion')).toEqual({ success: true, result: before.result })
  })

  test('lifts by itself at its time', async () => {
    expect(await read('org-haiau', 'ApiIngestion')).not.toHaveProperty('blockObject')
    at.sandbox.clock.advance(25 * MINUTE - 1)
    expect(await read('org-acme', 'ApiIngestion')).toHaveProperty('blockObject')
    at.sandbox.clock.advance(1)
    expect(await read('org-acme', 'ApiIngestion')).not.toHaveProperty('blockObject')
  })

  test('stays when the quota is saved', async () => {
    await save('ApiIngestion', {}, 'org-acme')
    expect(await read('org-acme', 'ApiIngestion')).toHaveProperty('blockObject')
  })

  test('QUOTA-26 QUOTA-27 cannot be lifted twice, nor where it is stuck', async () => {
    await unblock('org-acme')
    expect((await unblock('org-acme')).body).toEqual(failed('Unblocked fail'))
    expect((await unblock('org-stuck')).body).toEqual(failed('Unblocked fail'))
    expect(await read('org-stuck', 'ApiIngestion')).toHaveProperty('blockObject')
    expect((await unblock('org-silent')).body).toEqual(failed())
  })

  test('is not lifted by a page elsewhere', async () => {
    const path = '/api/account/api/mngmnt/orgs/config/quota/org-acme/ApiIngestion/unblocked'
    expect((await at.get(path, { 'X-Requested-With': '' })).status).toBe(403)
  })
})

test('QUOTA-11 QUOTA-01 QUOTA-02 an organization reads its own quota, and only that', async () => {
  const khanh = createCaller(at.sandbox)
  await khanh.signIn('khanh.pham@platform.example', 'org-phuongdong')
  const own = await khanh.get('/api/account/mngmnt-client/orgs/config/quota/Segment/get')
  expect(own.body).toEqual(await read('org-phuongdong', 'Segment'))
  expect((await khanh.get(`${quota('org-phuongdong', 'Segment')}/get`)).status).toBe(403)
  expect((await khanh.post(`${quota('org-phuongdong', 'Segment')}/delete`)).status).toBe(403)
})

test('QUOTA-46 the names of the sub-categories', async () => {
  const { body } = await at.get('/api/services/task/metadata/sub-category')
  expect(body).toMatchObject({ results: expect.arrayContaining(['Call', '<b>Zalo</b> "=1+1"']) as unknown })
})
