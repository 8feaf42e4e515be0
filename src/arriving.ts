import { after } from './clock'
import { timings } from './timings'

/** Webpack's runtime, which names the file of a chunk by `u`; tests have none. */
declare const __webpack_require__: { u: (chunk: string | number) => string } | undefined

/**
 * A browser that still waits for a file lets whoever asks for the same address wait with it. Once one has not come, chunks
 * are asked for by an address of this try.
 */
let failures = 0
if (typeof __webpack_require__ !== 'undefined') {
  const nameOf = __webpack_require__.u
  __webpack_require__.u = (chunk) => nameOf(chunk) + (failures > 0 ? `?again=${failures}` : '')
}

/**
 * A piece of code, or what else is waited for: rejects as the loading does, and when it has not come within ten seconds.
 * Whoever tries again calls `load` anew; what comes late after all is there at once then.
 */
export const inTime = <T>(load: () => Promise<T>): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const fail = (why: Error) => {
      failures += 1
      reject(why)
    }
    const stop = after(timings.codeLate, () => fail(new Error('a piece of code has not come in time')))
    load().finally(stop).then(resolve, fail)
  })
