import { strToU8, zipSync } from 'fflate'

/** For tests of imports: workbooks written by hand, so that they can be wrong in every way. */

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const letterOf = (column: number) => String.fromCharCode(65 + column)

const cellOf = (text: string, place: string) =>
  `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
const rowOf = (cells: readonly string[], row: number) =>
  `<row r="${row}">${cells.map((cell, column) => cellOf(cell, `${letterOf(column)}${row}`)).join('')}</row>`

const OPEN = 'http://schemas.openxmlformats.org'
const parts = {
  '[Content_Types].xml': `<Types xmlns="${OPEN}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${OPEN}/package/2006/relationships"><Relationship Id="r1" Type="${OPEN}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${OPEN}/spreadsheetml/2006/main" xmlns:r="${OPEN}/officeDocument/2006/relationships"><sheets><sheet name="Sheet 1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${OPEN}/package/2006/relationships"><Relationship Id="r1" Type="${OPEN}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

/** A workbook of one sheet with this content of its `sheetData`, and whatever else is put beside it. */
export const workbookOf = (
  sheetData: string,
  more: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array<ArrayBuffer> => {
  const sheet = `<worksheet xmlns="${OPEN}/spreadsheetml/2006/main"><sheetData>${sheetData}</sheetData></worksheet>`
  const texts = { ...parts, 'xl/worksheets/sheet1.xml': sheet }
  const files = Object.entries(texts).map(([name, text]) => [name, strToU8(text)] as const)
  return new Uint8Array(zipSync({ ...Object.fromEntries(files), ...more }, { level: 1 }))
}

/** A workbook with these rows in its sheet. */
export const workbook = (rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> =>
  workbookOf(rows.map((cells, index) => rowOf(cells, index + 1)).join(''))
