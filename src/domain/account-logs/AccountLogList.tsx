import { useMemo, type ComponentProps } from 'react'
import { useGetAccountLogDistinctCountsQuery, type AccountLog } from '../../api'
import { now } from '../../clock'
import { JsonBlock } from '../../kit/json/Json'
import { CountedFilter } from '../../kit/list/CountedFilter'
import type { FilterFields } from '../../kit/list/FilterForm'
import { ResourceList } from '../../kit/list/ResourceList'
import { useExpander } from '../../kit/list/useExpander'
import { dateTime, zoneOf } from '../../kit/time/dates'
import { useText } from '../../texts'
import { columnsOf, objectOf } from './columns'
import type { Filters } from './filters'

type ListProps = ComponentProps<typeof ResourceList<AccountLog, Filters>>
type Props = Pick<ListProps, 'list' | 'query' | 'filters'> & {
  /** All rows speak of one account: it is not named again, and there is little room. */
  ofOne?: boolean
}

const keyOf = ({ id, actionAt, action, userId }: AccountLog) => id ?? `${actionAt} ${action} ${userId}`
const nameOf = ({ action, actionAt }: AccountLog) => `${action}, ${dateTime(actionAt)}`

/** What was done to accounts, newest first; what was sent with it opens below its row as JSON. */
export function AccountLogList({ list, query, filters, ofOne = false }: Props) {
  const text = useText()
  const { column: object, detail } = useExpander(keyOf, nameOf, (row) => (
    <JsonBlock label={text('accountLogs.objectOf', { name: nameOf(row) })} value={objectOf(row)} />
  ))
  const columns = useMemo(
    () => columnsOf(text, { zone: zoneOf(now()), object, ofOne }),
    [text, object, ofOne],
  )
  return (
    <ResourceList
      caption="accountLogs.title"
      list={list}
      query={query}
      columns={columns}
      rowKey={keyOf}
      detail={detail}
      cards={ofOne}
      filters={filters}
      none="accountLogs.none"
      about={<span>{text('list.newestFirst')}</span>}
    />
  )
}

type ActionsProps = Pick<FilterFields<Filters>, 'draft' | 'applied' | 'put'> & {
  /** Those that are on the screen can be chosen whatever has been counted. */
  rows: readonly AccountLog[] | undefined
}

/** Which actions: those of the organization's log, with how many times each was done. */
export function AccountActionsFilter({ draft, applied, put, rows = [] }: ActionsProps) {
  const counts = useGetAccountLogDistinctCountsQuery({ field: 'action' })
  return (
    <CountedFilter
      name="actions"
      label="accountLogs.actions"
      counts={counts}
      value={draft.actions}
      known={[...applied.actions, ...draft.actions, ...rows.map(({ action }) => action)]}
      onChange={(actions) => put({ actions })}
    />
  )
}
