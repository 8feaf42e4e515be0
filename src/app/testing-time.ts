import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { now } from '../clock'

/**
 * For tests of pauses: from now on time passes only while a test waits for the screen, or lets it. `jest.useRealTimers`
 * ends it.
 */
export function holdTime() {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  return {
    user: userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) }),
    /** Lets time pass up to a moment. */
    until: (moment: number) => act(() => jest.advanceTimersByTimeAsync(Math.max(0, moment - now()))),
  }
}
