/** @jest-environment node */
import { containing } from './store/fold'
import { setUp } from './testing'
import type { components } from '../openapi/schema.gen'

type Page = components['schemas']['PagedInfo'] & { content: components['schemas']['LoginActivity'][] }

const path = '/api/account/accounts/users/current/login-activities/search'
const at = setUp()
beforeAll(() => at.signIn('bao.tran@phuongdong.example'))
afterAll(() => at.sandbox.close())

async function search(body: object = {}, query = ''): Promise<Page> {
  const reply = await at.post(`${path}${query}`, { fromTime: 0, toTime: 0, ...body })
  expect(reply.status).toBe(200)
  return (reply.body as { results: Page }).results
}
const total = async (body: object) => (await search(body)).page.totalRecords
const times = ({ content }: Page) => content.map(({ actionAt }) => actionAt)

test('HTTP-13 HTTP-14 LOGINACT-07 a page has 10 sign-ins, newest first', async () => {
  const first = await search()
  // 2,418 of the seed and the one of just now.
  expect(first.page).toEqual({ pageSize: 10, currentPage: 0, totalPages: 242, totalRecords: 2_419 })
  expect(times(first)).toEqual([...times(first)].sort((a, b) => b - a))
  expect(first.content[0]).toMatchObject({
    status: 'Success',
    source: 'console',
    actionAt: at.sandbox.clock.now(),
  })
})

test('pages follow each other without a gap; the last one is shorter; beyond it there is none', async () => {
  const whole = times(await search({}, '?pageSize=40'))
  const second = times(await search({}, '?page=1&pageSize=20'))
  expect(second).toEqual(whole.slice(20))
  expect((await search({}, '?page=241')).content).toHaveLength(9)
  expect((await search({}, '?page=1000')).content).toHaveLength(0)
})

test('sorted by a field either way; an unknown field sorts by time', async () => {
  const rising = times(await search({}, '?orderBy=actionAt:ASC'))
  expect(rising).toEqual([...rising].sort((a, b) => a - b))
  const systems = (await search({}, '?orderBy=osNameCtx:DESC')).content.map(({ osNameCtx }) => osNameCtx)
  expect(new Set(systems)).toEqual(new Set(['macOS']))
  expect(times(await search({}, '?orderBy=constructor:ASC'))).toEqual(times(await search()))
})

test('filtered by status and by time', async () => {
  const [success, failed, both] = await Promise.all([
    total({ status: ['Success'] }),
    total({ status: ['Failed'] }),
    total({ status: ['Success', 'Failed'] }),
  ])
  expect(success).toBeGreaterThan(0)
  expect(success + failed).toBe(both)
  expect(both).toBeLessThan(2_419)
  const now = at.sandbox.clock.now()
  const day = await search({ fromTime: now - 86_400_000, toTime: now }, '?pageSize=500')
  const recent = times(await search({}, '?pageSize=500')).filter((time) => time >= now - 86_400_000)
  expect(times(day)).toEqual(recent)
  expect(recent.length).toBeGreaterThan(10)
})

test.each([
  ['tu choi', 'Bị từ chối'],
  ['TỪ CHỐI', 'Bị từ chối'],
  ['từ chối'.normalize('NFD'), 'Bị từ chối'],
  ['dai den muc', 'dài đến mức'],
  ['<b>firefox', '<b>Firefox</b>'],
])('the text %j is found in %j', async (freeText, held) => {
  const { page, content } = await search({ freeText })
  expect(page.totalRecords).toBeGreaterThan(0)
  for (const row of content) expect(JSON.stringify(row)).toContain(held)
})

test.each(['%', '_', 'Chr_me', '100%', "' or 1=1 --", '\\'])(
  '%j is text, not a wildcard',
  async (freeText) => {
    expect(await total({ freeText })).toBe(0)
  },
)

test('wildcards are escaped', () => {
  expect(containing(' 50%_Đ\\ ')).toBe('%50\\%\\_d\\\\%')
})

test('the sentinel text breaks the server', async () => {
  const reply = await at.post(path, { freeText: 'sentinel:500', fromTime: 0, toTime: 0 })
  expect(reply.status).toBe(500)
})

test('failed sign-ins are logged with their reason, the address and what the browser said about itself', async () => {
  const agent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'
  const headers = { 'X-Client-Ip': '2001:db8::9', 'X-Client-User-Agent': agent }
  const login = '/api/account/accounts/login?captcha=stand-in'
  await at.post(login, { userName: 'bao.tran@phuongdong.example', password: 'x' }, headers)
  const [last] = (await search()).content
  expect(last).toMatchObject({
    status: 'Failed',
    deviceCtx: 'Mobile',
    osNameCtx: 'iOS 19',
    browserNameCtx: 'Safari 19',
    ipAddress: '2001:db8::9',
    extraValue: '{"reason":"Your user name or password is incorrect"}',
  })
})

test('the first sign-in of a device from a place says so, the next one does not', async () => {
  const at = setUp()
  const own = '/api/account/accounts/users/current/login-activities/search'
  const firsts = async () => {
    const { body } = await at.post(own, { fromTime: 0, toTime: 0 })
    const { results } = body as { results: { content: { extraValue?: string }[] } }
    return results.content.map(({ extraValue = '' }) => extraValue.includes('"firstSeen":true'))
  }
  await at.signIn('hang.do@acme.example')
  expect(await firsts()).toEqual([true, true])
  await at.signIn('hang.do@acme.example')
  expect(await firsts()).toEqual([false, true, true])
  at.sandbox.close()
})
