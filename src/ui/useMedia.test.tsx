import { act, renderHook } from '@testing-library/react'
import { useMedia } from './useMedia'

/** A window whose width crosses the query's limit as the test says. */
function createWindow() {
  const heard = new Set<() => void>()
  let matches = false
  window.matchMedia = () =>
    ({
      get matches() {
        return matches
      },
      addEventListener: (_type: string, listener: () => void) => heard.add(listener),
      removeEventListener: (_type: string, listener: () => void) => heard.delete(listener),
    }) as unknown as MediaQueryList
  const cross = (now: boolean) => {
    matches = now
    heard.forEach((tell) => tell())
  }
  return { cross, listeners: () => heard.size }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))

test('SHELL-39 ORGCOMMON-38 a resize is answered 250 ms after it has come to rest', async () => {
  const { cross, listeners } = createWindow()
  const renders: boolean[] = []
  const { unmount } = renderHook(() => renders.push(useMedia('(min-width: 1024px)')))
  expect(renders).toEqual([false])
  cross(true)
  await pass(249)
  cross(false)
  await pass(100)
  cross(true)
  await pass(249)
  expect(renders).toEqual([false])
  await pass(1)
  expect(renders.at(-1)).toBe(true)
  cross(false)
  unmount()
  await pass(250)
  expect([renders.at(-1), listeners()]).toEqual([true, 0])
})
