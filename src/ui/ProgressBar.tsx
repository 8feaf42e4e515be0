import { chakra } from '@chakra-ui/react'

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '8px' } })
const Words = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    textStyle: 'xs',
    '& > span:last-of-type': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
})
const Track = chakra('div', {
  base: { h: '4px', borderRadius: 'full', bg: 'var(--line)', overflow: 'hidden' },
})
const Done = chakra('div', { base: { h: '100%', bg: 'var(--primary)', transition: 'width 0.2s linear' } })

/** Steps in percent that are told to a screen reader. */
const STEP = 25

type Props = {
  /** What is going on. */
  label: string
  /** From 0 to 100. */
  percent: number
  /** The percent in the words of the language. */
  words: string
  /** What is said aloud, at every quarter: what is going on, and how far. */
  announce: (percent: number) => string
}

/** How far something has gone: to be seen as it goes, and heard in quarters. */
export function ProgressBar({ label, percent, words, announce }: Props) {
  return (
    <Root>
      <Words aria-hidden="true">
        <strong>{label}</strong>
        <span>{words}</span>
      </Words>
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
      >
        <Done style={{ width: `${percent}%` }} />
      </Track>
      <span className="sr" role="status">
        {announce(Math.floor(percent / STEP) * STEP)}
      </span>
    </Root>
  )
}
