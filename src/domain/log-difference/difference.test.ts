import { differenceOf, partsOf } from './difference'

const lines = (older: string | undefined, younger: string | undefined) =>
  differenceOf(older, younger).map(({ path, change, before, after }) => [path, change, before, after])

test('B60 fields that were changed, added, removed and left are told by the way to them', () => {
  const older = '{"name":"A","policy":{"days":30,"digits":1},"old":true,"tags":["x","y"]}'
  const younger = '{"tags":["x","z"],"policy":{"days":90,"digits":1},"name":"A","new":null}'
  expect(lines(older, younger)).toEqual([
    ['name', 'same', 'A', 'A'],
    ['policy.days', 'changed', '30', '90'],
    ['policy.digits', 'same', '1', '1'],
    ['old', 'removed', 'true', undefined],
    ['tags', 'changed', 'x, y', 'x, z'],
    ['new', 'added', undefined, 'null'],
  ])
})

test('B60 the fields of a list of objects stand by themselves', () => {
  expect(lines('{"rules":[{"a":1}]}', '{"rules":[{"a":2},{"b":{}}]}')).toEqual([
    ['rules[0].a', 'changed', '1', '2'],
    ['rules[1].b', 'added', undefined, '{}'],
  ])
})

test('B60 what is no JSON is compared as one text, and names that mean something to a program are names', () => {
  expect(lines('no JSON {', '{"__proto__":"x"}')).toEqual([
    ['', 'removed', 'no JSON {', undefined],
    ['__proto__', 'added', undefined, 'x'],
  ])
  expect(lines(undefined, '')).toEqual([])
  expect(lines('"text"', '"other"')).toEqual([['', 'changed', 'text', 'other']])
})

test('B60 of two texts the words in the middle differ', () => {
  expect(partsOf('Khách VIP miền Nam', 'Khách VIP toàn quốc')).toEqual({
    before: ['Khách VIP ', 'miền Nam', ''],
    after: ['Khách VIP ', 'toàn quốc', ''],
  })
  expect(partsOf('từ 50 VND', 'từ 80 VND').before).toEqual(['từ ', '50', ' VND'])
  expect(partsOf('a a', 'a')).toEqual({ before: ['a', ' a', ''], after: ['a', '', ''] })
})
