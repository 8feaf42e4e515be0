import type { ListQuery } from './listView'
import type { RecordLook } from './OpenedRecord'
import { useOpenedRow } from './useOpenedRow'

type UseSearch<Row, Arg> = (
  arg: Arg,
  options: { readonly skip: boolean },
) => ListQuery<Row> & { refetch(): unknown }

/**
 * The record of an id that an address names: among the rows of the list, else among those of a search for it, which is
 * asked only then.
 */
export function useRecordLook<Row extends { readonly id: string }, Arg>(
  id: string,
  list: ListQuery<Row>,
  useSearch: UseSearch<Row, Arg>,
  arg: Arg,
): RecordLook<Row> {
  const opened = { record: id }
  const row = useOpenedRow(opened, list)
  const isElsewhere = id !== '' && (row === 'gone' || (row === 'loading' && list.error !== undefined))
  const search = useSearch(arg, { skip: !isElsewhere })
  const found = useOpenedRow(opened, search)
  if (typeof row === 'object') return { name: 'here', row: row.row, query: list }
  if (typeof found === 'object') return { name: 'here', row: found.row, query: search }
  if (isElsewhere && search.error !== undefined)
    return { name: 'failed', retrying: search.isFetching, again: () => void search.refetch() }
  return { name: id === '' || (isElsewhere && found === 'gone') ? 'gone' : 'looking' }
}
