/** @jest-environment node */
import type { components } from '../openapi/schema.gen'
import { createCaller, failed, setUp } from './testing'

type Schemas = components['schemas']
type Results = Schemas['PagedInfo'] & {
  content: Schemas['Account'][]
  extras: {
    orgs: Record<string, Schemas['Organization']>
    orgCtxes: Record<string, Schemas['OrganizationContext'][]>
  }
}

const BAO = 'bao.tran@phuongdong.example'
const KHANH = 'khanh.pham@platform.example'
const OBRIEN = "o'brien+test@acme.example"
const INACTIVE = 'inactive.mai@acme.example'

const at = setUp()
const khanh = createCaller(at.sandbox)
beforeAll(async () => {
  await at.signIn(BAO, 'org-phuongdong')
  await khanh.signIn(KHANH, 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

async function found(path: string, criteria: object, query: string, caller: typeof khanh): Promise<Results> {
  const { status, body } = await caller.post(`/api/account/${path}/accounts/search?${query}`, criteria)
  expect(status).toBe(200)
  return (body as { results: Results }).results
}
const everywhere = (criteria: object, query = 'pageSize=100') => found('mngmnt', criteria, query, at)
const here = (criteria: object, query = 'pageSize=100') => found('mngmnt-client', criteria, query, khanh)
const idsIn = ({ content }: Results) => content.map(({ id }) => id)

test('SUPERACC-03 SUPERACC-21 a super administrator sees the accounts of all organizations, newest first', async () => {
  const { content, page } = await everywhere({})
  expect(content).toHaveLength(page.totalRecords)
  expect(idsIn({ content } as Results)).toEqual(expect.arrayContaining([BAO, OBRIEN, INACTIVE]))
  const times = content.map(({ createdAt }) => createdAt!)
  expect(times).toEqual([...times].sort((one, other) => other - one))
})

test('ADMINCOMMON-14 ADMINCOMMON-15 a list says how many there are, how long it took, and what the time is', async () => {
  const { body } = await khanh.post('/api/account/mngmnt-client/accounts/search?pageSize=2', {})
  expect(body).toEqual({
    success: true,
    results: {
      content: [expect.anything(), expect.anything()],
      page: {
        pageSize: 2,
        currentPage: 0,
        totalRecords: expect.any(Number) as number,
        totalPages: expect.any(Number) as number,
      },
      timeTaken: expect.any(Number) as number,
      currentTime: expect.any(Number) as number,
      extras: { orgs: expect.anything() as object, orgCtxes: expect.anything() as object },
    },
  })
})

test('ROLES-43 ACCOUNTS-27 an administrator sees those of the own organization alone', async () => {
  const { content } = await here({})
  expect(idsIn({ content } as Results).sort()).toEqual([
    BAO,
    'ended.tong@acme.example',
    KHANH,
    'minhchau.nguyen@phuongdong.example',
    'silent.account@acme.example',
    'ten.dang@platform.example',
    'thu.dinh@platform.example',
  ])
  const { status } = await khanh.post('/api/account/mngmnt/accounts/search', {})
  expect(status).toBe(403)
})

test('ACCOUNTS-32 ACCOUNTS-33 ACCOUNTS-34 a row comes with its organizations, and with what it is in each', async () => {
  const { content, extras } = await here({ freeText: KHANH })
  expect(content).toEqual([
    {
      id: KHANH,
      name: 'Phạm Hoàng Khánh Linh',
      status: 'active',
      totpEnabled: true,
      passwordExpired: false,
      orgIds: ['org-anhduong', 'org-haiau', 'org-phuongdong', 'org-quangminh', 'org-songhuong'],
      roles: ['ADMIN'],
      createdAt: expect.any(Number) as number,
      createdBy: BAO,
    },
  ])
  expect(extras.orgs['org-songhuong']).toMatchObject({ status: 'inactive' })
  expect(extras.orgCtxes[KHANH]).toContainEqual({
    id: `org-phuongdong:${KHANH}`,
    orgId: 'org-phuongdong',
    roles: ['ADMIN'],
  })
})

test('ROLES-43 roles are those of the own organization, or all for a super administrator', async () => {
  const [own] = (await here({ freeText: BAO })).content
  const [all] = (await everywhere({ freeText: BAO })).content
  expect([own!.roles, all!.roles]).toEqual([
    ['ADMIN', 'SUPER_ADMIN'],
    ['USER', 'ADMIN', 'SUPER_ADMIN'],
  ])
})

test('no answer carries a secret', async () => {
  const { body } = await at.post('/api/account/mngmnt/accounts/search?pageSize=100', {})
  expect(JSON.stringify(body)).not.toMatch(/apiKey|password"|totpSecret|seed:|pd7f0a52c1e84b6d9a3f/)
})

test.each([
  ['a name without its accents', 'tran le quoc bao', BAO],
  ['a name with them, composed or not', 'Trần Lê Quốc'.normalize('NFD'), BAO],
  ['đ as d', 'do thi hang', 'hang.do@acme.example'],
  ['an e-mail address in any case', 'BAO.TRAN@PhuongDong', BAO],
  ['a phone number as it is written', '0903 418', BAO],
  ['a phone number without its blanks', '0903418226', BAO],
  ['a plus sign as it is', 'brien+t', OBRIEN],
  ['less than three letters', "o'", OBRIEN],
  ['blanks around it', '  quoc bao ', BAO],
])('ACCOUNTS-31 B28 B29 free text finds %s', async (_, freeText, id) => {
  expect(idsIn(await everywhere({ freeText }))).toContain(id)
})

test.each(['_', '%', 'ba_', 'bao%', '.*', '\\', '"', "' or 1 --", 'bao OR khanh', '*'])(
  'B28 %j is plain text and finds only what has it',
  async (freeText) => {
    for (const { id, name } of (await everywhere({ freeText })).content)
      expect(`${name} ${id}`.toLowerCase()).toContain(freeText)
  },
)

test.each([
  ['roles', { roles: ['SUPER_ADMIN'] }, [BAO, 'thu.dinh@platform.example']],
  ['status', { status: ['inactive'] }, [INACTIVE]],
  ['a permission group', { permissionGroup: ['group-acme-till'] }, ['users.trinh@acme.example']],
  ['organizations', { orgIds: ['org-bold', 'org-formula'] }, [OBRIEN]],
  ['several at once', { orgIds: ['org-phuongdong'], roles: ['ADMIN'], freeText: 'khanh' }, [KHANH]],
  ['a role that is held elsewhere', { orgIds: ['org-tinnghia'], roles: ['SUPER_ADMIN'] }, []],
  ['nothing in common', { status: ['inactive'], roles: ['SUPER_ADMIN'] }, []],
])('ACCOUNTS-31 the filters are %s', async (_, criteria, ids) => {
  const { content, page } = await everywhere(criteria)
  expect(idsIn({ content } as Results).sort()).toEqual(ids)
  expect(page.totalRecords).toBe(ids.length)
})

test.each([
  ['roles', { roles: ['SUPER_ADMIN'] }, [BAO, 'thu.dinh@platform.example']],
  ['roles that are held elsewhere', { roles: ['API'] }, []],
  ['a permission group', { permissionGroup: ['group-hostile'] }, [BAO, 'minhchau.nguyen@phuongdong.example']],
  ['a permission group of another organization', { permissionGroup: ['group-acme-till'] }, []],
  ['status', { status: ['inactive'] }, []],
])('ACCOUNTS-31 ROLES-43 in the own organization by %s', async (_, criteria, ids) => {
  expect(idsIn(await here(criteria)).sort()).toEqual(ids)
})

test.each([
  [
    'name:ASC',
    ({ name }: Schemas['Account']) =>
      name.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase(),
  ],
  ['id:ASC', ({ id }: Schemas['Account']) => id],
  ['status:ASC', ({ status }: Schemas['Account']) => status],
])('ACCOUNTS-29 sorted by %s', async (orderBy, keyOf) => {
  const keys = (await everywhere({}, `pageSize=100&orderBy=${orderBy}`)).content.map(keyOf)
  expect(keys).toEqual([...keys].sort((one, other) => (one < other ? -1 : Number(one > other))))
})

test('ACCOUNTS-29 a field that cannot be sorted by leaves the newest first', async () => {
  expect(idsIn(await everywhere({}, 'orderBy=password:ASC'))).toEqual(idsIn(await everywhere({}, '')))
})

test('ACCOUNTS-30 pages have ten accounts, each of them once', async () => {
  const pages = await Promise.all([0, 1].map((page) => everywhere({}, `page=${page}`)))
  expect(pages[0]!.page).toMatchObject({ pageSize: 10, currentPage: 0 })
  expect(new Set(pages.flatMap(idsIn)).size).toBe(20)
})

describe('one account', () => {
  const detail = (id: string, more = '') =>
    khanh.get(`/api/account/mngmnt-client/accounts/detail?id=${encodeURIComponent(id)}${more}`)

  test('ACCOUNTS-58 comes with its permission groups when they are asked for', async () => {
    const { body } = await detail(BAO, '&loadPermissionGroup=true')
    const { result } = body as { result: Schemas['Account'] }
    expect(result).toMatchObject({ id: BAO, roles: ['ADMIN', 'SUPER_ADMIN'] })
    expect(result.permissionGroups!.map(({ name }) => name)).toContain('Root')
    expect((await detail(BAO)).body).not.toHaveProperty('result.permissionGroups')
  })

  test.each([
    ['that is gone', 'nobody@acme.example', 'This account does not exist any more'],
    ['of another organization', 'hang.do@acme.example', 'This account does not belong to the organization'],
  ])('ROLES-43 is refused: one %s', async (_, id, message) => {
    const { status, body } = await detail(id)
    expect([status, body]).toEqual([409, failed(message)])
  })
})

test('what changes is found at once: a name, a phone number, a role, a state', async () => {
  const sandbox = setUp()
  await sandbox.signIn(BAO, 'org-phuongdong')
  const update = (changes: object) =>
    sandbox.post('/api/account/mngmnt/accounts/update/info?id=hang.do@acme.example', {
      ...{ email: 'hang.do@acme.example', name: 'Đỗ Thị Hằng', roles: ['USER'], status: 'active' },
      ...changes,
    })
  const ids = async (criteria: object) => idsIn(await found('mngmnt', criteria, '', sandbox))
  await update({ name: 'Quạ Đen', phone: '0911.222.333', roles: ['ADMIN'], status: 'inactive' })
  for (const criteria of [
    { freeText: 'qua den' },
    { freeText: '0911222333' },
    { orgIds: ['org-acme'], roles: ['ADMIN'] },
    { orgIds: ['org-acme'], status: ['inactive'], roles: ['ADMIN'] },
    { status: ['inactive'], roles: ['ADMIN'] },
  ])
    expect(await ids(criteria)).toEqual(['hang.do@acme.example'])
  expect(await ids({ freeText: 'hang do' })).toEqual([])
  sandbox.sandbox.close()
})

test('sentinel:503 breaks the list', async () => {
  expect((await at.post('/api/account/mngmnt/accounts/search', { freeText: 'sentinel:503' })).status).toBe(
    503,
  )
})
