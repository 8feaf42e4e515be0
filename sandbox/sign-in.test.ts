/** @jest-environment node */
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { createCaller, failed, setUp, succeeded } from './testing'

const bao = 'bao.tran@phuongdong.example'
const chau = 'minhchau.nguyen@phuongdong.example'
const wrongCredentials = failed('Your user name or password is incorrect')
const wrongCaptcha = failed('Your captcha is incorect')
const tooMany = { ...failed('There are too many requests in a short period.'), errorCode: 'TOO_MANY_REQUEST' }

let at: ReturnType<typeof setUp>
beforeEach(() => {
  at = setUp()
})
afterEach(() => at.sandbox.close())

async function solve(): Promise<string> {
  const challenge = (await at.get('/captcha/challenge')).body as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

const moreOf = (text: string) => Buffer.from(text, 'base64').toString().replace('"counter":', '"counter":1')

test('a solved captcha and the password lead to the choice of an organization', async () => {
  const { status, body } = await at.logIn(chau, undefined, await solve())
  expect(status).toBe(200)
  expect(body).toEqual(succeeded({ status: 'choose_org_ctx' }))
  expect((await at.current()).status).toBe(200)
})

test('a captcha is accepted once', async () => {
  const token = await solve()
  await at.logIn(chau, undefined, token)
  const again = await at.logIn(chau, undefined, token)
  expect([again.status, again.body]).toEqual([409, wrongCaptcha])
})

test('two uses of a captcha at the same moment are one', async () => {
  const token = await solve()
  const replies = await Promise.all(
    [1, 2, 3].map(() => createCaller(at.sandbox).logIn(chau, undefined, token)),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('a captcha is good for 90 seconds', async () => {
  const token = await solve()
  at.sandbox.clock.advance(90_000)
  expect((await at.logIn(chau, undefined, token)).body).toEqual(wrongCaptcha)
})

test.each(['', 'nonsense', 'e30=', 'bnVsbA=='])('the captcha %j is refused', async (token) => {
  expect((await at.logIn(chau, undefined, token)).body).toEqual(wrongCaptcha)
})

test('a captcha solved wrongly or altered is refused', async () => {
  const token = await solve()
  const wrong = Buffer.from(moreOf(token)).toString('base64')
  expect((await at.logIn(chau, undefined, wrong)).body).toEqual(wrongCaptcha)
  const payload = JSON.parse(Buffer.from(token, 'base64').toString()) as { challenge: Challenge }
  payload.challenge.parameters.cost = 1
  const cheap = Buffer.from(JSON.stringify(payload)).toString('base64')
  expect((await at.logIn(chau, undefined, cheap)).body).toEqual(wrongCaptcha)
})

test('the stand-in is refused where the sandbox was not started to accept it', async () => {
  const strict = setUp({ standInCaptcha: false })
  expect((await strict.logIn(chau)).body).toEqual(wrongCaptcha)
  strict.sandbox.close()
})

test('an unknown user and a wrong password are refused alike', async () => {
  const unknown = await at.logIn('nobody@acme.example', 'x')
  const wrong = await at.logIn(chau, 'x')
  expect([unknown.status, unknown.body]).toEqual([409, wrongCredentials])
  expect([wrong.status, wrong.body]).toEqual([409, wrongCredentials])
})

test('an inactive account learns so only after its right password', async () => {
  expect((await at.logIn('inactive.mai@acme.example', 'x')).body).toEqual(wrongCredentials)
  expect((await at.logIn('inactive.mai@acme.example')).body).toEqual(
    failed('Your account is inactive. Please contact your organization administrator.'),
  )
})

test('a person with a second factor owes the code before anything else', async () => {
  expect((await at.logIn(bao)).body).toEqual(succeeded({ status: 'totp_required' }))
  expect((await at.current()).status).toBe(401)
  expect((await at.giveCode(bao)).body).toEqual(succeeded({ status: 'choose_org_ctx' }))
  expect((await at.current()).status).toBe(200)
})

test('a code is right once; the next one of the sandbox is right at once', async () => {
  const code = at.sandbox.codeOf(bao)
  await at.signIn(bao)
  await at.logIn(bao)
  expect((await at.giveCode(bao, code)).body).toEqual(
    failed('This code was used already. Please wait for the next one.'),
  )
  expect(at.sandbox.codeOf(bao)).not.toBe(code)
  expect((await at.giveCode(bao)).status).toBe(200)
})

test('a code is good one step before and after, not two', async () => {
  const code = at.sandbox.codeOf(bao)
  at.sandbox.clock.advance(60_000)
  await at.logIn(bao)
  expect((await at.giveCode(bao, code)).body).toEqual(
    failed('Incorrect authentication code. Please try again.'),
  )
  const late = at.sandbox.codeOf(bao)
  at.sandbox.clock.advance(30_000)
  expect((await at.giveCode(bao, late)).status).toBe(200)
})

test('the code of a sign-in that nobody began is refused as no session', async () => {
  expect((await at.giveCode(bao)).status).toBe(401)
})

test('the code may be owed for five minutes', async () => {
  await at.logIn(bao)
  at.sandbox.clock.advance(5 * 60_000)
  expect((await at.giveCode(bao)).status).toBe(401)
})

test('the fifth failure locks the account, known or not, for 60 seconds', async () => {
  for (const user of [chau, 'nobody@acme.example']) {
    for (let failure = 1; failure <= 4; failure++) expect((await at.logIn(user, 'x')).status).toBe(409)
    const fifth = await at.logIn(user.toUpperCase(), 'x')
    expect([fifth.status, fifth.body]).toEqual([429, tooMany])
    expect(fifth.headers.get('Retry-After')).toBe('60')
  }
  at.sandbox.clock.advance(59_000)
  const right = await at.logIn(chau)
  expect([right.status, right.headers.get('Retry-After')]).toEqual([429, '1'])
  at.sandbox.clock.advance(1_000)
  expect((await at.logIn(chau)).status).toBe(200)
})

test('failures older than 15 minutes do not count', async () => {
  for (let failure = 1; failure <= 4; failure++) await at.logIn(chau, 'x')
  at.sandbox.clock.advance(15 * 60_000)
  expect((await at.logIn(chau, 'x')).status).toBe(409)
})

test('five wrong codes end the sign-in and lock the account', async () => {
  await at.logIn(bao)
  for (let failure = 1; failure <= 4; failure++) expect((await at.giveCode(bao, '123456')).status).toBe(409)
  expect((await at.giveCode(bao, '123456')).status).toBe(429)
  expect((await at.giveCode(bao)).status).toBe(401)
  expect((await at.logIn(bao)).status).toBe(429)
  at.sandbox.clock.advance(60_000)
  await at.logIn(bao)
  expect((await at.giveCode(bao)).status).toBe(200)
})

test('a new password entry between does not forgive wrong codes', async () => {
  for (let round = 1; round <= 2; round++) {
    await at.logIn(bao)
    for (let failure = 1; failure <= 2; failure++) await at.giveCode(bao, '123456')
  }
  expect((await at.giveCode(bao, '123456')).status).toBe(429)
})

test('a person with a home organization is led into it', async () => {
  expect((await at.logIn('direct.ngo@acme.example')).body).toEqual(succeeded({ status: 'authenticated' }))
  expect((await at.current()).body).toMatchObject({ result: { orgCtx: { orgId: 'org-acme' } } })
})

test('the cookie is out of reach of scripts, and secure behind https', async () => {
  const plain = await at.logIn(chau)
  expect(plain.headers.get('Set-Cookie')).toMatch(/^console_session=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/)
  const path = '/api/account/accounts/login?captcha=stand-in'
  const body = { userName: chau, password: 'Console_2026' }
  const behind = await at.post(path, body, { 'X-Forwarded-Proto': 'https' })
  expect(behind.headers.get('Set-Cookie')).toMatch(/Secure/)
})

test('sentinels refuse with and without a message', async () => {
  expect((await at.logIn('captcha.refused@acme.example')).body).toEqual(wrongCaptcha)
  expect((await at.logIn('silent.refusal@acme.example')).body).toEqual(failed())
  await at.logIn(bao)
  expect((await at.giveCode(bao, '000000')).body).toEqual(failed())
})
