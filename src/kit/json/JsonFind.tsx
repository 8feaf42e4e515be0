import { chakra } from '@chakra-ui/react'
import { useState, type FormEvent } from 'react'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/TextField'

const Bar = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    p: '8px',
    pe: '48px',
    borderBottom: '1px solid var(--line)',
  },
})
const Field = chakra('div', { base: { flex: '1 1 120px', minW: 0 } })
const Told = chakra('span', {
  base: { textStyle: 'xs', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
})

type Props = {
  /** Shows the next place and answers its line; undefined for nowhere. */
  find: (wanted: string) => number | undefined
  /** False while the rest of the text is on its way: what is not there yet is not said to be missing. */
  isReady: boolean
}

/** Search in a long JSON: every press, or Enter, goes to the next place. */
export function JsonFind({ find, isReady }: Props) {
  const text = useText()
  const [wanted, setWanted] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (wanted === '') return
    const line = find(wanted)
    setAnnouncement(line === undefined ? text('json.notFound') : text('json.line', { line }))
  }
  return (
    <Bar onSubmit={search}>
      <Field>
        <TextField
          name="find"
          label={text('json.find')}
          labelHidden
          icon="search"
          autoComplete="off"
          autoFocus
          value={wanted}
          onChange={setWanted}
        />
      </Field>
      <Button type="submit" loading={!isReady}>
        {text('json.next')}
      </Button>
      <Told role="status">{announcement}</Told>
    </Bar>
  )
}
