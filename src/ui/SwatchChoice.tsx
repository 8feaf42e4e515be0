import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { onColor } from './color'
import { Icon } from './Icon'

const Root = chakra('fieldset', { base: { minW: 0 } })
const Legend = chakra('legend', { base: { mb: '8px', textStyle: 'sm', fontWeight: 'bold' } })

const Choices = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '8px',
    '@container (min-width: 480px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})

const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4px',
    p: '8px',
    border: '1px solid var(--line)',
    borderRadius: 'l2',
    textStyle: 'xs',
    textAlign: 'center',
    color: 'fg.muted',
    cursor: 'pointer',
    '& > i': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '32px',
      // So that a colour is seen on a page of the same colour.
      border: '1px solid var(--line)',
      borderRadius: 'l2',
      // In forced colours too it is the colour that one chooses.
      forcedColorAdjust: 'none',
    },
    '&:hover': { bg: 'bg.subtle' },
    '&:has(:checked)': {
      borderColor: 'brand.border',
      boxShadow: 'inset 0 0 0 1px var(--primary-text)',
      color: 'fg',
      fontWeight: 'bold',
    },
    '&:has(:focus-visible)': { outline: '2px solid var(--ring)', outlineOffset: '2px' },
  },
})

interface SwatchChoiceProps {
  label: string
  options: readonly { value: string; label: string }[]
  /** Empty when it is none of them. */
  value: string
  onChange: (value: string) => void
}

/** A choice of six colours, each with its name; in one row where its container has room. */
export function SwatchChoice({ label, options, value, onChange }: SwatchChoiceProps) {
  const name = useId()
  return (
    <Root>
      <Legend>{label}</Legend>
      <Choices>
        {options.map((option) => (
          <Choice key={option.value}>
            <input
              type="radio"
              className="sr"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <i style={{ background: option.value, color: onColor(option.value) }}>
              {option.value === value && <Icon name="check" size={16} />}
            </i>
            {option.label}
          </Choice>
        ))}
      </Choices>
    </Root>
  )
}
