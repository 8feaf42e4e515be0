import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useGetExportLogDistinctCountsQuery, useSearchExportLogsQuery, type ExportRecord } from '../../../api'
import { exportColumns } from '../../../domain/export-records/columns'
import { ExportDetailDrawer, overlays } from '../../../domain/export-records/ExportDetailDrawer'
import { CountedFilter } from '../../../kit/list/CountedFilter'
import type { FilterFields } from '../../../kit/list/FilterForm'
import { justRead } from '../../../kit/list/first-list'
import { ResourceList } from '../../../kit/list/ResourceList'
import { useListParams } from '../../../kit/list/useListParams'
import { useOpenedRow } from '../../../kit/list/useOpenedRow'
import { useOpened } from '../../../kit/navigation/useOpened'
import { useZone } from '../../../kit/time/useZone'
import { paths } from '../../../paths'
import { useText, type MessageId, type Translate } from '../../../texts'
import type { Column } from '../../../ui/DataTable'
import { Words } from '../../../ui/Words'
import { exportLogArgs, exportLogParams, type ExportFilters } from './filters'

const keyOf = ({ id }: ExportRecord) => id

/** What was exported in the organization, by whomever. */
export function ExportLogs() {
  const text = useText()
  const zone = useZone()
  const { formatNumber } = useIntl()
  const list = useListParams(exportLogParams)
  const query = useSearchExportLogsQuery(exportLogArgs(list), justRead)
  const { opened, close } = useOpened(overlays)
  const found = useOpenedRow(opened, query)
  const columns = useMemo(() => columnsOf(text, formatNumber, zone), [text, formatNumber, zone])
  return (
    <>
      <ResourceList
        caption="exportLogs.title"
        list={list}
        query={query}
        columns={columns}
        rowKey={keyOf}
        filters={{
          label: 'exportLogs.info',
          placeholder: 'exportLogs.placeholder',
          children: (fields) => kinds.map((kind) => <Counted key={kind.name} {...kind} {...fields} />),
        }}
        none="exportLogs.none"
        about={<span>{text('list.newestFirst')}</span>}
      />
      {opened && (
        <ExportDetailDrawer
          name={opened.name}
          found={found}
          query={query}
          all={`${paths.activities}?tab=export-logs`}
          onClose={close}
        />
      )}
    </>
  )
}

/** Under which name the server counts the values of a filter, and how the console calls it. */
const kinds = [
  { name: 'categories', field: 'category', label: 'exportLogs.category' },
  { name: 'actions', field: 'action', label: 'exportLogs.channel' },
  { name: 'sources', field: 'source', label: 'exportLogs.source' },
] as const satisfies readonly { name: keyof ExportFilters; field: string; label: MessageId }[]

type CountedProps = (typeof kinds)[number] & FilterFields<ExportFilters>

function Counted({ name, field, label, draft, applied, put }: CountedProps) {
  const counts = useGetExportLogDistinctCountsQuery({ field })
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

function columnsOf(
  text: Translate,
  number: (value: number) => string,
  zone: string,
): readonly Column<ExportRecord>[] {
  const [startTime, endTime] = [text('exportLogs.startTime', { zone }), text('exportLogs.endTime', { zone })]
  return [
    {
      key: 'exportedBy',
      head: text('exportLogs.exportedBy'),
      least: 152,
      card: 'title',
      cell: ({ exportedBy }) => exportedBy && <Words>{exportedBy}</Words>,
    },
    ...exportColumns({ text, number, startTime, endTime }),
  ]
}
