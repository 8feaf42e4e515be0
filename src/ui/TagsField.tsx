import { chakra } from '@chakra-ui/react'
import { useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { ControlBox, FieldFrame, type FieldProps } from './FieldFrame'
import { Icon } from './Icon'
import { touch } from './recipes'

export interface TagsFieldProps extends FieldProps {
  value: readonly string[]
  onChange: (value: string[]) => void
  placeholder?: string
  /** Names the button that takes one away. */
  removeLabel: (word: string) => string
  /** A typed word as it is kept; empty for one that is not. */
  clean?: (word: string) => string
  /** A word may hold blanks: only Enter, a comma, a semicolon or a new line ends one. */
  blanks?: boolean
  /** Words that will not do: they are marked. */
  isWrong?: (word: string) => boolean
}

const Words = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px',
    flex: 1,
    minW: 0,
    maxH: '40vh',
    py: '3px',
    overflowY: 'auto',
  },
})
const Word = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxW: '100%',
    minH: '24px',
    ps: '8px',
    borderRadius: 'l1',
    bg: 'bg.emphasized',
    textStyle: 'xs',
    overflowWrap: 'anywhere',
    '&[data-wrong]': { bg: 'bg.error', color: 'fg.error' },
  },
})
const Remove = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '24px',
    borderRadius: 'l1',
    color: 'fg.muted',
    '&:hover': { color: 'fg' },
    [touch]: { boxSize: '44px' },
  },
})
const Typed = chakra('input', { base: { flex: '1 1 120px', minW: 0, minH: '32px', outline: 'none' } })

const SEPARATORS = /[\s,;]+/
const SEPARATORS_OF_PHRASES = /[\n\r\t,;]+/

/**
 * Any number of words: Enter, a comma, a blank or going on adds what is typed, a pasted list adds all of it; Backspace
 * in front takes the last one away.
 */
export function TagsField(props: TagsFieldProps) {
  const { value, onChange, placeholder, removeLabel, clean, blanks = false, isWrong, ...field } = props
  const separators = blanks ? SEPARATORS_OF_PHRASES : SEPARATORS
  const { name, readOnly, onBlur, error } = field
  const [typed, setTyped] = useState('')

  const add = (text: string) => {
    const words = text.split(separators).map((word) => (clean ? clean(word) : word.trim()))
    setTyped('')
    const next = [...new Set([...value, ...words.filter(Boolean)])]
    if (next.length > value.length) onChange(next)
  }
  const type = (text: string) => (separators.test(text) ? add(text) : setTyped(text))
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed !== '') {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && !event.repeat && !readOnly && typed === '' && value.length > 0)
      onChange(value.slice(0, -1))
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    if (readOnly) return
    add(typed + event.clipboardData.getData('text'))
  }
  const leave = (event: FocusEvent) => {
    if (typed !== '') add(typed)
    onBlur?.(event)
  }
  return (
    <FieldFrame {...field}>
      {(control, labelId) => (
        <ControlBox data-invalid={error ? '' : undefined} data-locked={readOnly ? '' : undefined}>
          <Words role="group" aria-labelledby={labelId}>
            {value.map((word) => (
              <Word key={word} data-wrong={isWrong?.(word) ? '' : undefined}>
                {word}
                {!readOnly && (
                  <Remove
                    type="button"
                    aria-label={removeLabel(word)}
                    onClick={({ currentTarget }) => {
                      // The button goes by its press.
                      currentTarget.closest('[role=group]')?.querySelector('input')?.focus()
                      onChange(value.filter((each) => each !== word))
                    }}
                  >
                    <Icon name="close" size={16} />
                  </Remove>
                )}
              </Word>
            ))}
            <Typed
              {...control}
              name={name}
              value={typed}
              readOnly={readOnly}
              placeholder={value.length === 0 ? placeholder : undefined}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={(event) => type(event.target.value)}
              onKeyDown={press}
              onPaste={paste}
              onBlur={leave}
            />
          </Words>
        </ControlBox>
      )}
    </FieldFrame>
  )
}
