/** @jest-environment node */
import { setImmediate } from 'node:timers/promises'
import type { components } from '../openapi/schema.gen'
import { createCaller, failed, setUp } from './testing'

// A million accounts would take a minute; the rule is the same with a limit that is soon reached.
jest.mock('../openapi/bounds.gen', () => ({
  ...jest.requireActual<typeof import('../openapi/bounds.gen')>('../openapi/bounds.gen'),
  exportRecords: 20_000,
}))

type Schemas = components['schemas']
const BAO = 'bao.tran@phuongdong.example'
const KHANH = 'khanh.pham@platform.example'
const CROWD = 20_000

const at = setUp({ accounts: CROWD })
const khanh = createCaller(at.sandbox)
beforeAll(async () => {
  await at.signIn(BAO, 'org-phuongdong')
  await khanh.signIn(KHANH, 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

const start = (criteria: object, family = 'mngmnt', caller: typeof khanh = at, userId = BAO) => {
  at.sandbox.clock.advance(30_000)
  return caller.post(`/api/account/${family}/accounts/export/_by_criteria?timezone=7`, criteria, {
    otp_code: at.sandbox.codeOf(userId),
  })
}
async function newest(caller: typeof khanh = at): Promise<Schemas['ExportRecord']> {
  const { body } = await caller.post('/api/activity/orgs/logs/export/search/_by_user?pageSize=1', {})
  return (body as { results: { content: Schemas['ExportRecord'][] } }).results.content[0]!
}
async function ended(caller: typeof khanh = at): Promise<Schemas['ExportRecord']> {
  const record = await newest(caller)
  if (record.status !== 'Running') return record
  for (let n = 0; n < 10; n += 1) await setImmediate()
  return ended(caller)
}
async function linesOf({ id }: Schemas['ExportRecord'], caller: typeof khanh = at): Promise<string[]> {
  const { body } = await caller.get(`/api/activity/orgs/logs/export/${id}/_by_user/detail`)
  const file = await caller.browser.fetch((body as { result: { exportedUrl: string } }).result.exportedUrl)
  expect(file.status).toBe(200)
  return (await file.text()).trimEnd().split('\r\n')
}

test('SUPERACC-45 ACCOUNTS-78 an export is a job whose file has exactly the accounts of the list, in its order', async () => {
  const criteria = { freeText: 'nguyen', status: ['active'] }
  expect((await start(criteria)).body).toEqual({
    success: true,
    message: 'The export job is running. A download link will be sent to your email when the job is done.',
  })
  expect(await newest()).toMatchObject({ status: 'Running', category: 'account_Admin' })
  const record = await ended()
  const { body } = await at.post('/api/account/mngmnt/accounts/search?pageSize=500', criteria)
  const { content, page } = (
    body as { results: { content: Schemas['Account'][]; page: Schemas['PageInfo'] } }
  ).results
  expect(record).toMatchObject({ status: 'Success', totalRecords: page.totalRecords })
  const lines = await linesOf(record)
  expect(lines[0]).toBe(
    'Id,Name,Phone,Address,Status,Roles,Organizations,Valid Until (GMT +7),Two-Factor,Password Expired,' +
      'Created At (GMT +7),Created By,Updated At (GMT +7),Updated By',
  )
  expect(lines).toHaveLength(page.totalRecords + 1)
  expect(page.totalRecords).toBeGreaterThan(500)
  expect(lines.slice(1, 501).map((line) => line.split(',')[0])).toEqual(content.map(({ id }) => id))
})

test('ACCOUNTS-77 ROLES-43 an administrator exports the own organization, with what one is there', async () => {
  expect((await start({ freeText: '.example' }, 'mngmnt-client', khanh, KHANH)).status).toBe(200)
  const record = await ended(khanh)
  const lines = await linesOf(record, khanh)
  expect(lines.find((line) => line.startsWith(KHANH))).toContain('Phương Đông Real Estate (ADMIN),')
  expect(lines.join()).not.toContain('Sông Hương')
  expect(record.totalRecords).toBe(lines.length - 1)
  expect(record.totalRecords).toBeGreaterThan(CROWD / 5)
})

test('B33 S42 no cell of the file is run by a spreadsheet', async () => {
  await start({ freeText: 'brien' })
  const [, line] = await linesOf(await ended())
  expect(line).toMatch(/^o'brien\+test@acme\.example,"<b>Đặng<\/b> ""Quote"" =1\+1",/)
})

test('an export of many is written in pieces, between which others get their turn', async () => {
  expect((await start({ status: ['active'] })).status).toBe(200)
  let turns = 0
  while ((await newest()).status === 'Running' && turns < 100) {
    turns += 1
    await setImmediate()
  }
  expect(turns).toBeGreaterThan(5)
  expect(await ended()).toMatchObject({ status: 'Success' })
})

test('ACCOUNTS-79 SUPERACC-20 it is refused at the limit already', async () => {
  const { status, body } = await start({})
  expect([status, body]).toEqual([
    409,
    failed('Fewer than 1,000,000 accounts can be exported. Narrow your criteria.'),
  ])
  const { exportRecords } =
    jest.requireActual<typeof import('../openapi/bounds.gen')>('../openapi/bounds.gen')
  expect(exportRecords).toBe(1_000_000)
})

test('a job that breaks fails with a reason', async () => {
  await start({ freeText: 'sentinel:503' })
  expect(await ended()).toMatchObject({ status: 'Failed', totalRecords: 0, reason: 'Error 503' })
})

test('ACCOUNTS-81 S33 a wrong code starts nothing', async () => {
  const { id } = await newest()
  const { body } = await at.post(
    '/api/account/mngmnt/accounts/export/_by_criteria?timezone=7',
    {},
    { otp_code: '000000' },
  )
  expect(body).toEqual(failed())
  expect((await newest()).id).toBe(id)
})

test('among many accounts pages and totals stay honest', async () => {
  const seen = new Set<string>()
  const read = async (page: number) => {
    const { body } = await at.post(
      `/api/account/mngmnt/accounts/search?pageSize=500&page=${page}&orderBy=status:ASC`,
      { freeText: 'hoang', orgIds: ['org-acme', 'org-haiau'] },
    )
    return (body as { results: { content: Schemas['Account'][]; page: Schemas['PageInfo'] } }).results
  }
  const { page } = await read(0)
  for (let n = 0; n < page.totalPages; n += 1) for (const { id } of (await read(n)).content) seen.add(id)
  expect(seen.size).toBe(page.totalRecords)
  expect(page.totalRecords).toBeGreaterThan(500)
})
