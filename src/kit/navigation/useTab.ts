import { useSearchParams } from 'react-router-dom'

const TAB = 'tab'

/** The selected tab stands in the address (decisions 38): reload finds it. The first one needs no word there. */
export function useTab<Name extends string>(names: readonly [Name, ...Name[]]) {
  const [query, setQuery] = useSearchParams()
  const selected = names.find((each) => each === query.get(TAB)) ?? names[0]
  const select = (name: Name) => {
    const there = new URLSearchParams(query)
    if (name === names[0]) there.delete(TAB)
    else there.set(TAB, name)
    // The arrow keys run over tabs: Back leaves the page.
    setQuery(there, { replace: true })
  }
  return { selected, select }
}
