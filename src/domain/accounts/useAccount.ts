import type { Account } from '../../api'
import type { ListQuery } from '../../kit/list/listView'
import type { RecordLook } from '../../kit/list/OpenedRecord'
import { useOpenedRow } from '../../kit/list/useOpenedRow'
import { noFilters } from '../../kit/list/address'
import { listParams, pageOfOne } from './filters'
import type { Scope } from './scope'
import { useAccounts } from './useAccounts'

/** The account of an id: among the rows, else found by a search for it. */
export function useAccount(scope: Scope, id: string, list: ListQuery<Account>): RecordLook<Account> {
  const opened = { record: id }
  const row = useOpenedRow(opened, list)
  const isElsewhere = id !== '' && (row === 'gone' || (row === 'loading' && list.error !== undefined))
  const { query: search } = useAccounts(
    scope,
    {
      request: pageOfOne,
      filters: { ...noFilters(listParams[scope]), freeText: id },
    },
    { skip: !isElsewhere },
  )
  const found = useOpenedRow(opened, search)
  if (typeof row === 'object') return { name: 'here', row: row.row, query: list }
  if (typeof found === 'object') return { name: 'here', row: found.row, query: search }
  if (isElsewhere && search.error !== undefined)
    return { name: 'failed', retrying: search.isFetching, again: () => void search.refetch() }
  return { name: id === '' || (isElsewhere && found === 'gone') ? 'gone' : 'looking' }
}
