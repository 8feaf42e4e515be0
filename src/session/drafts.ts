import { session } from '../browser'

/**
 * What stands in touched forms is kept in this tab and offered again to the same person, whatever became of the form: a
 * reload, a crash, a session that ended under it (B11), a save that failed after one had left. Passwords, codes and
 * keys are in none.
 */
const KEY = 'console.drafts'

type Values = Readonly<Record<string, unknown>>
type Kept = { readonly userId: string; readonly forms: Readonly<Record<string, Values>> }

/** Whose forms these are. */
let owner: string | undefined
/** The forms that are touched now, or whose save is on its way. */
const touched = new Set<string>()
/** Forms that were left while they were being saved, which failed. */
const unsent = new Set<string>()
/** The session is over: what follows in this document changes nothing any more. */
let isOver = false
/** A screen has failed: that its forms are gone is nobody's wish. */
let isHeld = false

/** Somebody is signed in: drafts of anybody else go. */
export function keepDraftsOf(userId: string): void {
  owner = userId
  isOver = false
  if (kept()?.userId !== userId) forgetDrafts()
}

/** What stands in a form now; undefined when it is untouched, saved or closed. */
export function noteDraft(form: string, values: Values | undefined): void {
  if (isOver || isHeld || !owner) return
  if (!values) return void (touched.has(form) && forgetDraft(form))
  touched.add(form)
  write({ ...kept()?.forms, [form]: values })
}

/** The session has ended: what stands in the touched forms outlives them. */
export const keepDrafts = (): void => {
  isOver = true
}

/** A screen has failed: what stands in its forms outlives it. What is answered ends that. */
export function holdDrafts(): () => void {
  isHeld = true
  return () => void (isHeld = false)
}

export function forgetDrafts(): void {
  touched.clear()
  unsent.clear()
  session.remove(KEY)
}

/** The draft of a form, when it has the fields that the form has now. */
export function draftOf<V extends Values>(form: string, fields: V): V | undefined {
  const draft = kept()?.forms[form]
  const names = (values: Values) => Object.keys(values).sort().join()
  return draft && names(draft) === names(fields) ? (draft as V) : undefined
}

/** The draft was taken or saved, or is not wanted. */
export function forgetDraft(form: string): void {
  touched.delete(form)
  unsent.delete(form)
  const others = Object.entries(kept()?.forms ?? {}).filter(([name]) => name !== form)
  write(Object.fromEntries(others))
}

/** The form was left while it was being saved, and the save has failed. */
export const markUnsent = (form: string): void => void unsent.add(form)

/** Whether what was typed in this form was lost on its way: whoever comes back finds it typed again. */
export const isUnsent = (form: string): boolean => unsent.has(form)

function write(forms: Kept['forms']): void {
  if (Object.keys(forms).length === 0) return session.remove(KEY)
  session.set(KEY, JSON.stringify({ userId: owner, forms }))
}

/** Anyone can write there. */
function kept(): Kept | undefined {
  try {
    const found = JSON.parse(session.get(KEY) ?? 'null') as Partial<Kept> | null
    if (typeof found?.userId !== 'string' || typeof found.forms !== 'object' || !found.forms) return undefined
    return { userId: found.userId, forms: found.forms }
  } catch {
    return undefined
  }
}
