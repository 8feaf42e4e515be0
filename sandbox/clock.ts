/** The sandbox's only time. A test moves it; nothing else in the sandbox reads the machine's clock. */
export type Clock = {
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly advance: (milliseconds: number) => void
  readonly reset: () => void
}

export function createClock(base: () => number = Date.now): Clock {
  let ahead = 0
  return {
    now: () => base() + ahead,
    advance: (milliseconds) => {
      ahead += milliseconds
    },
    reset: () => {
      ahead = 0
    },
  }
}
