import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { inTime } from '../../arriving'

/** What stands in the place of a piece of code gets, beside the props of what is to come. */
export type Meanwhile = {
  /** It did not come. */
  readonly failed: boolean
  readonly onTryAgain: () => void
}

/**
 * A component that is a piece of code of its own. `Instead` stands in its place while it comes, and says so when it does
 * not, with Try again: a press is never dead, and what stands around it stays. As `lazy`, call it outside of components.
 */
export function arriving<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: (props: Props & Meanwhile) => ReactNode,
  /** Whether it has failed already, so that it is fetched only when it is tried again. */
  { failed = false } = {},
): ComponentType<Props> {
  let come: ComponentType<Props> | undefined
  return function Arriving(props: Props) {
    const [Part, setPart] = useState(() => come)
    const [tries, setTries] = useState({ begun: 1, failed: failed ? 1 : 0 })
    // The code is outside React: it is fetched when it is first shown, and whenever it is tried again.
    useEffect(() => {
      if (come || (failed && tries.begun === 1)) return
      let left = false
      inTime(load).then(
        (part) => {
          come = part
          if (!left) setPart(() => part)
        },
        () => {
          if (!left) setTries((now) => ({ ...now, failed: tries.begun }))
        },
      )
      return () => {
        left = true
      }
    }, [tries.begun])
    if (Part) return <Part {...props} />
    const onTryAgain = () => setTries((now) => ({ ...now, begun: now.begun + 1 }))
    return <Instead {...props} failed={tries.failed === tries.begun} onTryAgain={onTryAgain} />
  }
}
