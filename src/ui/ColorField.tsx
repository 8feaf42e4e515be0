import { chakra } from '@chakra-ui/react'
import { ControlBox, FieldFrame, type FieldProps } from './FieldFrame'

interface ColorFieldProps extends FieldProps {
  /** As it is typed: any text. */
  value: string
  onChange: (value: string) => void
  /** The colour that the swatch shows, with six digits: the last that was one. */
  shown: string
  /** The name of the swatch, which opens the browser's own choice of a colour. */
  swatchLabel: string
}

const Swatch = chakra('input', {
  base: {
    flexShrink: 0,
    boxSize: '24px',
    p: 0,
    border: '1px solid var(--line-control)',
    borderRadius: 'l1',
    bg: 'transparent',
    cursor: 'pointer',
    '&::-webkit-color-swatch-wrapper': { p: 0 },
    '&::-webkit-color-swatch': { border: 0, borderRadius: '3px' },
    '&::-moz-color-swatch': { border: 0, borderRadius: '3px' },
  },
})

/** A colour that is typed as hex digits, or chosen with the browser's own picker in front of them. */
export function ColorField({ value, onChange, shown, swatchLabel, ...field }: ColorFieldProps) {
  const { name, onBlur, error } = field
  return (
    <FieldFrame {...field}>
      {(control) => (
        <ControlBox data-invalid={error ? '' : undefined}>
          {/* Not a child of the box, whose input takes all its room. */}
          <chakra.span display="flex">
            <Swatch
              type="color"
              aria-label={swatchLabel}
              value={shown}
              onChange={(event) => onChange(event.target.value)}
            />
          </chakra.span>
          <chakra.input
            {...control}
            name={name}
            fontFamily="mono"
            autoComplete="off"
            spellCheck={false}
            value={value}
            onBlur={onBlur}
            onChange={(event) => onChange(event.target.value)}
          />
        </ControlBox>
      )}
    </FieldFrame>
  )
}
