import { unparse } from 'papaparse'

/**
 * Spreadsheets run what begins like this; an apostrophe makes it a text. Papa's own pattern overlooks a cell of several
 * lines. See https://owasp.org/www-community/attacks/CSV_Injection.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Without it Excel breaks accents. */
const UTF8_MARK = '\uFEFF'

type Cell = string | number

/** RFC 4180; no cell of it is run as a formula. */
export const writeCsv = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  UTF8_MARK + unparse([head, ...rows] as Cell[][], { escapeFormulae: FORMULA, newline: '\r\n' }) + '\r\n'
