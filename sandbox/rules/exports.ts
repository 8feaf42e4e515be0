import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Store } from '../store/db'
import { fold } from '../store/fold'
import { idsOf, rowsOf, type Search } from '../store/search'
import { OrderedFailure } from '../faults'
import type { World } from '../world'
import type { OrganizationSession } from '../session'

const HOUR = 3_600_000

/** The file of an export can be fetched for so long after its end; at exactly that time still. */
export const FILE_LIFE = 24 * HOUR
const FILES = '/api/services/files/'

export const isExpired = (endTime: number, now: number): boolean => now - endTime > FILE_LIFE

/** A job to be written down: one that runs has no end, one without a file no CSV. */
export type NewExport = {
  readonly id: string
  readonly userId: string
  /** The organization in which it was asked for. */
  readonly orgId: string
  readonly startTime: number
  readonly endTime?: number
  readonly totalRecords: number
  /** Success, Failed or another word. */
  readonly status: string
  readonly source?: string
  readonly category?: string
  /** The notification channel. */
  readonly action?: string
  readonly reason?: string
  /** JSON. */
  readonly criteria?: string
  /** Where its file is, when that is not among the sandbox's. */
  readonly address?: string
}

type Cell = string | number | null | undefined

/** Spreadsheets run what begins like this; an apostrophe makes it a text. */
const FORMULA = /^[=+\-@\t\r]/

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell ?? ''
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replace(/"/g, '""')}"` : harmless
}

const csvRows = (rows: readonly (readonly Cell[])[]): Buffer =>
  Buffer.from(rows.map((cells) => cells.map(written).join(',') + '\r\n').join(''), 'utf8')

/** Behind a UTF-8 mark, without which Excel breaks accents. */
const headOf = (head: readonly string[]): Buffer => Buffer.concat([Buffer.from('\uFEFF'), csvRows([head])])

/** RFC 4180; no cell of it is run as a formula. */
export const csvOf = (head: readonly string[], rows: readonly (readonly Cell[])[]): Buffer =>
  Buffer.concat([headOf(head), csvRows(rows)])

/** Writes an export down, with its file when there is one. */
export function addExport(store: Store, job: NewExport, csv?: Buffer): void {
  const name = `${job.id}.csv`
  const { status, source, category, action, reason, criteria } = job
  if (csv) store.run('insert into file values (?, ?, ?)', name, 'text/csv; charset=utf-8', csv)
  store.run(
    `insert into export_record (id, user_id, org_id, start_time, end_time, total_records, status, source, category,
       action, reason, criteria, address, folded) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    job.id,
    job.userId,
    job.orgId,
    job.startTime,
    job.endTime,
    job.totalRecords,
    status,
    source,
    category,
    action,
    reason,
    criteria,
    csv ? FILES + name : job.address,
    fold([job.id, status, source, category, action, reason, criteria].filter(Boolean).join('\n')),
  )
}

/** No export writes more records than this. */
export const EXPORT_LIMIT = 1_000_000

/** What a file says about each record. */
export type CsvLayout<Row> = {
  readonly head: readonly string[]
  readonly row: (record: Row) => readonly Cell[]
}

type Order<Row> = {
  readonly category: string
  /** As they were sent; who looks at the record later sees what was asked for. */
  readonly criteria: object
  readonly search: Search
  readonly layout: CsvLayout<Row>
  /** The status of a server that breaks over these criteria. */
  readonly broken?: number | undefined
}

/** So many records are written before others get their turn. */
const SLICE = 1_000

/** The file of the records with these ids, and how many of them were still there. */
async function fileOf<Row>(store: Store, { search, layout, broken }: Order<Row>, ids: readonly string[]) {
  if (broken) throw new OrderedFailure(broken, `Error ${broken}`)
  const parts = [headOf(layout.head)]
  let totalRecords = 0
  for (let from = 0; from < ids.length; from += SLICE) {
    if (from > 0) await setImmediate()
    if (!store.isOpen()) break
    const rows = rowsOf<Row>(store, search, ids.slice(from, from + SLICE))
    parts.push(csvRows(rows.map(layout.row)))
    totalRecords += rows.length
  }
  return { totalRecords, csv: Buffer.concat(parts) }
}

/**
 * Begins an export of the records that a search finds now, as a job: its record is there at once and runs; after the
 * answer is out, it gets its end, and its file or the reason why there is none.
 */
export function startExport<Row>(
  { store, clock }: World,
  { userId, orgId }: OrganizationSession,
  order: Order<Row>,
): void {
  const id = `export-${randomUUID()}`
  const ids = idsOf(store, order.search)
  const job: NewExport = {
    ...{ id, userId, orgId, startTime: clock.now(), totalRecords: ids.length },
    ...{ status: 'Running', source: 'console', category: order.category, action: 'Email' },
    criteria: JSON.stringify(order.criteria),
  }
  addExport(store, job)
  const finish = (ending: Partial<NewExport>, csv?: Buffer) => {
    if (!store.isOpen()) return
    store.transaction(() => {
      // It is gone when the sandbox was reset meanwhile.
      if (store.run('delete from export_record where id = ?', id) === 1)
        addExport(store, { ...job, ...ending, endTime: clock.now() }, csv)
    })
  }
  const fail = (error: unknown) =>
    finish({
      status: 'Failed',
      totalRecords: 0,
      reason: error instanceof Error ? error.message : String(error),
    })
  void setImmediate()
    .then(() => fileOf(store, order, ids))
    .then(({ totalRecords, csv }) => finish({ status: 'Success', totalRecords }, csv))
    .catch(fail)
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
