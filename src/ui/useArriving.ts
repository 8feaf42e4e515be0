import { useEffect, useState } from 'react'

/** What stands in the place of a piece of code gets, beside the props of what is to come. */
export type Meanwhile = {
  /** It did not come. */
  readonly failed: boolean
  readonly onTryAgain: () => void
}

/**
 * A piece of code that is fetched when this is first drawn, and whenever it is tried again; until then what its place
 * says. `here` answers it once it has come, for whomever; both functions stay the same.
 */
export function useArriving<Code>(
  here: () => Code | undefined,
  load: () => Promise<Code>,
  /** Whether it has failed already, so that it is fetched only when it is tried again. */
  { failed: before = false } = {},
): readonly [Code | undefined, Meanwhile] {
  // In an object: what has come may be a function.
  const [{ code }, setCode] = useState(() => ({ code: here() }))
  const [tries, setTries] = useState({ begun: 1, failed: before ? 1 : 0 })
  // What it was drawn with: the code may come by others before this looks, and nobody would tell.
  const hasCome = code !== undefined
  // The code is outside React.
  useEffect(() => {
    if (hasCome || (before && tries.begun === 1)) return
    let left = false
    load().then(
      (come) => {
        if (!left) setCode({ code: come })
      },
      () => {
        if (!left) setTries((now) => ({ ...now, failed: tries.begun }))
      },
    )
    return () => {
      left = true
    }
  }, [hasCome, load, before, tries.begun])
  const onTryAgain = () => setTries((now) => ({ ...now, begun: now.begun + 1 }))
  return [code, { failed: tries.failed === tries.begun, onTryAgain }]
}
