/** @jest-environment node */
import { failed, setUp } from './testing'

const SEARCH = '/api/account/mngmnt/orgs/search'
const UPDATE = (orgId: string) => `/api/account/mngmnt/orgs/${orgId}/`

const at = setUp()
beforeAll(() => at.signIn('bao.tran@phuongdong.example', 'org-phuongdong'))
afterAll(() => at.sandbox.close())

type Found = { id: string; name: string; status: string; createdAt: number; updatedAt?: number }
type Results = { content: Found[]; page: { totalRecords: number; totalPages: number } }

async function search(criteria: object = {}, query = ''): Promise<Results> {
  const { status, body } = await at.post(`${SEARCH}?${query}`, criteria)
  expect(status).toBe(200)
  return (body as { results: Results }).results
}
const ids = async (criteria: object, query?: string) =>
  (await search(criteria, query)).content.map(({ id }) => id)

describe('the search', () => {
  test('pages through every organization of the platform', async () => {
    const first = await search()
    const all = first.page.totalRecords
    expect(all).toBeGreaterThan(2000)
    expect(first.page).toMatchObject({ totalPages: Math.ceil(all / 10), pageSize: 10, currentPage: 0 })
    const last = await search({}, `page=${Math.ceil(all / 10) - 1}`)
    expect(last.content).toHaveLength(all % 10 || 10)
    expect(await ids({}, 'page=0')).toEqual(first.content.map(({ id }) => id))
  })

  test.each([
    ['a name, without its accents and in any case', 'BAT DONG', []],
    ['a name', 'phuong dong', ['org-phuongdong']],
    ['an e-mail address', 'contact@phuong', ['org-phuongdong']],
    ['a phone number', '3822 0145', ['org-acme']],
    ['a website', 'ACME-RETAIL.example', ['org-acme']],
    ['what would be SQL', `'; drop table`, ['org-drop']],
    ['a percent sign as one', '100%%', []],
  ])('finds by %s', async (_, freeText, found) => {
    expect(await ids({ freeText })).toEqual(found)
  })

  test('filters by type, industry, state and environment, all at once', async () => {
    expect(await ids({ accountTypes: ['Enterprise'] })).toEqual(['org-phuongdong'])
    expect(await ids({ industries: ['shopping', 'Real Estate'] }, 'orderBy=name:ASC')).toEqual([
      'org-acme',
      'org-phuongdong',
    ])
    expect(await ids({ status: ['inactive'] })).toEqual(['org-songhuong'])
    expect(await ids({ envs: ['Staging'] })).toEqual(['org-acme'])
    expect(
      await ids({ envs: ['Staging', 'Production'], status: ['active'], industries: ['shopping'] }),
    ).toEqual(['org-acme'])
    expect(await ids({ envs: ['Staging'], accountTypes: ['Enterprise'] })).toEqual([])
  })

  test.each(['name', 'accountType', 'status', 'createdAt', 'updatedAt'])(
    'sorts by %s both ways',
    async (field) => {
      const up = await search({ freeText: 'acme' }, `orderBy=${field}:ASC`)
      const down = await search({ freeText: 'acme' }, `orderBy=${field}:DESC`)
      expect(up.content).toHaveLength(2)
      expect(down.content.map(({ id }) => id).sort()).toEqual(up.content.map(({ id }) => id).sort())
    },
  )

  test('sorts names without regard to accents', async () => {
    const names = await ids({ freeText: 'a' }, 'orderBy=name:ASC&pageSize=500')
    const reversed = await ids({ freeText: 'a' }, 'orderBy=name:DESC&pageSize=500')
    expect(names[0]).not.toBe(reversed[0])
  })

  test('breaks when it is asked to', async () => {
    expect((await at.post(SEARCH, { freeText: 'sentinel:503' })).status).toBe(503)
  })
})

describe('the update', () => {
  const input = {
    name: ' Phương Đông <b>Land</b> ',
    code: 'PHUONGDONG',
    fullName: 'Công ty Phương Đông',
    accountType: 'Enterprise',
    phase: 'Retention',
    industry: 'Real Estate',
    website: 'https://pd.example',
  }
  afterEach(async () => {
    at.sandbox.reset()
    await at.signIn('bao.tran@phuongdong.example', 'org-phuongdong')
  })

  test('changes what is sent and clears what is not', async () => {
    const { status, body } = await at.post(UPDATE('org-phuongdong'), input)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      message: 'Phương Đông <b>Land</b> Organiziation updated successfully',
      result: {
        ...input,
        name: 'Phương Đông <b>Land</b>',
        status: 'active',
        updatedBy: 'bao.tran@phuongdong.example',
      },
    })
    expect(body).not.toHaveProperty('result.phone')
    expect(await ids({ freeText: 'phuong dong <b>' })).toEqual(['org-phuongdong'])
    expect((await at.current()).body).toMatchObject({
      result: { orgCtx: { organization: { name: 'Phương Đông <b>Land</b>' } } },
    })
  })

  test.each([
    ['an organization that is gone', 'org-none', {}, 'This organization does not exist any more'],
    [
      'the code of another',
      'org-phuongdong',
      { code: 'acme' },
      'An organization with this code exists already',
    ],
    ['the silent phone', 'org-phuongdong', { phone: '001' }, undefined],
  ])('refuses %s', async (_, orgId, change, words) => {
    const { status, body } = await at.post(UPDATE(orgId), { ...input, ...change })
    expect([status, body]).toEqual([409, failed(words)])
  })
})
