import { useEffect, useEffectEvent } from 'react'
import { isRefusal, NO_ANSWER } from '../../api'
import { after, jittered } from '../../clock'
import { timings } from '../../timings'

type Query = { readonly error?: unknown; readonly isFetching: boolean; readonly refetch: () => unknown }

/** Whether what could not be read may be read a moment later. */
const heals = (error: unknown): boolean =>
  isRefusal(error) && (error.status === NO_ANSWER || error.status >= 500) && !error.toldBySession

/** Reads again by itself what could not be, as long as somebody looks at it. */
export function useReadAgain({ error, isFetching, refetch }: Query): void {
  const readAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refetch()
  })
  const waits = !isFetching && heals(error)
  // The clock is outside React.
  useEffect(() => {
    if (waits) return after(jittered(timings.readAgain), readAgain)
  }, [waits])
}
