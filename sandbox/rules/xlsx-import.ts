import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { importInflatedBytes } from '../../openapi/bounds.gen'
import { bytesOf, rowsOf, type Imported } from './csv-import'

export const refusals = {
  notNamedXlsx: 'Please choose an xlsx file',
  wrongXlsx: 'This file cannot be read as xlsx. Save it once more as xlsx, without a password',
  inflated: 'This file would be larger than 100 MB unpacked. Split it and import its parts',
  tooWide: 'This file has cells beyond row 200000 or column CV. Delete them and save it again',
} as const

const MOST_ROWS = 200_000
const MOST_COLUMNS = 100
/** `r="CV17"` of a cell, `r="17"` of a row. */
const PLACE = /\sr=["']([A-Z]*)(\d+)["']/g

const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)

/** Why a sheet would not fit into memory, before its rows are made: one cell at its far end makes millions of them. */
function isTooWide(sheet: string): boolean {
  for (const [, letters = '', row] of sheet.matchAll(PLACE))
    if (Number(row) > MOST_ROWS || columnOf(letters) > MOST_COLUMNS) return true
  return false
}

/**
 * What keeps a workbook from being read. A zip says how large each of its files is, and is unpacked into exactly so much
 * room, whatever it holds: the sum is known before anything is.
 */
function wrongWith(bytes: Uint8Array): string | undefined {
  let size = 0
  unzipSync(bytes, { filter: ({ originalSize }) => ((size += originalSize), false) })
  if (size > importInflatedBytes) return refusals.inflated
  const sheets = unzipSync(bytes, { filter: ({ name }) => name.startsWith('xl/worksheets/sheet') })
  if (Object.keys(sheets).length === 0) return refusals.wrongXlsx
  return Object.values(sheets).some((sheet) => isTooWide(strFromU8(sheet))) ? refusals.tooWide : undefined
}

/** A text, a number, a yes or no, or a moment, as text; the library's type has constructors too. */
const cellText = (cell: unknown): string =>
  typeof cell === 'string' ? cell : JSON.stringify(cell ?? '').replaceAll('"', '')

/** The rows of the first sheet of a workbook. Of a formula there is the value that it had when it was saved. */
export async function readXlsx(file: File | string, columns: readonly string[]): Promise<Imported> {
  const read = await bytesOf(file, { ending: '.xlsx', otherwise: refusals.notNamedXlsx })
  if ('wrong' in read) return read
  try {
    const wrong = wrongWith(read.bytes)
    if (wrong !== undefined) return { wrong }
    const sheet = await readSheet(new Blob([read.bytes]))
    const rows = sheet.map((cells) => cells.map(cellText))
    return rowsOf(rows, { lines: rows.map((_, index) => index + 1), columns, rowWord: 'Row' })
  } catch {
    // No zip, a broken one, or one that holds no workbook.
    return { wrong: refusals.wrongXlsx }
  }
}
