import { bounds, cronjobsApi, useSearchCronjobConfigsQuery, type CronjobConfig } from '../../../../api'
import type { Read } from '../../../../kit/change/useLookUp'
import type { ListQuery } from '../../../../kit/list/listView'
import type { RecordLook } from '../../../../kit/list/OpenedRecord'
import { useOpenedRow } from '../../../../kit/list/useOpenedRow'

const searchFor = (freeText: string) => ({
  pageSize: bounds.PageSize.maximum,
  cronjobConfigSearch: { freeText },
})

/**
 * The cronjob as it is now: no call reads one, so it is searched for (decisions 45), by its id and then by a name that it
 * had. Throws the Refusal when it cannot be read.
 */
export async function readCronjob(read: Read, id: string, name: string): Promise<CronjobConfig | undefined> {
  for (const words of [id, name]) {
    const { results } = await read(cronjobsApi.endpoints.searchCronjobConfigs, searchFor(words))
    const found = results.content.find((each) => each.id === id)
    if (found) return found
  }
  return undefined
}

/** The cronjob of an id: among the rows, else found by a search for it. */
export function useCronjob(id: string, list: ListQuery<CronjobConfig>): RecordLook<CronjobConfig> {
  const opened = { record: id }
  const row = useOpenedRow(opened, list)
  const isElsewhere = id !== '' && (row === 'gone' || (row === 'loading' && list.error !== undefined))
  const search = useSearchCronjobConfigsQuery(searchFor(id), { skip: !isElsewhere })
  const found = useOpenedRow(opened, search)
  if (typeof row === 'object') return { name: 'here', row: row.row, query: list }
  if (typeof found === 'object') return { name: 'here', row: found.row, query: search }
  if (isElsewhere && search.error !== undefined)
    return { name: 'failed', retrying: search.isFetching, again: () => void search.refetch() }
  return { name: id === '' || (isElsewhere && found === 'gone') ? 'gone' : 'looking' }
}
