import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useText, type MessageId } from '../../texts'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { SwitchField } from '../../ui/SwitchField'
import { hasSingleKeys, switchSingleKeys } from './single-keys'

const Keys = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'baseline',
    gap: '12px 16px',
    '& dt': { display: 'flex', gap: '4px' },
  },
})
const Key = chakra('kbd', {
  base: {
    minW: '28px',
    px: '8px',
    py: '2px',
    border: '1px solid var(--line)',
    borderRadius: 'l1',
    bg: 'bg.subtle',
    textStyle: 'xs',
    textAlign: 'center',
  },
})
const Single = chakra('div', {
  base: { display: 'grid', gap: '8px', mt: '24px', pt: '16px', borderTop: '1px solid var(--line)' },
})

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)
const nameOf = (key: string) => (key === 'Ctrl' && isMac() ? '⌘' : key)

/** Every key that does something on each page. */
const shortcuts: readonly (readonly [keys: readonly string[], what: MessageId, single?: 'single'])[] = [
  [['Ctrl', 'K'], 'shell.commands'],
  [['/'], 'shortcuts.search', 'single'],
  [['?'], 'shortcuts.title', 'single'],
  [['F6'], 'shortcuts.notices'],
  [['↑', '↓'], 'shortcuts.move'],
  [['Enter'], 'shortcuts.take'],
  [['Esc'], 'shortcuts.close'],
]

/** The keys, and the switch for those that are one letter. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const text = useText()
  const [isOn, setOn] = useState(hasSingleKeys)
  const turn = (on: boolean) => {
    switchSingleKeys(on)
    setOn(on)
  }
  return (
    <Dialog
      open
      width={520}
      title={text('shortcuts.title')}
      closeLabel={text('common.close')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('common.close')}</Button>}
    >
      <Keys>
        {shortcuts
          .filter(([, , single]) => isOn || !single)
          .map(([keys, what]) => (
            <chakra.div key={what} display="contents">
              <dt>
                {keys.map((key) => (
                  <Key key={key}>{nameOf(key)}</Key>
                ))}
              </dt>
              <dd>{text(what)}</dd>
            </chakra.div>
          ))}
      </Keys>
      <Single>
        <SwitchField name="single" label={text('shortcuts.single')} checked={isOn} onChange={turn} />
        <chakra.p textStyle="xs" color="fg.muted">
          {text('shortcuts.about')}
        </chakra.p>
      </Single>
    </Dialog>
  )
}
