import { compare, merge, type Side } from './compare'

type Values = { name: string; phone: string; domains: string[] }
const names = ['name', 'phone', 'domains'] as const
const began: Values = { name: 'An', phone: '1', domains: ['a'] }
const none = { theirs: [], both: [] }

test.each<[string, Partial<Values>, Partial<Values>, object, Partial<Values>, Partial<Values>]>([
  ['nothing changed', {}, {}, none, {}, {}],
  ['only this person has changed something', {}, { name: 'Bình' }, none, { name: 'Bình' }, { name: 'Bình' }],
  [
    'only somebody else has',
    { phone: '2' },
    {},
    { theirs: ['phone'], both: [] },
    { phone: '2' },
    { phone: '2' },
  ],
  [
    'each another field',
    { phone: '2' },
    { name: 'Bình' },
    { theirs: ['phone'], both: [] },
    { name: 'Bình', phone: '2' },
    { name: 'Bình', phone: '2' },
  ],
  [
    'both the same field',
    { name: 'Chi' },
    { name: 'Bình' },
    { theirs: [], both: ['name'] },
    { name: 'Bình' },
    { name: 'Chi' },
  ],
  ['both alike', { name: 'Chi' }, { name: 'Chi' }, none, { name: 'Chi' }, { name: 'Chi' }],
  ['a list that was read anew', { domains: ['a'] }, {}, none, {}, {}],
  [
    'a list that somebody else has changed, and more',
    { domains: ['a', 'b'], name: 'Chi' },
    { name: '' },
    { theirs: ['domains'], both: ['name'] },
    { domains: ['a', 'b'], name: '' },
    { domains: ['a', 'b'], name: 'Chi' },
  ],
])('%s', (_, theirs, mine, found, keptMine, takenTheirs) => {
  const times = { began, now: { ...began, ...theirs }, typed: { ...began, ...mine } }
  const comparison = compare<Values, keyof Values>(names, times)
  expect(comparison).toEqual(found)
  const chosen = (side: Side) => merge(comparison, times, () => side)
  expect(chosen('mine')).toEqual({ ...began, ...keptMine })
  expect(chosen('theirs')).toEqual({ ...began, ...takenTheirs })
})

test('of two fields that both have changed each is chosen by itself', () => {
  const times = {
    began,
    now: { ...began, name: 'Chi', phone: '2' },
    typed: { ...began, name: 'Bình', phone: '3' },
  }
  const merged = merge(compare<Values, keyof Values>(names, times), times, (name) =>
    name === 'name' ? 'theirs' : 'mine',
  )
  expect(merged).toEqual({ ...began, name: 'Chi', phone: '3' })
})

test('fields that are not named are not looked at', () => {
  const times = { began, now: { ...began, phone: '2' }, typed: began }
  expect(compare<Values, keyof Values>(['name'], times)).toEqual(none)
})
