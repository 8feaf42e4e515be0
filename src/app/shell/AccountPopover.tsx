import { chakra } from '@chakra-ui/react'
import { useSelector } from 'react-redux'
import { arriving } from '../../kit/arriving/arriving'
import { PartMeanwhile } from '../../kit/arriving/Instead'
import { initials } from '../../kit/initials'
import { selectUser } from '../../session/state'
import { useText } from '../../texts'
import { Avatar } from '../../ui/Avatar'
import { Popover } from '../../ui/Popover'
import { ShieldBadge } from '../../ui/ShieldBadge'

const AccountPanel = arriving(
  () => import(/* webpackChunkName: "overlays" */ './AccountPanel').then((part) => part.AccountPanel),
  PartMeanwhile,
  { early: true },
)

const Trigger = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 'var(--control)',
    borderRadius: 'full',
    '&:hover, &[aria-expanded=true]': { bg: 'bg.subtle' },
    '& svg': { boxSize: '20px' },
  },
})

/** The person's avatar with the second-factor shield; behind it the way to profile, settings and out. */
export function AccountPopover() {
  const text = useText()
  const user = useSelector(selectUser)
  if (!user) return null
  const shield = text(user.totpEnabled ? 'twoFactor.on' : 'twoFactor.off')
  const name = user.name || user.id
  const label = `${text('shell.account')}: ${name}. ${shield}`
  return (
    <Popover
      label={text('shell.account')}
      width={320}
      trigger={
        <Trigger type="button" aria-label={label}>
          <Avatar
            shape="round"
            size={32}
            initials={initials(name)}
            src={user.avatar || undefined}
            badge={<ShieldBadge on={user.totpEnabled} label={shield} />}
          />
        </Trigger>
      }
    >
      {(close) => <AccountPanel user={{ ...user, name }} onGo={close} />}
    </Popover>
  )
}
