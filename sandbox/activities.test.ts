/** @jest-environment node */
import type { components } from '../openapi/schema.gen'
import { createCaller, NOON, setUp, succeeded } from './testing'

type Page<Row> = components['schemas']['PagedInfo'] & { content: Row[] }
type AccountLog = components['schemas']['AccountLog']
type ChangeLog = components['schemas']['ChangeLog']

const bao = 'bao.tran@phuongdong.example'
const chau = 'minhchau.nguyen@phuongdong.example'
const khanh = 'khanh.pham@platform.example'
const own = '/api/account/mngmnt-client/account-logs'
const platform = '/api/account/mngmnt/account-logs/search/_by_user'
const changes = '/api/activity/mngmnt-client/orgs/logs/system'

let now = NOON
const at = setUp({ now: () => now })
beforeEach(async () => {
  now = NOON
  at.sandbox.reset()
  await at.signIn(bao, 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

async function page<Row>(path: string, criteria: object = {}): Promise<Page<Row>> {
  const { status, body } = await at.post(path, criteria)
  expect(status).toBe(200)
  return (body as { results: Page<Row> }).results
}
/** One minute later each: groups are assigned and saved, and settings saved. */
async function work() {
  const minute = () => (now += 60_000)
  const groups = (how: string, groupIds: string[], userIds: string[]) =>
    at.post(`/api/account/mngmnt-client/permission/group/user/${how}`, { groupIds, userIds })
  const settings = (orgId: string, domain: string) =>
    at.post(`/api/account/mngmnt/orgs/setup/${orgId}/general-settings/save`, {
      ...{ allowedDomains: [domain], invitationUsersToJoin: true },
    })
  minute()
  await groups('assign', ['group-care'], [chau, khanh])
  minute()
  await groups('save', [], [chau])
  minute()
  await at.post('/api/account/mngmnt/permission/system-groups/org-haiau/assign_grant_permission', {
    userId: khanh,
  })
  minute()
  await settings('org-phuongdong', 'phuongdong.example')
  minute()
  await settings('org-phuongdong', 'no domain_100%')
  await settings('org-acme', 'acme.example')
}

describe('the account log', () => {
  beforeEach(work)
  const rows = async (criteria: object) =>
    (await page<AccountLog>(`${own}/search?pageSize=50`, criteria)).content.map(
      ({ action, userId }) => `${action} ${userId}`,
    )
  const ASSIGNED = [`ASSIGN_PERMISSION_GROUPS ${khanh}`, `ASSIGN_PERMISSION_GROUPS ${chau}`]
  const SAVED = `SAVE_PERMISSION_GROUPS ${chau}`
  const SELECTED = `SELECT_ORGANIZATION ${bao}`

  test.each([
    ['ACCLOG-14 everything of the organization, newest first', {}, [SAVED, ...ASSIGNED, SELECTED]],
    ['ACCLOG-13 ACCOUNTS-76 of one user', { userIds: [chau] }, [SAVED, ASSIGNED[1]]],
    ['ACCLOG-13 of an action', { actions: ['ASSIGN_PERMISSION_GROUPS'] }, ASSIGNED],
    ['ACCLOG-09 by an actor', { actionBy: [khanh] }, []],
    ['ACCLOG-09 of a text in what was sent', { freeText: 'GROUP-CARE' }, ASSIGNED],
    ['ACCLOG-09 of a text that many have', { freeText: 'bao.tran' }, [SAVED, ...ASSIGNED, SELECTED]],
    ['ACCLOG-09 of two letters', { freeText: 'sa' }, [SAVED]],
    ['ACCLOG-09 where a percent sign is a percent sign', { freeText: '%' }, []],
    ['ACCLOG-09 where an underscore is an underscore', { freeText: 'bao_tran' }, []],
    [
      'ACCLOG-09 ACCLOG-13 of all at once',
      { freeText: 'chau', userIds: [chau], actions: ['SAVE_PERMISSION_GROUPS'], actionBy: [bao] },
      [SAVED],
    ],
  ])('%s', async (_, criteria, expected) => {
    expect(await rows(criteria)).toEqual(expected)
  })

  test('ACCLOG-16 comes ten a page', async () => {
    const first = await page<AccountLog>(`${own}/search`)
    expect(first.page).toEqual({ pageSize: 10, currentPage: 0, totalPages: 1, totalRecords: 4 })
    const second = await page<AccountLog>(`${own}/search?pageSize=3&page=1`)
    expect(second.content.map(({ action }) => action)).toEqual(['SELECT_ORGANIZATION'])
  })

  test('ACCLOG-15 SUPERACC-44 of one person everywhere, for a super administrator', async () => {
    const of = async (criteria: object = {}) =>
      (await page<AccountLog>(`${platform}?userId=KHANH.pham@platform.example`, criteria)).content.map(
        ({ action, orgId }) => [action, orgId],
      )
    expect(await of()).toEqual([
      ['GRANT_PERMISSION', 'org-haiau'],
      ['ASSIGN_PERMISSION_GROUPS', 'org-phuongdong'],
    ])
    expect(await of({ actions: ['GRANT_PERMISSION'] })).toEqual([['GRANT_PERMISSION', 'org-haiau']])
    expect(await of({ userIds: [chau] })).toEqual([])
    const administrator = createCaller(at.sandbox)
    await administrator.signIn(khanh, 'org-haiau')
    expect((await administrator.post(`${platform}?userId=${khanh}`)).status).toBe(403)
    const { body } = await administrator.post(`${own}/search`)
    expect(body).toMatchObject({ results: { page: { totalRecords: 2 } } })
  })

  test('ACCLOG-17 how often each action, person and actor stands there', async () => {
    const counts = async (field: string) => (await at.get(`${own}/${field}/distinct`)).body
    expect(await counts('action')).toEqual(
      succeeded({ ASSIGN_PERMISSION_GROUPS: 2, SAVE_PERMISSION_GROUPS: 1, SELECT_ORGANIZATION: 1 }),
    )
    expect(await counts('userId')).toEqual(succeeded({ [chau]: 2, [bao]: 1, [khanh]: 1 }))
    expect(await counts('actionBy')).toEqual(succeeded({ [bao]: 4 }))
    expect((await at.get(`${own}/object/distinct`)).status).toBe(422)
  })
})

describe('the change log', () => {
  beforeEach(work)
  const rows = async (criteria: object) =>
    (await page<ChangeLog>(`${changes}/search?pageSize=50`, criteria)).content.map(
      ({ statusCode, objectType }) => `${objectType} ${statusCode}`,
    )
  const both = ['GeneralSettings 409', 'GeneralSettings 200']

  test.each([
    ['CHANGELOG-04 everything of the organization, newest first', {}, both],
    ['CHANGELOG-02 of a status', { statusCodes: ['409'] }, both.slice(0, 1)],
    ['CHANGELOG-02 of a category', { categories: ['Permission'] }, []],
    ['CHANGELOG-02 of a type', { objecTypes: ['GeneralSettings'] }, both],
    ['CHANGELOG-02 from a time', { fromStartAt: NOON + 5 * 60_000, toStartAt: 0 }, both.slice(0, 1)],
    ['CHANGELOG-02 until a time', { fromStartAt: 0, toStartAt: NOON + 4 * 60_000 }, both.slice(1)],
    ['CHANGELOG-02 of a text', { freeText: ' NO DOMAIN_100% ' }, both.slice(0, 1)],
    ['CHANGELOG-02 where an underscore is an underscore', { freeText: 'no_domain' }, []],
  ])('%s', async (_, criteria, expected) => {
    expect(await rows(criteria)).toEqual(expected)
  })

  test('CHANGELOG-02 how often each category, status and type stands there; of another field nothing', async () => {
    const counts = async (field: string) => (await at.get(`${changes}/${field}/distinct`)).body
    expect(await counts('category')).toEqual(succeeded({ Organization: 2 }))
    expect(await counts('statusCode')).toEqual(succeeded({ '200': 1, '409': 1 }))
    expect(await counts('objectType')).toEqual(succeeded({ GeneralSettings: 2 }))
    for (const other of ['input', 'toString', 'x; drop table change_log'])
      expect(await counts(encodeURIComponent(other))).toEqual(succeeded({}))
  })

  test('CHANGELOG-04 ACCLOG-14 whoever administers nothing reads neither log', async () => {
    const user = createCaller(at.sandbox)
    await user.signIn('users.trinh@acme.example', 'org-acme')
    expect((await user.post(`${changes}/search`)).status).toBe(403)
    expect((await user.post(`${own}/search`)).status).toBe(403)
    expect((await user.get(`${own}/action/distinct`)).status).toBe(403)
  })
})
