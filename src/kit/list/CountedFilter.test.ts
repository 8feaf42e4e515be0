import { choicesOf } from './CountedFilter'

test('EXPORTS-04 the most frequent value comes first, equal ones by name', () => {
  expect(choicesOf({ api: 1, zalo: 7, Email: 7, none: 0 }, [])).toEqual([
    { value: 'Email', count: 7 },
    { value: 'zalo', count: 7 },
    { value: 'api', count: 1 },
    { value: 'none', count: 0 },
  ])
})

test('what is chosen and counted no more stays, once', () => {
  expect(choicesOf({ api: 1 }, ['gone', 'api', 'gone', 'toString']).map(({ value }) => value)).toEqual([
    'api',
    'gone',
    'toString',
  ])
})

test('a value without a word cannot be chosen', () => {
  expect(choicesOf({ '': 3, api: 1 }, [])).toEqual([{ value: 'api', count: 1 }])
})
