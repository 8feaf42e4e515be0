import { chakra } from '@chakra-ui/react'
import { useDispatch } from 'react-redux'
import { CopyButton } from '../../../../kit/CopyButton'
import { useText } from '../../../../texts'
import { Button } from '../../../../ui/Button'
import { Dialog } from '../../../../ui/Dialog'
import { useShownValue } from './shown-value'
import { valueHidden } from './state'

const Key = chakra('code', { base: { overflowWrap: 'anywhere', fontWeight: 'bold' } })
const Value = chakra('pre', {
  base: {
    maxH: 'min(320px, 40dvh)',
    overflow: 'auto',
    p: '12px',
    border: '1px solid var(--line)',
    borderRadius: 'l2',
    bg: 'bg.muted',
    fontFamily: 'mono',
    textStyle: 'sm',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    mt: '12px',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** The value that is shown, as text, until its time is over. */
export function ValueDialog() {
  const text = useText()
  const dispatch = useDispatch()
  const shown = useShownValue()
  if (!shown) return null
  const { key, value, secondsLeft } = shown
  const hide = () => dispatch(valueHidden())
  return (
    <Dialog
      open
      width={640}
      title={text('systemVariables.value')}
      description={<Key translate="no">{key}</Key>}
      closeLabel={text('common.close')}
      onClose={hide}
      actions={
        <Button kind="primary" icon="eye-off" onClick={hide}>
          {text('systemVariables.hide')}
        </Button>
      }
    >
      <Value role="region" aria-label={text('systemVariables.value')} tabIndex={0} translate="no">
        {value}
      </Value>
      <Foot>
        <span role="timer">{text('systemVariables.secondsLeft', { count: secondsLeft })}</span>
        <CopyButton
          label={text('systemVariables.copy')}
          words={text('systemVariables.copy')}
          read={() => value}
        />
      </Foot>
    </Dialog>
  )
}
