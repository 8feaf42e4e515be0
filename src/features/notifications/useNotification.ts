import { bounds, useSearchNotificationsQuery, type Notification } from '../../api'
import type { ListQuery } from '../../kit/list/listView'
import { useOpenedRow } from '../../kit/list/useOpenedRow'

/** What is known of one notification. */
type Look =
  | { readonly name: 'looking' }
  | { readonly name: 'here'; readonly notification: Notification; readonly query: ListQuery<Notification> }
  | { readonly name: 'gone' }
  | { readonly name: 'failed'; readonly retrying: boolean; readonly again: () => void }

/**
 * The notification of an id: among the rows, else searched for by its id. It stays while it is shown, also when the
 * list leaves it out because it has been read by that.
 */
export function useNotification(id: string, list: ListQuery<Notification>): Look {
  const opened = { record: id }
  const row = useOpenedRow(opened, list)
  const search = useSearchNotificationsQuery(
    { page: 0, pageSize: bounds.PageSize.default, notificationSearch: { freeText: id } },
    // Also when the list could not be loaded.
    { skip: row !== 'gone' && list.error === undefined },
  )
  const found = useOpenedRow(opened, search)
  if (typeof row === 'object') return { name: 'here', notification: row.row, query: list }
  if (typeof found === 'object') return { name: 'here', notification: found.row, query: search }
  if (search.error !== undefined)
    return { name: 'failed', retrying: search.isFetching, again: () => void search.refetch() }
  return { name: found === 'gone' ? 'gone' : 'looking' }
}
