import { chakra } from '@chakra-ui/react'
import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { Checkbox } from '../../../../ui/Checkbox'
import { FieldFrame } from '../../../../ui/FieldFrame'
import { EVERY } from './schedule'

const Group = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '8px' } })
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(var(--least, 44px), 1fr))',
    gap: '4px',
  },
})
const Chip = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minH: '36px',
    border: '1px solid var(--line)',
    borderRadius: 'l1',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minH: '44px' },
    '&:hover': { bg: 'bg.subtle' },
    '&:has(:checked)': {
      bg: 'colorPalette.solid',
      borderColor: 'colorPalette.solid',
      color: 'colorPalette.contrast',
      fontWeight: 'bold',
    },
    '&:has(:focus-visible)': { outline: '2px solid var(--ring)', outlineOffset: '2px' },
  },
})

type Props = {
  name: string
  value: readonly number[]
  error: string | undefined
  onChange: (value: number[]) => void
  onBlur: (event: FocusEvent) => void
  label: string
  /** Of the box that stands for all of them. */
  every: string
  all: readonly number[]
  wordOf: (value: number) => string
  /** They are words, and need more room. */
  wide?: boolean
}

/** Some of few numbers, or every one. In the grid the arrow keys go from one to the next: Tab passes it in one step. */
export function NumbersField({
  name,
  value,
  error,
  onChange,
  onBlur,
  label,
  every,
  all,
  wordOf,
  wide,
}: Props) {
  const isEvery = value.includes(EVERY)
  // Whoever takes 'every' back finds again what was chosen before.
  const [kept, setKept] = useState<readonly number[]>(isEvery ? [] : value)
  const [stop, setStop] = useState<number>()
  const reached = stop ?? all.find((each) => value.includes(each)) ?? all[0]
  const put = (next: readonly number[]) => {
    setKept(next)
    onChange([...next])
  }
  return (
    <FieldFrame name={name} label={label} {...(error !== undefined && { error })}>
      {(control, labelId) => (
        <Group
          id={control.id}
          role="group"
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          onBlur={onBlur}
        >
          <Checkbox
            name={name}
            label={every}
            checked={isEvery}
            invalid={error !== undefined}
            onChange={(on) => (on ? onChange([EVERY]) : onChange([...kept]))}
          />
          {!isEvery && (
            <Grid onKeyDown={moveByArrow} css={wide ? { '--least': '84px' } : undefined}>
              {all.map((each) => (
                <Chip key={each}>
                  <input
                    type="checkbox"
                    className="sr"
                    name={name}
                    tabIndex={each === reached ? 0 : -1}
                    checked={value.includes(each)}
                    onFocus={() => setStop(each)}
                    onChange={({ target: { checked } }) =>
                      put(all.filter((other) => (other === each ? checked : value.includes(other))))
                    }
                  />
                  {wordOf(each)}
                </Chip>
              ))}
            </Grid>
          )}
        </Group>
      )}
    </FieldFrame>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const boxes = [...event.currentTarget.querySelectorAll('input')]
  const at = boxes.findIndex((box) => box === document.activeElement)
  boxes.at((at + step) % boxes.length)?.focus()
}
