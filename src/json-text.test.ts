import { indented, jsonParts, mistakeIn } from './json-text'

const shown = (json: string) => [...indented(json)].join('')
const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test.each([
  ['numbers of 19 digits', '{"id":1234567890123456789}', '{\n  "id": 1234567890123456789\n}'],
  ['figures as they are written', '[0.10,-0,1E+2]', '[\n  0.10,\n  -0,\n  1E+2\n]'],
  ['doubled names', '{"a":1,"a":2}', '{\n  "a": 1,\n  "a": 2\n}'],
  ['the order of names', '{"b":1,"10":2,"9":3}', '{\n  "b": 1,\n  "10": 2,\n  "9": 3\n}'],
  ['escapes', '["\\u00e9\\/"]', '[\n  "\\u00e9\\/"\n]'],
  ['what is empty', ' { "a" : [ ] , "b":{} } ', '{\n  "a": [],\n  "b": {}\n}'],
])('SHELL-33 JSON keeps %s', (_, json, lines) => expect(shown(json)).toBe(lines))

test('SHELL-33 it is indented as browsers do, in pieces that end with a line', () => {
  const value = { rows: Array.from({ length: 3000 }, (_, id) => ({ id, tags: ['a', {}, []], note: null })) }
  const pieces = [...indented(JSON.stringify(value))]
  expect(pieces.join('')).toBe(JSON.stringify(value, null, 2))
  expect(pieces.length).toBeGreaterThan(10)
  expect(pieces.slice(0, -1).every((piece) => piece.endsWith('\n'))).toBe(true)
})

test.each([
  ...[
    '',
    ' ',
    '{',
    '{"a"',
    '{"a":',
    '{"a":1,}',
    '[1,]',
    '[,1]',
    '01',
    '1 2',
    '[1 2]',
    'tru',
    'truex',
    '"a',
    '"a\nb"',
  ],
  ...[
    '"\\x"',
    '"\\u12"',
    '{a:1}',
    '{"a" 1}',
    '[1}',
    '}',
    'nul',
    '-',
    '1.',
    '1e',
    '.5',
    '+1',
    'NaN',
    '{"a":1,"b"}',
  ],
  ...[
    '\u00a01',
    '"\\"',
    '"\\\\"',
    '"\\\\\\""',
    '{"a":1}}',
    '[]]',
    ' [1] ',
    '"\u2028"',
    '-0.0e-0',
    '[[[]]]',
    '"\ud800"',
  ],
  ...['// a\n1', "{'a':1}", '\ufeff1', '[1][2]', ':', ',', '{,}', '{"a":,}', '\t\r\n0'],
])('%j is JSON exactly when the browser says so', (text) => {
  expect(mistakeIn(text) === undefined).toBe(isJson(text))
})

test.each([
  ['{\n  "a": 1,\n  "b": tru\n}', 3, 8],
  ['[1,\r\n2,\r\n]', 3, 1],
  ['{"a":1', 1, 7],
  ['["a\\q"]', 1, 4],
  ['{"a":"one', 1, 10],
  ['', 1, 1],
])('SUGGEST-06 of %j the mistake is in line %i, column %i', (text, line, column) => {
  expect(mistakeIn(text)).toEqual({ line, column })
})

test('a string of megabytes is one part', () => {
  expect([...jsonParts(JSON.stringify('"x\n'.repeat(2_000_000)))]).toHaveLength(1)
})
