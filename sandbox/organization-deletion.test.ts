/** @jest-environment node */
import { createCaller, failed, setUp } from './testing'

const BAO = 'bao.tran@phuongdong.example'
const orgs = '/api/account/mngmnt/orgs'

const at = setUp()
beforeEach(async () => {
  at.sandbox.reset()
  await at.signIn(BAO, 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

async function find(freeText: string): Promise<object | undefined> {
  const { body } = await at.post(`${orgs}/search`, { freeText })
  return (body as { results: { content: object[] } }).results.content[0]
}

const remove = (orgId: string, otp_code = at.sandbox.codeOf(BAO)) =>
  at.post(`${orgs}/${orgId}/deletep`, undefined, { otp_code })
const WRONG = failed('Invalid PIN, please try again!', 'INVALID_OTP_CODE')

test('ORGLIST-53 an organization is gone with all that belongs to it', async () => {
  const hang = createCaller(at.sandbox)
  await hang.signIn('hang.do@acme.example', 'org-acme')
  expect((await remove('org-acme')).body).toEqual({ success: true, message: 'Deleted successfully' })
  expect(await find('acme-retail')).toBeUndefined()
  expect((await hang.current()).body).not.toHaveProperty('result.orgCtx')
  expect((await hang.get('/api/account/accounts/users/current/orgs')).body).toEqual({
    success: true,
    results: [],
  })
  expect((await hang.choose('org-acme')).body).toEqual(failed('You are not a member of this organization'))
  const links = await at.post(`${orgs}/links/search`, { o2oCdpOrgIds: ['org-acme'] })
  expect(links.body).toMatchObject({ results: { content: [] } })
  at.sandbox.clock.advance(60_000)
  expect((await remove('org-acme')).body).toEqual(failed('This organization does not exist any more'))
})

test('S33 without a code, or with something else than six digits, it is not even looked at', async () => {
  const path = `${orgs}/org-acme/deletep`
  expect((await at.post(path)).status).toBe(422)
  for (const otp_code of ['', '12345', '1234567', 'abcdef'])
    expect((await at.post(path, undefined, { otp_code })).status).toBe(422)
  expect(await find('acme-retail')).toBeDefined()
})

test('ORGCOMMON-23 S33 a wrong, a used and an old code are all refused', async () => {
  const code = at.sandbox.codeOf(BAO)
  const wrong = code === '123456' ? '654321' : '123456'
  expect([(await remove('org-acme', wrong)).status, (await remove('org-haiau', wrong)).body]).toEqual([
    409,
    WRONG,
  ])
  expect((await remove('org-zenbrew', code)).status).toBe(200)
  expect((await remove('org-acme', code)).body).toEqual(WRONG)
  at.sandbox.clock.advance(60_000)
  const old = at.sandbox.codeOf(BAO)
  at.sandbox.clock.advance(90_000)
  expect((await remove('org-acme', old)).body).toEqual(WRONG)
  expect(await find('acme-retail')).toBeDefined()
  expect((await remove('org-acme')).status).toBe(200)
})

test('S33 a refused deletion has used up its code', async () => {
  const code = at.sandbox.codeOf(BAO)
  expect((await remove('org-phuongdong', code)).body).toEqual(
    failed('You are working in this organization. Choose another one first.'),
  )
  expect((await remove('org-acme', code)).body).toEqual(WRONG)
})

test('S33 the code of somebody else does not confirm', async () => {
  expect((await remove('org-acme', at.sandbox.codeOf('khanh.pham@platform.example'))).body).toEqual(WRONG)
})

test('the fifth wrong code locks, and then no right one helps', async () => {
  const wrong = at.sandbox.codeOf(BAO) === '123456' ? '654321' : '123456'
  const statuses = []
  for (let n = 0; n < 5; n += 1) statuses.push((await remove('org-acme', wrong)).status)
  expect(statuses).toEqual([409, 409, 409, 409, 429])
  expect((await remove('org-acme')).body).toMatchObject({ errorCode: 'TOO_MANY_REQUEST' })
  expect((await at.current()).status).toBe(200)
  at.sandbox.clock.advance(61_000)
  expect((await remove('org-acme')).status).toBe(200)
})

test('S33 who has no second factor cannot confirm', async () => {
  const thu = createCaller(at.sandbox)
  await thu.signIn('thu.dinh@platform.example', 'org-phuongdong')
  const answer = await thu.post(`${orgs}/org-acme/deletep`, undefined, { otp_code: '123456' })
  expect([answer.status, answer.body]).toEqual([
    409,
    failed('Set up two-factor authentication first', 'TWO_FACTOR_REQUIRED'),
  ])
})

test('ORGLIST-54 ORGCOMMON-24 some refusals have no message', async () => {
  expect((await remove('org-acme', '000000')).body).toEqual(failed())
  expect((await remove('org-silent')).body).toEqual(failed())
})
