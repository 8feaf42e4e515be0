import { checkRange, noRange } from '../../kit/list/time-range'
import { searchOf, type Filters } from './filters'

const none: Filters = { freeText: '', status: [], topics: [], ...noRange }
const all = { freeText: '', status: [], topics: [], fromTime: 0, toTime: 0 }

test.each([
  ['TICKET-27 TICKET-07 nothing chosen', none, all],
  ['TICKET-27 both ends', { ...none, from: 5, to: 9 }, { ...all, fromTime: 5, toTime: 999 }],
  ['TICKET-27 From alone', { ...none, from: 5 }, { ...all, fromTime: 5 }],
  ['TICKET-27 To alone', { ...none, to: 9 }, { ...all, toTime: 999 }],
  [
    'TICKET-08 TICKET-26 text, status and topics',
    { ...none, freeText: 'quota', status: ['new', 'closed'], topics: ['3201'] } satisfies Filters,
    { ...all, freeText: 'quota', status: ['new', 'closed'], topics: ['3201'] },
  ],
])('%s', (_title, filters, search) => {
  expect(searchOf(filters)).toEqual(search)
})

test('TICKET-09 closed ones are asked for whatever was chosen', () => {
  expect(searchOf({ ...none, status: ['new'] }, 'closed')).toEqual({ ...all, status: ['closed'] })
})

test('From after To is wrong, at the same moment it is right', () => {
  expect(checkRange({ ...none, from: 9, to: 5 })).toEqual({ to: 'list.fromAfterTo' })
  expect(checkRange({ ...none, from: 5, to: 5 })).toEqual({})
})
