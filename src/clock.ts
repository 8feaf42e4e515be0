/**
 * The one place that knows the time. Tests and replays move time by replacing the timers here.
 * Times are epoch milliseconds.
 */
let serverAhead = 0

/** The device's time. */
export const now = (): number => Date.now()

/** The server's time, as far as its `Date` header told; the device's until then. */
export const serverNow = (): number => Date.now() + serverAhead

/** How far the server's clock is ahead of the device's, in milliseconds. */
export const serverSkew = (): number => serverAhead

/** Takes the server's time from a `Date` header; its resolution is one second. */
export function noteServerTime(date: string | null): void {
  const time = date === null ? NaN : Date.parse(date)
  if (!Number.isNaN(time)) serverAhead = time - Date.now()
}

/** Calls `act` once after `delay` milliseconds; returns what cancels it. */
export function after(delay: number, act: () => void): () => void {
  const timer = setTimeout(act, delay)
  return () => clearTimeout(timer)
}

/** Long work goes on for so long, in milliseconds, before the page has its turn. */
const STRETCH = 20

/**
 * For work of many steps: to be called at each of them, and to be waited for when it answers a promise. Between two
 * stretches of work the page draws and hears what is pressed.
 */
export function createPauses(): () => Promise<void> | undefined {
  let until = performance.now() + STRETCH
  return () => {
    if (performance.now() < until) return undefined
    return new Promise((resolve) =>
      after(0, () => {
        until = performance.now() + STRETCH
        resolve()
      }),
    )
  }
}

const SPREAD = 0.3
/** A delay in milliseconds, up to 30 % longer or shorter, so that many consoles do not come back in step. */
export const jittered = (delay: number): number => delay * (1 + SPREAD * (2 * Math.random() - 1))
