import type { AccountLog } from '../../api'
import { Time } from '../../kit/time/Time'
import type { Translate } from '../../texts'
import type { Column } from '../../ui/DataTable'
import { Words } from '../../ui/Words'

/** What was sent with an act; the context stands in where there is no object. */
export const objectOf = ({ object, ctxObject }: AccountLog): string | undefined =>
  [object, ctxObject].find((json) => json !== undefined && json !== '')

/**
 * The columns in the person's language; times are shown in `zone`. `object` opens what was sent. Rows that speak of one
 * account need no column that names it.
 */
export function columnsOf(
  text: Translate,
  { zone, object, ofOne }: { zone: string; object: Column<AccountLog>; ofOne: boolean },
): readonly Column<AccountLog>[] {
  return [
    {
      key: 'actionAt',
      head: text('accountLogs.actionAt', { zone }),
      width: 156,
      cell: ({ actionAt }) => <Time at={actionAt} />,
    },
    {
      key: 'actionBy',
      head: text('accountLogs.actor'),
      least: 156,
      cell: ({ actionBy }) => <Words>{actionBy}</Words>,
    },
    {
      key: 'action',
      head: text('accountLogs.action'),
      least: 144,
      card: 'title',
      cell: ({ action }) => <Words>{action}</Words>,
    },
    ...(ofOne
      ? []
      : [
          {
            key: 'userId',
            head: text('accountLogs.userId'),
            least: 156,
            cell: ({ userId }: AccountLog) => <Words>{userId}</Words>,
          },
        ]),
    {
      ...object,
      key: 'object',
      head: text('accountLogs.object'),
      width: 80,
      cell: (row, index) => objectOf(row) !== undefined && object.cell(row, index),
    },
    {
      key: 'reason',
      head: text('accountLogs.reason'),
      secondary: true,
      least: 120,
      cell: ({ reason }) => reason,
    },
  ]
}
