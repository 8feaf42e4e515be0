import { useEffect, useReducer, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { isRefusal, useUnblockOrganizationApiIngestionMutation } from '../../../../api'
import { after, serverNow } from '../../../../clock'
import { useChange } from '../../../../kit/change/useChange'
import { ConfirmDialog, confirmProps } from '../../../../kit/dialog/ConfirmDialog'
import { Time } from '../../../../kit/time/Time'
import { useText, type MessageId } from '../../../../texts'
import { Banner } from '../../../../ui/Banner'
import { Button } from '../../../../ui/Button'
import { useSetup } from './context'

/** A browser's timer holds 24 days at most. */
const HOUR = 60 * 60 * 1000

const blockedUntil: MessageId = 'organizationSetup.blocked'

/** While an organization may not send: until when, and what lifts the block. It goes when the quota is read again. */
export function BlockNotice({ unblockedAt }: { unblockedAt: number | undefined }) {
  const text = useText()
  const { formatMessage } = useIntl()
  const [asking, setAsking] = useState(false)
  const isBlocked = useIsAhead(unblockedAt)
  const b = (words: ReactNode[]) => <b>{words}</b>
  return (
    <>
      {isBlocked && (
        <Banner
          tone="danger"
          action={<Button onClick={() => setAsking(true)}>{text('organizationSetup.unblocked')}</Button>}
        >
          {formatMessage({ id: blockedUntil }, { b, when: <Time at={unblockedAt} relative /> })}
        </Banner>
      )}
      {asking && <UnblockQuestion onClose={() => setAsking(false)} />}
    </>
  )
}

/** Whether a moment is still to come: a block whose time is over has lifted itself. */
function useIsAhead(moment = 0): boolean {
  const [looks, look] = useReducer((looks: number) => looks + 1, 0)
  // The clock is outside React. What is known of the server's may have changed meanwhile: then it is looked at again.
  useEffect(() => {
    const left = moment - serverNow()
    return left > 0 ? after(Math.min(left, HOUR), look) : undefined
  }, [moment, looks])
  return moment > serverNow()
}

function UnblockQuestion({ onClose }: { onClose: () => void }) {
  const text = useText()
  const { orgId } = useSetup()
  const [unblock, state] = useUnblockOrganizationApiIngestionMutation()
  // The reason is behind Details: what is said is always the same (QUOTA-27).
  const withoutReason = async (arg: { orgId: string }) => {
    const { data, error } = await unblock(arg)
    return { data, error: isRefusal(error) ? { ...error, said: '' } : error }
  }
  const change = useChange([withoutReason, state], {
    done: 'organizationSetup.unblockDone',
    failed: 'organizationSetup.unblockFailed',
    tell: 'notice',
    stale: ['Quota'],
    onClose,
  })
  return (
    <ConfirmDialog
      {...confirmProps(change, { orgId }, onClose)}
      title={text('organizationSetup.unblockTitle')}
      confirm={text('organizationSetup.unblocked')}
    >
      {text('organizationSetup.unblockQuestion')}
    </ConfirmDialog>
  )
}
