/** The first rows of a csv, as far as they are shown before it is sent. */
export type Preview = { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }

const HEAD = 64 * 1024
const ROWS = 4
/** Those that the sandbox knows too (sandbox/rules/csv-import.ts). */
const SEPARATORS = [',', ';', '\t', '|'] as const

/** UTF-16 says so in its first two bytes; what is read here is shown only, so nothing is refused. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes).replace(/^sep=.\r?\n/, '')
}

/** Reads the first 64 KiB of a file; undefined when these are no rows that one could look at. */
export async function previewOf(file: Blob): Promise<Preview | undefined> {
  const [{ default: Papa }, head] = await Promise.all([
    import(/* webpackChunkName: "csv" */ 'papaparse'),
    file.slice(0, HEAD).arrayBuffer(),
  ])
  const text = textOf(new Uint8Array(head))
  if (text.includes('\0')) return undefined
  const [first, ...others] = SEPARATORS.map(
    (delimiter) => Papa.parse<string[]>(text, { delimiter, preview: ROWS + 2 }).data,
  )
  const parsed = others.reduce(
    (best, other) => ((other[0]?.length ?? 0) > (best[0]?.length ?? 0) ? other : best),
    first ?? [],
  )
  // The last row may have been cut off where the head ends.
  const whole = file.size > HEAD && parsed.length < ROWS + 2 ? parsed.slice(0, -1) : parsed
  const [columns, ...rows] = whole.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  return columns && { columns, rows: rows.slice(0, ROWS) }
}
