import { searchOf } from './filters'

test('EXPORTS-09 all filters are sent, set or not', () => {
  const none = { freeText: '', categories: [], actions: [], sources: [] }
  expect(searchOf(none)).toEqual(none)
  const set = { freeText: 'x', categories: ['Account'], actions: ['Email', 'SMS'], sources: ['=1+1'] }
  expect(searchOf(set)).toEqual(set)
})
