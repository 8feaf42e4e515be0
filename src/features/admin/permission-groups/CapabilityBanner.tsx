import type { GrantCapability } from '../../../domain/permission-groups/useGrantCapability'
import { useText } from '../../../texts'
import { Banner } from '../../../ui/Banner'
import { Button } from '../../../ui/Button'
import { wordsOf } from '../../../ui/reason'

/** That it could not be found out whether the person may grant; nothing where it is known. */
export function CapabilityBanner({ reason, failed }: GrantCapability) {
  const text = useText()
  if (!failed) return null
  return (
    <Banner
      tone="warning"
      action={
        <Button icon="refresh" loading={failed.retrying} onClick={failed.again}>
          {text('common.tryAgain')}
        </Button>
      }
    >
      {wordsOf(reason ?? '')}
    </Banner>
  )
}
