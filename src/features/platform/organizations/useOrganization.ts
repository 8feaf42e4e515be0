import { useSearchOrganizationsQuery, useSuggestOrganizationsQuery, type Organization } from '../../../api'
import type { ListQuery } from '../../../kit/list/listView'
import type { RecordLook } from '../../../kit/list/OpenedRecord'
import { useOpenedRow } from '../../../kit/list/useOpenedRow'
import { limits } from '../../../timings'

/**
 * The organization of an id: among the rows, else found by its suggestion. That knows its present name but little else,
 * so the list is searched for the name.
 */
export function useOrganization(
  id: string | undefined,
  list: ListQuery<Organization>,
): RecordLook<Organization> {
  const opened = { record: id }
  const row = useOpenedRow(opened, list)
  const isElsewhere = id !== undefined && (row === 'gone' || (row === 'loading' && list.error !== undefined))
  const suggestion = useSuggestOrganizationsQuery({ query: id ?? '' }, { skip: !isElsewhere || id === '' })
  const suggested = suggestion.currentData?.results.find((each) => each.id === id)
  const search = useSearchOrganizationsQuery(
    {
      page: 0,
      pageSize: limits.organizationsOfOneName,
      organizationCriteria: { freeText: suggested?.name ?? '' },
    },
    { skip: !suggested },
  )
  const found = useOpenedRow(opened, search)
  if (typeof row === 'object') return { name: 'here', row: row.row, query: list }
  if (typeof found === 'object') return { name: 'here', row: found.row, query: search }
  const failed = [suggestion, search].find(({ error }) => error !== undefined)
  if (failed) return { name: 'failed', retrying: failed.isFetching, again: () => void failed.refetch() }
  const isUnknown = suggestion.currentData && !suggested && !suggestion.isFetching
  return { name: id === '' || isUnknown || found === 'gone' ? 'gone' : 'looking' }
}
