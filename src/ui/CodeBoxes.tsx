import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { codeLength, digitsOf, isCompleteCode, write } from './code-digits'
import { FieldMessage } from './FieldFrame'

interface CodeBoxesProps {
  /** The digits so far; a blank inside stands for a box that was emptied. */
  value: string
  onChange: (value: string) => void
  /** The sixth digit arrived, by key, paste or fill. Seven and more are not a code: the person decides. */
  onComplete: (code: string) => void
  label: string
  /** The name of box 1 to 6. */
  boxLabel: (box: number) => string
  error?: string
  busy?: boolean
  autoFocus?: boolean
}

const Group = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '12px' } })
const Row = chakra('div', { base: { display: 'flex', gap: { base: '4px', md: '8px' } } })
const Box = chakra('input', {
  base: {
    flex: '1 1 48px',
    minW: 0,
    w: '48px',
    h: '56px',
    border: '1px solid var(--line-control)',
    borderRadius: 'l2',
    bg: 'bg.surface',
    textAlign: 'center',
    textStyle: '2xl',
    fontWeight: 'bold',
    '&:nth-of-type(4)': { ms: { base: '8px', md: '16px' } },
    '&:focus': { outline: '2px solid var(--ring)', outlineOffset: '-1px', borderColor: 'transparent' },
    '&[aria-invalid]': { borderColor: 'border.error', boxShadow: 'inset 0 0 0 1px var(--danger)' },
    '&[aria-invalid]:focus': { outlineColor: 'var(--danger)', boxShadow: '0 0 0 5px var(--danger-tint)' },
    '&:read-only': { bg: 'bg.muted', color: 'fg.muted' },
  },
})

/** Six boxes for the digits of a code, in two threes. */
export function CodeBoxes({
  value,
  onChange,
  onComplete,
  label,
  boxLabel,
  error,
  busy = false,
  autoFocus,
}: CodeBoxesProps) {
  const messageId = useId()
  const row = useRef<HTMLDivElement>(null)
  const focusBox = (box: number) => {
    const element = row.current?.querySelectorAll('input')[Math.max(0, Math.min(box, codeLength - 1))]
    element?.focus()
    element?.select()
  }

  // A refused code is typed again from the first box on.
  useEffect(() => {
    if (error && !busy) row.current?.querySelector('input')?.focus()
  }, [error, busy])

  const report = (next: string, complete: boolean) => {
    if (next === value) return
    onChange(next)
    if (complete) onComplete(next)
  }

  const put = (base: string, box: number, digits: string) => {
    const next = write(base, box, digits)
    report(next, isCompleteCode(next) && !isCompleteCode(base))
    focusBox(box + digits.length)
  }

  // Over a refused code one digit begins anew from its box, so that nothing half old is sent.
  const type = (box: number, digit: string) =>
    put(error && isCompleteCode(value) ? value.slice(0, box) : value, box, digit)

  const spread = (box: number, digits: string) => {
    if (digits.length < codeLength) return put(value, Math.min(box, codeLength - digits.length), digits)
    report(digits.slice(0, codeLength), digits.length === codeLength)
    focusBox(codeLength - 1)
  }

  const change = (box: number, text: string) => {
    const digits = digitsOf(text)
    const old = value[box]?.trim() ?? ''
    if (text === '') put(value, box, '')
    else if (digits.length === 2 && old) type(box, digits.replace(old, ''))
    else if (digits.length === 1 && digits !== old) type(box, digits)
    else if (digits.length > 1) spread(box, digits)
  }

  const press = (event: KeyboardEvent, box: number) => {
    const moves: Record<string, number> = {
      ArrowLeft: box - 1,
      ArrowRight: box + 1,
      Home: 0,
      End: codeLength - 1,
    }
    const target = moves[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (target !== undefined) {
      event.preventDefault()
      focusBox(target)
    } else if (busy) return
    else if (/^\d$/.test(event.key)) {
      event.preventDefault()
      // A key that is held would fill all boxes, and send them.
      if (!event.repeat) type(box, event.key)
    } else if (event.key === 'Backspace' && !value[box]?.trim()) {
      // There is nothing that could change here, so no input is told.
      event.preventDefault()
      put(value, Math.max(0, box - 1), '')
    }
  }

  const paste = (event: ClipboardEvent, box: number) => {
    event.preventDefault()
    const digits = digitsOf(event.clipboardData.getData('text'))
    if (!busy && digits) spread(box, digits)
  }

  return (
    <Group role="group" aria-label={label}>
      <Row ref={row}>
        {Array.from({ length: codeLength }, (_, box) => (
          <Box
            key={box}
            aria-label={boxLabel(box + 1)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? messageId : undefined}
            autoComplete={box === 0 ? 'one-time-code' : 'off'}
            inputMode="numeric"
            autoFocus={autoFocus && box === 0}
            readOnly={busy}
            value={value[box]?.trim() ?? ''}
            onFocus={(event) => event.target.select()}
            onChange={(event) => change(box, event.target.value)}
            onKeyDown={(event) => press(event, box)}
            onPaste={(event) => paste(event, box)}
          />
        ))}
      </Row>
      <FieldMessage id={messageId} error={error} />
    </Group>
  )
}
