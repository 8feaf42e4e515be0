import type { ExportRecord } from '../../api'
import { serverNow } from '../../clock'
import { RowActions } from '../../domain/export-records/RowActions'
import { StatusTag } from '../../domain/export-records/StatusTag'
import { actionColumn } from '../../kit/list/actionColumn'
import { Time } from '../../kit/time/Time'
import type { Translate } from '../../texts'
import type { Column } from '../../ui/DataTable'
import { downloadOf } from './download'
import { DownloadCell } from './DownloadCell'

/** The columns in the person's language; times are shown in `zone`. */
export function columnsOf(
  text: Translate,
  number: (value: number) => string,
  zone: string,
): readonly Column<ExportRecord>[] {
  return [
    {
      key: 'link',
      head: text('exportHistory.link'),
      width: 136,
      card: 'foot',
      cell: (record) => downloadOf(record, serverNow()).name !== 'none' && <DownloadCell record={record} />,
    },
    {
      key: 'startTime',
      head: text('exportHistory.startTime', { zone }),
      secondary: true,
      width: 128,
      card: 'title',
      cell: ({ startTime }) => <Time at={startTime} />,
    },
    {
      key: 'endTime',
      head: text('exportHistory.endTime', { zone }),
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
    actionColumn(text, 96, (record) => <RowActions record={record} />),
  ]
}
