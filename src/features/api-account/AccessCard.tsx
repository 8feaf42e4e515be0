import { chakra } from '@chakra-ui/react'
import { useText } from '../../texts'
import { Card } from '../../ui/Card'
import { SwitchField } from '../../ui/SwitchField'

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '16px' },
})
const Words = chakra('div', {
  base: { flex: '1 1 240px', minW: 0, '& > p': { mt: '4px', color: 'fg.muted' } },
})

type Props = {
  on: boolean
  /** A change is on its way. */
  busy: boolean
  onSwitch: (on: boolean) => void
}

/** Whether programs may sign in as this person, and its switch. */
export function AccessCard({ on, busy, onSwitch }: Props) {
  const text = useText()
  return (
    <Card>
      <Row>
        <Words>
          <h2>{text(on ? 'apiAccount.accessOn' : 'apiAccount.accessOff')}</h2>
          <p>{text(on ? 'apiAccount.accessOnText' : 'apiAccount.accessOffText')}</p>
        </Words>
        <SwitchField
          name="api-access"
          label={text('apiAccount.access')}
          state={text(on ? 'apiAccount.on' : 'apiAccount.off')}
          checked={on}
          busy={busy}
          onChange={onSwitch}
        />
      </Row>
    </Card>
  )
}
