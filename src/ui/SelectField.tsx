import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { ControlBox, FieldFrame, type FieldProps } from './FieldFrame'
import { Icon } from './Icon'

export interface Option {
  value: string
  label: string
}

export interface SelectFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
  /** Shown while nothing is chosen; it cannot be chosen again. */
  placeholder?: string
  ref?: Ref<HTMLSelectElement>
}

const Select = chakra('select', {
  base: {
    appearance: 'none',
    cursor: 'pointer',
    // The select fills the box, its arrow included, so that the whole box opens it.
    mx: '-12px',
    ps: '12px',
    pe: '36px',
    '& + .icon': { ms: '-24px', pointerEvents: 'none' },
    '&[data-empty]': { color: 'fg.subtle' },
    '& > option': { bg: 'bg.surface', color: 'fg' },
  },
})

/** One value out of few: the browser's own select in our drawing. Read-only, it is the word itself. */
export function SelectField({ value, onChange, options, placeholder, ref, ...field }: SelectFieldProps) {
  const { name, readOnly, onBlur, error } = field
  return (
    <FieldFrame {...field}>
      {(control) =>
        readOnly ? (
          <ControlBox data-locked="">
            <input
              {...control}
              name={name}
              readOnly
              value={options.find((option) => option.value === value)?.label ?? value}
            />
            <Icon name="lock" size={16} />
          </ControlBox>
        ) : (
          <ControlBox data-invalid={error ? '' : undefined}>
            <Select
              {...control}
              ref={ref}
              name={name}
              value={value}
              data-empty={value === '' ? '' : undefined}
              onBlur={onBlur}
              onChange={(event) => onChange(event.target.value)}
            >
              {placeholder !== undefined && (
                <option value="" disabled hidden>
                  {placeholder}
                </option>
              )}
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
            <Icon name="chevron-down" size={16} />
          </ControlBox>
        )
      }
    </FieldFrame>
  )
}
