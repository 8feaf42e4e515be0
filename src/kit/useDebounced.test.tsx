import { act, fireEvent, renderHook } from '@testing-library/react'
import { timings } from '../timings'
import { useDebounced } from './useDebounced'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (time: number) => act(() => jest.advanceTimersByTime(time))

test.each([
  ['ORGSEL-18 in the choice of an organization', timings.searchPause, 500],
  ['ORGCOMMON-34 in a picker of organizations', timings.linkPickerPause, 300],
  [
    'ORGCOMMON-35 ADMINCOMMON-26 in the picker that assigns to an organization',
    timings.assignPickerPause,
    100,
  ],
])('%s a value counts once it has rested for its pause', (_, pause, documented) => {
  const { result, rerender } = renderHook(({ value }) => useDebounced(value, pause)[0], {
    initialProps: { value: '' },
  })
  rerender({ value: 'a' })
  pass(documented - 1)
  rerender({ value: 'ab' })
  pass(documented - 1)
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

test('no half syllable of an input method counts, however long it takes to write', () => {
  const { result, rerender } = renderHook(({ value }) => useDebounced(value, timings.searchPause)[0], {
    initialProps: { value: '' },
  })
  fireEvent.compositionStart(document.body)
  rerender({ value: 'd' })
  pass(timings.searchPause * 3)
  rerender({ value: 'đ' })
  pass(timings.searchPause * 3)
  expect(result.current).toBe('')
  fireEvent.compositionEnd(document.body)
  pass(timings.searchPause - 1)
  expect(result.current).toBe('')
  pass(1)
  expect(result.current).toBe('đ')
})
