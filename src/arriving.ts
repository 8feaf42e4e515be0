import { after } from './clock'
import { timings } from './timings'

/**
 * A piece of code, or what else is waited for: rejects as the loading does, and when it has not come within ten seconds.
 * Whoever tries again calls `load` anew; what comes late after all is there at once then.
 */
export const inTime = <T>(load: () => Promise<T>): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const stop = after(timings.codeLate, () => reject(new Error('a piece of code has not come in time')))
    load()
      .finally(stop)
      .then(resolve, (why: Error) => reject(why))
  })
