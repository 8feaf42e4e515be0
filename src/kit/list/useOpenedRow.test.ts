import { renderHook } from '@testing-library/react'
import type { ListQuery } from './listView'
import { useOpenedRow } from './useOpenedRow'

type Row = { readonly id: string; readonly name: string }

const answer = (...content: Row[]) => ({
  results: { content, page: { pageSize: 10, currentPage: 0, totalPages: 1, totalRecords: content.length } },
})
const read = (...rows: Row[]): ListQuery<Row> => ({
  data: answer(...rows),
  currentData: answer(...rows),
  isFetching: false,
})
const [acme, zenbrew] = [
  { id: 'a', name: 'Acme' },
  { id: 'z', name: 'Zenbrew' },
]

function open(query: ListQuery<Row>, record?: string) {
  const { result, rerender } = renderHook(
    (props: { query: ListQuery<Row>; record: string | undefined }) =>
      useOpenedRow(props.record === undefined ? undefined : { record: props.record }, props.query),
    { initialProps: { query, record } },
  )
  return {
    shown: () => result.current,
    then: (next: ListQuery<Row>, nextRecord = record) => rerender({ query: next, record: nextRecord }),
    close: (next: ListQuery<Row>) => rerender({ query: next, record: undefined }),
  }
}

test('a row that is on its way is waited for, and one that the list does not have is gone', () => {
  const { shown, then } = open({ isFetching: true }, 'a')
  expect(shown()).toBe('loading')
  then(read(zenbrew))
  expect(shown()).toBe('gone')
  then(read(zenbrew, acme))
  expect(shown()).toEqual({ row: acme })
})

test('a row is not gone while another page is on its way, nor when the list could not be loaded', () => {
  const { shown, then } = open({ data: answer(zenbrew), isFetching: true }, 'a')
  expect(shown()).toBe('loading')
  then({ error: { status: 500 }, isFetching: false })
  expect(shown()).toBe('loading')
})

test('an open row stays when it leaves the page, and changes while it is there', () => {
  const { shown, then } = open(read(acme, zenbrew), 'a')
  const renamed = { id: 'a', name: 'Acme Ltd' }
  then(read(renamed, zenbrew))
  expect(shown()).toEqual({ row: renamed })
  then(read(zenbrew))
  expect(shown()).toEqual({ row: renamed })
})

test('what was open is not kept for another row, nor for the next opening', () => {
  const { shown, then, close } = open(read(acme, zenbrew), 'a')
  then(read(), 'z')
  expect(shown()).toBe('gone')
  then(read(acme), 'a')
  close(read())
  then(read(), 'a')
  expect(shown()).toBe('gone')
})
