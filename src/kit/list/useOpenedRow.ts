import { useState } from 'react'
import type { Opened } from '../navigation/useOpened'
import type { ListQuery } from './listView'

/** The row that is open; `gone`: the list is here without it. A list that could not be loaded is loading: it says so. */
export type OpenedRow<Row> = 'loading' | 'gone' | { readonly row: Row }

/**
 * The row of what is open over a list (`useOpened`), by its id. It stays while it is open, also when a change takes it
 * to another page of the list.
 */
export const useOpenedRow = <Row extends { readonly id: string }>(
  opened: Pick<Opened<string>, 'record'> | undefined,
  query: ListQuery<Row>,
): OpenedRow<Row> => useOpenedRowBy(({ id }) => id, opened, query)

/** The same where rows have no id. */
export function useOpenedRowBy<Row>(
  keyOf: (row: Row) => string,
  opened: Pick<Opened<string>, 'record'> | undefined,
  query: ListQuery<Row>,
): OpenedRow<Row> {
  const key = opened?.record
  const rows = (query.currentData ?? query.data)?.results.content
  const found = rows?.find((row) => keyOf(row) === key)
  const [kept, setKept] = useState(found)
  const row = found ?? (kept !== undefined && keyOf(kept) === key ? kept : undefined)
  if (row !== kept) setKept(row)
  if (row) return { row }
  return rows && !query.isFetching ? 'gone' : 'loading'
}
