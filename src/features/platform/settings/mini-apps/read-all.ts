import type { Results } from '../../../../kit/list/listView'

/** All rows of a search, and how many there were at the end. */
export type AllRows<Row> = {
  readonly rows: readonly Row[]
  readonly total: number
  /** Rows came or went meanwhile, so one may be missing or be there no more. */
  readonly changed: boolean
}

type Options<Row> = {
  /** The first is 0. */
  readonly readPage: (page: number) => Promise<Results<Row>>
  /** Before each further page, with the rows so far; false ends it. */
  readonly goesOn: (done: number, total: number) => boolean
}

/** Reads a list page after page. Nothing when it was ended; throws what a page was refused with. */
export async function readAll<Row extends { readonly id: string }>({
  readPage,
  goesOn,
}: Options<Row>): Promise<AllRows<Row> | undefined> {
  const rows = new Map<string, Row>()
  let first: number | undefined
  for (let page = 0; ; page += 1) {
    const {
      content,
      // The server may serve smaller pages than it was asked for.
      page: { pageSize, totalRecords: total },
    } = await readPage(page)
    first ??= total
    for (const row of content) rows.set(row.id, row)
    const isLast = content.length === 0 || (page + 1) * pageSize >= total
    // A row that has moved to a further page is met twice, and there another one is missing.
    if (isLast) return { rows: [...rows.values()], total, changed: total !== first || rows.size !== total }
    if (!goesOn(rows.size, total)) return undefined
  }
}
