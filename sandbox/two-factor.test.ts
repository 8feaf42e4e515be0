/** @jest-environment node */
import { Secret, TOTP } from 'otpauth'
import { failed, setUp } from './testing'

const current = '/api/account/accounts/users/current'
const chau = 'minhchau.nguyen@phuongdong.example'
const bao = 'bao.tran@phuongdong.example'
const invalid = failed('Invalid key')

let at: ReturnType<typeof setUp>
beforeEach(() => {
  at = setUp()
})
afterEach(() => at.sandbox.close())

type SetUp = { qrcode: string; secretKeys: string }
async function begin(): Promise<SetUp> {
  const { status, body } = await at.get(`${current}/get-totp/qrcode`)
  expect(status).toBe(200)
  return (body as { result: SetUp }).result
}
/** What an authenticator app shows for a key. */
const codeFor = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.sandbox.clock.now() })
const enable = (totpKey: string, authenCode = codeFor(totpKey)) =>
  at.post(`${current}/enable-totp`, { authenCode, totpKey })
const disable = () => at.post(`${current}/disable-totp`)
const isOn = async () =>
  ((await at.current()).body as { result: { totpEnabled: boolean } }).result.totpEnabled

async function switchOn(): Promise<string> {
  const { secretKeys } = await begin()
  const code = codeFor(secretKeys)
  const { status, body } = await enable(secretKeys, code)
  expect([status, body]).toEqual([200, { success: true, message: 'Two-factor authentication is on' }])
  return code
}

test('a set-up is a real PNG and a random key, and counts for nothing yet', async () => {
  await at.signIn(chau)
  const [first, second] = [await begin(), await begin()]
  expect(first.secretKeys).toMatch(/^[A-Z2-7]{32}$/)
  expect(second.secretKeys).not.toBe(first.secretKeys)
  const picture = Buffer.from(first.qrcode, 'base64')
  expect([...picture.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  expect(picture.readUInt32BE(16)).toBeGreaterThan(200)
  expect(await isOn()).toBe(false)
  expect(at.sandbox.codeOf(chau)).toBe('')
})

test('TWOFA-05 TWOFA-08 a confirmed code switches it on; signing in asks for a code from then on', async () => {
  await at.signIn(chau)
  await switchOn()
  expect(await isOn()).toBe(true)
  await at.logIn(chau)
  expect((await at.current()).status).toBe(401)
  expect((await at.giveCode(chau)).status).toBe(200)
})

test('the code that confirmed the set-up is used up', async () => {
  await at.signIn(chau)
  const code = await switchOn()
  await at.logIn(chau)
  expect((await at.giveCode(chau, code)).body).toEqual(
    failed('This code was used already. Please wait for the next one.'),
  )
  expect((await at.giveCode(chau)).status).toBe(200)
})

test('switching it on or off ends no session', async () => {
  await at.signIn(chau)
  await switchOn()
  expect((await at.current()).status).toBe(200)
  await disable()
  expect((await at.current()).status).toBe(200)
})

test('TWOFA-11 a wrong code, a key of another set-up and a key that nobody was given are refused alike', async () => {
  await at.signIn(chau)
  expect((await enable('JBSWY3DPEHPK3PXP')).body).toEqual(invalid)
  const former = await begin()
  const { secretKeys } = await begin()
  expect((await enable(former.secretKeys)).body).toEqual(invalid)
  const late = codeFor(secretKeys)
  at.sandbox.clock.advance(60_000)
  expect((await enable(secretKeys, late)).body).toEqual(invalid)
  expect(await isOn()).toBe(false)
  expect((await enable(secretKeys)).status).toBe(200)
})

test('wrong codes count: the fifth locks, and the session stays', async () => {
  await at.signIn(chau)
  const { secretKeys } = await begin()
  for (let failure = 1; failure <= 4; failure++) expect((await enable(secretKeys, '123456')).status).toBe(409)
  expect((await enable(secretKeys, '123456')).status).toBe(429)
  expect((await enable(secretKeys)).status).toBe(429)
  at.sandbox.clock.advance(60_000)
  expect((await enable(secretKeys)).status).toBe(200)
})

test('a code of other than six digits is a malformed request', async () => {
  await at.signIn(chau)
  for (const code of ['', '12345', '1234567', '12a456'])
    expect((await enable('JBSWY3DPEHPK3PXP', code)).status).toBe(422)
})

test('what is on already, or off already, is refused', async () => {
  await at.signIn(chau)
  expect((await disable()).body).toEqual(failed('Two-factor authentication is off already'))
  const { secretKeys } = await begin()
  await enable(secretKeys)
  const on = failed('Two-factor authentication is on already')
  expect((await at.get(`${current}/get-totp/qrcode`)).body).toEqual(on)
  expect((await enable(secretKeys)).body).toEqual(on)
})

test('TWOFA-13 switched off, no code is asked for any more, and it can be set up anew', async () => {
  await at.signIn(bao)
  const { status, body } = await disable()
  expect([status, body]).toEqual([200, { success: true, message: 'Updated successfully' }])
  expect(await isOn()).toBe(false)
  await at.logIn(bao)
  expect(await isOn()).toBe(false)
  await switchOn()
  expect(await isOn()).toBe(true)
})

test('sentinels are refused without a message', async () => {
  await at.signIn('silent.setup@acme.example')
  expect((await at.get(`${current}/get-totp/qrcode`)).body).toEqual(failed())
  await at.signIn('silent.factor@acme.example')
  expect((await disable()).body).toEqual(failed())
  await at.signIn(chau)
  expect((await enable((await begin()).secretKeys, '000000')).body).toEqual(failed())
})

test('the controls show the code of a set-up, and then the codes of the person', async () => {
  type Person = { id: string; code?: { code: string }; setUp?: { code: string } }
  const shown = async () =>
    ((await at.get('/sandbox/people')).body as Person[]).find(({ id }) => id === chau) as Person
  await at.signIn(chau)
  expect(await shown()).not.toHaveProperty('setUp')
  const { secretKeys } = await begin()
  expect((await shown()).setUp?.code).toBe(codeFor(secretKeys))
  expect((await at.get('/sandbox')).body).toContain(`<code>${codeFor(secretKeys)}</code> to set up`)
  await enable(secretKeys)
  const { code, setUp: over } = await shown()
  expect(code?.code).toBe(at.sandbox.codeOf(chau))
  expect(over).toBeUndefined()
})

test('nobody without a session may set up', async () => {
  expect((await at.get(`${current}/get-totp/qrcode`)).status).toBe(401)
  expect((await enable('JBSWY3DPEHPK3PXP', '123456')).status).toBe(401)
  expect((await disable()).status).toBe(401)
})
