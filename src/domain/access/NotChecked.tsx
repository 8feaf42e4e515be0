import { useText } from '../../texts'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { wordsOf, type Reason } from '../../ui/reason'
import type { Check } from './checks'

type Props = Pick<Check, 'failed'> & {
  /** What cannot be done meanwhile, in words. */
  reason: Reason | undefined
}

/** That the server could not be asked whether one may do something, with a way to ask again; nothing where it is known. */
export function NotChecked({ failed, reason }: Props) {
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
