import { createPauses } from '../../clock'
import { indented, JsonMistake } from '../../json-text'
import { limits } from '../../timings'

/** JSON for reading, as text. Pure functions, fast enough for megabytes. */

/** What is shown of a value as text, before it is indented: a text as it is. */
export function textOf(value: unknown): string {
  const text: string | undefined = typeof value === 'string' ? value : JSON.stringify(value)
  return text ?? '' // undefined has no JSON
}

/** Indented when it is JSON, as it is when it is not, or has more lines than `limits.indentedLines`. */
export function formatted(text: string): string {
  try {
    const shown = [...indented(text)].join('')
    return linesIn(shown) > limits.indentedLines ? text : shown
  } catch (error) {
    if (!(error instanceof JsonMistake)) throw error
    return text
  }
}

/** The same in blocks, for megabytes: `onBegun` has the first of them, and the page has its turn in between. */
export async function formattedInBlocks(text: string, onBegun: (blocks: Block[]) => void): Promise<Block[]> {
  const pause = createPauses()
  const blocks: Block[] = []
  let start = 0
  let lines = 0
  try {
    for (const piece of indented(text)) {
      for (const block of blocksOf(piece, start)) {
        blocks.push(block)
        lines += block.lines
      }
      if (lines > limits.indentedLines) return blocksOf(text)
      if (start === 0) onBegun([...blocks])
      start += piece.length
      await pause()
    }
  } catch (error) {
    if (!(error instanceof JsonMistake)) throw error
    return blocksOf(text)
  }
  return blocks
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

/** Cuts a text into blocks of bounded length, which joined are the text; `from` is where it begins in a longer one. */
export function blocksOf(text: string, from = 0): Block[] {
  const blocks: Block[] = []
  for (let start = 0; start < text.length;) {
    const block = cutBlock(text.slice(start, start + CHARACTERS), start + CHARACTERS >= text.length)
    blocks.push({ start: from + start, ...block })
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
