import { previewOf } from './csv-preview'

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
const expected = { columns: ['id', 'name'], rows: [['a', 'b, c']] }

test.each<[string, BlobPart]>([
  ['commas', 'id,name\na,"b, c"\n'],
  ['semicolons', 'id;name\na;b, c\n'],
  ['tabs in UTF-16, as Excel writes it', utf16('id\tname\na\tb, c\n')],
  ['the mark of UTF-8 and empty lines', '\ufeffid,name\r\n\r\na,"b, c"\r\n'],
  ['the separator that Excel names', 'sep=|\nid|name\na|b, c\n'],
])('SYSTOOLS-10 the first rows of a csv with %s are shown as they will be read', async (_, content) => {
  expect(await previewOf(new Blob([content]))).toEqual(expected)
})

test('SYSTOOLS-10 of a long csv the first 64 KiB are read, and a row that they cut is left out', async () => {
  const long = new Blob([`id,name\n1,a\n2,${'x'.repeat(100_000)}\n`])
  const read = jest.spyOn(long, 'slice')
  expect(await previewOf(long)).toEqual({ columns: ['id', 'name'], rows: [['1', 'a']] })
  expect(read.mock.calls).toEqual([[0, 64 * 1024]])
  const many = new Blob([`id,name\n${'1,a\n'.repeat(50_000)}`])
  expect((await previewOf(many))?.rows).toHaveLength(4)
})

test.each([
  ['a picture', new Uint8Array([0x89, 0x50, 0, 0])],
  ['blank lines', '\n \n'],
])('%s has no rows to look at', async (_, content) => {
  expect(await previewOf(new Blob([content]))).toBeUndefined()
})
