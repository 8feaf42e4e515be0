import { useSearchParams } from 'react-router-dom'

const TAB = 'tab'
const LANG = 'lang'

/**
 * The selected tab stands in the address (decisions 38): reload finds it. The first one needs no word there. What else
 * stands there is the selected tab's own (its page, its filters, what is open): selecting another takes all of it away
 * but the language.
 */
export function useTab<Name extends string>(names: readonly [Name, ...Name[]]) {
  const [query, setQuery] = useSearchParams()
  const selected = names.find((each) => each === query.get(TAB)) ?? names[0]
  const select = (name: Name) => {
    if (name === selected) return
    const there = new URLSearchParams(query.getAll(LANG).map((lang) => [LANG, lang]))
    if (name !== names[0]) there.set(TAB, name)
    // The arrow keys run over tabs: Back leaves the page.
    setQuery(there, { replace: true })
  }
  return { selected, select }
}
