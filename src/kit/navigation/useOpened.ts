import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { opened as parameters } from '../../flows/navigation'
import { closeOver, ours } from './closing'

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
  const location = useLocation()
  const name = names.find((each) => each === query.get(DRAWER))
  const opened: Opened<Name> | undefined = name && { name, record: query.get(RECORD) ?? undefined }
  const addressOf = (next: Name, record?: string) => {
    const there = new URLSearchParams(query)
    parts.forEach((each) => there.delete(each))
    there.set(DRAWER, next)
    if (record !== undefined) there.set(RECORD, record)
    return there
  }
  return {
    opened,
    open: (next: Name, record?: string) => setQuery(addressOf(next, record), { state: ours }),
    /** What a link needs that opens it. */
    wayTo: (next: Name) => ({
      to: `${location.pathname}?${addressOf(next).toString()}`,
      state: ours,
    }),
    close: () => closeOver(location, navigate, { parts }),
  }
}
