import { useMemo, useSyncExternalStore } from 'react'
import { loadAdminMessages, loadMessages, type Lang, type Messages } from '../texts'

/** Texts that are on their way, and what they are once they have come. */
export type Catalogue = { readonly coming: Promise<Messages>; messages?: Messages }

const catalogues = new Map<string, Catalogue>()

/** The texts of a language, with those of administrators' pages or without. What failed is loaded anew. */
function catalogueOf(lang: Lang, withAdmin: boolean): Catalogue {
  const key = `${lang} ${withAdmin}`
  const known = catalogues.get(key)
  if (known) return known
  const coming = Promise.all([loadMessages(lang), withAdmin ? loadAdminMessages(lang) : {}]).then(
    ([common, admin]): Messages => ({ ...common, ...admin }),
  )
  const catalogue: Catalogue = { coming }
  catalogues.set(key, catalogue)
  coming.then(
    (messages) => (catalogue.messages = messages),
    () => catalogues.delete(key),
  )
  return catalogue
}

/**
 * Whether a page of administrators has been opened in this document. It needs their texts from then on, in each language
 * that is chosen: what is told of them (a notice, a way back) may still stand over another page.
 */
let needsAdmin = false
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Before a page of administrators is shown. */
export async function bringAdminTexts(lang: Lang): Promise<void> {
  await catalogueOf(lang, true).coming
  needsAdmin = true
  listeners.forEach((listener) => listener())
}

/** All texts that this document needs, in a language. */
export function useCatalogue(lang: Lang): Catalogue {
  const withAdmin = useSyncExternalStore(subscribe, () => needsAdmin)
  return useMemo(() => catalogueOf(lang, withAdmin), [lang, withAdmin])
}
