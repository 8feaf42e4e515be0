/** @jest-environment node */
import { createCaller, failed, setUp, succeeded } from './testing'

const BAO = 'bao.tran@phuongdong.example'
const CHAU = 'minhchau.nguyen@phuongdong.example'
const KEY = 'pd7f0a52c1e84b6d9a3f'
const WRONG = failed('The user name or the API key is incorrect')
const OFF = failed('API access is switched off for this account')
const change = '/api/account/accounts/users/current/api-key/change'
const status = (disabled: boolean) =>
  `/api/account/accounts/users/current/api-key/status?disabled=${disabled}`

let at: ReturnType<typeof setUp>
beforeEach(async () => {
  at = setUp()
  await at.signIn(BAO)
})
afterEach(() => at.sandbox.close())

const authenticate = (username = BAO, apiKey = KEY) =>
  createCaller(at.sandbox).post('/api/account/accounts/authen', { username, apiKey })
type Current = { result: { apiKey?: string; disabledApiAccess: boolean } }
const me = async (caller: Pick<typeof at, 'current'> = at) =>
  ((await caller.current()).body as Current).result

/** Somebody who calls with what signing in by API gave. */
async function byApi(username = BAO, apiKey = KEY) {
  const { body } = await authenticate(username, apiKey)
  const caller = createCaller(at.sandbox)
  caller.browser.cookies.set('console_session', (body as { result: { token: string } }).result.token)
  return caller
}

test('APIKEY-04 the right user name and key give a token, and the token is good', async () => {
  const { status: code, body } = await authenticate(' BAO.tran@phuongdong.example ')
  expect(code).toBe(200)
  expect(body).toEqual(succeeded({ token: expect.stringMatching(/^[\w-]{43}$/) as string }))
  expect((await (await byApi()).current()).body).toMatchObject({ result: { id: BAO } })
})

test.each([
  ['a wrong key', BAO, 'x'],
  ['an unknown user', 'nobody@acme.example', KEY],
  ['a user without a key', 'hang.do@acme.example', 'null'],
  ['an inactive user', 'inactive.mai@acme.example', 'x'],
])('%s is refused with the same message', async (_, username, apiKey) => {
  const reply = await authenticate(username, apiKey)
  expect([reply.status, reply.body]).toEqual([409, WRONG])
})

test('the sentinel is refused without a word', async () => {
  expect(await authenticate('silent.refusal@acme.example', 'x')).toMatchObject({
    status: 409,
    body: failed(),
  })
})

test('guessing a key locks the account for a minute, the right key included', async () => {
  for (let failure = 1; failure <= 4; failure++) expect((await authenticate(BAO, 'x')).status).toBe(409)
  const fifth = await authenticate(BAO, 'x')
  expect([fifth.status, fifth.headers.get('Retry-After')]).toEqual([429, '60'])
  expect((await authenticate()).status).toBe(429)
  at.sandbox.clock.advance(60_000)
  expect((await authenticate()).status).toBe(200)
})

test('wrong keys that are followed by the right one are forgiven', async () => {
  for (let failure = 1; failure <= 4; failure++) await authenticate(BAO, 'x')
  await authenticate()
  expect((await authenticate(BAO, 'x')).status).toBe(409)
})

test('APIKEY-10 a new key ends every token, of browsers and of the API, and the former key is worth nothing', async () => {
  const script = await byApi()
  const reply = await at.get(change)
  expect(reply.status).toBe(200)
  const { apiKey } = (reply.body as { result: { apiKey: string } }).result
  expect(reply.body).toMatchObject({
    message: 'Change Api Key success, please wait to redirect to Login page!',
  })
  expect(apiKey).toMatch(/^[0-9a-f]{20}$/)
  expect((await at.current()).status).toBe(401)
  expect((await script.current()).status).toBe(401)
  expect(at.browser.cookies.size).toBe(0)
  expect((await authenticate()).body).toEqual(WRONG)
  expect((await authenticate(BAO, apiKey)).status).toBe(200)
  at.sandbox.clock.advance(60_000)
  await at.signIn(BAO)
  expect(await me()).toMatchObject({ apiKey })
})

test("somebody else's sessions live on", async () => {
  const other = createCaller(at.sandbox)
  await other.signIn(CHAU)
  await at.get(change)
  expect((await other.current()).status).toBe(200)
})

test('access switched off ends the tokens of the API, and no session of a browser', async () => {
  const script = await byApi()
  expect(await at.get(status(true))).toMatchObject({
    status: 200,
    body: { success: true, message: 'Updated successfully' },
  })
  expect((await script.current()).status).toBe(401)
  expect(await me()).toMatchObject({ disabledApiAccess: true, apiKey: KEY })
  expect((await authenticate()).body).toEqual(OFF)
  expect((await at.get(change)).body).toEqual(OFF)
  await at.get(status(false))
  expect(await me()).toMatchObject({ disabledApiAccess: false })
  expect((await authenticate()).status).toBe(200)
})

test('whether access is off is not shown to who does not know the key', async () => {
  await at.get(status(true))
  expect((await authenticate(BAO, 'x')).body).toEqual(WRONG)
})

test('who has no key gets the first one once access is on', async () => {
  const hang = createCaller(at.sandbox)
  await hang.signIn('hang.do@acme.example')
  expect((await hang.get(change)).body).toEqual(OFF)
  await hang.get(status(false))
  expect(await me(hang)).not.toHaveProperty('apiKey')
  const { body } = await hang.get(change)
  const { apiKey } = (body as { result: { apiKey: string } }).result
  expect((await authenticate('hang.do@acme.example', apiKey)).status).toBe(200)
})

test.each([
  ['silent.settings@acme.example', undefined, undefined],
  ['locked.api@acme.example', 'Quản trị viên đã khóa truy cập API của tài khoản này', OFF.message],
])('%s is refused', async (id, switching, changing) => {
  const caller = createCaller(at.sandbox)
  await caller.signIn(id)
  for (const [path, message] of [
    [status(false), switching],
    [status(true), switching],
    [change, changing],
  ] as const)
    expect(await caller.get(path)).toMatchObject({ status: 409, body: failed(message) })
})

test('S18 a link to them does nothing, and no cache keeps their answers', async () => {
  for (const path of [change, status(true)]) expect((await at.browser.fetch(path)).status).toBe(403)
  expect(await me()).toEqual(expect.objectContaining({ apiKey: KEY, disabledApiAccess: false }))
  expect((await at.get(status(true))).headers.get('Cache-Control')).toBe('no-store')
  expect((await at.get(change)).headers.get('Cache-Control')).toBe('no-store')
})

test('nobody who is not signed in may change anything', async () => {
  const stranger = createCaller(at.sandbox)
  expect((await stranger.get(change)).status).toBe(401)
  expect((await stranger.get(status(true))).status).toBe(401)
})
