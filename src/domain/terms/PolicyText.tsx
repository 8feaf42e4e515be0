import { useGetPlatformTermQuery } from '../../api'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { Spinner } from '../../ui/Spinner'
import { Html } from './Html'

/** The platform's terms, which are its privacy policy, as text of the page that shows them. */
export function PolicyText() {
  const text = useText()
  const { data, isError, isFetching, refetch } = useGetPlatformTermQuery()
  if (isError && !isFetching && !data)
    return (
      <EmptyState
        icon="error-circle"
        title={text('common.couldNotLoad')}
        action={<Button onClick={() => void refetch()}>{text('common.tryAgain')}</Button>}
      />
    )
  if (!data) return <Spinner label={text('common.loading')} />
  if (data.result.term === '') return <EmptyState icon="document" title={text('policy.none')} />
  return <Html html={data.result.term} />
}
