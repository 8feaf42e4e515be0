import type { ChangeLog } from '../../api'
import { Time } from '../../kit/time/Time'
import type { Translate } from '../../texts'
import type { Column } from '../../ui/DataTable'
import { Tag } from '../../ui/Tag'
import { Words } from '../../ui/Words'

/** The columns in the person's language; times are shown in `zone`. `input` opens what was sent. */
export function columnsOf(
  text: Translate,
  { zone, input }: { zone: string; input: Column<ChangeLog> },
): readonly Column<ChangeLog>[] {
  const word = (value: string | undefined) => value && <Words>{value}</Words>
  return [
    {
      key: 'startTime',
      head: text('changeLogs.startTime', { zone }),
      width: 156,
      cell: ({ startTime }) => <Time at={startTime} />,
    },
    {
      key: 'endTime',
      head: text('changeLogs.endTime', { zone }),
      secondary: true,
      width: 128,
      cell: ({ endTime }) => Boolean(endTime) && <Time at={endTime} />,
    },
    {
      key: 'actionBy',
      head: text('changeLogs.actor'),
      least: 156,
      cell: ({ actionBy }) => word(actionBy),
    },
    {
      key: 'action',
      head: text('changeLogs.action'),
      least: 96,
      card: 'title',
      cell: ({ action }) => word(action),
    },
    {
      key: 'statusCode',
      head: text('changeLogs.status'),
      width: 80,
      card: 'tag',
      cell: ({ statusCode }) =>
        statusCode && <Tag tone={statusCode.startsWith('2') ? 'success' : 'danger'}>{statusCode}</Tag>,
    },
    {
      key: 'category',
      head: text('changeLogs.category'),
      least: 104,
      cell: ({ category }) => word(category),
    },
    {
      key: 'objectType',
      head: text('changeLogs.objectType'),
      least: 128,
      cell: ({ objectType }) => word(objectType),
    },
    {
      ...input,
      key: 'input',
      head: text('changeLogs.input'),
      width: 100,
      cell: (row, index) => Boolean(row.input) && input.cell(row, index),
    },
  ]
}
