import { opened } from '../../flows/navigation'
import { closesByGoingBack } from '../leave/touched'

/** State of a history entry that a page made itself when it opened something (`useOpened`). */
export const ours = { ours: true } as const

type Navigate = {
  (address: string, options: { readonly replace: true; readonly state: object | null }): unknown
  (steps: number): unknown
}
type Place = { readonly pathname: string; readonly search: string; readonly state: unknown }

/** A way back has begun and has not arrived. */
let goingBack = false

/**
 * Closes what is open over the page, once: by going back where the page opened it itself, else by leaving its
 * parameters behind. `parts` are further parameters that go with it, `state` that of the place without it. Does nothing
 * when `place` is left already: an answer, a second press or Back may come in the same moment.
 */
export function closeOver(
  { pathname, search, state: entry }: Place,
  navigate: Navigate,
  { parts = [], state = null }: { parts?: readonly string[]; state?: object | null } = {},
): void {
  // What is drawn may be a moment behind the address: of that only what is open counts.
  const query = new URLSearchParams(location.search)
  const isOpen = query.get(opened.name) === new URLSearchParams(search).get(opened.name)
  if (goingBack || location.pathname !== pathname || !isOpen) return
  if ((entry as Partial<typeof ours> | null)?.ours) {
    goingBack = true
    addEventListener('popstate', () => (goingBack = false), { once: true })
    closesByGoingBack()
    return void navigate(-1)
  }
  for (const parameter of [...Object.values(opened), ...parts]) query.delete(parameter)
  void navigate(pathname + (query.size > 0 ? `?${query.toString()}` : ''), { replace: true, state })
}
