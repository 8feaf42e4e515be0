import type { Column } from './TableCell'

/** Pixels that a column has at least when it says nothing else. */
export const flexible = 160

type Sized = Pick<Column<never>, 'width' | 'least' | 'sticky'>

const leastOf = ({ width, least = flexible }: Sized): number => width ?? least
const sum = (columns: readonly Sized[]): number =>
  columns.reduce((total, column) => total + leastOf(column), 0)

/** How wide a table is at least. */
export const leastWidth = sum

/**
 * How wide each column is where `room` pixels are not enough for all: those that fit beside the sticky ones fill the
 * place exactly, so that nothing stands half beneath a sticky column; the others follow, a scroll away. With room for
 * all, those without a width share what is left by what they have at least: the browser would give each the same. Before
 * the room is known only the fixed ones are named.
 */
export function widthsIn(
  room: number | undefined,
  columns: readonly Sized[],
): readonly (number | undefined)[] {
  if (room === undefined) return columns.map(({ width }) => width)
  if (sum(columns) <= room) return shared(room, columns)
  const widths = columns.map(leastOf)
  let left = room - sum(columns.filter(({ sticky }) => sticky))
  const seen: number[] = []
  for (const [at, column] of columns.entries()) {
    const width = leastOf(column)
    if (column.sticky || width > left) break
    left -= width
    seen.push(at)
  }
  const flexible = seen.filter((at) => columns[at]?.width === undefined)
  const wider = flexible.length > 0 ? flexible : seen
  const before = wider.reduce((total, at) => total + (widths[at] ?? 0), 0)
  return widths.map((width, at) => (wider.includes(at) ? (width * (before + left)) / before : width))
}

function shared(room: number, columns: readonly Sized[]): readonly (number | undefined)[] {
  const free = sum(columns.filter(({ width }) => width === undefined))
  const share = free > 0 ? (room - sum(columns) + free) / free : 1
  return columns.map((column) => column.width ?? leastOf(column) * share)
}
