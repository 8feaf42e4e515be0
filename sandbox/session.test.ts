/** @jest-environment node */
import { createCaller, failed, NOON, setUp, succeeded } from './testing'

const chau = 'minhchau.nguyen@phuongdong.example'
const MINUTE = 60_000
const extend = '/api/account/authen/token/extend'

let at: ReturnType<typeof setUp>
beforeEach(() => {
  at = setUp()
})
afterEach(() => at.sandbox.close())

const expired = [401, failed('Your session has expired')]

test('a session lives 30 minutes, used or not', async () => {
  await at.signIn(chau)
  expect((await at.current()).body).toMatchObject({ result: { session: { expiredAt: NOON + 30 * MINUTE } } })
  at.sandbox.clock.advance(29 * MINUTE)
  expect((await at.current()).status).toBe(200)
  at.sandbox.clock.advance(MINUTE)
  const { status, body } = await at.current()
  expect([status, body]).toEqual(expired)
})

test('in the last third of its life every answer asks for an extension', async () => {
  await at.signIn(chau)
  at.sandbox.clock.advance(20 * MINUTE)
  expect((await at.current()).headers.get('X-Token-Extend')).toBeNull()
  at.sandbox.clock.advance(1)
  expect((await at.current()).headers.get('X-Token-Extend')).toBe('true')
  expect((await at.get('/api/account/permission/group/all')).headers.get('X-Token-Extend')).toBe('true')
})

test('an extension gives it 30 minutes again, and the signal ends', async () => {
  await at.signIn(chau)
  at.sandbox.clock.advance(25 * MINUTE)
  const { body, headers } = await at.get(extend)
  expect(body).toEqual(succeeded({ expiredAt: NOON + 55 * MINUTE }))
  expect(headers.get('X-Token-Extend')).toBeNull()
})

test('no extension reaches beyond twelve hours after signing in', async () => {
  await at.signIn(chau)
  const lastExtension = 11.5 * 60
  for (let minute = 15; minute <= lastExtension; minute += 15) {
    at.sandbox.clock.advance(15 * MINUTE)
    expect((await at.get(extend)).status).toBe(200)
  }
  at.sandbox.clock.advance(25 * MINUTE)
  const { status, body, headers } = await at.get(extend)
  expect([status, body]).toEqual([409, failed('The session cannot be extended any further')])
  expect(headers.get('X-Token-Extend')).toBeNull()
  at.sandbox.clock.advance(5 * MINUTE)
  expect((await at.current()).status).toBe(401)
})

test('signing out ends this session, signing out everywhere all of the person', async () => {
  const other = createCaller(at.sandbox)
  const third = createCaller(at.sandbox)
  for (const caller of [at, other, third]) await caller.signIn(chau)
  const stolen = new Map(at.browser.cookies)
  expect((await at.post('/api/account/logout')).body).toEqual({
    success: true,
    message: 'Logout successfully',
  })
  expect(at.browser.cookies.size).toBe(0)
  for (const [name, value] of stolen) at.browser.cookies.set(name, value)
  expect((await at.current()).status).toBe(401)
  expect((await other.current()).status).toBe(200)
  await other.post('/api/account/logout/all')
  expect((await third.current()).status).toBe(401)
})

test('the sentinel person cannot sign out', async () => {
  await at.signIn('logout.fails@acme.example')
  for (const path of ['/api/account/logout', '/api/account/logout/all'])
    expect((await at.post(path)).body).toEqual(failed('Logout fail'))
  expect((await at.current()).status).toBe(200)
})

test('the shown id of a session is not its cookie', async () => {
  await at.signIn(chau)
  const { body } = await at.current()
  for (const value of at.browser.cookies.values()) expect(JSON.stringify(body)).not.toContain(value)
})

test('signing in again in the same browser ends the former session', async () => {
  await at.signIn(chau)
  const former = createCaller(at.sandbox)
  for (const [name, value] of at.browser.cookies) former.browser.cookies.set(name, value)
  await at.signIn('hang.do@acme.example')
  expect((await former.current()).status).toBe(401)
})

test('answers carry the time of the sandbox and are not stored by caches', async () => {
  at.sandbox.clock.advance(60 * MINUTE)
  const { headers } = await at.current()
  expect(headers.get('Date')).toBe('Sat, 28 Nov 2026 06:00:00 GMT')
  expect(headers.get('Cache-Control')).toBe('no-store')
})

test('more than 300 requests in ten seconds are too many', async () => {
  await at.signIn(chau)
  for (let request = 1; request <= 300; request++) await at.current()
  const { status, body, headers } = await at.current()
  expect([status, headers.get('Retry-After')]).toEqual([429, '10'])
  expect(body).toMatchObject({ errorCode: 'TOO_MANY_REQUEST' })
  at.sandbox.clock.advance(10_000)
  expect((await at.current()).status).toBe(200)
})
