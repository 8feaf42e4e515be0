import { useMemo, useSyncExternalStore } from 'react'
import { loadGroup, loadMessages, type Lang, type Messages, type TextGroup } from '../texts'

/**
 * Texts that are on their way. Once they have come that stands on the promise, as React writes it too (`use`), so that it
 * reads them at once: waiting for them would take the page away for a moment.
 */
export type Catalogue = Promise<Messages>

const catalogues = new Map<string, Catalogue>()

/** The texts of a language, with those of these groups. What failed is loaded anew. */
function catalogueOf(lang: Lang, groups: readonly TextGroup[]): Catalogue {
  const key = [lang, ...groups].join()
  const known = catalogues.get(key)
  if (known) return known
  const parts = [loadMessages(lang), ...groups.map((group) => loadGroup(lang, group))]
  const catalogue: Catalogue = Promise.all(parts).then(
    (all): Messages => Object.assign({}, ...all) as Messages,
  )
  catalogues.set(key, catalogue)
  catalogue.then(
    (value) => Object.assign(catalogue, { status: 'fulfilled', value }),
    () => catalogues.delete(key),
  )
  return catalogue
}

/**
 * The groups of pages that have been opened in this document. It needs their texts from then on, in each language that is
 * chosen: what is told of them (a notice, a way back) may still stand over another page.
 */
let needed: readonly TextGroup[] = []
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Before a page is shown that needs these groups. */
export async function bringTexts(lang: Lang, groups: readonly TextGroup[] = []): Promise<void> {
  const withThem = () => [...needed, ...groups.filter((group) => !needed.includes(group))]
  if (withThem().length === needed.length) return
  await catalogueOf(lang, withThem())
  needed = withThem()
  listeners.forEach((listener) => listener())
}

/** All texts that this document needs, in a language. */
export function useCatalogue(lang: Lang): Catalogue {
  const groups = useSyncExternalStore(subscribe, () => needed)
  return useMemo(() => catalogueOf(lang, groups), [lang, groups])
}
