import { Fragment, memo, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import { below, breakpoints } from './breakpoints'
import { placeOf, type Place } from './place'
import { RowMenuButton, useRowMenu } from './RowMenu'
import { Skeleton } from './Skeleton'
import { leastWidth, widthsIn } from './table-widths'
import { TableCell, type Column } from './TableCell'
import { useMedia } from './useMedia'

export type { Column }

interface DataTableProps<Row> {
  /** Keep the array itself stable: a row is drawn again only when it, its index or the columns change. */
  columns: readonly Column<Row>[]
  /** Undefined while they are loading for the first time. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row, index: number) => string | number
  /** The name of the table, for screen readers. */
  caption: string
  /** While the rows are read again: a line runs above them, which keep their contrast. */
  busy?: boolean
  skeletonRows?: number
  /** Rows are cards whatever the width of the window, as in a drawer. */
  cards?: boolean
  /** What stands below a row, over the whole width; nothing for most. */
  detail?: ((row: Row, index: number) => ReactNode) | undefined
  /** Stands in the place of the rows when there are none. */
  empty?: ReactNode
}

/**
 * A table whose head sticks and whose rows become cards on phones. Where the columns do not fit it scrolls and `sticky`
 * ones stay. All rows are in the document, for paper and for whoever searches in the page: a page of a list has 100 at most.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, caption, busy, skeletonRows = 10, empty } = props
  const phone = useMedia(below(breakpoints.md))
  const areCards = props.cards === true || phone
  const [room, setRoom] = useState<number>()
  const [more, setMore] = useState<readonly Side[]>(beyond.end)
  // Looks at the box again only when it is another one.
  const box = useCallback((element: HTMLElement | null) => watchRoom(element, setRoom), [])
  const least = leastWidth(columns)
  const narrow = room !== undefined && room < least
  const widths = widthsIn(room, columns)
  const keptFocus = useKeptFocus(rows)
  const menu = useRowMenu({ menu: columns.find((column) => column.menu)?.menu, rows, rowKey: props.rowKey })

  if (rows?.length === 0 && empty !== undefined) return <>{empty}</>
  return (
    <div
      className="table-box"
      data-cards={areCards ? '' : undefined}
      data-more={narrow ? more.join(' ') : undefined}
      data-pinned={columns.some(({ sticky }) => sticky) ? '' : undefined}
    >
      <div
        ref={box}
        className="table-scroll"
        {...keptFocus}
        {...menu.handlers}
        onScroll={(event) => setMore(sidesOf(event.currentTarget))}
        // The keyboard scrolls it too, also while nothing in it takes the focus.
        {...(narrow && { role: 'group', 'aria-label': caption, tabIndex: 0 })}
        data-narrow={narrow ? '' : undefined}
        data-busy={busy && rows !== undefined ? '' : undefined}
      >
        {/* The roles are spelled out because `display: block` on phones takes the native ones away. */}
        <table
          role="table"
          className="table"
          style={{ minWidth: least }}
          aria-busy={busy || rows === undefined}
        >
          <caption className="sr">{caption}</caption>
          <colgroup>
            {columns.map((column, index) => (
              <col key={column.key} style={{ width: widths[index] }} />
            ))}
          </colgroup>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <TableCell key={column.key} column={column} as="th">
                  {column.head}
                </TableCell>
              ))}
            </tr>
          </thead>
          {rows === undefined ? (
            <SkeletonRows columns={columns} count={skeletonRows} />
          ) : (
            <tbody role="rowgroup">
              {rows.map((row, index) => {
                const below = props.detail?.(row, index)
                const key = props.rowKey(row, index)
                return (
                  <Fragment key={key}>
                    <TableRow row={row} index={index} columns={columns} menuTrigger={menu.triggerOf(key)} />
                    {below && <Detail span={columns.length}>{below}</Detail>}
                  </Fragment>
                )
              })}
            </tbody>
          )}
        </table>
      </div>
      {menu.opened}
    </div>
  )
}

interface TableRowProps<Row> {
  row: Row
  index: number
  columns: readonly Column<Row>[]
  menuTrigger: ReturnType<ReturnType<typeof useRowMenu>['triggerOf']>
}

const TableRow = memo(function TableRow({ row, index, columns, menuTrigger }: TableRowProps<unknown>) {
  return (
    <tr role="row" data-index={index}>
      {columns.map((column) => (
        <TableCell
          key={column.key}
          column={column}
          as="td"
          menuButton={column.menu && <RowMenuButton label={column.menu.label(row)} trigger={menuTrigger} />}
        >
          {column.cell(row, index)}
        </TableCell>
      ))}
    </tr>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactNode // memo forgets the type parameter

function Detail({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr role="row" className="table-detail">
      <td role="cell" colSpan={span}>
        <div className="table-detail-body">{children}</div>
      </td>
    </tr>
  )
}

function SkeletonRows({ columns, count }: { columns: readonly Column<never>[]; count: number }) {
  return (
    <tbody role="rowgroup" aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <tr key={row}>
          {columns.map((column, index) => (
            <TableCell key={column.key} column={column} as="td">
              <Skeleton width={`${40 + ((row * 17 + index * 29) % 45)}%`} />
            </TableCell>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** When the row that has the focus goes, its neighbour gets it. */
function useKeptFocus(rows: readonly unknown[] | undefined) {
  const place = useRef<Place>(undefined)
  // Focus is outside React, which tells nothing of an element that goes with it.
  useLayoutEffect(() => {
    if (rows && place.current && document.activeElement === document.body)
      place.current()?.focus({ preventScroll: true })
  }, [rows])
  return {
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      // What opens from a row is inside it for React only.
      if (currentTarget.contains(target)) place.current = placeOf(target)
    },
    onBlur: () => {
      place.current = undefined
    },
  }
}

type Side = 'start' | 'end'

/** On which sides of what is seen of a table there is more of it. */
function sidesOf({ scrollLeft, scrollWidth, clientWidth }: Element): readonly Side[] {
  const atStart = scrollLeft <= 1
  const atEnd = scrollLeft >= scrollWidth - clientWidth - 1
  return atStart ? beyond.end : atEnd ? beyond.start : beyond.both
}
const beyond = { start: ['start'], end: ['end'], both: ['start', 'end'] } as const

/** Tells by `setRoom` how wide the box of a table is, and whenever that changes; nothing where its rows are cards. */
function watchRoom(box: HTMLElement | null, setRoom: (room: number | undefined) => void) {
  if (!box || typeof ResizeObserver === 'undefined') return
  const look = () => {
    const areCards = getComputedStyle(box.firstElementChild ?? box).display !== 'table'
    setRoom(areCards ? undefined : box.clientWidth)
  }
  look()
  let next = 0
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(next)
    // Later, because it may change what is observed.
    next = requestAnimationFrame(look)
  })
  observer.observe(box)
  return () => {
    cancelAnimationFrame(next)
    observer.disconnect()
  }
}
