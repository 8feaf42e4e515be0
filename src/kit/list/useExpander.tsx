import { useMemo, useState, type ReactNode } from 'react'
import { useText } from '../../texts'
import type { Column } from '../../ui/DataTable'
import { IconButton } from '../../ui/IconButton'

/**
 * Rows that open: a first column with the button that opens one, and what then stands below it. Several can be open;
 * nothing of it is kept in the address.
 */
export function useExpander<Row>(
  /** The row's own key, and the words that name it: 'Details of 203.0.113.17'. */
  keyOf: (row: Row) => string,
  nameOf: (row: Row) => string,
  show: (row: Row) => ReactNode,
): { column: Column<Row>; detail: (row: Row) => ReactNode } {
  const text = useText()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const column = useMemo(
    (): Column<Row> => ({
      key: 'open',
      head: <span className="sr">{text('list.details')}</span>,
      width: 44,
      card: 'corner',
      cell: (row) => {
        const key = keyOf(row)
        const isOpen = open.has(key)
        const others = [...open].filter((each) => each !== key)
        return (
          <IconButton
            size="sm"
            icon={isOpen ? 'chevron-down' : 'chevron-right'}
            label={text('list.detailsOf', { name: nameOf(row) })}
            aria-expanded={isOpen}
            data-expander=""
            onClick={() => setOpen(new Set(isOpen ? others : [...open, key]))}
          />
        )
      },
    }),
    [text, open, keyOf, nameOf],
  )
  return { column, detail: (row) => (open.has(keyOf(row)) ? show(row) : undefined) }
}
