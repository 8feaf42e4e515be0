import { useState } from 'react'
import { useSearchNotificationsQuery, type Notification } from '../../api'
import { limits } from '../../timings'

/** What is known of one notification. */
type Look =
  | { readonly name: 'looking' }
  | { readonly name: 'here'; readonly notification: Notification }
  | { readonly name: 'gone' }
  | { readonly name: 'failed'; readonly retrying: boolean; readonly again: () => void }

/**
 * The notification of an id: among the rows, else searched for by its id. It stays while it is shown, also when the
 * list leaves it out because it has been read by that.
 */
export function useNotification(id: string, rows: readonly Notification[] | undefined): Look {
  const has = (each: Notification) => each.id === id
  const row = rows?.find(has)
  const search = useSearchNotificationsQuery(
    { page: 0, pageSize: limits.pageSize, notificationSearch: { freeText: id } },
    { skip: rows === undefined || row !== undefined, refetchOnMountOrArgChange: true },
  )
  const found = row ?? search.currentData?.results.content.find(has)
  const [kept, setKept] = useState(found)
  if (found && found !== kept) setKept(found)

  const notification = found ?? (kept?.id === id ? kept : undefined)
  if (notification) return { name: 'here', notification }
  if (search.error !== undefined)
    return { name: 'failed', retrying: search.isFetching, again: () => void search.refetch() }
  return { name: search.isSuccess && !search.isFetching ? 'gone' : 'looking' }
}
