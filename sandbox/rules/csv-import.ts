import Papa from 'papaparse'
import { importBytes } from '../../openapi/bounds.gen'
import { plainText } from '../../openapi/plain-text'

export const refusals = {
  emptyFile: 'This file is empty. Choose one that holds rows',
  tooLarge: 'This file is larger than 20 MB. Split it and import each part by itself',
  notNamedCsv: 'Please choose a csv file',
  wrongCsv: 'This file cannot be read as csv. Save it once more as csv (UTF-8)',
  noRows: 'This file has no row below the names of its columns',
  missingColumn: 'is missing. The first line must name:',
  columnTwice: 'twice. Rename one',
  openQuote: 'a quotation mark has no other one. Close it, or write it twice',
  moreCells:
    'more cells than the first line names columns. Put a cell that holds the separator into quotation marks',
} as const

/** A row of a file, its cells by the names of the columns. */
export type ImportedRow = {
  /** As an editor or a spreadsheet counts them, from 1 on. */
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}
/** What a file holds, or a sentence that says why it cannot be taken, and what to do. */
export type Imported = { readonly rows: readonly ImportedRow[] } | { readonly wrong: string }

// Not instanceof: Jest's contexts have a File of their own.
const isFile = (value: File | string): value is File => typeof value !== 'string'

/** The bytes of a file of this ending, unless it is none, empty or too large. */
export async function bytesOf(
  file: File | string,
  { ending, otherwise }: { readonly ending: string; readonly otherwise: string },
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer> } | { readonly wrong: string }> {
  if (!isFile(file) || !file.name.toLowerCase().endsWith(ending)) return { wrong: otherwise }
  if (file.size === 0) return { wrong: refusals.emptyFile }
  if (file.size > importBytes) return { wrong: refusals.tooLarge }
  return { bytes: new Uint8Array(await file.arrayBuffer()) }
}

/** UTF-16 says so in its first two bytes, as spreadsheets write it; everything else has to be UTF-8. */
function textOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    // No text has one; pictures, archives and UTF-16 without its mark do.
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

const SEPARATORS = [',', ';', '\t', '|'] as const
/** What Excel writes before the first line to name the separator. */
const NAMED_SEPARATOR = /^sep=(.)\r?\n/

/** The one that parts most columns in the first line. */
function separatorOf(text: string): string {
  const columns = (delimiter: string) =>
    Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.length ?? 0
  return SEPARATORS.reduce((best, other) => (columns(other) > columns(best) ? other : best))
}

/** The rows of a csv: its separator is found by itself (comma, semicolon, tab or bar). */
export async function readCsv(file: File | string, columns: readonly string[]): Promise<Imported> {
  const read = await bytesOf(file, { ending: '.csv', otherwise: refusals.notNamedCsv })
  if ('wrong' in read) return read
  const whole = textOf(read.bytes)
  if (whole === undefined) return { wrong: refusals.wrongCsv }
  const named = NAMED_SEPARATOR.exec(whole)
  const text = named ? whole.slice(named[0].length) : whole
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: named?.[1] ?? separatorOf(text) })
  const lines = linesOf(data, named ? 2 : 1)
  const open = errors.find(({ type }) => type === 'Quotes')
  if (open) return { wrong: `Line ${lines[open.row ?? 0] ?? 1}: ${refusals.openQuote}` }
  return rowsOf(data, { lines, columns, rowWord: 'Line' })
}

/** The line on which each row begins: a cell in quotation marks may hold several. */
function linesOf(rows: readonly (readonly string[])[], first: number): number[] {
  let line = first
  return rows.map((cells) => {
    const begins = line
    line += 1
    for (const cell of cells) if (cell.includes('\n')) line += cell.split('\n').length - 1
    return begins
  })
}

type Layout = {
  readonly lines: readonly number[]
  /** Those that a file must have. */
  readonly columns: readonly string[]
  /** What a row is called by its number. */
  readonly rowWord: 'Line' | 'Row'
}

/** The rows below the names of the columns; empty ones are left out. */
export function rowsOf(
  [head = [], ...body]: readonly (readonly string[])[],
  { lines, columns, rowWord }: Layout,
): Imported {
  const names = head.map((name) => plainText(name).toLowerCase())
  const missing = columns.find((column) => !names.includes(column))
  if (missing !== undefined)
    return { wrong: `The column "${missing}" ${refusals.missingColumn} ${columns.join(', ')}` }
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index)
  if (twice !== undefined)
    return { wrong: `The first line names the column "${twice}" ${refusals.columnTwice}` }
  const rows: ImportedRow[] = []
  for (const [index, given] of body.entries()) {
    const line = lines[index + 1] ?? index + 2
    const cells = given.map((cell) => plainText(cell))
    if (cells.every((cell) => cell === '')) continue
    if (cells.slice(names.length).some((cell) => cell !== ''))
      return { wrong: `${rowWord} ${line}: ${refusals.moreCells}` }
    rows.push({ line, cells: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) })
  }
  return rows.length > 0 ? { rows } : { wrong: refusals.noRows }
}
