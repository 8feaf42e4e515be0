import { useMemo, type ComponentProps } from 'react'
import { useGetChangeLogDistinctCountsQuery, type ChangeLog } from '../../api'
import { JsonBlock } from '../../kit/json/Json'
import { CountedFilter } from '../../kit/list/CountedFilter'
import type { FilterFields } from '../../kit/list/FilterForm'
import { ResourceList } from '../../kit/list/ResourceList'
import { checkRange } from '../../kit/list/time-range'
import { TimeRangeAsked, TimeRangeFields } from '../../kit/list/TimeRangeFields'
import { useExpander } from '../../kit/list/useExpander'
import { dateTime } from '../../kit/time/dates'
import { useZone } from '../../kit/time/useZone'
import { useText, type MessageId } from '../../texts'
import { useDifference, type Comparable } from '../log-difference/useDifference'
import { columnsOf } from './columns'
import type { Filters } from './filters'

type ListProps = ComponentProps<typeof ResourceList<ChangeLog, Filters>>
type Props = Pick<ListProps, 'list' | 'query'> & {
  /** The rows are those that mention somebody: there is no text to search by, and little room. */
  ofOne?: boolean
}

const keyOf = ({ id, startTime, action, actionBy }: ChangeLog) => id ?? `${startTime} ${action} ${actionBy}`
const nameOf = ({ action, startTime }: ChangeLog) => `${action}, ${dateTime(startTime)}`
const read = (row: ChangeLog): Comparable => ({
  key: keyOf(row),
  kind: row.objectType ?? '',
  at: row.startTime,
  by: row.actionBy,
  action: row.action,
  json: row.input,
})

/** What was changed in the organization, newest first; what was sent with it opens below its row as JSON. */
export function ChangeLogList({ list, query, ofOne = false }: Props) {
  const text = useText()
  const zone = useZone()
  const { column: input, detail } = useExpander(keyOf, nameOf, (row) => (
    <JsonBlock label={text('changeLogs.inputOf', { name: nameOf(row) })} value={row.input} />
  ))
  const { column, bar, panel } = useDifference({
    rows: query.data?.results.content,
    read,
    ofOne: 'logDifference.ofType',
    hint: 'logDifference.hintType',
  })
  const columns = useMemo(
    () => [...(ofOne ? [] : [column]), ...columnsOf(text, { zone, input })],
    [text, input, ofOne, column, zone],
  )
  return (
    <>
      <ResourceList
        caption="changeLogs.title"
        list={list}
        query={query}
        columns={columns}
        rowKey={keyOf}
        detail={detail}
        cards={ofOne}
        filters={{
          ...(!ofOne && { label: 'changeLogs.info', placeholder: 'changeLogs.placeholder' }),
          check: checkRange,
          children: (fields) => <ChangeLogFilters {...fields} />,
          last: (fields) => <TimeRangeFields {...fields} />,
        }}
        none="changeLogs.none"
        above={!ofOne && bar}
        about={
          <>
            <TimeRangeAsked {...list.filters} />
            <span>{text('list.newestFirst')}</span>
          </>
        }
      />
      {!ofOne && panel}
    </>
  )
}

/** Under which name the server counts the values of a filter, and how the console calls it. */
const counted = [
  { name: 'categories', field: 'category', label: 'changeLogs.category' },
  { name: 'statusCodes', field: 'statusCode', label: 'changeLogs.status' },
  { name: 'objectTypes', field: 'objectType', label: 'changeLogs.type' },
] as const satisfies readonly { name: keyof Filters; field: string; label: MessageId }[]

function ChangeLogFilters(fields: FilterFields<Filters>) {
  return (
    <>
      {counted.map((kind) => (
        <Counted key={kind.name} {...kind} {...fields} />
      ))}
    </>
  )
}

type CountedProps = (typeof counted)[number] & FilterFields<Filters>

function Counted({ name, field, label, draft, applied, put }: CountedProps) {
  const counts = useGetChangeLogDistinctCountsQuery({ field })
  return (
    <CountedFilter
      name={name}
      label={label}
      counts={counts}
      value={draft[name]}
      known={[...applied[name], ...draft[name]]}
      onChange={(chosen) => put({ [name]: chosen })}
    />
  )
}
