/** @jest-environment node */
import type { components } from '../openapi/schema.gen'
import { exportRecords } from '../openapi/bounds.gen'
import { failed, setUp } from './testing'

// A million and more organizations would take minutes; the rule is the same with a limit that is soon reached.
const LIMIT = 2
jest.mock('../openapi/bounds.gen', () => ({
  ...jest.requireActual<typeof import('../openapi/bounds.gen')>('../openapi/bounds.gen'),
  exportRecords: 2,
}))

const BAO = 'bao.tran@phuongdong.example'
const CROWD = 100_000
/** Milliseconds. */
const GOAL = 50

const at = setUp({ organizations: CROWD })
beforeAll(() => at.signIn(BAO, 'org-phuongdong'))
afterAll(() => at.sandbox.close())

type Results = components['schemas']['PagedInfo'] & { content: components['schemas']['Organization'][] }

async function search(criteria: object, query: string): Promise<Results> {
  const { body } = await at.post(`/api/account/mngmnt/orgs/search?${query}`, criteria)
  return (body as { results: Results }).results
}

/**
 * A page, and the processor time that it took, the way through the sandbox included: the machine has other things to do
 * meanwhile, and for their sake a slow page gets more tries.
 */
async function timed(criteria: object, query: string) {
  let best = Infinity
  let found = await search(criteria, query)
  for (let n = 0; n < 15 && best >= GOAL; n += 1) {
    const before = process.cpuUsage()
    found = await search(criteria, query)
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return { ...found, best }
}

test.each([
  ['the first page', {}, ''],
  ['the last page', {}, 'page=10202'],
  ['a page in the middle by name', {}, 'page=5000&orderBy=name:ASC'],
  ['by type', {}, 'orderBy=accountType:DESC'],
  ['by status', {}, 'orderBy=status:ASC'],
  ['by change', {}, 'orderBy=updatedAt:DESC'],
  ['a text that many have', { freeText: 'cong ty' }, ''],
  ['a text that one has', { freeText: 'crowd-99999.ex' }, 'orderBy=name:ASC'],
  ['a text that nobody has', { freeText: 'zzzz' }, ''],
  ['filters', { accountTypes: ['Lite'], status: ['inactive'], envs: ['Staging'] }, 'orderBy=name:ASC'],
  ['an industry of nobody', { industries: ['nobody'] }, ''],
])('ORGLIST-16 B24 of a hundred thousand organizations %s comes within 50 ms', async (_, criteria, query) => {
  const { content, page, best } = await timed(criteria, query)
  expect(content.length).toBe(Math.min(10, Math.max(0, page.totalRecords - page.currentPage * 10)))
  expect(best).toBeLessThan(GOAL)
})

test('pages stay honest: every organization once, whatever the order', async () => {
  const { page } = await search({ envs: ['Staging'] }, 'pageSize=500&orderBy=accountType:ASC')
  const seen = new Set<string>()
  for (let n = 0; n < 6; n += 1) {
    const { content } = await search({ envs: ['Staging'] }, `pageSize=500&page=${n}&orderBy=accountType:ASC`)
    content.forEach(({ id }) => seen.add(id))
  }
  expect(seen.size).toBe(3_000)
  expect(page.totalRecords).toBeGreaterThan(CROWD / 5)
})

describe('the limit of an export', () => {
  const start = (freeText: string) => {
    at.sandbox.clock.advance(30_000)
    const headers = { otp_code: at.sandbox.codeOf(BAO) }
    return at.post('/api/account/mngmnt/organizations/export/_by_criteria?timezone=7', { freeText }, headers)
  }

  test('EXPORTJOB-07 is a million records', () => {
    const { exportRecords: real } =
      jest.requireActual<typeof import('../openapi/bounds.gen')>('../openapi/bounds.gen')
    expect([real, exportRecords]).toEqual([1_000_000, LIMIT])
  })

  test('EXPORTJOB-07 lets as many through, and refuses one more', async () => {
    expect((await start('acme')).status).toBe(200)
    const { status, body } = await start('cong ty')
    expect([status, body]).toEqual([409, failed('At most 1,000,000 records can be exported')])
  })
})
