import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Icon, type IconName } from './Icon'

const Root = chakra('fieldset', { base: { minW: 0 } })
const Legend = chakra('legend', { base: { mb: '8px', textStyle: 'xs', color: 'fg.muted' } })

const Track = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4px', p: '3px', borderRadius: 'l2', bg: 'bg.emphasized' },
})

const Option = chakra('label', {
  base: {
    position: 'relative',
    flex: '1 1 auto',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px',
    minH: 'var(--control-s)',
    px: '8px',
    border: '1px solid transparent',
    borderRadius: 'l1',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { color: 'fg' },
    '&:has(:checked)': {
      bg: 'bg.surface',
      borderColor: 'border.emphasized',
      color: 'fg',
      fontWeight: 'bold',
    },
    '&:has(:focus-visible)': { outline: '2px solid var(--ring)', outlineOffset: '2px' },
  },
})

interface SegmentedProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string; icon?: IconName; lang?: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice of few, all of them seen at once: radio buttons in one row. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <Root>
      <Legend>{label}</Legend>
      <Track>
        {options.map((option) => (
          <Option key={option.value} lang={option.lang}>
            <input
              type="radio"
              className="sr"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon name={option.icon} size={16} />}
            {option.label}
          </Option>
        ))}
      </Track>
    </Root>
  )
}
