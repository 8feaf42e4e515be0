/** Sides of a box in the window, in pixels from its left and top. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
type Size = { readonly width: number; readonly height: number }
/** Where a stack stands: from the left and the bottom of the window, and how high it may grow. */
export type Place = { readonly left: number; readonly bottom: number; readonly most: number }

/** From the edges of the window. */
export const edge = 16
/** From what must not be covered. */
const apart = 8

const crosses = (box: Box, { left, right }: Pick<Box, 'left' | 'right'>) =>
  box.left - apart < right && box.right + apart > left

/** Whether a stack that stands at a place covers none of the boxes, and is inside the window. */
export function isFree(place: Place, { width, height }: Size, window: Size, clear: readonly Box[]): boolean {
  const { left, bottom, most } = place
  const lower = window.height - bottom
  const upper = lower - Math.min(height, most)
  const fits = left + width <= window.width - edge && upper >= edge && height <= most
  const covers = clear.some(
    (box) => crosses(box, { left, right: left + width }) && box.top < lower && box.bottom > upper,
  )
  return fits && !covers
}

/** The gaps that the boxes leave one above the other, from the top of the window to its bottom. */
function gapsIn(height: number, boxes: readonly Box[]): readonly Pick<Box, 'top' | 'bottom'>[] {
  const gaps = []
  let top = edge
  for (const box of [...boxes].sort((a, b) => a.top - b.top)) {
    gaps.push({ top, bottom: box.top - apart })
    top = Math.max(top, box.bottom + apart)
  }
  return [...gaps, { top, bottom: height - edge }].filter((gap) => gap.bottom > gap.top)
}

/**
 * Where a stack covers none of the boxes: as low as possible, then as far left. Where it fits nowhere it gets the highest
 * gap, and scrolls in it.
 */
export function placeOf(stack: Size, window: Size, clear: readonly Box[]): Place {
  const last = Math.max(edge, window.width - edge - stack.width)
  const columns = [edge, ...clear.map(({ right }) => right + edge), last].filter(
    (left) => left >= edge && left <= last,
  )
  const gaps = columns.flatMap((left) => {
    const beside = clear.filter((box) => crosses(box, { left, right: left + stack.width }))
    return gapsIn(window.height, beside).map(({ top, bottom }) => ({
      left,
      bottom: window.height - bottom,
      most: bottom - top,
    }))
  })
  const fitting = gaps.filter(({ most }) => most >= stack.height)
  const [best] = fitting.sort((a, b) => a.bottom - b.bottom || a.left - b.left)
  const [highest] = gaps.sort((a, b) => b.most - a.most)
  return best ?? highest ?? { left: edge, bottom: edge, most: window.height - 2 * edge }
}
