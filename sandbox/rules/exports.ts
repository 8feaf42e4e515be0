import type { Store } from '../store/db'
import { fold } from '../store/fold'

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

/** RFC 4180 behind a UTF-8 mark, without which Excel breaks accents; no cell of it is run as a formula. */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): Buffer {
  const lines = [head, ...rows].map((cells) => cells.map(written).join(',') + '\r\n')
  return Buffer.from('\uFEFF' + lines.join(''), 'utf8')
}

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

/** Whether this person may fetch a file now: those of exports are only for who made them, for a day. */
export function mayFetch(store: Store, name: string, userId: string, now: number): boolean {
  const made = store.one<{ userId: string; endTime: number | null }>(
    'select user_id as userId, end_time as endTime from export_record where address = ?',
    FILES + name,
  )
  if (!made) return true
  return made.userId === userId && made.endTime !== null && !isExpired(made.endTime, now)
}
