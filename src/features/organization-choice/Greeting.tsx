import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { CurrentUser } from '../../api'
import { greetingName, initials } from '../../kit/initials'
import { useText } from '../../texts'
import { Avatar } from '../../ui/Avatar'
import { ShieldBadge } from '../../ui/ShieldBadge'

const Root = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px', mb: '32px' },
})
const Words = chakra('div', { base: { flex: '1 1 200px', minW: 0, overflowWrap: 'anywhere' } })
const Line = chakra('p', { base: { color: 'fg.muted' } })

/** Who is choosing, and whether two-factor authentication protects them; at the right what else can be done. */
export function Greeting({ user, action }: { user: CurrentUser; action?: ReactNode }) {
  const text = useText()
  const shield = (
    <ShieldBadge on={user.totpEnabled} label={text(user.totpEnabled ? 'twoFactor.on' : 'twoFactor.off')} />
  )
  return (
    <Root>
      <Avatar
        shape="round"
        size={56}
        initials={initials(user.name || user.id)}
        src={user.avatar || undefined}
        badge={shield}
      />
      <Words>
        <h1 tabIndex={-1}>{text('organizationChoice.hello', { name: greetingName(user.id) })}</h1>
        <Line>{text('organizationChoice.title')}</Line>
      </Words>
      {action}
    </Root>
  )
}
