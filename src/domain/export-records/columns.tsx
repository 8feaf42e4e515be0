import type { ExportRecord } from '../../api'
import { actionColumn } from '../../kit/list/actionColumn'
import { Time } from '../../kit/time/Time'
import type { Translate } from '../../texts'
import type { Column } from '../../ui/DataTable'
import { RowActions } from './RowActions'
import { StatusTag } from './StatusTag'

type Options = {
  text: Translate
  number: (value: number) => string
  /** The heads of the times, which name their zone. */
  startTime: string
  endTime: string
}

/** What every list of exports shows of one: when it was made, how it ended, and what can be looked at. */
export const exportColumns = ({
  text,
  number,
  startTime: started,
  endTime: ended,
}: Options): readonly Column<ExportRecord>[] => [
  {
    key: 'startTime',
    head: started,
    secondary: true,
    width: 128,
    cell: ({ startTime }) => <Time at={startTime} />,
  },
  {
    key: 'endTime',
    head: ended,
    secondary: true,
    width: 128,
    cell: ({ endTime }) => Boolean(endTime) && <Time at={endTime} />,
  },
  {
    key: 'totalRecords',
    head: text('exportHistory.total'),
    numeric: true,
    width: 72,
    cell: ({ totalRecords }) => number(totalRecords),
  },
  {
    key: 'status',
    head: text('exportHistory.status'),
    width: 136,
    card: 'tag',
    cell: ({ status }) => <StatusTag status={status} />,
  },
  {
    key: 'source',
    head: text('exportHistory.source'),
    secondary: true,
    width: 72,
    cell: ({ source }) => source,
  },
  {
    key: 'reason',
    head: text('exportHistory.reason'),
    secondary: true,
    least: 96,
    cell: ({ reason }) => reason,
  },
  actionColumn(text, 88, (record) => <RowActions record={record} />),
]
