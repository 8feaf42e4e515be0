/** @jest-environment node */
import type { components } from '../openapi/schema.gen'
import { fold } from './store/fold'
import { createCaller, failed, setUp } from './testing'

type Organization = components['schemas']['Organization']
type Results = components['schemas']['PagedInfo'] & { content: Organization[] }

const BAO = 'bao.tran@phuongdong.example'
const orgs = '/api/account/mngmnt/orgs'

const at = setUp()
const again = async () => {
  at.sandbox.reset()
  await at.signIn(BAO, 'org-phuongdong')
}
beforeAll(again)
afterAll(() => at.sandbox.close())

async function search(criteria: object = {}, query = ''): Promise<Results> {
  const { status, body } = await at.post(`${orgs}/search?${query}`, criteria)
  expect(status).toBe(200)
  return (body as { results: Results }).results
}
const ids = async (criteria: object, query?: string) =>
  (await search(criteria, query)).content.map(({ id }) => id)
const find = async (freeText: string) => (await search({ freeText })).content[0]

async function everyPage(criteria: object, orderBy: string): Promise<Organization[]> {
  const { page } = await search(criteria, `pageSize=500&orderBy=${orderBy}`)
  const pages = await Promise.all(
    Array.from({ length: page.totalPages }, (_, n) =>
      search(criteria, `pageSize=500&page=${n}&orderBy=${orderBy}`),
    ),
  )
  return pages.flatMap(({ content }) => content)
}

describe('the search', () => {
  test('ORGLIST-55 ORGLIST-57 pages through every organization of the platform', async () => {
    const first = await search()
    const all = first.page.totalRecords
    expect(all).toBeGreaterThan(2000)
    expect(first.page).toMatchObject({ totalPages: Math.ceil(all / 10), pageSize: 10, currentPage: 0 })
    const last = await search({}, `page=${first.page.totalPages - 1}`)
    expect(last.content).toHaveLength(all % 10 || 10)
    expect((await search({}, `page=${first.page.totalPages}`)).content).toEqual([])
    const everyone = await everyPage({}, 'createdAt:DESC')
    expect(new Set(everyone.map(({ id }) => id)).size).toBe(all)
    expect(everyone.slice(0, 10)).toEqual(first.content)
  })

  test.each([
    ['a name, without its accents and in any case', 'BAT DONG', []],
    ['a name', 'phuong dong', ['org-phuongdong']],
    ['an e-mail address', 'Contact@phuong', ['org-phuongdong']],
    ['a phone number', '3822 0145', ['org-acme']],
    ['a website', 'ACME-RETAIL.example', ['org-acme']],
    ['what would be SQL', `'; drop table`, ['org-drop']],
    ['a percent sign as one', '100%%', []],
    ['a name and its e-mail address at once', 'phuong dong real estate\ncontact', ['org-phuongdong']],
  ])('finds by %s', async (_, freeText, found) => {
    expect(await ids({ freeText })).toEqual(found)
  })

  test.each(['Phương Đông'.normalize('NFC'), 'Phương Đông'.normalize('NFD'), '  phuong dong '])(
    'B29 %j finds the same, however it is spelt',
    async (freeText) => expect(await ids({ freeText })).toEqual(['org-phuongdong']),
  )

  test.each([
    [{ accountTypes: ['Enterprise'] }],
    [{ accountTypes: ['Enterprise', 'Lite'], envs: ['Staging'] }],
    [{ industries: ['Real Estate', 'heath_care'] }],
    [{ status: ['inactive'] }],
    [{ status: ['active', 'inactive'], envs: ['Production'], freeText: 'cong ty' }],
    [
      {
        accountTypes: ['Lite'],
        industries: ['Retail'],
        status: ['active'],
        envs: ['Production'],
        freeText: '9',
      },
    ],
    [{ industries: ['none of these'] }],
    [{ freeText: '', accountTypes: [], industries: [], status: [], envs: [] }],
  ])(
    'ORGLIST-56 %j finds exactly those that it means',
    async (criteria: Record<string, string[] | string>) => {
      const within = (field: string, value?: string) => {
        const wanted = criteria[field]
        return wanted === undefined || wanted.length === 0 || (value !== undefined && wanted.includes(value))
      }
      const meant = (await everyPage({}, 'createdAt:DESC')).filter(
        (it) =>
          within('accountTypes', it.accountType) &&
          within('industries', it.industry) &&
          within('status', it.status) &&
          within('envs', it.environment) &&
          [it.name, it.email, it.phone, it.website].some((text) =>
            fold(text ?? '').includes(String(criteria.freeText ?? '')),
          ),
      )
      const found = await everyPage(criteria, 'createdAt:DESC')
      expect(found.map(({ id }) => id)).toEqual(meant.map(({ id }) => id))
      expect((await search(criteria)).page.totalRecords).toBe(meant.length)
    },
  )

  test.each(['name', 'accountType', 'status', 'createdAt', 'updatedAt'] as const)(
    'ORGLIST-17 ORGLIST-18 sorts by %s both ways, the same whatever the page',
    async (field) => {
      const value = (it: Organization) => (field === 'name' ? fold(it.name) : (it[field] ?? ''))
      for (const criteria of [{}, { freeText: 'a' }, { freeText: 'tuong van 1' }]) {
        const up = (await everyPage(criteria, `${field}:ASC`)).map(value)
        const down = (await everyPage(criteria, `${field}:DESC`)).map(value)
        expect(down).toEqual([...up].reverse())
        // As the database compares: byte by byte, and what there is none of first.
        const bytes = up.map((text) => (typeof text === 'number' ? text : Buffer.from(text)))
        const inOrder = (one: (typeof bytes)[0], next: (typeof bytes)[0]) =>
          typeof one === 'number' || typeof next === 'number'
            ? typeof one !== 'number' || one <= Number(next)
            : Buffer.compare(one, next) <= 0
        expect(bytes.slice(1).every((next, n) => inOrder(bytes[n]!, next))).toBe(true)
      }
    },
  )

  test('ORGLIST-19 ORGCOMMON-11 the newest come first, and a field that nobody sorts by changes nothing', async () => {
    const times = (await search({}, 'pageSize=100')).content.map(({ createdAt }) => createdAt!)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(await ids({}, 'orderBy=zzz:ASC')).toEqual(await ids({}))
  })

  test('every state that a row can have is there', async () => {
    const all = await everyPage({}, 'createdAt:DESC')
    const values = (field: keyof Organization) => new Set(all.map((it) => it[field]))
    for (const type of ['Trial', 'Basic', 'Profesional', 'Enterprise', 'Contract', 'Lite'])
      expect(values('accountType')).toContain(type)
    for (const phase of ['Pilot', 'Tuning & Grow', 'Retention', 'Dropped', undefined])
      expect(values('phase')).toContain(phase)
    for (const environment of ['Staging', 'Production', undefined])
      expect(values('environment')).toContain(environment)
    const now = at.sandbox.clock.now()
    expect(all.some((it) => (it.contractEffectiveTo ?? now) < now)).toBe(true)
    expect(all.some((it) => (it.contractEffectiveFrom ?? now) > now)).toBe(true)
    expect(all.some((it) => it.updatedAt === undefined && it.updatedBy === undefined)).toBe(true)
  })

  test('fails with the status that the free text names', async () => {
    expect((await at.post(`${orgs}/search`, { freeText: 'sentinel:503' })).status).toBe(503)
  })
})

describe('suggestions', () => {
  const suggest = async (query: string) => {
    const { body } = await at.get(`${orgs}/suggest?query=${encodeURIComponent(query)}`)
    return (body as { results: Organization[] }).results
  }

  test('ORGLIST-58 ORGCOMMON-36 are at most ten, by a part of the name', async () => {
    const many = await suggest('cong ty')
    expect(many).toHaveLength(10)
    for (const { name } of many) expect(fold(name)).toContain('cong ty')
    expect(await suggest('')).toHaveLength(10)
    expect(((await at.get(`${orgs}/suggest`)).body as { results: unknown[] }).results).toHaveLength(10)
    expect(await suggest('nothing like it')).toEqual([])
    expect(await suggest('100%_')).toEqual([])
  })

  test('name the organization of an id, and tell no more than a picker needs', async () => {
    expect(await suggest('org-phuongdong')).toEqual([
      {
        id: 'org-phuongdong',
        name: 'Phương Đông Real Estate',
        code: 'PHUONGDONG',
        website: 'https://phuongdong.example',
        status: 'active',
      },
    ])
  })
})

const form = {
  name: ' Tiệm bánh Mây ',
  code: 'MAY',
  fullName: 'Công ty TNHH Tiệm bánh Mây',
  accountType: 'Lite',
  phase: 'Pilot',
  industry: 'F&B',
}

describe('a new organization', () => {
  beforeEach(again)
  const create = (change: object = {}) => at.post(`${orgs}/`, { ...form, ...change })

  test('ORGFORM-23 ORGFORM-25 is there as it was filled in', async () => {
    const more = {
      environment: 'Staging',
      contractType: 'Pango License',
      contractEffectiveFrom: 1,
      contractEffectiveTo: 1,
      website: 'https://may.example',
      address: '1 Lê Lợi',
      phone: '028',
      email: 'may@may.example',
      status: 'inactive',
    }
    const { status, body } = await create(more)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      message: 'Tiệm bánh Mây Organiziation added successfully',
      result: { ...form, ...more, name: 'Tiệm bánh Mây', createdAt: at.sandbox.clock.now(), createdBy: BAO },
    })
    expect(body).not.toHaveProperty('result.updatedAt')
    expect(await find('tiem banh may')).toMatchObject({ code: 'MAY', status: 'inactive' })
  })

  test('ORGFORM-09 ORGFORM-13 ORGFORM-22 is active and in production unless the form says otherwise', async () => {
    const { body } = await create({ website: ' ', contractEffectiveFrom: null, contractEffectiveTo: null })
    expect(body).toMatchObject({ result: { status: 'active', environment: 'Production' } })
    for (const field of ['website', 'phone', 'contractEffectiveFrom'])
      expect(body).not.toHaveProperty(`result.${field}`)
  })

  test.each(['name', 'code', 'fullName', 'accountType', 'phase', 'industry'])(
    'ORGFORM-18 ORGFORM-19 ORGFORM-20 is not made without %s',
    async (field) => {
      expect((await create({ [field]: undefined })).status).toBe(422)
      for (const nothing of ['', '  ']) expect((await create({ [field]: nothing })).status).toBe(422)
    },
  )

  test.each([
    ['ORGFORM-21 an ill-formed e-mail address', { email: 'may' }],
    ['ORGFORM-10 an account type that the form does not offer', { accountType: 'Trial' }],
    ['ORGFORM-12 an unknown environment', { environment: 'Test' }],
    ['ORGFORM-14 an unknown contract type', { contractType: 'Other' }],
    ['ORGFORM-11 an unknown phase', { phase: 'Other' }],
    ['a status in capital letters', { status: 'ACTIVE' }],
    ['a field that no form has', { imageLink: 'x' }],
  ])('%s is a mistake', async (_, change) => expect((await create(change)).status).toBe(422))

  test.each([
    ['the code of another, in any case', { code: ' acme ' }, 'An organization with this code exists already'],
    ['the name of another', { name: 'zenbrew' }, 'Tên thương hiệu này đã được một tổ chức khác sử dụng'],
    [
      'a contract that ends before it begins',
      { contractEffectiveFrom: 2, contractEffectiveTo: 1 },
      'The contract must not end before it begins',
    ],
    ['the silent phone', { phone: '001' }, undefined],
  ])('%s is refused', async (_, change, message) => {
    const { status, body } = await create(change)
    expect([status, body]).toEqual([409, failed(message)])
    expect(await find('tiem banh may')).toBeUndefined()
  })

  test('STORAGE-11 gets its custom model from the template, once', async () => {
    const model = (body: object) =>
      at.post('/api/console/mngmnt/managed-object/x-model/template/_create', body)
    const { body } = await create()
    const orgId = (body as { result: Organization }).result.id
    const made = await model({ orgId, code: 'ZmaCheater' })
    expect(made.status).toBe(200)
    expect(made.body).toMatchObject({ result: { orgId, code: 'ZmaCheater', fields: ['phone', 'reason'] } })
    const refusals = [
      [{ orgId, code: 'ZmaCheater' }, 'Tổ chức này đã có mô hình này'],
      [{ orgId, code: 'Other' }, 'There is no template with this code'],
      [{ orgId: 'org-none', code: 'ZmaCheater' }, 'This organization does not exist any more'],
    ] as const
    for (const [input, message] of refusals) expect((await model(input)).body).toEqual(failed(message))
    const silent = (await create({ name: 'Không mô hình', code: 'NO-MODEL' })).body as {
      result: Organization
    }
    expect((await model({ orgId: silent.result.id, code: 'ZmaCheater' })).body).toEqual(failed())
  })
})

describe('the update', () => {
  beforeEach(again)
  const update = (orgId: string, change: object = {}) => at.post(`${orgs}/${orgId}/`, { ...input, ...change })
  const input = {
    name: ' Phương Đông <b>Land</b> ',
    code: 'PHUONGDONG',
    fullName: 'Công ty Phương Đông',
    accountType: 'Enterprise',
    phase: 'Retention',
    industry: 'Real Estate',
    website: 'https://pd.example',
  }

  test('ORGFORM-24 ORGFORM-26 changes what is sent and clears what is not', async () => {
    const { status, body } = await update('org-phuongdong')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      message: 'Phương Đông <b>Land</b> Organiziation updated successfully',
      result: { ...input, name: 'Phương Đông <b>Land</b>', status: 'active', updatedBy: BAO },
    })
    for (const field of ['phone', 'contractType', 'contractEffectiveTo', 'environment'])
      expect(body).not.toHaveProperty(`result.${field}`)
    expect(await ids({ freeText: 'phuong dong <b>' })).toEqual(['org-phuongdong'])
    expect((await at.current()).body).toMatchObject({
      result: { orgCtx: { organization: { name: 'Phương Đông <b>Land</b>' } } },
    })
  })

  test('an organization of another type may keep it, but the status is not of this form', async () => {
    expect((await update('org-acme', { code: 'ACME', accountType: 'Basic' })).status).toBe(200)
    expect((await update('org-acme', { code: 'ACME', status: 'inactive' })).status).toBe(422)
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
    ['the organization that refuses in silence', 'org-silent', { code: 'SILENT' }, undefined],
  ])('refuses %s', async (_, orgId, change, message) => {
    const { status, body } = await update(orgId, change)
    expect([status, body]).toEqual([409, failed(message)])
  })
})

describe('the status', () => {
  beforeEach(again)
  const turn = (orgId: string, status: string) => at.post(`${orgs}/${orgId}/status?status=${status}`)

  test('ORGLIST-45 ORGLIST-43 inactive blocks all access to the organization, active gives it back', async () => {
    const hang = createCaller(at.sandbox)
    await hang.signIn('hang.do@acme.example', 'org-acme')
    expect((await turn('org-acme', 'inactive')).body).toEqual({
      success: true,
      message: 'Updated successfully',
    })
    expect(await find('acme-retail')).toMatchObject({ status: 'inactive', updatedBy: BAO })
    expect((await hang.current()).body).not.toHaveProperty('result.orgCtx')
    const gui = await hang.get('/api/account/accounts/users/current/org/config/gui/get')
    expect([gui.status, gui.body]).toEqual([403, failed('Choose an organization first')])
    expect((await hang.choose('org-acme')).body).toEqual(failed('This organization is inactive'))
    await turn('org-acme', 'active')
    expect((await hang.choose('org-acme')).status).toBe(200)
  })

  test.each([
    ['org-none', 'active', 'This organization does not exist any more'],
    ['org-phuongdong', 'inactive', 'Không thể ngừng tổ chức mà bạn đang làm việc'],
    ['org-silent', 'inactive', undefined],
  ])('ORGLIST-48 %s cannot become %s: %s', async (orgId, status, message) => {
    const answer = await turn(orgId, status)
    expect([answer.status, answer.body]).toEqual([409, failed(message)])
  })

  test.each(['ACTIVE', 'Inactive', ''])('%j is no status', async (status) => {
    expect((await turn('org-acme', status)).status).toBe(422)
  })
})

test.each(['khanh.pham@platform.example', 'api.ho@acme.example'])(
  'ORGLIST-03 ORGLIST-04 ORGLIST-05 %s may not do any of it',
  async (user) => {
    await again()
    const other = createCaller(at.sandbox)
    await other.signIn(user, user.startsWith('khanh') ? 'org-phuongdong' : 'org-acme')
    const answers = [
      await other.post(`${orgs}/search`, {}),
      await other.post(`${orgs}/`, form),
      await other.post(`${orgs}/org-acme/`, form),
      await other.post(`${orgs}/org-acme/status?status=inactive`),
      await other.post(`${orgs}/org-acme/deletep`, undefined, { otp_code: '123456' }),
    ]
    for (const { status, body } of answers)
      expect([status, body]).toEqual([403, failed('You do not have the role for this')])
    const suggested = await other.get(`${orgs}/suggest?query=acme`)
    expect(suggested.status).toBe(user.startsWith('khanh') ? 200 : 403)
  },
)
