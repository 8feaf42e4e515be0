import { PolicyText } from '../../domain/terms/PolicyText'
import { useText } from '../../texts'
import { Card } from '../../ui/Card'
import { PageHeading } from '../../ui/PageHeading'

/** /policy: the terms of the platform. */
export function PolicyScreen() {
  const text = useText()
  return (
    <>
      <PageHeading title={text('policy.title')} />
      <Card>
        <PolicyText />
      </Card>
    </>
  )
}
