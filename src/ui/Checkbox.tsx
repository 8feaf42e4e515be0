import { chakra } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { touch } from './recipes'

const Root = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    cursor: 'pointer',
    [touch]: { minH: '44px' },
  },
})

const Box = chakra('input', {
  base: {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '16px',
    border: '1px solid var(--line-control)',
    borderRadius: 'l1',
    bg: 'bg.surface',
    cursor: 'inherit',
    '&[aria-invalid]': { borderColor: 'border.error' },
    '&:checked': { bg: 'colorPalette.solid', borderColor: 'colorPalette.solid' },
    '&:checked::before': {
      content: '""',
      boxSize: '10px',
      bg: 'colorPalette.contrast',
      clipPath: 'polygon(16% 48%, 4% 60%, 38% 94%, 96% 26%, 84% 14%, 38% 70%)',
    },
  },
})

interface CheckboxProps {
  label: ReactNode
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  invalid?: boolean
  ref?: Ref<HTMLInputElement>
}

/** One yes or no with its words at the right; the words may hold a link. */
export function Checkbox({ label, name, checked, onChange, invalid, ref }: CheckboxProps) {
  return (
    <Root>
      <Box
        ref={ref}
        type="checkbox"
        name={name}
        checked={checked}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </Root>
  )
}
