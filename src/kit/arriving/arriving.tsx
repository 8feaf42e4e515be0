import type { ComponentType, ReactNode } from 'react'
import { inTime } from '../../arriving'
import { pageStands } from '../../page-stands'
import { useArriving, type Meanwhile } from '../../ui/useArriving'

export type { Meanwhile }

/**
 * A component that is a piece of code of its own. `Instead` stands in its place while it comes, and says so when it does
 * not, with Try again: a press is never dead, and what stands around it stays. As `lazy`, call it outside of components.
 */
export function arriving<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: (props: Props & Meanwhile) => ReactNode,
  {
    /** Whether it has failed already, so that it is fetched only when it is tried again. */
    failed = false,
    /** It comes once the page stands, so that it is there when it is opened. */
    early = false,
  } = {},
): ComponentType<Props> {
  let come: ComponentType<Props> | undefined
  const here = () => come
  const bring = () => inTime(load).then((part) => (come = part))
  // What has not come by itself is fetched when it is opened.
  if (early)
    void pageStands()
      .then(bring)
      .catch(() => undefined)
  return function Arriving(props: Props) {
    const [Part, meanwhile] = useArriving(here, bring, { failed })
    return Part ? <Part {...props} /> : <Instead {...props} {...meanwhile} />
  }
}
