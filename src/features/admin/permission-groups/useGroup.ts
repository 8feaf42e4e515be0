import { useState } from 'react'
import { useSearchPermissionGroupsQuery, type PermissionGroup } from '../../../api'
import type { ListQuery } from '../../../kit/list/listView'
import type { RecordLook } from '../../../kit/list/OpenedRecord'
import { useOpenedRow } from '../../../kit/list/useOpenedRow'
import type { UsersByGroup } from './overlays'
import { wholePage } from './read-group'

type Look = { readonly look: RecordLook<PermissionGroup>; readonly usersByGroup: UsersByGroup }

/** The group of an id: among the rows, else among all groups, page by page. */
export function useGroup(id: string, list: ListQuery<PermissionGroup>, usersByGroup: UsersByGroup): Look {
  const opened = { record: id }
  const row = useOpenedRow(opened, list)
  const isElsewhere = id !== '' && (row === 'gone' || (row === 'loading' && list.error !== undefined))
  const [page, setPage] = useState(0)
  const search = useSearchPermissionGroupsQuery({ ...wholePage, page }, { skip: !isElsewhere })
  const found = useOpenedRow(opened, search)
  const pages = search.currentData?.results.page.totalPages ?? 0
  const hasMore = isElsewhere && found === 'gone' && page + 1 < pages
  if (hasMore) setPage(page + 1)

  const here = (): RecordLook<PermissionGroup> => {
    if (typeof row === 'object') return { name: 'here', row: row.row, query: list }
    if (typeof found === 'object') return { name: 'here', row: found.row, query: search }
    if (isElsewhere && search.error !== undefined)
      return { name: 'failed', retrying: search.isFetching, again: () => void search.refetch() }
    return { name: id === '' || (isElsewhere && found === 'gone' && !hasMore) ? 'gone' : 'looking' }
  }
  const elsewhere = search.data?.results.extras.usersByGroup
  return { look: here(), usersByGroup: typeof row === 'object' ? usersByGroup : (elsewhere ?? usersByGroup) }
}
