import { filtersInForce } from '../../kit/list/address'
import { checkRange, noRange } from '../../kit/list/time-range'
import { listParams, searchOf, type Filters } from './filters'

const none: Filters = { freeText: '', status: [], ...noRange }
const from = Date.parse('2026-01-05T00:00:00+07:00')
const to = Date.parse('2026-01-05T23:59:59+07:00')
const noon = new Date(2026, 0, 5, 12).getTime()
const today = {
  fromTime: new Date(2026, 0, 5).getTime(),
  toTime: new Date(2026, 0, 5, 23, 59, 59, 999).getTime(),
}

test.each([
  ['LOGINACT-03 nothing set', none, { freeText: '', status: [], fromTime: 0, toTime: 0 }],
  [
    'LOGINACT-04 both ends',
    { ...none, from, to },
    { freeText: '', status: [], fromTime: from, toTime: to + 999 },
  ],
  ['LOGINACT-05 From alone', { ...none, from }, { freeText: '', status: [], fromTime: 0, toTime: 0 }],
  ['LOGINACT-05 To alone', { ...none, to }, { freeText: '', status: [], fromTime: 0, toTime: 0 }],
  [
    'LOGINACT-05 From after To',
    { ...none, from: to, to: from },
    { freeText: '', status: [], fromTime: 0, toTime: 0 },
  ],
  [
    'B1 LOGINACT-04 today',
    { ...none, range: 'today' } satisfies Filters,
    { freeText: '', status: [], ...today },
  ],
  [
    'LOGINACT-03 text and status',
    { ...none, freeText: 'edge', status: ['Failed'] } satisfies Filters,
    { freeText: 'edge', status: ['Failed'], fromTime: 0, toTime: 0 },
  ],
])('%s', (_title, filters, search) => {
  expect(searchOf(filtersInForce(listParams, filters, noon))).toEqual(search)
})

test('From after To is wrong, at the same second it is right', () => {
  expect(checkRange({ ...none, from: to, to: from })).toEqual({ to: 'list.fromAfterTo' })
  expect(checkRange({ ...none, from, to: from })).toEqual({})
  expect(checkRange({ ...none, from: to })).toEqual({})
  expect(checkRange({ ...none, from: NaN, to })).toEqual({ from: 'time.notUnderstood' })
  expect(checkRange({ ...none, from, to: NaN })).toEqual({ to: 'time.notUnderstood' })
})
