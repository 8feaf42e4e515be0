import { useEffect, useState } from 'react'
import { after } from '../clock'

/**
 * The value once it has rested for `pause` milliseconds, and what takes it over at once. While an input method writes (Telex
 * makes `đ` of two letters), it does not rest: nobody searches for half a syllable.
 */
export function useDebounced<T>(value: T, pause: number): readonly [settled: T, settle: () => void] {
  const [settled, setSettled] = useState(value)
  const isComposing = useIsComposing()
  // The clock is outside React.
  useEffect(
    () => (isComposing ? undefined : after(pause, () => setSettled(value))),
    [value, pause, isComposing],
  )
  return [settled, () => setSettled(value)]
}

/** Whether an input method is in the middle of a word, in any field of the document. */
function useIsComposing(): boolean {
  const [isComposing, setComposing] = useState(false)
  // The document is outside React.
  useEffect(() => {
    const listener = ({ type }: Event) => setComposing(type === 'compositionstart')
    const names = ['compositionstart', 'compositionend'] as const
    for (const name of names) document.addEventListener(name, listener)
    return () => names.forEach((name) => document.removeEventListener(name, listener))
  }, [])
  return isComposing
}
