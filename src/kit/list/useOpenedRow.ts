import { useState } from 'react'
import type { Opened } from '../navigation/useOpened'
import type { ListQuery } from './listView'

/** The row that is open; `gone`: the list is here without it. A list that could not be loaded is loading: it says so. */
export type OpenedRow<Row> = 'loading' | 'gone' | { readonly row: Row }

/**
 * The row of what is open over a list (`useOpened`), by its id. It stays while it is open, also when a change takes it
 * to another page of the list.
 */
export function useOpenedRow<Row extends { readonly id: string }>(
  opened: Pick<Opened<string>, 'record'> | undefined,
  query: ListQuery<Row>,
): OpenedRow<Row> {
  const id = opened?.record
  const rows = (query.currentData ?? query.data)?.results.content
  const found = rows?.find((row) => row.id === id)
  const [kept, setKept] = useState(found)
  const row = found ?? (kept?.id === id ? kept : undefined)
  if (row !== kept) setKept(row)
  if (row) return { row }
  return rows && !query.isFetching ? 'gone' : 'loading'
}
