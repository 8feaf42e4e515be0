import { useState } from 'react'
import type { Refusal } from '../../api'
import { serverSkew } from '../../clock'
import { phraseOf } from '../../flows/outcomes'
import { useText, type MessageId } from '../../texts'
import { limits, timings } from '../../timings'
import { useWords } from '../useWords'
import { isCompleteCode } from '../../ui/code-digits'

type Options = {
  /** A code is on its way. */
  busy: boolean
  /** Why the last code was refused. */
  refusal: Refusal | undefined
  /** What an empty press is told. */
  required: MessageId
  /** What a refusal without words is told. */
  otherwise: MessageId
  /** A refused code stays until it is typed over; else it is cleared. */
  keeps?: boolean
  onCode: (code: string) => void
}

/** Six boxes and what belongs to them: a refused code is told, and a wrong clock is found out. */
export function useCodeEntry({ busy, refusal, required, otherwise, keeps = false, onCode }: Options) {
  const text = useText()
  const words = useWords()
  const [code, setCode] = useState('')
  const [seen, setSeen] = useState(refusal)
  const [missing, setMissing] = useState(false)
  const [wrong, setWrong] = useState({ codes: 0, skew: 0 })
  if (refusal !== seen) {
    setSeen(refusal)
    if (refusal && !keeps) setCode('')
    if (refusal?.status === 409) setWrong({ codes: wrong.codes + 1, skew: serverSkew() })
  }
  const complete = isCompleteCode(code)
  const empty = code.trim() === ''
  const mistake = !busy && refusal && !refusal.toldBySession ? words(phraseOf(refusal, otherwise)) : undefined
  const hint = wrong.codes >= limits.wrongCodesBeforeClock ? skewIn(wrong.skew) : undefined
  return {
    complete,
    empty,
    verify: () => {
      if (busy) return
      if (complete) onCode(code)
      else if (empty) setMissing(true)
    },
    /** That the clock of this device is wrong, once it may be why codes are refused. */
    clock: hint && text(hint.id, { amount: text(hint.unit, { count: hint.count }) }),
    boxes: {
      value: code,
      onChange: (value: string) => {
        setMissing(value.trim() === '')
        setCode(value)
      },
      onComplete: onCode,
      label: text('code.label'),
      boxLabel: (number: number) => text('code.box', { number }),
      error: missing ? text(required) : mistake,
      busy,
    },
  }
}

const MINUTE = 60 // seconds
const HOUR = 60 * MINUTE

/** By how much and in which direction the device's clock is wrong; undefined when codes do not suffer by it. */
function skewIn(serverAhead: number) {
  if (Math.abs(serverAhead) <= timings.clockSkew) return undefined
  const seconds = Math.round(Math.abs(serverAhead) / 1000)
  const id = serverAhead > 0 ? 'code.clockBehind' : 'code.clockAhead'
  if (seconds < 2 * MINUTE) return { id, unit: 'code.seconds', count: seconds } as const
  if (seconds < 2 * HOUR) return { id, unit: 'code.minutes', count: Math.round(seconds / MINUTE) } as const
  return { id, unit: 'code.hours', count: Math.round(seconds / HOUR) } as const
}
