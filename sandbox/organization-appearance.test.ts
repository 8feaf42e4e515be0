/** @jest-environment node */
import { crc32, deflateSync } from 'node:zlib'
import { readLogo } from './rules/pictures'
import { createCaller, failed, NOON, setUp, succeeded } from './testing'

const config = '/api/account/mngmnt-client/orgs/config'
const gui = '/api/account/accounts/users/current/org/config/gui/get'
const KHANH = 'khanh.pham@platform.example'
const LIMIT = 2 * 1024 * 1024

const at = setUp()
/** An organization with a theme and a localization, and one that has stored neither. */
const begin = async (organization = 'org-phuongdong') => {
  at.sandbox.reset()
  await at.signIn(KHANH, organization)
}
beforeEach(() => begin())
afterAll(() => at.sandbox.close())

describe('the theme', () => {
  const save = (body: object) => at.post(`${config}/gui/save`, body)

  test('ORGTHEME-12 THEME-05 what is saved is the colour of everybody who enters the organization', async () => {
    expect((await at.get(`${config}/gui/get`)).body).toMatchObject({ result: { themeColor: '#b3231a' } })
    expect((await save({ themeColor: '#0B7A75' })).body).toEqual({
      success: true,
      message: 'Change primary color successfully',
    })
    const stored = { id: 'org-phuongdong', themeColor: '#0B7A75', updatedAt: NOON, updatedBy: KHANH }
    expect((await at.get(`${config}/gui/get`)).body).toEqual(succeeded(stored))
    const thu = createCaller(at.sandbox)
    await thu.signIn('thu.dinh@platform.example', 'org-phuongdong')
    expect((await thu.get(gui)).body).toEqual(succeeded(stored))
    const own = await thu.get('/api/account/accounts/users/current/orgs')
    expect(own.body).toMatchObject({ results: [{ id: 'org-phuongdong', themeColor: '#0B7A75' }] })
  })

  test('nothing stored is told as that, and cannot be updated; what an update leaves out stays', async () => {
    await begin('org-quangminh')
    expect((await at.get(`${config}/gui/get`)).body).toEqual({ success: true })
    expect((await at.get(gui)).body).toEqual(succeeded({ id: 'org-quangminh', themeColor: '#8e00e8' }))
    const update = (body: object) => at.post(`${config}/gui/update`, body)
    expect((await update({ themeColor: '#123' })).body).toEqual(
      failed('There is no theme yet. Save one first.'),
    )
    await save({ themeColor: '#123', theme: 'calm' })
    await update({ themeColor: '#456' })
    expect((await at.get(`${config}/gui/get`)).body).toMatchObject({
      result: { themeColor: '#456', theme: 'calm' },
    })
  })

  test.each(['#12', '#1234', '#12345', '#1234567', '123456', '#xyz', ''])(
    'THEME-08 %j is no colour',
    async (themeColor) => expect((await save({ themeColor })).status).toBe(422),
  )

  test.each([
    ['#badbad', 'Chưa thể lưu màu chủ đạo, vui lòng thử lại sau'],
    ['#bad', undefined],
  ])('ORGTHEME-10 %s is refused: %s', async (themeColor, message) => {
    expect((await save({ themeColor })).body).toEqual(failed(message))
  })
})

describe('the localization', () => {
  const vietnam = { gmt: 7, currency: 'VND', countryName: 'Vietnam' }
  const save = (body: object) => at.post(`${config}/localization/save`, body)
  const stored = async () => (await at.get(`${config}/localization/get`)).body

  test('LOCALE-07 LOCALE-08 the countries have name, code, alpha2 and alpha3, each once', async () => {
    const { body } = await at.get('/api/services/utilities/metadata/countries')
    const { results } = body as { results: Record<'name' | 'code' | 'alpha2' | 'alpha3', string>[] }
    expect(results).toHaveLength(249)
    expect(results).toContainEqual({ name: 'Vietnam', code: '704', alpha2: 'VN', alpha3: 'VNM' })
    for (const country of results) {
      expect(country.name).toMatch(/^\p{Lu}.+/u)
      expect([country.code, country.alpha2, country.alpha3].join()).toMatch(/^\d{3},[A-Z]{2},[A-Z]{3}$/)
    }
    for (const key of ['name', 'code', 'alpha2', 'alpha3'] as const)
      expect(new Set(results.map((country) => country[key])).size).toBe(249)
  })

  test('LOCALE-10 it is kept as a whole, with who has saved it', async () => {
    await begin('org-anhduong')
    expect(await stored()).toEqual({ success: true })
    const whole = {
      ...vietnam,
      ...{ zipCode: '700000', countryPhoneCode: '+84', requiredCountryPhoneCode: true },
      ...{ countryCodeAlpha2: 'VN', countryCodeAlpha3: 'VNM' },
    }
    expect((await save(whole)).body).toEqual({ success: true, message: 'Saved successfully' })
    expect(await stored()).toEqual(succeeded({ ...whole, updatedAt: NOON, updatedBy: KHANH }))
    await save(vietnam)
    expect(await stored()).toEqual(succeeded({ ...vietnam, updatedAt: NOON, updatedBy: KHANH }))
  })

  test.each([
    [{ ...vietnam, countryName: 'Atlantis' }, 409, 'Quốc gia này không có trong danh sách'],
    [{ ...vietnam, countryPhoneCode: '001' }, 409, undefined],
  ])('LOCALE-04 %j is refused', async (body, status, message) => {
    const answer = await save(body)
    expect([answer.status, answer.body]).toEqual([status, failed(message)])
  })

  test.each([{ gmt: 15 }, { gmt: -13 }, { gmt: 5.5 }, { currency: 'GBP' }, { countryName: '' }])(
    'LOCALE-02 LOCALE-03 LOCALE-04 %j is none',
    async (change) => expect((await save({ ...vietnam, ...change })).status).toBe(422),
  )

  test('a user without the role reads and saves none', async () => {
    await at.signIn('hang.do@acme.example', 'org-acme')
    expect((await at.get(`${config}/localization/get`)).status).toBe(403)
    expect((await save(vietnam)).status).toBe(403)
  })
})

/** A picture of one colour, which is small however large it is. */
function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      ...[chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))],
    ]),
  )
}

/** A file of so many bytes that begins with these. */
function sized(begin: readonly number[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  bytes.set(begin)
  return bytes
}
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const svg = (inside: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`

describe('the logo', () => {
  const upload = (content: BlobPart, name = 'logo.png', type = 'image/png') => {
    const form = new FormData()
    form.set('file', new File([content], name, { type }))
    return at.post(`${config}/update/_logo`, form)
  }

  test.each([
    ['a PNG', sized(PNG, 100), 'logo.png', 'png', 'image/png'],
    ['a JPEG that is called a PNG', sized(JPEG, 100), 'logo.png', 'jpg', 'image/jpeg'],
    ['a PNG of one byte less than 2 MB', sized(PNG, LIMIT - 1), 'logo.png', 'png', 'image/png'],
    ['a PNG of 12,000 pixels', png(12_000, 12_000), 'large.png', 'png', 'image/png'],
    ['an SVG that is called a text', svg('<path d="M0 0h8"/>'), 'logo.txt', 'svg', 'image/svg+xml'],
    [
      'an SVG behind what may stand before it',
      svg('', '\uFEFF<?xml version="1.0"?>\n<!-- a > b -->\n<!DOCTYPE svg PUBLIC "a" "b">\n'),
      'logo.svg',
      'svg',
      'image/svg+xml',
    ],
  ])('LOGO-04 LOGO-06 %s becomes the logo, of the type that it is', async (_, content, name, end, type) => {
    const { status, body } = await upload(content, name)
    expect([status, body]).toMatchObject([200, { success: true, message: 'Saved successfully' }])
    const { imageLink } = (body as { result: { imageLink: string } }).result
    expect(imageLink).toMatch(new RegExp(`^/api/services/files/logo-[-0-9a-f]+\\.${end}$`))
    const thu = createCaller(at.sandbox)
    await thu.signIn('thu.dinh@platform.example', 'org-phuongdong')
    expect((await thu.current()).body).toMatchObject({ result: { orgCtx: { organization: { imageLink } } } })
    const stored = await thu.browser.fetch(imageLink)
    expect(stored.headers.get('Content-Type')).toBe(type)
  })

  test.each([
    ['an empty file', '', 'You can only upload JPG/PNG/PNG/SVG file!'],
    ['a GIF that is called a PNG', 'GIF89a', 'You can only upload JPG/PNG/PNG/SVG file!'],
    ['a page', '<html><svg></svg></html>', 'You can only upload JPG/PNG/PNG/SVG file!'],
    ['a GIF of 2 MB', sized([0x47, 0x49, 0x46], LIMIT), 'You can only upload JPG/PNG/PNG/SVG file!'],
    ['a PNG of 2 MB to the byte', sized(PNG, LIMIT), 'File size must be less than 2MB!'],
    ['an SVG of more than 2 MB', svg(' '.repeat(LIMIT)), 'File size must be less than 2MB!'],
  ])('LOGO-04 LOGO-05 %s is refused', async (_, content, message) => {
    const { status, body } = await upload(content)
    expect([status, body]).toEqual([409, failed(message)])
  })

  test('LOGO-06 one file is refused without a message, and text is no file', async () => {
    expect((await upload(sized(PNG, 100), 'silent.png')).body).toEqual(failed())
    const text = new FormData()
    text.set('file', 'x')
    expect((await at.post(`${config}/update/_logo`, text)).body).toEqual(
      failed('You can only upload JPG/PNG/PNG/SVG file!'),
    )
  })

  test('LOGO-06 a logo that is opened as a page runs nothing and calls nobody', async () => {
    const { body } = await upload(svg('<image href="https://outside.example/x.png"/>'), 'logo.svg')
    const { imageLink } = (body as { result: { imageLink: string } }).result
    const { headers } = await at.browser.fetch(imageLink)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';.*; sandbox$/)
  })

  test.each([
    '<script>alert(1)</script>',
    '<s:script xmlns:s="http://www.w3.org/2000/svg" href="data:,alert(1)"/>',
    '<path d="M0 0" onclick="alert(1)"/>',
    '<g\nonload = "alert(1)"/>',
    '<foreignObject><p>x</p></foreignObject>',
    '<a href="javascript:alert(1)"><path/></a>',
    '<a xlink:href=" java&#115;cript:alert(1)"/>',
    '<a><animate attributeName="href" values="javascript:alert(1)"/></a>',
    '<use href="data:text/xml,x#y"/>',
  ])('LOGO-04 LOGO-06 an SVG with %s is refused', async (inside) => {
    const { status, body } = await upload(svg(inside), 'logo.svg', 'image/svg+xml')
    expect([status, body]).toEqual([409, failed('Tệp SVG này chứa mã lệnh nên không thể dùng làm logo')])
  })

  test('LOGO-06 nothing active hides in an entity or in another encoding', async () => {
    const entity = svg('&e;', '<!DOCTYPE svg [<!ENTITY e "<script>1</script>">]>')
    expect(await readLogo(new File([entity], 'a.svg'))).toEqual({ wrong: 'active' })
    const wide = Buffer.from(`\uFEFF${svg('')}`, 'utf16le')
    expect(await readLogo(new File([wide], 'a.svg'))).toEqual({ wrong: 'type' })
  })

  test('LOGO-06 an SVG as drawing programs write it is a logo', async () => {
    const before =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD" "http://w.example" [ <!ENTITY ns "http://ns.example/"> ]>\n'
    const drawn = svg('<style>.on{fill:red}</style><path class="on" d="M0 0h8"/><use href="#a"/>', before)
    expect(await readLogo(new File([drawn], 'a.svg'))).toMatchObject({ picture: { extension: 'svg' } })
  })
})

test('ORGTHEME-05 LOCALE-10 what was done to theme, localization and logo stands in the change log', async () => {
  await at.post(`${config}/gui/save`, { themeColor: '#bad' })
  await at.post(`${config}/localization/save`, { gmt: 0, currency: 'USD', countryName: 'Vietnam' })
  const { body } = await at.post('/api/activity/mngmnt-client/orgs/logs/system/search?page=0&pageSize=10')
  expect(body).toMatchObject({
    results: {
      content: [
        { objectType: 'Localization', action: 'SAVE', statusCode: '200', actionBy: KHANH },
        { objectType: 'Theme', action: 'SAVE', statusCode: '409', actionBy: KHANH },
      ],
    },
  })
})

describe('configurations without a screen', () => {
  const get = async (part: string) => (await at.get(`${config}/${part}/get`)).body

  test('ORGPAGE-21 the personalization is saved as a whole, and updated in parts', async () => {
    await begin('org-anhduong')
    expect(await get('personalize')).toEqual({ success: true })
    await at.post(`${config}/personalize/save`, { density: 'compact', pinned: ['<b>Tết</b>'] })
    await at.post(`${config}/personalize/update`, { density: 'wide' })
    expect(await get('personalize')).toEqual(succeeded({ density: 'wide', pinned: ['<b>Tết</b>'] }))
    await at.post(`${config}/personalize/save`, {})
    expect(await get('personalize')).toEqual(succeeded({}))
  })

  test('ORGPAGE-22 ORGPAGE-23 how segments are exported is a part of how they are used', async () => {
    await at.post(`${config}/segment/export/update`, { enabled: false })
    expect(await get('segment')).toMatchObject({
      result: { maxSegments: 200, export: { enabled: false, maxRecords: 1_000_000 } },
    })
    await begin('org-anhduong')
    await at.post(`${config}/segment/export/update`, { enabled: true })
    expect(await get('segment')).toEqual(succeeded({ export: { enabled: true } }))
  })

  test('ORGPAGE-24 ORGPAGE-25 how records are exported is updated in parts', async () => {
    await at.post(`${config}/export/update`, { format: 'xlsx' })
    expect(await get('export')).toEqual(succeeded({ enabled: true, maxRecords: 1_000_000, format: 'xlsx' }))
  })

  test.each(['segment/export', 'export'])(
    'ORGPAGE-23 ORGPAGE-25 %s of too many records is refused',
    async (part) => {
      const { status, body } = await at.post(`${config}/${part}/update`, { maxRecords: 1_000_001 })
      expect([status, body]).toEqual([409, failed('At most 1,000,000 records can be exported')])
    },
  )
})
