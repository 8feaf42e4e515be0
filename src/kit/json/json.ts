import { limits } from '../../timings'

/** JSON for reading, as text. Pure functions, fast enough for megabytes. */

/** Indented when it is JSON, as it is when it is not; beyond `limits.indentedLines` JSON stays on one line. */
export function formatted(value: unknown): string {
  try {
    const read: unknown = typeof value === 'string' ? JSON.parse(value) : value
    const shown = JSON.stringify(read, null, 2) as string | undefined // undefined has no JSON
    if (shown === undefined) return ''
    return linesIn(shown) > limits.indentedLines ? JSON.stringify(read) : shown
  } catch {
    return typeof value === 'string' ? value : ''
  }
}

/** How many lines a text has up to a place. */
export function linesIn(text: string, end = text.length): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

/** Some lines that are drawn together; a line that is longer than a block goes on in the next. */
export type Block = { readonly start: number; readonly text: string; readonly lines: number }

const LINES = 100
const CHARACTERS = 8000

/** Cuts a text into blocks of bounded length, which joined are the text. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (let start = 0; start < text.length;) {
    const block = cutBlock(text.slice(start, start + CHARACTERS), start + CHARACTERS >= text.length)
    blocks.push({ start, ...block })
    start += block.text.length
  }
  return blocks
}

function cutBlock(piece: string, isLast: boolean) {
  let end = 0
  let lines = 0
  for (let at = piece.indexOf('\n'); at !== -1 && lines < LINES; at = piece.indexOf('\n', end)) {
    end = at + 1
    lines += 1
  }
  if (lines === LINES || (lines > 0 && !isLast)) return { text: piece.slice(0, end), lines }
  if (isLast) return { text: piece, lines: lines + (end < piece.length ? 1 : 0) }
  // Never between the halves of one character.
  return { text: /[\uD800-\uDBFF]$/.test(piece) ? piece.slice(0, -1) : piece, lines: 1 }
}

/** Where a text has these letters, in either case: from a place on, else from the beginning. */
export function placeOf(wanted: string, text: string, from: number): number | undefined {
  const pattern = new RegExp(wanted.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'giu')
  pattern.lastIndex = from
  return (pattern.exec(text) ?? pattern.exec(text))?.index
}
