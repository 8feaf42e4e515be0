import { act, renderHook } from '@testing-library/react'
import { useRowsMoved } from './useRowsMoved'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (time: number) => act(() => jest.advanceTimersByTime(time))

const rowsOf = (ids?: string) => (ids === undefined ? undefined : [...ids].map((id) => ({ id })))

/** A list that shows these rows; `show` brings others, `moved` answers of a menu opened at that moment. */
function open(ids?: string) {
  const { result, rerender } = renderHook(({ rows }) => useRowsMoved(rows), {
    initialProps: { rows: rowsOf(ids) },
  })
  return {
    show: (next: string) => rerender({ rows: rowsOf(next) }),
    moved: (at: number) => result.current(at),
  }
}

test('B39 rows that move under an open menu cancel a press of the next 500 ms', () => {
  const { show, moved } = open('abc')
  const openedAt = Date.now()
  pass(3_000)
  expect(moved(openedAt)).toBe(false)
  show('xabc')
  expect(moved(openedAt)).toBe(true)
  pass(499)
  expect(moved(openedAt)).toBe(true)
  pass(1)
  expect(moved(openedAt)).toBe(false)
})

test('B39 a menu that was opened after they had moved is meant', () => {
  const { show, moved } = open('abc')
  pass(10)
  show('bca')
  expect(moved(Date.now())).toBe(false)
})

test('B39 rows that are read again and stand where they stood, or come first, have not moved', () => {
  const { show, moved } = open()
  const openedAt = Date.now()
  pass(10)
  show('abc')
  expect(moved(openedAt)).toBe(false)
  show('abc')
  expect(moved(openedAt)).toBe(false)
})
