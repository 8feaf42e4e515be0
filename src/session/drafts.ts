/**
 * What stands in touched forms is kept in this tab when the session ends under them, and offered again to the same
 * person after signing in (B11). Forms with passwords, codes or keys have no draft.
 */
const KEY = 'console.drafts'

type Values = Readonly<Record<string, unknown>>
type Kept = { readonly userId: string; readonly forms: Readonly<Record<string, Values>> }

const touched = new Map<string, Values>()

/** What stands in a form now; undefined when it is untouched, saved or closed. */
export function noteDraft(form: string, values: Values | undefined): void {
  if (values) touched.set(form, values)
  else touched.delete(form)
}

/** The session has ended: what stands in the touched forms outlives this document. */
export function keepDrafts(userId: string): void {
  if (touched.size === 0) return
  const kept: Kept = { userId, forms: Object.fromEntries(touched) }
  sessionStorage.setItem(KEY, JSON.stringify(kept))
}

export const forgetDrafts = (): void => sessionStorage.removeItem(KEY)

/** Somebody has signed in: drafts of anybody else go. */
export function forgetDraftsOfOthers(userId: string): void {
  if (kept()?.userId !== userId) forgetDrafts()
}

/** The draft of a form, when it has the fields that the form has now. */
export function draftOf<V extends Values>(form: string, fields: V): V | undefined {
  const draft = kept()?.forms[form]
  const names = (values: Values) => Object.keys(values).sort().join()
  return draft && names(draft) === names(fields) ? (draft as V) : undefined
}

/** The draft was taken, or is not wanted. */
export function forgetDraft(form: string): void {
  const { userId, forms } = kept() ?? { userId: '', forms: {} }
  const others = Object.entries(forms).filter(([name]) => name !== form)
  if (others.length === 0) return forgetDrafts()
  sessionStorage.setItem(KEY, JSON.stringify({ userId, forms: Object.fromEntries(others) }))
}

/** Anyone can write there. */
function kept(): Kept | undefined {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null
    if (typeof found?.userId !== 'string' || typeof found.forms !== 'object' || !found.forms) return undefined
    return { userId: found.userId, forms: found.forms }
  } catch {
    return undefined
  }
}
