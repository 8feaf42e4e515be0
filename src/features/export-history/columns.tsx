import type { ExportRecord } from '../../api'
import { serverNow } from '../../clock'
import { exportColumns } from '../../domain/export-records/columns'
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
  const [startTime, endTime] = [
    text('exportHistory.startTime', { zone }),
    text('exportHistory.endTime', { zone }),
  ]
  return [
    {
      key: 'link',
      head: text('exportHistory.link'),
      width: 136,
      card: 'foot',
      cell: (record) => downloadOf(record, serverNow()).name !== 'none' && <DownloadCell record={record} />,
    },
    // Nobody but the person themselves exports here: the time tells which one it is.
    ...exportColumns({ text, number, startTime, endTime }).map((column) =>
      column.key === 'startTime' ? { ...column, card: 'title' as const } : column,
    ),
  ]
}
