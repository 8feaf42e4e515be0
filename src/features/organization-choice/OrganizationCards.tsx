import { chakra } from '@chakra-ui/react'
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useState, type FocusEvent } from 'react'
import type { UserOrganization } from '../../api'
import { limits } from '../../timings'
import { OrganizationCard } from './OrganizationCard'

const CARD = 96
const ROWS_THAT_FIT = 4
/** The ring of a card stands out of it; the scrolling area must not cut it. */
const RING = 4

const Scroll = chakra('div', { base: { m: `-${RING}px`, p: `${RING}px` } })
const List = chakra('ul', { base: { display: 'grid', gridAutoRows: `${CARD}px` } })

type Props = {
  label: string
  organizations: readonly UserOrganization[]
  columns: number
  /** The organization that is being entered. */
  entering: string | undefined
  onChoose: (id: string) => void
}

/**
 * The cards, in rows. More than ten scroll within 445 pixels; of more than a hundred only the rows in sight, and
 * the row that has the focus with its neighbours, are in the document.
 */
export function OrganizationCards({ label, organizations, columns, entering, onChoose }: Props) {
  const scrolls = organizations.length > limits.scrollAboveOrganizations
  const windowed = organizations.length > limits.windowAboveRows
  const count = Math.ceil(organizations.length / columns)
  // Rows that do not all fit stand closer, so that the next one is seen to begin.
  const gap = scrolls && count > ROWS_THAT_FIT ? 8 : 16
  const [scroll, setScroll] = useState<HTMLElement | null>(null)
  const [focused, setFocused] = useState<number>()
  const view = useVirtualizer({
    count,
    enabled: windowed,
    getScrollElement: () => scroll,
    estimateSize: () => CARD,
    gap,
    paddingStart: RING,
    overscan: 4,
    rangeExtractor: (range) => withNeighbours(range, focused),
    // The window never grows beyond its greatest height, so it is not measured.
    initialRect: { width: 0, height: limits.organizationListHeight },
    observeElementRect: (_, told) => told({ width: 0, height: limits.organizationListHeight }),
  })
  const rows = windowed
    ? view.getVirtualItems().map(({ index }) => index)
    : Array.from({ length: count }, (_, row) => row)
  const shown = rows.flatMap((row) =>
    organizations.slice(row * columns, (row + 1) * columns).map((each, column) => ({ each, row, column })),
  )

  const hold = ({ target }: FocusEvent) => {
    const place = Number(target.closest('li')?.getAttribute('aria-posinset'))
    setFocused(place ? Math.floor((place - 1) / columns) : undefined)
  }
  return (
    <Scroll
      ref={setScroll}
      style={scrolls ? { maxHeight: limits.organizationListHeight, overflowY: 'auto' } : undefined}
    >
      <List
        role="list"
        aria-label={label}
        onFocus={hold}
        style={{
          gap,
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          height: windowed ? count * (CARD + gap) - gap : undefined,
        }}
      >
        {shown.map(({ each, row, column }) => (
          <li
            key={each.id}
            aria-setsize={organizations.length}
            aria-posinset={row * columns + column + 1}
            style={{ gridRow: row + 1, gridColumn: column + 1 }}
          >
            <OrganizationCard
              organization={each}
              state={entering === undefined ? 'idle' : entering === each.id ? 'entering' : 'inert'}
              onChoose={onChoose}
            />
          </li>
        ))}
      </List>
    </Scroll>
  )
}

/** The rows in sight, and those that Tab and Shift+Tab reach from the focused one. */
function withNeighbours(range: Range, focused: number | undefined): number[] {
  const rows = new Set(defaultRangeExtractor(range))
  if (focused !== undefined)
    for (const row of [focused - 1, focused, focused + 1]) if (row >= 0 && row < range.count) rows.add(row)
  return [...rows].sort((a, b) => a - b)
}
