import { chakra } from '@chakra-ui/react'
import { useState, type KeyboardEvent } from 'react'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/TextField'
import { isLinkAddress } from './schema'

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '8px',
    p: '8px 12px',
    borderBottom: '1px solid var(--line)',
    '& > div': { flex: '1 1 240px' },
  },
})

type Props = {
  /** Of the link that is there already. */
  address: string | undefined
  /** Without an address the link goes. */
  onSet: (address: string | undefined) => void
  onClose: () => void
}

/** Where the selected words lead to. It stands in a form of its own kind: Enter sets the link and sends nothing. */
export function LinkRow({ address = '', onSet, onClose }: Props) {
  const text = useText()
  const [typed, setTyped] = useState(address)
  const [isWrong, setWrong] = useState(false)
  const set = () => {
    const bare = typed.trim()
    // As people type them.
    const whole = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(bare) ? `https://${bare}` : bare
    if (isLinkAddress(whole)) onSet(whole)
    else setWrong(true)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') set()
    else onClose()
  }
  return (
    <Row>
      <div onKeyDown={press}>
        <TextField
          autoFocus
          name="link-address"
          label={text('richText.address')}
          inputMode="url"
          autoComplete="off"
          value={typed}
          error={isWrong ? text('richText.addressWrong') : undefined}
          onChange={(value) => {
            setTyped(value)
            setWrong(false)
          }}
        />
      </div>
      <Button onClick={set}>{text('richText.setLink')}</Button>
      {address && (
        <Button kind="ghost" onClick={() => onSet(undefined)}>
          {text('richText.removeLink')}
        </Button>
      )}
    </Row>
  )
}
