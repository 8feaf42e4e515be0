import { useCallback } from 'react'
import type { Phrase } from '../flows/notices'
import { useText } from '../texts'

/** The words of a phrase in the person's language: those of the console, or the server's as they are. */
export function useWords(): (phrase: Phrase) => string {
  const text = useText()
  return useCallback(
    (phrase) => {
      const words = 'said' in phrase ? phrase.said : text(phrase.id, phrase.values)
      if (!phrase.also) return words
      return `${words}${/[.!?…]$/.test(words) ? '' : '.'} ${text(phrase.also)}`
    },
    [text],
  )
}
