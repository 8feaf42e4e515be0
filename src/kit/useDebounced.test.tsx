import { act, renderHook } from '@testing-library/react'
import { timings } from '../timings'
import { useDebounced } from './useDebounced'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (time: number) => act(() => jest.advanceTimersByTime(time))

test('ORGSEL-18 a value counts once it has rested for 500 ms', () => {
  const { result, rerender } = renderHook(({ value }) => useDebounced(value, timings.searchPause)[0], {
    initialProps: { value: '' },
  })
  rerender({ value: 'a' })
  pass(499)
  rerender({ value: 'ab' })
  pass(499)
  expect(result.current).toBe('')
  pass(1)
  expect(result.current).toBe('ab')
})

test('it can be taken over at once', () => {
  const { result, rerender } = renderHook(({ value }) => useDebounced(value, timings.searchPause), {
    initialProps: { value: '' },
  })
  rerender({ value: 'ab' })
  act(() => result.current[1]())
  expect(result.current[0]).toBe('ab')
})
