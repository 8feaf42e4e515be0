import type { OwnerCapability } from '../../../domain/internal-permissions/useOwnerCapability'
import { useText } from '../../../texts'
import { Banner } from '../../../ui/Banner'
import { Button } from '../../../ui/Button'
import { wordsOf } from '../../../ui/reason'

/** That it could not be checked whether one may grant and revoke, with a way to check it again. */
export function NotChecked({ capability: { failed, reason } }: { capability: OwnerCapability }) {
  const text = useText()
  if (!failed || reason === undefined) return null
  return (
    <Banner
      tone="warning"
      action={
        <Button icon="refresh" loading={failed.retrying} onClick={failed.again}>
          {text('common.tryAgain')}
        </Button>
      }
    >
      {wordsOf(reason)}
    </Banner>
  )
}
