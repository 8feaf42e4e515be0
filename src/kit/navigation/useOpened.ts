import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { opened as parameters } from '../../flows/navigation'
import { closesByGoingBack } from '../leave/touched'

const { name: DRAWER, record: RECORD } = parameters

/** What is open over a page: which drawer or dialog, and of which record. */
export type Opened<Name extends string> = { readonly name: Name; readonly record: string | undefined }

/**
 * What is open stands in the address (decisions 38): reload opens it again, Back closes it. Whatever is not one of
 * `names` is not open. `parts` are further parameters that say what is shown of it, as a page of its own; they go with it.
 */
export function useOpened<Name extends string>(names: readonly Name[], parts: readonly string[] = []) {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  // The history entry that this page made itself; opened from outside there is none to go back to.
  const location = useLocation()
  const { ours } = (location.state ?? {}) as { ours?: boolean }
  const name = names.find((each) => each === query.get(DRAWER))
  const opened: Opened<Name> | undefined = name && { name, record: query.get(RECORD) ?? undefined }
  const without = (...parameters: readonly string[]) => {
    const there = new URLSearchParams(query)
    parameters.forEach((each) => there.delete(each))
    return there
  }
  const addressOf = (next: Name, record?: string) => {
    const there = without(...parts)
    there.set(DRAWER, next)
    if (record !== undefined) there.set(RECORD, record)
    return there
  }
  return {
    opened,
    open: (next: Name, record?: string) => setQuery(addressOf(next, record), { state: { ours: true } }),
    /** What a link needs that opens it. */
    wayTo: (next: Name) => ({
      to: `${location.pathname}?${addressOf(next).toString()}`,
      state: { ours: true },
    }),
    close: () => {
      if (ours) {
        closesByGoingBack()
        return void navigate(-1)
      }
      setQuery(without(DRAWER, RECORD, ...parts), { replace: true })
    },
  }
}
