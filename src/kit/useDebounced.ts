import { useEffect, useState } from 'react'
import { after } from '../clock'

/** The value once it has rested for `pause` milliseconds, and what takes it over at once. */
export function useDebounced<T>(value: T, pause: number): readonly [settled: T, settle: () => void] {
  const [settled, setSettled] = useState(value)
  // The clock is outside React.
  useEffect(() => after(pause, () => setSettled(value)), [value, pause])
  return [settled, () => setSettled(value)]
}
