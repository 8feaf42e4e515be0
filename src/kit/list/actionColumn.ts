import type { Translate } from '../../texts'
import type { Column } from '../../ui/DataTable'

/** What can be done with a row: the last column, always in sight, and the corner of a card on phones. */
export const actionColumn = <Row>(
  text: Translate,
  width: number,
  cell: Column<Row>['cell'],
): Column<Row> => ({ key: 'action', head: text('list.action'), width, sticky: true, card: 'corner', cell })
