import type { Translate } from '../../texts'
import type { Column } from '../../ui/DataTable'

/** How wide a column of small buttons is whose words these are. */
export const buttonsWidth = (...words: readonly string[]): number =>
  words.reduce((width, word) => width + 8 * word.length + 36, 16)

/** What can be done with a row: the last column, always in sight, and the corner of a card on phones. */
export const actionColumn = <Row>(
  text: Translate,
  width: number,
  cell: Column<Row>['cell'],
): Column<Row> => ({ key: 'action', head: text('list.action'), width, sticky: true, card: 'corner', cell })
