import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import type { Account } from '../../api'
import type { Change } from '../../kit/change/useChange'
import { ConfirmDialog, confirmProps } from '../../kit/dialog/ConfirmDialog'
import { Panel } from '../../kit/dialog/Panel'
import { selectUser } from '../../session/state'
import { useText } from '../../texts'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import type { IconName } from '../../ui/Icon'
import type { Reason } from '../../ui/reason'
import { AboutAccount } from './AboutAccount'
import { drawerSizes, type Scope } from './scope'

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '16px' } })
const Effects = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    ps: '20px',
    listStyle: 'disc',
    overflowWrap: 'anywhere',
  },
})

type Props<Arg> = {
  scope: Scope
  title: string
  account: Pick<Account, 'id' | 'name' | 'avatar'>
  /** The organization that it happens in, by its name. */
  organization?: string
  /** What it does to the person, one sentence each, in numbers where they are known. */
  effects: readonly string[]
  /** The words of the box that is ticked first. */
  sure: string
  /** What the popup asks, naming person, id and organization. */
  question: string
  /** The word of the act, on both buttons. */
  confirm: string
  icon: IconName
  /** Why it cannot be done now, whatever is ticked. */
  blocked?: Reason
  change: Change<Arg>
  arg: Arg
  onClose: () => void
}

/**
 * A dangerous act on an account: what it does is read, a box is ticked, and a popup asks once more before the call
 * (ACCOUNTS-60, -61, -64, -65, SUPERACC-39, -40, -50). A refusal is told in the popup.
 */
export function SureDrawer<Arg>(props: Props<Arg>) {
  const { title, account, organization, effects, sure, question, confirm, icon, blocked, change, arg } = props
  const { scope, onClose } = props
  const text = useText()
  const isOwn = useSelector(selectUser)?.id === account.id
  const [ticked, setTicked] = useState(false)
  const [asking, setAsking] = useState(false)
  return (
    <Panel
      size={drawerSizes[scope]}
      title={title}
      onClose={onClose}
      action={
        <Button
          kind="danger"
          icon={icon}
          disabledReason={blocked ?? (ticked ? undefined : text('accounts.tickFirst'))}
          onClick={() => setAsking(true)}
        >
          {confirm}
        </Button>
      }
    >
      <Parts>
        {isOwn && <Banner tone="warning">{text('accounts.notYourself')}</Banner>}
        <AboutAccount account={account} organization={organization} />
        <Banner tone="danger">
          <Effects>
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </Effects>
        </Banner>
        <Checkbox name="sure" label={sure} checked={ticked} onChange={setTicked} />
      </Parts>
      {asking && (
        <ConfirmDialog
          {...confirmProps(change, arg, () => setAsking(false))}
          title={title}
          confirm={confirm}
          danger
        >
          {isOwn && text('accounts.notYourself')} {question} {text('confirm.continue')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
