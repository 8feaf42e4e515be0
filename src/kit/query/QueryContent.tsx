import { chakra } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { isRefusal } from '../../api'
import { now } from '../../clock'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { Skeleton } from '../../ui/Skeleton'
import { VisuallyHidden } from '../../ui/Visually'

/** The part of a generated query hook's answer that a page of settings needs. */
type Query<Data> = {
  readonly data?: Data
  readonly error?: unknown
  readonly isFetching: boolean
  readonly fulfilledTimeStamp?: number
  refetch(): unknown
}

/**
 * What a page shows once its settings are read. Fields begin with what was read since the page stands there, never with
 * what an earlier one has left; what cannot be read again later leaves them as they are.
 */
export function QueryContent<Data>({
  query,
  around = (meanwhile) => meanwhile,
  children,
}: {
  query: Query<Data>
  /** What stands around it until then: the head of a card. */
  around?: (meanwhile: ReactNode) => ReactNode
  children: (data: Data) => ReactNode
}) {
  const [since] = useState(now)
  const { data, error, isFetching, fulfilledTimeStamp = 0 } = query
  if (data !== undefined && fulfilledTimeStamp >= since) return children(data)
  if (error !== undefined)
    return around(<LoadFailed error={error} retrying={isFetching} onTryAgain={() => void query.refetch()} />)
  return around(<PageSkeleton />)
}

function LoadFailed(props: { error: unknown; retrying: boolean; onTryAgain: () => void }) {
  const { error, retrying, onTryAgain } = props
  const text = useText()
  return (
    <div role="status">
      <EmptyState
        icon="cloud-off"
        title={(isRefusal(error) && error.said) || text('common.couldNotLoad')}
        action={
          <Button icon="refresh" loading={retrying} onClick={onTryAgain}>
            {text('common.tryAgain')}
          </Button>
        }
      />
    </div>
  )
}

const Skeletons = chakra('div', { base: { display: 'grid', gap: '32px', pt: '8px', maxW: '560px' } })

/** In the place of a page that is coming. */
export function PageSkeleton() {
  const text = useText()
  return (
    <Skeletons aria-busy="true">
      <VisuallyHidden role="status">{text('common.loading')}</VisuallyHidden>
      <Skeleton width="160px" height="16px" />
      {[72, 88, 64].map((width) => (
        <Skeleton key={width} width={`${width}%`} height="40px" />
      ))}
    </Skeletons>
  )
}
