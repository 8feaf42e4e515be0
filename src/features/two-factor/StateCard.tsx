import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { OutsideButtonLink } from '../../kit/navigation/ButtonLink'
import { Link } from '../../kit/navigation/Link'
import { paths } from '../../paths'
import { useText } from '../../texts'
import { Card } from '../../ui/Card'
import { ShieldBadge } from '../../ui/ShieldBadge'
import { SwitchField } from '../../ui/SwitchField'
import { authenticatorApps } from './apps'

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '16px' },
})
const Words = chakra('div', {
  base: { flex: '1 1 240px', minW: 0, '& > p': { mt: '4px', color: 'fg.muted' } },
})
const Part = chakra('div', {
  base: {
    mt: '24px',
    pt: '24px',
    borderTop: '1px solid var(--line)',
    '& > p': { mt: '4px', color: 'fg.muted' },
  },
})
const Apps = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '8px', mt: '16px' } })

type Props = {
  on: boolean
  /** Nothing can be switched for a moment. */
  busy: boolean
  /** A set-up waits for its code: until then it is off. */
  settingUp: boolean
  onSwitch: (on: boolean) => void
  /** The switch. */
  ref: Ref<HTMLInputElement>
}

/** Whether the second factor is on, its switch, and what it needs. */
export function StateCard({ on, busy, settingUp, onSwitch, ref }: Props) {
  const text = useText()
  const help = (
    <Link to={paths.help} textDecoration="underline">
      {text('twoFactor.help')}
    </Link>
  )
  return (
    <Card>
      <Row>
        <span aria-hidden="true">
          <ShieldBadge on={on} label="" />
        </span>
        <Words>
          <h2>{text(on ? 'twoFactor.on' : 'twoFactor.off')}</h2>
          <p>{text(on ? 'twoFactor.onText' : 'twoFactor.offText')}</p>
        </Words>
        <SwitchField
          ref={ref}
          name="two-factor"
          label={text('menu.twoFactor')}
          state={text(on ? 'twoFactor.stateOn' : 'twoFactor.stateOff')}
          checked={on}
          busy={busy}
          disabledReason={settingUp ? text('twoFactor.settingUp') : undefined}
          onChange={onSwitch}
        />
      </Row>
      <Part>
        <h3>{text('twoFactor.app')}</h3>
        <p>{text('twoFactor.appText')}</p>
        <Apps>
          {authenticatorApps.map(({ store, href }) => (
            <li key={store}>
              <OutsideButtonLink href={href}>{text(store)}</OutsideButtonLink>
            </li>
          ))}
        </Apps>
      </Part>
      <Part>
        <h3>{text('help.lostPhone')}</h3>
        <p>
          {text('code.lost')} {help}
        </p>
      </Part>
    </Card>
  )
}
