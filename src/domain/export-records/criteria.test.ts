import { criteriaOf } from './criteria'

const pairs = (json: string) => {
  const criteria = criteriaOf(json)
  return criteria.name === 'pairs' ? criteria.pairs.map(({ field, values }) => [field, ...values]) : criteria
}

test('EXPORTS-06 an object is read as fields and their values', () => {
  expect(pairs('{"freeText":"","roles":["ADMIN","USER"],"active":true,"least":0,"nobody":null}')).toEqual([
    ['freeText'],
    ['roles', 'ADMIN', 'USER'],
    ['active', 'true'],
    ['least', '0'],
    ['nobody'],
  ])
})

test('what lies deeper stays JSON, markup stays text', () => {
  expect(pairs('{"segment":{"a":[1]},"name":"<b>Đặng</b>","__proto__":"x","list":[{"a":1},["b"]]}')).toEqual([
    ['segment', '{"a":[1]}'],
    ['name', '<b>Đặng</b>'],
    ['__proto__', 'x'],
    ['list', '{"a":1}', 'b'],
  ])
})

test('a moment is told as a time with its zone, another number as it is', () => {
  expect(pairs('{"fromTime":1764144000000,"toTime":0,"total":1764144000000}')).toEqual([
    ['fromTime', expect.stringMatching(/^\d\d\/\d\d\/2025 \d\d:\d\d:\d\d \(UTC[+-]\d\d:\d\d\)$/)],
    ['toTime', '0'],
    ['total', '1764144000000'],
  ])
})

test.each(['no JSON at all {', '["a"]', '"text"', '5', 'null', '{"a":1'])('%s is text', (json) => {
  expect(criteriaOf(json)).toEqual({ name: 'text', text: json })
})

test.each([undefined, '', '  '])('%j is nothing', (json) => {
  expect(criteriaOf(json)).toEqual({ name: 'none' })
})
