import type { ReactNode } from 'react'
import type { RowMenu } from './RowMenu'
import { flexible } from './table-widths'
import { tip } from './Tooltip'
import { Words } from './Words'

export interface Column<Row> {
  key: string
  /** Plain words are also the label of the value in a card. */
  head: ReactNode
  /** Nothing where the record says nothing: a table shows a dash, a card leaves the line out. */
  cell: (row: Row, index: number) => ReactNode
  /** Figures at the right. */
  numeric?: boolean
  /** Small and muted; plain words stand in two lines at most and are told in full by a tooltip. */
  secondary?: boolean
  /** Small and fainter still: a number of the row. */
  faint?: boolean
  /** Pixels; columns without one share the rest. */
  width?: number
  /** Pixels that a column without a width has at least. */
  least?: number
  /** Left out where rows are cards: an index says nothing there. */
  tableOnly?: boolean
  /** Stays at the right edge when the table scrolls: the actions. */
  sticky?: boolean
  /**
   * Where the value stands in a card, without its label: the title and what stands beside it, the tags below, the
   * foot. Without a title every value of the card has a line and its label. A title is the row's header, too: a screen
   * reader says it with the other values. It stays a `td`, as `th` is what looks like a head in `table.css`.
   */
  card?: 'title' | 'corner' | 'tag' | 'foot'
  /** Of one column of a table. */
  menu?: RowMenu<Row>
}

interface TableCellProps {
  column: Column<never>
  as: 'th' | 'td'
  children: ReactNode
  /** The button of the row's menu. */
  menuButton?: ReactNode
}

const NOTHING = '–'

const flag = (on: boolean | undefined) => (on ? '' : undefined)
/** Sure to stand in one line: few words do not, and each element of a row is paid for. */
const isShort = (words: string, { width, least = flexible }: Column<never>) =>
  words.length * LETTER <= (width ?? least) - PADDING
const LETTER = 7
const PADDING = 16
const isNothing = (value: ReactNode) =>
  value === undefined || value === null || value === false || value === ''

/** One cell of a head or a row, marked for `table.css`. */
export function TableCell({ column, as: Cell, children, menuButton }: TableCellProps) {
  const { head, numeric, secondary, faint, sticky, tableOnly, card } = column
  const isHead = Cell === 'th'
  const empty = isNothing(children) && isNothing(menuButton)
  const words =
    !isHead && secondary && typeof children === 'string' && !isNothing(children) ? children : undefined
  const isLong = words !== undefined && !isShort(words, column)
  return (
    <Cell
      role={isHead ? 'columnheader' : card === 'title' ? 'rowheader' : 'cell'}
      scope={isHead ? 'col' : undefined}
      data-label={!isHead && typeof head === 'string' ? head : undefined}
      data-numeric={flag(numeric)}
      data-secondary={flag(secondary)}
      data-faint={flag(faint)}
      data-sticky={flag(sticky)}
      data-table-only={flag(tableOnly)}
      data-empty={flag(empty)}
      data-card={card}
      {...tip(isLong ? undefined : words)}
    >
      {empty ? NOTHING : isLong ? <Words>{words}</Words> : children}
      {menuButton}
    </Cell>
  )
}
