import { chakra } from '@chakra-ui/react'

const levels = [0, 1, 2, 3, 4] as const
export type Strength = (typeof levels)[number]
const colors = ['', 'red.solid', 'orange.solid', 'blue.solid', 'green.solid']

const Bars = chakra('span', { base: { display: 'flex', gap: '4px', flex: 1 } })
const Bar = chakra('span', { base: { flex: 1, h: '4px', borderRadius: 'full' } })

interface StrengthBarProps {
  /** What is measured, for screen readers. */
  name?: string
  level: Strength
  /** The level in words; it may be empty while nothing is measured. */
  label: string
}

/** How strong a password is, in four bars and a word. */
export function StrengthBar({ level, label, name = label }: StrengthBarProps) {
  return (
    <chakra.div display="flex" alignItems="center" gap="12px">
      <Bars
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={level}
        aria-valuetext={label || undefined}
      >
        {levels.slice(1).map((bar) => (
          <Bar
            key={bar}
            data-on={bar <= level ? '' : undefined}
            bg={bar <= level ? colors[level] : 'bg.emphasized'}
          />
        ))}
      </Bars>
      <chakra.span textStyle="xs" color="fg.muted">
        {label}
      </chakra.span>
    </chakra.div>
  )
}
