/** @jest-environment node */
import { importBytes } from '../openapi/bounds.gen'
import { createCaller, failed, setUp } from './testing'
import { workbook, workbookOf } from './testing-xlsx'

const bao = 'bao.tran@phuongdong.example'
const at = setUp()
beforeEach(async () => {
  at.sandbox.reset()
  await at.signIn(bao, 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

const tools = '/api/console/mngmnt'
const CONNECTIONS = `${tools}/supported-connections/_import`
const SEGMENTS = `${tools}/segment-metas/_import`
const MODELS = `${tools}/managed-objects/object-models/_import`
const fieldsOf = (model: string) =>
  `${tools}/managed-objects/object-models/fields/_import?objectModel=${encodeURIComponent(model)}`

async function send(path: string, content: BlobPart, name = path === MODELS ? 'a.xlsx' : 'a.csv') {
  const form = new FormData()
  form.append('file', new File([content], name))
  const { status, body } = await at.post(path, form)
  return [status, body] as const
}
const said = (message?: string) => [200, { success: true, ...(message && { message }) }]
const no = (message?: string) => [409, failed(message)]
const remove = (path: string) => at.post(`${tools}/${path}`)
const removeConnection = (id: string) =>
  remove(`supported-connections/delete/_by_id?id=${encodeURIComponent(id)}`)

const csv = 'id,name\nmessenger,Messenger\nviber,Viber\n'

describe('a csv', () => {
  test('SYSTOOLS-13 SYSTOOLS-24 is imported, what exists already is skipped, and both are counted', async () => {
    expect(await send(CONNECTIONS, csv)).toEqual(said('2 connections imported'))
    expect(await send(CONNECTIONS, `${csv}line,LINE\n`)).toEqual(
      said('1 connection imported, 2 skipped: they exist already'),
    )
    expect((await removeConnection('viber')).body).toMatchObject({ message: 'Delete successfully.' })
  })

  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
  test.each<[string, BlobPart]>([
    ['a semicolon', csv.replaceAll(',', ';')],
    ['a tab', csv.replaceAll(',', '\t')],
    ['a bar', csv.replaceAll(',', '|')],
    ['the separator that Excel names', `sep=;\r\n${csv.replaceAll(',', ';')}`],
    ['the mark of UTF-8', `\ufeff${csv}`],
    ['UTF-16, as Excel writes it', utf16(csv.replaceAll(',', '\t'))],
    ['UTF-16 the other way round', utf16(csv).swap16()],
    ['lines of Windows and empty ones between', csv.replaceAll('\n', '\r\n\r\n')],
    ['names of columns in another order and case', ' NAME ,Id,Note\nMessenger,m,"a, b\nc"\nViber,v,\n'],
    ['no line break at its end', csv.trimEnd()],
    ['a cell of quotes', csv.replace('Viber', '"Viber ""Rakuten"", Kyivstar"')],
  ])('SYSTOOLS-13 is understood with %s', async (_, content) => {
    expect(await send(CONNECTIONS, content)).toEqual(said('2 connections imported'))
  })

  const WRONG = 'This file cannot be read as csv. Save it once more as csv (UTF-8)'
  const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])
  test.each<[string, BlobPart, string, string?]>([
    ['0 bytes', '', 'This file is empty. Choose one that holds rows'],
    [
      'too many bytes',
      new Uint8Array(importBytes + 1),
      'This file is larger than 20 MB. Split it and import each part by itself',
    ],
    ['another ending', csv, 'Please choose a csv file', 'a.txt'],
    ['the content of a picture', PNG, WRONG],
    ['the content of an xlsx', workbook([['id', 'name']]), WRONG],
    ['text of UTF-16 without its mark', utf16(csv).subarray(2), WRONG],
    ['an encoding of old', Buffer.from('id,name\na,Tr\xf0n\n', 'latin1'), WRONG],
    ['no rows', 'id,name\n', 'This file has no row below the names of its columns'],
    ['blank rows', 'id,name\n , \n', 'This file has no row below the names of its columns'],
    [
      'a missing column',
      'id,title\na,b\n',
      'The column "name" is missing. The first line must name: id, name',
    ],
    ['a column twice', 'id,name,ID\na,b,c\n', 'The first line names the column "id" twice. Rename one'],
    [
      'an open quotation mark',
      'id,name\na,"b\nc,d\n',
      'Line 2: a quotation mark has no other one. Close it, or write it twice',
    ],
    [
      'more cells than columns',
      `${csv}x,y,z\n`,
      'Line 4: more cells than the first line names columns. Put a cell that holds the separator into quotation marks',
    ],
    ['an empty cell', 'id,name\n"a\nb",c\n,d\n', 'Line 4: the column "id" is empty'],
    [
      'a formula',
      'id,name\na,=HYPERLINK("http://evil.example")\n'.replaceAll('"', ''),
      'Line 2: the column "name" begins with "=", as a formula does. Import its value instead',
    ],
    [
      'the same id twice',
      `${csv}messenger,again\n`,
      'Line 4: "messenger" stands in line 2 already. Keep one',
    ],
    [
      'a long cell',
      `id,name\na,${'x'.repeat(256)}\n`,
      'Line 2: the column "name" has more than 255 characters',
    ],
  ])('SYSTOOLS-26 %s: a sentence that says what to do', async (_, content, message, ...[name]) => {
    expect(await send(CONNECTIONS, content, name)).toEqual(no(message))
  })

  test('numbers with a sign are no formulas', async () => {
    expect(await send(CONNECTIONS, 'id,name,from,phone\na,b,-1.5,+84 903 000 111\n')).toEqual(
      said('1 connection imported'),
    )
  })

  test('SYSTOOLS-26 of many mistakes five are told, and nothing of the file is taken', async () => {
    const broken = `${csv}${',x\n'.repeat(100_000)}`
    const told = [4, 5, 6, 7, 8].map((line) => `Line ${line}: the column "id" is empty`)
    expect(await send(CONNECTIONS, broken)).toEqual(no([...told, 'and 99995 further mistakes'].join('\n')))
    expect(await send(CONNECTIONS, csv)).toEqual(said('2 connections imported'))
  })

  test('SYSTOOLS-13 100,000 rows are imported in seconds', async () => {
    const rows = Array.from({ length: 100_000 }, (_, n) => `id-${n},"Kết nối, số ${n}",${n}\n`).join('')
    const begun = performance.now()
    expect(await send(CONNECTIONS, `id,name,rank\n${rows}`)).toEqual(said('100000 connections imported'))
    expect(performance.now() - begun).toBeLessThan(10_000)
  })

  test('SYSTOOLS-14 SYSTOOLS-18 segment metas come the same way, and are deleted by their id', async () => {
    expect(await send(SEGMENTS, csv)).toEqual(said('2 segment metas imported'))
    expect(await send(SEGMENTS, 'id,name\n\n\n\n\n\nx,\n')).toEqual(no('Dòng 7: thiếu cột "name"'))
    expect((await remove('segment-metas/delete/_by_id?id=viber')).status).toBe(200)
    expect((await remove('segment-metas/delete/_by_id?id=viber')).body).toEqual(
      failed('Không có segment meta nào mang id này'),
    )
  })
})

describe('fields of an object model', () => {
  test('SYSTOOLS-16 SYSTOOLS-09 are imported into the model that is named', async () => {
    const fields = 'name;type;label\nbirthday;date;Ngày sinh\n'
    expect(await send(fieldsOf('MOM_Customer'), fields)).toEqual(said('1 field imported into MOM_Customer'))
    expect(await send(fieldsOf('MOM_Nobody'), fields)).toEqual(
      no('This object model does not exist. Import it before its fields'),
    )
    const unnamed = await at.post(fieldsOf('').replace(/\?.*/, ''), new FormData())
    expect(unnamed.status).toBe(422)
  })

  test.each([
    [
      'a type that is none',
      'name,type,label\na,datetimes,b\n',
      'Line 2: "datetimes" is not a type of a field. Types are boolean, date, datetime, number, string',
    ],
    [
      'a name that is none',
      'name,type,label\nhọ tên,string,b\n',
      'Line 2: "họ tên" is not a name of a field',
    ],
  ])('SYSTOOLS-26 %s', async (_, content, message) => {
    expect(await send(fieldsOf('MOM_Customer'), content)).toEqual(no(message))
  })
})

describe('an xlsx', () => {
  const head = ['name', 'label']
  test('SYSTOOLS-15 is imported from its first sheet, what exists already is replaced', async () => {
    const rows = [head, ['MOM_Customer', 'Khách'], ['MOM_Contract', '"Hợp đồng" & <b>']]
    expect(await send(MODELS, workbook(rows))).toEqual(said('2 object models imported, 1 replaced'))
    expect((await send(fieldsOf('MOM_Contract'), 'name,type,label\na,number,b\n'))[0]).toBe(200)
  })

  const WRONG = 'This file cannot be read as xlsx. Save it once more as xlsx, without a password'
  const huge = new Uint8Array(110 * 1024 * 1024)
  const FAR = 'This file has cells beyond row 200000 or column CV. Delete them and save it again'
  /** A zip whose directory says that everything in it has one byte. */
  function lying(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < bytes.length - 4; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1, true)
    return bytes
  }
  test.each<[string, () => BlobPart, string, string?]>([
    ['another ending', () => workbook([head]), 'Please choose an xlsx file', 'a.xls'],
    ['0 bytes', () => '', 'This file is empty. Choose one that holds rows'],
    ['a csv by another name', () => csv, WRONG],
    ['half a zip', () => workbook([head]).slice(0, 300), WRONG],
    [
      'a zip without a workbook',
      () => workbookOf('').slice(0),
      'The column "name" is missing. The first line must name: name, label',
    ],
    [
      'a small file that unpacks to 110 MB',
      () => workbookOf('', { 'xl/worksheets/sheet2.xml': huge }),
      'This file would be larger than 100 MB unpacked. Split it and import its parts',
    ],
    ['one that hides how much it unpacks to', () => lying(workbookOf('', { 'xl/a.xml': huge })), WRONG],
    ['a cell in the last row', () => workbookOf('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'), FAR],
    ['a cell in the last column', () => workbookOf('<row r="1"><c r="XFD1"><v>1</v></c></row>'), FAR],
    ['no rows', () => workbook([head]), 'This file has no row below the names of its columns'],
    [
      'a missing column',
      () =>
        workbook([
          ['name', 'title'],
          ['A', 'B'],
        ]),
      'The column "label" is missing. The first line must name: name, label',
    ],
    [
      'a text that looks like a formula',
      () => workbook([head, ['A', 'B'], ['=1+1', 'C']]),
      'Row 3: "=1+1" is not a name of an object model',
    ],
    [
      'a formula, by its value',
      () =>
        workbookOf(
          '<row r="1"><c r="A1" t="str"><v>name</v></c><c r="B1" t="str"><v>label</v></c></row><row r="2"><c r="A2"><f>1+1</f><v>2</v></c><c r="B2" t="str"><v>x</v></c></row>',
        ),
      'Row 2: "2" is not a name of an object model',
    ],
  ])(
    'SYSTOOLS-26 SYSTOOLS-12 %s: a sentence that says what to do',
    async (_, content, message, ...[name]) => {
      expect(await send(MODELS, content(), name)).toEqual(no(message))
    },
  )
})

test('SYSTOOLS-17 SYSTOOLS-25 what does not exist cannot be deleted', async () => {
  expect((await removeConnection('crm-1048')).status).toBe(200)
  const again = await removeConnection('crm-1048')
  expect([again.status, again.body]).toEqual(no('This supported connection does not exist'))
})

test('SYSTOOLS-22 SYSTOOLS-23 a template is added with whatever it holds, used by its code, and deleted', async () => {
  const add = (body: object) => at.post(`${tools}/managed-object/x-model/template/add`, body)
  const fields = [{ name: 'phone', type: 'string' }, { name: 'tier' }, 7]
  expect((await add({ code: 'LoyaltyMember', fields, deep: { a: [1] } })).status).toBe(200)
  expect((await add({ code: 'LoyaltyMember' })).body).toEqual(
    failed('A template with this code exists already'),
  )
  expect((await add({ id: 'LoyaltyMember', code: 'Other' })).body).toEqual(
    failed('A template with this id exists already'),
  )
  expect((await add({ name: 'no code' })).status).toBe(422)
  const made = await at.post(`/api/account/mngmnt/managed-object/x-model/template/_create`, {
    orgId: 'org-acme',
    code: 'LoyaltyMember',
  })
  if (made.status !== 404) expect(made.body).toMatchObject({ result: { fields: ['phone', 'tier'] } })
  expect((await remove('managed-object/x-model/template/LoyaltyMember/delete')).status).toBe(200)
  expect((await remove('managed-object/x-model/template/LoyaltyMember/delete')).body).toEqual(
    failed('This template does not exist'),
  )
})

test('SYSTOOLS-24 SYSTOOLS-25 SYSTOOLS-26 some answers have no message', async () => {
  expect(await send(CONNECTIONS, csv, 'silent.csv')).toEqual(no())
  expect(await send(CONNECTIONS, csv, 'wordless.csv')).toEqual(said())
  expect((await removeConnection('silent-id')).body).toEqual(failed())
  expect((await removeConnection('wordless-id')).body).toEqual({ success: true })
})

test('what was imported, and what was refused, stands in the change log with the name of its file', async () => {
  await send(CONNECTIONS, csv, 'tháng 11.csv')
  await send(CONNECTIONS, '', 'trống.csv')
  const { body } = await at.post('/api/activity/mngmnt-client/orgs/logs/system/search', {
    categories: ['System'],
    statusCodes: [],
    objecTypes: ['SupportedConnection'],
    fromStartAt: 0,
    toStartAt: 0,
  })
  const rows = (body as { results: { content: { input: string; statusCode: string }[] } }).results.content
  expect(rows.map(({ statusCode, input }) => [statusCode, JSON.parse(input) as unknown]).sort()).toEqual([
    ['200', { file: 'tháng 11.csv' }],
    ['409', { file: 'trống.csv' }],
  ])
})

test('only super administrators import and delete', async () => {
  const { post, signIn } = createCaller(at.sandbox)
  await signIn('hang.do@acme.example', 'org-acme')
  expect((await post(`${tools}/segment-metas/delete/_by_id?id=vip`)).status).toBe(403)
})
