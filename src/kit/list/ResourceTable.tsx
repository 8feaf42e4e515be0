import { chakra } from '@chakra-ui/react'
import { useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { bounds } from '../../api'
import { useText } from '../../texts'
import { Button } from '../../ui/Button'
import { DataTable, type Column } from '../../ui/DataTable'
import { EmptyState } from '../../ui/EmptyState'
import type { ListView } from './listView'

// On phones each row is a card of its own.
const Frame = chakra('section', {
  base: {
    minW: 0,
    md: { border: '1px solid var(--line)', borderRadius: 'l2', bg: 'bg.surface' },
  },
  variants: { cards: { true: { md: { border: 'none', bg: 'transparent' } } } },
})

const Nothing = chakra('div', {
  base: {
    bg: 'bg.surface',
    border: { base: '1px solid var(--line)', md: 'none' },
    borderRadius: 'l2',
  },
})

type Props<Row> = {
  /** The name of the table, for screen readers. */
  caption: string
  view: ListView<Row>
  /** Keep the array itself stable. The index column comes by itself. */
  columns: readonly Column<Row>[]
  rowKey: (row: Row, index: number) => string | number
  /** What stands below a row while it is open. */
  detail?: ((row: Row, index: number) => ReactNode) | undefined
  /** Stands below the head when nothing was found. */
  empty: ReactNode
  onTryAgain: () => void
  /** Rows are cards whatever the width of the window, as in a drawer. */
  cards?: boolean
  /** Below the rows, while there are some or they are coming. */
  pager?: ReactNode
}

const noRows: readonly never[] = []

/** The table of a list: its rows, or that they are coming, that there are none, or that they could not be loaded. */
export function ResourceTable<Row>(props: Props<Row>) {
  const { caption, view, columns, rowKey, detail, empty, onTryAgain, cards = false, pager } = props
  const results = view.name === 'rows' ? view.results : undefined
  const first = results ? results.page.currentPage * results.page.pageSize + 1 : 1
  const index = useIndexColumn(first, results?.content.length ?? bounds.PageSize.default)
  const all = useMemo(() => [index, ...columns], [index, columns])
  const old = view.name === 'rows' && view.old
  const some = view.name === 'loading' || (results !== undefined && results.content.length > 0)
  return (
    <Frame cards={cards}>
      <DataTable
        caption={caption}
        columns={all}
        rows={view.name === 'loading' ? undefined : (results?.content ?? noRows)}
        rowKey={rowKey}
        detail={detail}
        cards={cards}
        busy={old || (view.name === 'failed' && view.retrying)}
        skeletonRows={bounds.PageSize.default}
      />
      {results && !some && <Nothing>{empty}</Nothing>}
      {view.name === 'failed' && <NotLoaded retrying={view.retrying} onTryAgain={onTryAgain} />}
      {some && pager}
    </Frame>
  )
}

function useIndexColumn(first: number, count: number): Column<unknown> {
  const text = useText()
  const { formatNumber } = useIntl()
  const digits = formatNumber(first + count).length
  return useMemo(
    () => ({
      key: '#',
      head: text('list.index'),
      faint: true,
      width: 28 + 8 * digits,
      tableOnly: true,
      cell: (_row, index) => formatNumber(first + index),
    }),
    [text, formatNumber, first, digits],
  )
}

/** Quiet: no notice goes with it (HTTP-22). */
function NotLoaded({ retrying, onTryAgain }: { retrying: boolean; onTryAgain: () => void }) {
  const text = useText()
  return (
    <Nothing role="status">
      <EmptyState
        icon="cloud-off"
        title={text('common.couldNotLoad')}
        action={
          <Button icon="refresh" loading={retrying} onClick={onTryAgain}>
            {text('common.tryAgain')}
          </Button>
        }
      />
    </Nothing>
  )
}
