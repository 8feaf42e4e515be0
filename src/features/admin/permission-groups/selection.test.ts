import { addressesIn } from './PastedUsers'
import { difference, distinct, inOrder, isNamed } from './selection'

test('PGROUP-40 PGROUP-41 a selection has each once, and no blanks', () => {
  expect(distinct(['b', ' ', 'a', '', ' b '])).toEqual(['b', 'a'])
  expect(inOrder(['b', 'a', 'b'])).toEqual(['a', 'b'])
})

test('what a choice adds and takes away', () => {
  expect(difference(['a', 'b'], ['b', 'c'])).toEqual({ gained: ['c'], lost: ['a'] })
})

test('an id is named by a sentence only as a word of its own', () => {
  expect(isNamed('Segment', 'Quyền SegmentEdit, View không còn tồn tại')).toBe(false)
  expect(isNamed('View', 'Quyền SegmentEdit, View không còn tồn tại')).toBe(true)
  expect(isNamed('a@b.example', 'These accounts do not exist: A@b.example, c@d.example')).toBe(true)
  expect(isNamed('a@b.example')).toBe(false)
})

test.each([
  ['bảo trần', []],
  ['one@acme.example', []],
  [
    'a@b.example, A@b.example; "c@d.example"\nmailto:e@f.example.',
    ['a@b.example', 'c@d.example', 'e@f.example'],
  ],
  ['hai người', []],
])('pasted %j is a list of %j', (pasted, addresses) => {
  expect(addressesIn(pasted)).toEqual(addresses)
})
