import { useMemo, type ComponentProps } from 'react'
import { useGetAccountLogDistinctCountsQuery, type AccountLog } from '../../api'
import { JsonBlock } from '../../kit/json/Json'
import { CountedFilter } from '../../kit/list/CountedFilter'
import type { FilterFields } from '../../kit/list/FilterForm'
import { ResourceList } from '../../kit/list/ResourceList'
import { useExpander } from '../../kit/list/useExpander'
import { dateTime } from '../../kit/time/dates'
import { useZone } from '../../kit/time/useZone'
import { useText } from '../../texts'
import { useDifference, type Comparable } from '../log-difference/useDifference'
import { columnsOf, objectOf } from './columns'
import type { Filters } from './filters'

type ListProps = ComponentProps<typeof ResourceList<AccountLog, Filters>>
type Props = Pick<ListProps, 'list' | 'query' | 'filters'> & {
  /** All rows speak of one account: it is not named again, and there is little room. */
  ofOne?: boolean
}

const keyOf = ({ id, actionAt, action, userId }: AccountLog) => id ?? `${actionAt} ${action} ${userId}`
const nameOf = ({ action, actionAt }: AccountLog) => `${action}, ${dateTime(actionAt)}`
const read = (row: AccountLog): Comparable => ({
  key: keyOf(row),
  kind: row.userId,
  at: row.actionAt,
  by: row.actionBy,
  action: row.action,
  json: objectOf(row),
})

/** What was done to accounts, newest first; what was sent with it opens below its row as JSON. */
export function AccountLogList({ list, query, filters, ofOne = false }: Props) {
  const text = useText()
  const zone = useZone()
  const { column: object, detail } = useExpander(keyOf, nameOf, (row) => (
    <JsonBlock label={text('accountLogs.objectOf', { name: nameOf(row) })} value={objectOf(row)} />
  ))
  const { column, bar, panel } = useDifference({
    rows: query.data?.results.content,
    read,
    ofOne: 'logDifference.ofUser',
    hint: 'logDifference.hintUser',
  })
  const columns = useMemo(
    () => [...(ofOne ? [] : [column]), ...columnsOf(text, { zone, object, ofOne })],
    [text, object, ofOne, column, zone],
  )
  return (
    <>
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
        above={!ofOne && bar}
        about={<span>{text('list.newestFirst')}</span>}
      />
      {!ofOne && panel}
    </>
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
