/** @jest-environment node */
import { createCaller, failed, NOON, setUp } from './testing'

const BAO = 'bao.tran@phuongdong.example'
const ORG = 'org-phuongdong'
const search = (query = '') => `/api/account/accounts/users/tokens${query}`
const end = (id: string) => `/api/account/logout/by-id?id=${encodeURIComponent(id)}`

type Found = {
  results: {
    content: { id: string; token: string; ipAddress?: string; lastAccessedAt: number; expiredAt: number }[]
    page: { totalRecords: number }
  }
}

let at: ReturnType<typeof setUp>
beforeEach(async () => {
  at = setUp()
  await at.signIn(BAO, ORG)
})
afterEach(() => at.sandbox.close())

const found = async (query = '') => (await at.post(search(query))).body as Found
const current = async () => {
  const { body } = await at.current()
  return (body as { result: { session: { id: string } } }).result.session.id
}

test('TOKENS-05 the own sessions, paged and sorted as asked', async () => {
  const { results } = await found('?page=1&pageSize=10&orderBy=lastAccessedAt%3ADESC')
  expect(results.page.totalRecords).toBe(25)
  expect(results.content).toHaveLength(10)
  const times = results.content.map(({ lastAccessedAt }) => lastAccessedAt)
  expect([...times].sort((a, b) => b - a)).toEqual(times)
  expect(results.content.every(({ expiredAt }) => expiredAt > NOON)).toBe(true)
})

test('the present session is among them, under the id that the current user names', async () => {
  const { results } = await found('?orderBy=lastAccessedAt%3ADESC')
  expect(results.content.map(({ id }) => id)).toContain(await current())
})

test('no cookie is shown: what is called a token is not one', async () => {
  const { results } = await found()
  const cookie = [...at.browser.cookies.values()].join()
  expect(JSON.stringify(results)).not.toContain(cookie)
  for (const { token } of results.content) expect(cookie).not.toContain(token)
})

test('TOKENS-04 a session that is ended is refused at its next call, the others live on', async () => {
  // Whoever has no second factor can sign in twice at once.
  const CHAU = 'minhchau.nguyen@phuongdong.example'
  at = setUp()
  await at.signIn(CHAU, 'org-acme')
  const other = createCaller(at.sandbox)
  await other.signIn(CHAU, 'org-acme')
  const { body } = await other.current()
  const { id } = (body as { result: { session: { id: string } } }).result.session
  expect((await at.post(end(id))).body).toEqual({ success: true, message: 'Logout successfully' })
  expect((await other.current()).status).toBe(401)
  expect((await at.current()).status).toBe(200)
  expect((await at.post(end(id))).body).toEqual(failed('This session has ended already'))
})

test('ending the present one signs out and takes the cookie away', async () => {
  expect((await at.post(end(await current()))).status).toBe(200)
  expect((await at.current()).status).toBe(401)
  expect(at.browser.cookies.size).toBe(0)
})

test('a session of somebody else is not there', async () => {
  const reply = await at.post(end('session-minhchau-1'))
  expect([reply.status, reply.body]).toEqual([409, failed('This session has ended already')])
  const other = createCaller(at.sandbox)
  await other.signIn('minhchau.nguyen@phuongdong.example', 'org-acme')
  expect(((await other.post(search())).body as Found).results.page.totalRecords).toBe(4)
})

test('signing out can fail', async () => {
  const other = createCaller(at.sandbox)
  await other.signIn('logout.fails@acme.example', 'org-acme')
  expect((await other.post(end('session-logout-1'))).body).toEqual(failed('Logout fail'))
})
