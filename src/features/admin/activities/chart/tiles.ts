import { hierarchy, treemap } from 'd3-hierarchy'
import { SHADES } from './shades'

export type Counts = Readonly<Record<string, number>>
export type Named = { readonly name: string; readonly count: number }

/** One rectangle, in hundredths of the whole; `names` of them stand in it together when it has no name of its own. */
export type Tile = {
  readonly name: string | undefined
  readonly names: number
  readonly count: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The most frequent first; names of none say nothing. */
export const sorted = (counts: Counts): Named[] =>
  Object.entries(counts)
    .map(([name, count]) => ({ name, count }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name))

export const totalOf = (names: readonly Named[]): number => names.reduce((sum, { count }) => sum + count, 0)

/** Width to height of what the rectangles are laid out in: about that of their place. */
const RATIO = 3

/**
 * A rectangle for each name, as large as its count. Of more names than there are shades the others share the last one:
 * of five thousand, most would be a pixel.
 */
export function tilesOf(names: readonly Named[]): Tile[] {
  const own = names.length > SHADES ? names.slice(0, SHADES - 1) : names
  const others = names.slice(own.length)
  const parts = [
    ...own.map(({ name, count }) => ({ name, names: 1, count })),
    ...(others.length > 0 ? [{ name: undefined, names: others.length, count: totalOf(others) }] : []),
  ]
  if (parts.length === 0) return []
  type Node = Partial<(typeof parts)[number]> & { readonly children?: typeof parts }
  const root = hierarchy<Node>({ children: parts }).sum(({ count = 0 }) => count)
  const leaves = treemap<Node>()
    .size([RATIO * 100, 100])(root)
    .leaves()
  return leaves.map(({ x0, x1, y0, y1 }, index) => ({
    ...parts[index]!, // a leaf for each part, in their order
    left: x0 / RATIO,
    top: y0,
    width: (x1 - x0) / RATIO,
    height: y1 - y0,
  }))
}
