/** @jest-environment node */
import type { components } from '../openapi/schema.gen'
import { createCaller, failed, setUp } from './testing'

type Results = components['schemas']['PagedInfo'] & { content: components['schemas']['SystemVariable'][] }

const BAO = 'bao.tran@phuongdong.example'
const PATH = '/api/account/mngmnt/systems/variables'
const SECRET = 'planted-value-of-a-variable'
const WRONG = failed('Invalid PIN, please try again!', 'INVALID_OTP_CODE')
const GONE = failed('This variable does not exist any more', 'SYSTEM_VARIABLE_NOT_FOUND')

const at = setUp()
beforeEach(async () => {
  at.sandbox.reset()
  await at.signIn(BAO, 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

/** A code that was not used before. */
function code() {
  at.sandbox.clock.advance(60_000)
  return at.sandbox.codeOf(BAO)
}
const search = async (filter: object = {}, query = ''): Promise<Results> => {
  const { body } = await at.post(`${PATH}/search?${query}`, filter)
  return (body as { results: Results }).results
}
const save = (how: 'add' | 'update', id: string, value = SECRET, otp_code = code()) =>
  at.post(`${PATH}/${how}`, { id, value }, { otp_code })
const read = (id: string, otp_code = code()) =>
  at.get(`${PATH}/get?id=${encodeURIComponent(id)}`, { otp_code })

test('SYSVAR-08 SYSVAR-01 variables are found by their key, changed last first, without their values', async () => {
  const { content, page } = await search()
  expect(page).toMatchObject({ pageSize: 10, totalPages: 3, totalRecords: 25 })
  expect(content[0]).toEqual({
    id: 'MAIL_GATEWAY_URL',
    createdAt: expect.any(Number) as number,
    updatedAt: expect.any(Number) as number,
    createdBy: 'thu.dinh@platform.example',
  })
  expect((await search({ freeText: 'KHOA_MA' })).content.map(({ id }) => id)).toEqual(['khoá_mã_hoá_sự_kiện'])
  expect((await search({ freeText: 'not-a-real-secret' })).content).toEqual([])
  expect((await search({}, 'page=2')).content.at(-1)).toEqual({ id: 'legacy-smtp-password' })
  expect(JSON.stringify((await search({}, 'pageSize=100')).content)).not.toContain('value')
})

test('SYSVAR-09 SYSVAR-10 SYSVAR-11 one is added, read and changed, each with a code of its own', async () => {
  expect((await save('add', '  sms.Token ')).body).toEqual({ success: true, message: 'Added successfully' })
  expect((await read('sms.Token')).body).toEqual({ success: true, results: { value: SECRET } })
  const lines = '{\n  "a": "ấ",\n  "b": "<b>"\n}\n'
  expect((await save('update', 'sms.Token', lines)).body).toEqual({
    success: true,
    message: 'Updated successfully',
  })
  expect((await read('sms.Token')).body).toEqual({ success: true, results: { value: lines } })
  const [first] = (await search()).content
  expect(first).toMatchObject({ id: 'sms.Token', createdBy: BAO })
  expect(first!.updatedAt!).toBeGreaterThan(first!.createdAt!)
})

test('SYSVAR-09 a key that is taken is refused and keeps its value; one of another case is another', async () => {
  expect((await save('add', 'MAIL_GATEWAY_URL')).body).toEqual(
    failed('A variable with this key exists already', 'SYSTEM_VARIABLE_EXISTS'),
  )
  expect((await read('MAIL_GATEWAY_URL')).body).toMatchObject({
    results: { value: 'https://mail.platform.example/v2' },
  })
  expect((await save('add', 'mail_gateway_url')).status).toBe(200)
})

test('SYSVAR-10 SYSVAR-11 a key that nobody knows is refused', async () => {
  expect((await save('update', 'unknown')).body).toEqual(GONE)
  expect((await read('unknown')).body).toEqual(GONE)
  expect((await search({ freeText: 'unknown' })).content).toEqual([])
})

test('SYSVAR-05 SYSVAR-06 SYSVAR-07 a wrong code and a used one change and tell nothing', async () => {
  const used = code()
  expect((await save('update', 'MAIL_GATEWAY_URL', 'https://one.example', used)).status).toBe(200)
  for (const reply of [
    await save('add', 'new', SECRET, used),
    await save('update', 'MAIL_GATEWAY_URL', SECRET, used),
    await read('MAIL_GATEWAY_URL', used),
  ])
    expect(reply.body).toEqual(WRONG)
  expect((await read('MAIL_GATEWAY_URL')).body).toMatchObject({ results: { value: 'https://one.example' } })
  expect((await at.get(`${PATH}/get?id=MAIL_GATEWAY_URL`)).status).toBe(422)
})

test('SYSVAR-05 whoever has no second factor is told to set one up', async () => {
  const thu = createCaller(at.sandbox)
  await thu.signIn('thu.dinh@platform.example', 'org-phuongdong')
  const { body } = await thu.get(`${PATH}/get?id=MAIL_GATEWAY_URL`, { otp_code: '123456' })
  expect(body).toEqual(failed('Set up two-factor authentication first', 'TWO_FACTOR_REQUIRED'))
})

test('no value stands in the change log, neither of what was done nor of what was refused', async () => {
  await save('add', 'new')
  await save('add', 'new')
  await read('new')
  const { body } = await at.post('/api/activity/mngmnt-client/orgs/logs/system/search', {})
  const rows = (body as { results: { content: { objectType: string; action: string }[] } }).results.content
  expect(rows.slice(0, 2)).toMatchObject([
    { objectType: 'SystemVariable', action: 'ADD', statusCode: '409', input: '{"id":"new"}' },
    { objectType: 'SystemVariable', action: 'ADD', statusCode: '200', input: '{"id":"new"}' },
  ])
  expect(JSON.stringify(rows)).not.toContain(SECRET)
})

test.each([
  ['silent.variable', failed()],
  ['unkept.variable', failed('The service that keeps the variables does not answer')],
])('SYSVAR-13 whatever is done with %s is refused', async (id, refusal) => {
  expect((await save('add', id)).body).toEqual(refusal)
  expect((await save('update', id)).body).toEqual(refusal)
  expect((await read(id)).body).toEqual(refusal)
})

test('nobody but a super administrator gets at them', async () => {
  const khanh = createCaller(at.sandbox)
  await khanh.signIn('khanh.pham@platform.example', 'org-phuongdong')
  const otp_code = at.sandbox.codeOf('khanh.pham@platform.example')
  expect((await khanh.post(`${PATH}/search`, {})).status).toBe(403)
  expect((await khanh.get(`${PATH}/get?id=MAIL_GATEWAY_URL`, { otp_code })).status).toBe(403)
})
