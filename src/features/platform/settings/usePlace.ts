import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useOwnAddress } from '../../../kit/navigation/Link'
import { address } from '../../../paths'
import { tabs, type Entry, type Tab } from './places'

export type Place = ReturnType<typeof usePlace>

const named = <Named extends { readonly name: string }>(list: readonly Named[], name: string | null) =>
  list.find((each) => each.name === name)

/**
 * The tab and the entry that the address names; an unknown word is the first (decisions 38). What else stands there is
 * the entry's own (its page, its filters, what is open): it is found again as long as the page stands.
 */
export function usePlace() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const own = useOwnAddress()
  const query = new URLSearchParams(search)
  const tab = named(tabs, query.get('tab')) ?? tabs[0]
  const entry = named(tab.entries, query.get(tab.parameter)) ?? tab.entries[0]

  const [seen, setSeen] = useState<
    readonly { readonly tab: Tab; readonly entry: Entry; readonly at: string }[]
  >([])
  const at = pathname + search
  // Remembered while rendering: the ways back below are drawn from it.
  if (seen[0]?.at !== at) setSeen([{ tab, entry, at }, ...seen.filter((each) => each.entry !== entry)])

  /** The address of an entry as it was left; of a tab, that of the entry that was seen last in it. */
  const wayTo = (to: Tab, part?: Entry) =>
    seen.find((each) => each.tab === to && (!part || each.entry === part))?.at ??
    address(pathname, {
      tab: to === tabs[0] ? undefined : to.name,
      [to.parameter]: part === undefined || part === to.entries[0] ? undefined : part.name,
    })
  // The arrow keys run over tabs: Back leaves the page.
  const go = (to: string) => void navigate(own(to), { replace: true })
  return {
    tab,
    entry,
    wayTo,
    selectTab: (name: string) => go(wayTo(named(tabs, name) ?? tabs[0])),
    selectEntry: (name: string) => go(wayTo(tab, named(tab.entries, name))),
  }
}
