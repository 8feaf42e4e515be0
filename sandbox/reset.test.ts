/** @jest-environment node */
import { NOON, setUp } from './testing'

const MINUTE = 60_000
const BAO = 'bao.tran@phuongdong.example'
const own = '/api/account/accounts/users/current'

let now = NOON
const at = setUp({ now: () => now })
afterAll(() => at.sandbox.close())

async function ownPhone(): Promise<unknown> {
  const { body } = await at.current()
  return (body as { result: { phone?: string } }).result.phone
}

/** How many organizations free text finds, by its index. */
async function found(freeText: string): Promise<number> {
  const { status, body } = await at.post('/api/account/mngmnt/orgs/search', { freeText })
  expect(status).toBe(200)
  return (body as { results: { page: { totalRecords: number } } }).results.page.totalRecords
}

/** How many minutes ago the seeded session was used that was used last. */
async function lastUse(): Promise<number> {
  const { body } = await at.post('/api/account/accounts/users/tokens?pageSize=100', {})
  const { content } = (body as { results: { content: { id: string; lastAccessedAt: number }[] } }).results
  const seeded = content.filter(({ id }) => id.startsWith('session-'))
  return (now - Math.max(...seeded.map(({ lastAccessedAt }) => lastAccessedAt))) / MINUTE
}

test('a reset undoes whatever was done, time after time', async () => {
  await at.signIn(BAO, 'org-phuongdong')
  const before = [await ownPhone(), await found('phương đông')]
  for (const phone of ['0900 000 001', '0900 000 002']) {
    const { status } = await at.post(`${own}/update/info`, { name: 'Bảo', phone })
    expect([status, await ownPhone()]).toEqual([200, phone])
    at.sandbox.reset()
    expect((await at.current()).status).toBe(401)
    await at.signIn(BAO, 'org-phuongdong')
    expect([await ownPhone(), await found('phương đông')]).toEqual(before)
  }
})

test.each([0, 90, -200])('the times of the world are those of a clock %i minutes later', async (minutes) => {
  now = NOON + minutes * MINUTE
  at.sandbox.reset()
  await at.signIn(BAO, 'org-phuongdong')
  expect(await lastUse()).toBe(42)
})
