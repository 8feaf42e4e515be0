import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { exportFileLife } from '../../openapi/bounds.gen'
import type { components } from '../../openapi/schema.gen'
import type { Store } from '../store/db'
import { idsOf, rowsOf, type Search } from '../store/search'
import { createTable } from '../store/table'
import { OrderedFailure } from '../faults'
import type { World } from '../world'
import type { OrganizationSession } from '../session'

const FILES = '/api/services/files/'

/** At exactly the end of its life the file of an export can still be fetched. */
export const isExpired = (endTime: number, now: number): boolean => now - endTime > exportFileLife

type ExportRecord = Omit<components['schemas']['ExportRecord'], 'exportedBy'>
type Hidden = {
  readonly userId: string
  /** The organization in which it was asked for. */
  readonly orgId: string
  /** Where its file is. */
  readonly address?: string
}
/** A job to be written down: one that runs has no end, one without a file no CSV. */
export type NewExport = ExportRecord & Hidden

export const exportJobs = createTable<ExportRecord, Hidden>({
  table: 'export_record',
  fields: {
    id: 'id',
    startTime: 'start_time',
    endTime: 'end_time',
    totalRecords: 'total_records',
    status: 'status',
    source: 'source',
    category: 'category',
    action: 'action',
    reason: 'reason',
    criteria: 'criteria',
  },
  hidden: { userId: 'user_id', orgId: 'org_id', address: 'address' },
  freeText: ['id', 'userId', 'status', 'source', 'category', 'action', 'reason', 'criteria'],
  sortable: [],
  order: 'start_time desc, id desc',
})

type Cell = string | number | null | undefined

/** Spreadsheets run what begins like this; an apostrophe makes it a text. */
const FORMULA = /^[=+\-@\t\r]/

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell ?? ''
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replace(/"/g, '""')}"` : harmless
}

const csvRows = (rows: readonly (readonly Cell[])[]): Buffer =>
  Buffer.from(rows.map((cells) => cells.map(csvCell).join(',') + '\r\n').join(''), 'utf8')

/** Behind a UTF-8 mark, without which Excel breaks accents. */
const headOf = (head: readonly string[]): Buffer => Buffer.concat([Buffer.from('\uFEFF'), csvRows([head])])

/** RFC 4180; no cell of it is run as a formula. */
export const csvOf = (head: readonly string[], rows: readonly (readonly Cell[])[]): Buffer =>
  Buffer.concat([headOf(head), csvRows(rows)])

/** Keeps the file of an export; answers its address. */
function addFile(store: Store, id: string, csv: Buffer): string {
  const name = `${id}.csv`
  store.run('insert into file values (?, ?, ?)', name, 'text/csv; charset=utf-8', csv)
  return FILES + name
}

/** Writes an export down, with its file when there is one. */
export const addExport = (store: Store, job: NewExport, csv?: Buffer): void =>
  exportJobs.add(store, { ...job, ...(csv && { address: addFile(store, job.id, csv) }) })

/** The columns of a file, and the cells of each record in it. */
export type CsvLayout<Row> = {
  readonly head: readonly string[]
  readonly row: (record: Row) => readonly Cell[]
}

/** Said when an export has begun. */
export const RUNNING =
  'The export job is running. A download link will be sent to your email when the job is done.'

type Order<Row> = {
  readonly category: string
  /** As they were sent; who looks at the record later sees what was asked for. */
  readonly criteria: object
  readonly totalRecords: number
  /** The records, in pieces that are short to read; each is read when it is asked for. */
  readonly pieces: Iterable<readonly Row[]>
  readonly layout: CsvLayout<Row>
  /** The status of a server that breaks over these criteria. */
  readonly broken?: number | undefined
}

/** So many records are written before others get their turn. */
const SLICE = 1_000

/** Those of the records that a search finds now which are still there when it is their turn. */
export function piecesOf<Row>(store: Store, search: Search) {
  const ids = idsOf(store, search)
  function* pieces(): Generator<Row[]> {
    for (let from = 0; from < ids.length; from += SLICE)
      yield rowsOf<Row>(store, search, ids.slice(from, from + SLICE))
  }
  return { totalRecords: ids.length, pieces: pieces() }
}

/** Writes the file of a job piece by piece; how many records it holds, and its address. */
async function writeFile<Row>(store: Store, id: string, { pieces, layout, broken }: Order<Row>) {
  if (broken) throw new OrderedFailure(broken, `Error ${broken}`)
  let totalRecords = 0
  const address = addFile(store, id, headOf(layout.head))
  for (const rows of pieces) {
    const n = totalRecords
    totalRecords += rows.length
    if (rows.length > 0)
      store.run('insert into file_part values (?, ?, ?)', `${id}.csv`, n, csvRows(rows.map(layout.row)))
    await setImmediate()
    // The sandbox was closed or reset meanwhile.
    if (!store.isOpen() || !exportJobs.find(store, id)) return undefined
  }
  return { totalRecords, address }
}

/**
 * Begins an export, as a job: its record is there at once and runs; after the answer is out, it gets its end, and its
 * file or the reason why there is none.
 */
export function startExport<Row>(
  { store, clock }: World,
  { userId, orgId }: OrganizationSession,
  order: Order<Row>,
): void {
  const id = `export-${randomUUID()}`
  const { category, criteria, totalRecords } = order
  addExport(store, {
    ...{ id, userId, orgId, startTime: clock.now(), totalRecords },
    ...{ status: 'Running', source: 'console', category, action: 'Email' },
    criteria: JSON.stringify(criteria),
  })
  const finish = (ending: Partial<NewExport>) => {
    if (store.isOpen()) exportJobs.change(store, id, { ...ending, endTime: clock.now() })
  }
  const fail = (error: unknown) =>
    finish({
      status: 'Failed',
      totalRecords: 0,
      reason: error instanceof Error ? error.message : String(error),
    })
  void setImmediate()
    .then(() => (store.isOpen() && exportJobs.find(store, id) ? writeFile(store, id, order) : undefined))
    .then((written) => written && finish({ status: 'Success', ...written }))
    .catch(fail)
}

/** What follows on the beginning of a file, piece by piece. */
export function* partsOf(store: Store, name: string): Generator<Uint8Array<ArrayBuffer>, undefined> {
  let last = -1
  for (;;) {
    const part = store.one<{ n: number; body: Uint8Array<ArrayBuffer> }>(
      'select n, body from file_part where name = ? and n > ? order by n limit 1',
      ...[name, last],
    )
    if (!part) return undefined
    last = part.n
    yield part.body
  }
}

/** Whether this person may fetch a file now: those of exports are only for who made them, for a day. */
export function mayFetch(store: Store, name: string, userId: string, now: number): boolean {
  const made = store.one<{ userId: string; endTime: number | null }>(
    'select user_id as userId, end_time as endTime from export_record where address = ?',
    FILES + name,
  )
  if (!made) return true
  return made.userId === userId && made.endTime !== null && !isExpired(made.endTime, now)
}
