/** @jest-environment node */
import { setImmediate } from 'node:timers/promises'
import type { components } from '../openapi/schema.gen'
import { timeIn } from './rules/organization-csv'
import { createCaller, failed, setUp } from './testing'

type Organization = components['schemas']['Organization']
type Record = components['schemas']['ExportRecord']

const BAO = 'bao.tran@phuongdong.example'
const logs = '/api/activity/orgs/logs/export'
const DAY = 86_400_000

const at = setUp()
beforeEach(async () => {
  at.sandbox.reset()
  await at.signIn(BAO, 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

const start = (criteria: object, timezone: number | string = 7, otp_code = at.sandbox.codeOf(BAO)) =>
  at.post(`/api/account/mngmnt/organizations/export/_by_criteria?timezone=${timezone}`, criteria, {
    otp_code,
  })

async function search(criteria: object, pageSize = 500): Promise<Organization[]> {
  const { body } = await at.post(`/api/account/mngmnt/orgs/search?pageSize=${pageSize}`, criteria)
  return (body as { results: { content: Organization[] } }).results.content
}
async function newest(): Promise<Record> {
  const { body } = await at.post(`${logs}/search/_by_user?pageSize=1`, {})
  return (body as { results: { content: Record[] } }).results.content[0]!
}
/** The newest export once its job has ended. */
async function ended(): Promise<Record> {
  const record = await newest()
  if (record.status !== 'Running') return record
  await setImmediate()
  return ended()
}
const detail = ({ id }: Record) => at.get(`${logs}/${id}/_by_user/detail`)

/** The lines of a file as cells; only for files in which no cell holds a line break. */
function cellsOf(text: string): string[][] {
  const lines = text.trimEnd().split('\r\n')
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
      quoted === undefined ? plain! : quoted.replace(/""/g, '"'),
    ),
  )
}

async function exported(criteria: object, timezone = 7) {
  expect((await start(criteria, timezone)).status).toBe(200)
  const record = await ended()
  const { body } = await detail(record)
  const file = await at.browser.fetch((body as { result: { exportedUrl: string } }).result.exportedUrl)
  expect(file.status).toBe(200)
  const text = Buffer.from(await file.arrayBuffer()).toString('utf8')
  const [head = [], ...rows] = cellsOf(text.slice(1))
  return { record, text, head, rows }
}

test('EXPORTJOB-10 EXPORTJOB-11 an export is a job, there at once and done when the answer is out', async () => {
  const { status, body } = await start({ freeText: 'acme' })
  expect([status, body]).toEqual([
    200,
    {
      success: true,
      message: 'The export job is running. A download link will be sent to your email when the job is done.',
    },
  ])
  expect(await newest()).toMatchObject({ status: 'Running', totalRecords: 2 })
  expect(await newest()).not.toHaveProperty('endTime')
  const record = await ended()
  expect(record).toMatchObject({
    status: 'Success',
    totalRecords: 2,
    startTime: at.sandbox.clock.now(),
    endTime: at.sandbox.clock.now(),
    ...{ source: 'console', category: 'Organization', action: 'Email' },
    criteria: '{"freeText":"acme"}',
  })
})

test.each([
  [{}],
  [{ freeText: 'cong ty', accountTypes: ['Enterprise'], status: ['active'] }],
  [{ industries: ['Real Estate'], envs: ['Staging'] }],
  [{ freeText: 'nothing like it' }],
])('EXPORTJOB-09 B34 the file of %j has exactly the rows of the list, in its order', async (criteria) => {
  const { head, rows, record, text } = await exported(criteria)
  expect(text.startsWith('\uFEFFId,Brand Name,')).toBe(true)
  const { body } = await at.post('/api/account/mngmnt/orgs/search', criteria)
  const { page } = (body as { results: components['schemas']['PagedInfo'] }).results
  expect([rows.length, record.totalRecords]).toEqual([page.totalRecords, page.totalRecords])
  const listed = await search(criteria)
  expect(rows.slice(0, 500).map(([id]) => id)).toEqual(listed.map(({ id }) => id))
  for (const row of rows) expect(row).toHaveLength(head.length)
})

test('the file holds everything that the list shows', async () => {
  const { head, rows } = await exported({ freeText: 'phuong dong real' })
  const [listed] = await search({ freeText: 'phuong dong real' })
  expect(Object.fromEntries(head.map((name, n) => [name, rows[0]![n]]))).toEqual({
    Id: 'org-phuongdong',
    'Brand Name': 'Phương Đông Real Estate',
    Code: 'PHUONGDONG',
    'Full Name': 'Công ty Cổ phần Bất động sản Phương Đông',
    'Account Type': 'Enterprise',
    Phase: 'Retention',
    Environment: 'Production',
    Industry: 'Real Estate',
    'Contract Type': 'Pango License',
    'Contract From (GMT +7)': timeIn(7, listed!.contractEffectiveFrom!),
    'Contract To (GMT +7)': timeIn(7, listed!.contractEffectiveTo!),
    Website: 'https://phuongdong.example',
    Address: listed!.address,
    Phone: '028 3930 1188',
    Email: 'contact@phuongdong.example',
    Status: 'active',
    'Created At (GMT +7)': timeIn(7, listed!.createdAt!),
    'Created By': BAO,
    'Updated At (GMT +7)': timeIn(7, listed!.updatedAt!),
    'Updated By': listed!.updatedBy,
  })
})

test.each([
  [-12, '27/11/2026 17:00:00', '(GMT -12)'],
  [0, '28/11/2026 05:00:00', '(GMT +0)'],
  [7, '28/11/2026 12:00:00', '(GMT +7)'],
  [14, '28/11/2026 19:00:00', '(GMT +14)'],
])('EXPORTJOB-04 EXPORTJOB-09 times are those of the zone %i', async (timezone, noon, zone) => {
  expect(timeIn(timezone, Date.UTC(2026, 10, 28, 5))).toBe(noon)
  const { head, rows } = await exported({ freeText: 'phuong dong real' }, timezone)
  const [listed] = await search({ freeText: 'phuong dong real' })
  expect(rows[0]![head.indexOf(`Updated At ${zone}`)]).toBe(timeIn(timezone, listed!.updatedAt!))
})

test.each(['-13', '15', '7.5', 'x', ''])('EXPORTJOB-04 %j is no zone of whole hours', async (timezone) => {
  expect((await start({}, timezone)).status).toBe(422)
})

test('B33 S42 no cell of the file is run by a spreadsheet', async () => {
  const { rows, text } = await exported({})
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
  expect(text).toContain(`'=1+1 Trading`)
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(text).toContain(`'+84 28 3822 0145`)
})

test('EXPORTS-13 the link and the file die a day after the end, to the millisecond', async () => {
  const { record } = await exported({ freeText: 'acme' })
  const file = `/api/services/files/${record.id}.csv`
  const statuses = async () => [(await detail(record)).status, (await at.browser.fetch(file)).status]
  at.sandbox.clock.advance(DAY)
  await at.signIn(BAO, 'org-phuongdong')
  expect(await statuses()).toEqual([200, 200])
  at.sandbox.clock.advance(1)
  expect(await statuses()).toEqual([409, 404])
})

test('the file is only for whoever asked for it', async () => {
  const { record } = await exported({ freeText: 'acme' })
  const khanh = createCaller(at.sandbox)
  await khanh.signIn('khanh.pham@platform.example', 'org-phuongdong')
  expect((await khanh.browser.fetch(`/api/services/files/${record.id}.csv`)).status).toBe(404)
  expect((await khanh.get(`${logs}/${record.id}/_by_user/detail`)).status).toBe(409)
})

test('a job that breaks fails, with a reason and without a file', async () => {
  expect((await start({ freeText: 'sentinel:503' })).status).toBe(200)
  const record = await ended()
  expect(record).toMatchObject({ status: 'Failed', totalRecords: 0, reason: 'Error 503' })
  expect((await detail(record)).status).toBe(409)
})

test('a job that the sandbox was reset or closed over leaves nothing behind', async () => {
  await start({})
  at.sandbox.reset()
  await setImmediate()
  await at.signIn(BAO, 'org-phuongdong')
  expect((await newest()).startTime).toBeLessThan(at.sandbox.clock.now())
  const other = setUp()
  await other.signIn(BAO, 'org-phuongdong')
  await other.post(
    '/api/account/mngmnt/organizations/export/_by_criteria?timezone=7',
    {},
    {
      otp_code: other.sandbox.codeOf(BAO),
    },
  )
  other.sandbox.close()
  await setImmediate()
})

describe('the second factor', () => {
  test('EXPORTJOB-08 S33 without a code nothing is exported', async () => {
    const path = '/api/account/mngmnt/organizations/export/_by_criteria?timezone=7'
    expect((await at.post(path, {})).status).toBe(422)
    expect((await at.post(path, {}, { otp_code: '12345' })).status).toBe(422)
  })

  test('S33 a wrong and a used code are refused, and leave no job', async () => {
    const before = (await newest()).id
    const code = at.sandbox.codeOf(BAO)
    const wrong = code === '123456' ? '654321' : '123456'
    expect((await start({}, 7, wrong)).body).toEqual(
      failed('Invalid PIN, please try again!', 'INVALID_OTP_CODE'),
    )
    expect((await newest()).id).toBe(before)
    expect((await start({ freeText: 'acme' }, 7, code)).status).toBe(200)
    expect((await start({ freeText: 'acme' }, 7, code)).body).toEqual(
      failed('Invalid PIN, please try again!', 'INVALID_OTP_CODE'),
    )
  })

  test('EXPORTJOB-13 a refusal may have no message', async () => {
    expect((await start({}, 7, '000000')).body).toEqual(failed())
  })

  test('EXPORTJOB-01 it is for super administrators', async () => {
    const khanh = createCaller(at.sandbox)
    await khanh.signIn('khanh.pham@platform.example', 'org-phuongdong')
    const { status } = await khanh.post(
      '/api/account/mngmnt/organizations/export/_by_criteria?timezone=7',
      {},
      { otp_code: at.sandbox.codeOf('khanh.pham@platform.example') },
    )
    expect(status).toBe(403)
  })
})
