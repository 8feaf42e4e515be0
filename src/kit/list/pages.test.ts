import { pageToStepBackTo, viewOf, type Results } from './listView'
import { lastPage, pagesShown, rangeOf } from './pages'

const drawn = (current: number, last: number) =>
  pagesShown(current, last)
    .map((page) => (page === 'gap' ? '…' : page))
    .join(' ')

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 4, '1 2 3 4'],
  [1, 242, '1 2 3 … 242'],
  [2, 242, '1 2 3 … 242'],
  [3, 242, '1 2 3 4 … 242'],
  [4, 242, '1 2 3 4 5 … 242'],
  [5, 242, '1 … 4 5 6 … 242'],
  [239, 242, '1 … 238 239 240 241 242'],
  [241, 242, '1 … 240 241 242'],
  [242, 242, '1 … 240 241 242'],
  [900, 242, '1 … 240 241 242'],
])('on page %i of %i the pages offered are %s %s', (current, last, pages) => {
  expect(drawn(current, last)).toBe(pages)
})

test.each([
  [1, 10, 2418, 1, 10],
  [242, 10, 2418, 2411, 2418],
  [2, 20, 40, 21, 40],
  [1, 10, 0, 0, 0],
  [9, 10, 25, 0, 0],
])('page %i of %i rows shows of %i records %i to %i', (page, size, total, from, to) => {
  expect(rangeOf(page, size, total)).toEqual({ from, to })
})

test.each([
  [0, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [2418, 10, 242],
])('%i records in pages of %i end on page %i', (total, size, last) => {
  expect(lastPage(total, size)).toBe(last)
})

const results = (rows: number, currentPage: number, totalRecords: number): Results<number> => ({
  content: Array.from({ length: rows }, (_, index) => index),
  page: { pageSize: 10, currentPage, totalPages: Math.ceil(totalRecords / 10), totalRecords },
})
const answer = (rows: number, currentPage: number, totalRecords: number) => ({
  results: results(rows, currentPage, totalRecords),
})

test('HTTP-12 HTTP-13 former rows stay while others come; an error is no empty list', () => {
  const [data, currentData] = [answer(10, 0, 25), answer(5, 2, 25)]
  expect(viewOf({ isFetching: true })).toEqual({ name: 'loading' })
  expect(viewOf({ data, isFetching: true })).toEqual({ name: 'rows', results: data.results, old: true })
  expect(viewOf({ data, currentData, isFetching: false })).toEqual({
    name: 'rows',
    results: currentData.results,
    old: false,
  })
  // The same rows, which cannot be read again, stay.
  const unread = { data, currentData, error: { status: 500 }, fulfilledTimeStamp: 7 }
  for (const isFetching of [true, false])
    expect(viewOf({ ...unread, isFetching })).toEqual({
      name: 'rows',
      results: currentData.results,
      old: false,
      unreadSince: 7,
    })
  expect(viewOf({ data, error: { status: 500 }, isFetching: false })).toEqual({
    name: 'failed',
    retrying: false,
  })
  expect(viewOf({ data, error: { status: 500 }, isFetching: true })).toEqual({
    name: 'failed',
    retrying: true,
  })
})

test.each([
  [0, 8, 25, 3],
  [0, 1, 0, 1],
  [0, 0, 0, undefined],
  [10, 1, 25, undefined],
])('%i rows on page %i (from 0) of %i records: back to page %s', (rows, page, total, back) => {
  expect(pageToStepBackTo(results(rows, page, total))).toBe(back)
})
