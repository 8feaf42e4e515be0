import { opened } from '../../flows/navigation'
import { closesByGoingBack } from '../leave/touched'

/** State of a history entry that a page made itself when it opened something (`useOpened`). */
export const ours = { ours: true } as const

type Navigate = {
  (address: string, options: { readonly replace: true; readonly state: object | null }): unknown
  (steps: number): unknown
}
type Place = { readonly pathname: string; readonly search: string; readonly state: unknown }

/**
 * Closes what is open over the page: by going back where the page opened it itself, else by leaving its parameters
 * behind. `parts` are further parameters that go with it, `state` that of the place without it.
 */
export function closeOver(
  { pathname, search, state: entry }: Place,
  navigate: Navigate,
  { parts = [], state = null }: { parts?: readonly string[]; state?: object | null } = {},
): void {
  if ((entry as Partial<typeof ours> | null)?.ours) {
    closesByGoingBack()
    return void navigate(-1)
  }
  const query = new URLSearchParams(search)
  for (const parameter of [...Object.values(opened), ...parts]) query.delete(parameter)
  void navigate(pathname + (query.size > 0 ? `?${query.toString()}` : ''), { replace: true, state })
}
