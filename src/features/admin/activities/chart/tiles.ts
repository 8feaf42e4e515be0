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

/** What the rectangles are laid out in, in pixels. */
export type Ground = { readonly width: number; readonly height: number }
/** The least that can be pressed, with its gap. */
const LEAST = 26

/**
 * A rectangle for each name, as large as its count. Of more names than there are shades the others share the last one:
 * of five thousand, most would be a pixel. So do those whose own would be too small to press.
 */
export function tilesOf(names: readonly Named[], ground: Ground): Tile[] {
  for (let own = Math.min(names.length, SHADES); own > 1; own -= 1) {
    const tiles = laidOut(names, own === names.length ? own : Math.min(own, SHADES - 1), ground)
    const isSmall = ({ width, height }: Tile) =>
      Math.min(width * ground.width, height * ground.height) < LEAST * 100
    if (!tiles.some(isSmall)) return tiles
  }
  return laidOut(names, Math.min(names.length, 1), ground)
}

/** The first names as rectangles of their own, and one for the others. */
function laidOut(names: readonly Named[], count: number, ground: Ground): Tile[] {
  const own = names.slice(0, count)
  const others = names.slice(count)
  const parts = [
    ...own.map(({ name, count }) => ({ name, names: 1, count })),
    ...(others.length > 0 ? [{ name: undefined, names: others.length, count: totalOf(others) }] : []),
  ]
  if (parts.length === 0) return []
  type Node = Partial<(typeof parts)[number]> & { readonly children?: typeof parts }
  const root = hierarchy<Node>({ children: parts }).sum(({ count = 0 }) => count)
  const leaves = treemap<Node>().size([ground.width, ground.height])(root).leaves()
  return leaves.map(({ x0, x1, y0, y1 }, index) => ({
    ...parts[index]!, // a leaf for each part, in their order
    left: (100 * x0) / ground.width,
    top: (100 * y0) / ground.height,
    width: (100 * (x1 - x0)) / ground.width,
    height: (100 * (y1 - y0)) / ground.height,
  }))
}
