import {
  momentPart,
  mostWords,
  noFilters,
  readPlace,
  someOf,
  textPart,
  wordsPart,
  writePlace,
  type ListAddress,
} from './address'

type Filters = { freeText: string; status: readonly string[]; from: number | undefined }

const address: ListAddress<Filters, 'at:DESC' | 'at:ASC'> = {
  filters: { freeText: textPart, status: someOf(['Success', 'Failed']), from: momentPart },
  orders: ['at:DESC', 'at:ASC'],
}
const usual = { page: 1, pageSize: 10, orderBy: 'at:DESC', filters: noFilters(address) } as const
const read = (search: string) => readPlace(new URLSearchParams(search), address)

test('HTTP-14 an address that says nothing is the first page of ten, in the usual order, without filters', () => {
  expect(read('')).toEqual({
    page: 1,
    pageSize: 10,
    orderBy: 'at:DESC',
    filters: { freeText: '', status: [], from: undefined },
  })
})

test.each([
  ['page=3', { ...usual, page: 3 }],
  ['size=50', { ...usual, pageSize: 50 }],
  ['sort=at%3AASC', { ...usual, orderBy: 'at:ASC' as const }],
  [
    'freeText=%C4%90%C3%A0+N%E1%BA%B5ng+%25_',
    { ...usual, filters: { ...usual.filters, freeText: 'Đà Nẵng %_' } },
  ],
  [
    'status=Success&status=Failed',
    { ...usual, filters: { ...usual.filters, status: ['Success', 'Failed'] } },
  ],
  ['from=1764230400000', { ...usual, filters: { ...usual.filters, from: 1764230400000 } }],
])('the address %s leads there and comes back', (search, place) => {
  expect(read(search)).toEqual(place)
  expect(writePlace(new URLSearchParams(), address, place).toString()).toBe(search)
})

describe('B1 the size of a page that a person has chosen', () => {
  const usual50 = (search: string) => readPlace(new URLSearchParams(search), address, 50)
  const written = (place: typeof usual, usually: number) =>
    writePlace(new URLSearchParams(), address, place, usually).toString()

  test.each([
    ['', 50],
    ['status=Failed', 50],
    ['size=20', 20],
    ['size=10', 10],
    ['page=3&size=20', 20],
    // Whoever sent this link had pages of ten.
    ['page=3', 10],
  ])('the address %s stands above it: %i rows', (search, size) => {
    expect(usual50(search).pageSize).toBe(size)
  })

  test('an address says the size wherever another would be taken', () => {
    expect(written(usual, 10)).toBe('')
    expect(written(usual, 50)).toBe('size=10')
    expect(written({ ...usual, pageSize: 50, page: 2 } as never, 50)).toBe('size=50&page=2')
  })
})

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1e3',
  'page=99999999',
  'page=%00',
  'page=',
  'size=11',
  'size=1000000',
  'size=10abc',
  'sort=password:DESC',
  'sort=at:DESC;drop',
  'status=Blocked',
  'status=__proto__',
  'status=Success,Failed',
  'from=0',
  'from=-5',
  'from=9000000000000000',
  'from=now',
  'from=NaN',
  `freeText=${'x'.repeat(201)}`,
  'freeText=%00%07++',
])('the address %s says nothing that makes sense', (search) => {
  expect(read(search)).toEqual(usual)
})

test('control characters in a text are blanks, inner blanks stay', () => {
  expect(read('freeText=+a%09b++c%00+').filters.freeText).toBe('a b  c')
})

test('defaults are left out; the language and what is not of the list stay', () => {
  const query = new URLSearchParams('lang=vi&page=4&size=20&freeText=abc&status=Failed&tab=x')
  expect(writePlace(query, address, usual).toString()).toBe('lang=vi&tab=x')
  expect(query.get('page')).toBe('4')
})

describe('words that only the server knows', () => {
  const { none, read: words, write } = wordsPart

  test.each([
    [[], []],
    [
      ['Email', '<b>Zalo</b> "OA"', '=1+1'],
      ['Email', '<b>Zalo</b> "OA"', '=1+1'],
    ],
    [
      [' blanks ', '%_,&', '__proto__'],
      [' blanks ', '%_,&', '__proto__'],
    ],
    [['', 'a', 'a', ''], ['a']],
    [['x'.repeat(200), 'x'.repeat(201)], ['x'.repeat(200)]],
  ])('%j are read as %j, and come back', (texts, read) => {
    expect(words(texts)).toEqual(read)
    expect(words(write(words(texts)))).toEqual(read)
  })

  test('no more than fifty', () => {
    const many = Array.from({ length: 60 }, (_, index) => `word ${index}`)
    expect(words(many)).toEqual(many.slice(0, mostWords))
    expect(write(many)).toHaveLength(50)
    expect(none).toEqual([])
  })
})
