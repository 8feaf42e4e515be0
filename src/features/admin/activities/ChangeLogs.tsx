import { useSearchChangeLogsQuery } from '../../../api'
import { ChangeLogList } from '../../../domain/change-logs/ChangeLogList'
import { listParams } from '../../../domain/change-logs/filters'
import { justRead } from '../../../kit/list/first-list'
import { useListParams } from '../../../kit/list/useListParams'
import { changeLogArgs } from './filters'

/** What was changed in the organization, or refused. */
export function ChangeLogs() {
  const list = useListParams(listParams)
  const query = useSearchChangeLogsQuery(changeLogArgs(list), justRead)
  return <ChangeLogList list={list} query={query} />
}
