import { results } from '../answers'
import type { Clock } from '../clock'
import { present, type Store } from './db'
import { fold } from './fold'
import { failWhenBroken, freeTextOf, fromOf, paged, pageOf, type Condition, type SearchCall } from './search'

/** A log of an organization, of which there may be a million rows. */
export type Log = {
  readonly table: string
  /** As the fields of the item are called on the wire. */
  readonly columns: string
  /** The name of its row number. */
  readonly key: 'id' | 'rowid'
  /** Where its times are, newest first; with the organization they make the index `<table>_by_organization`. */
  readonly time: string
  /** It has a table `<table>_text`, in which free text is looked up. */
  readonly hasText: boolean
  /** How a call names its times, where it may ask for the oldest first. */
  readonly sortable?: readonly string[]
}

/** So few are sorted by themselves; more are met soon by who walks along the times. */
const FEW = 2_000
/** What so many rows mention is looked for in the rows one after another. */
const COMMON = 150_000

/** All conditions as one. */
const all = (where: readonly Condition[]) => fromOf({ table: '', columns: '', order: '', where })

type Value = string | number
type From = { readonly from: string; readonly values: readonly Value[] }

/** Free text as its index is asked, which knows three letters and more; undefined for less. */
function phraseOf(freeText: string | undefined): string | undefined {
  const text = fold((freeText ?? '').trim())
  return [...text].length >= 3 && !text.includes('\0') ? `"${text.replace(/"/g, '""')}"` : undefined
}

const limited = (store: Store, { from, values }: From, limit: number): number =>
  store.one<{ n: number }>(`select count(*) as n from (select 1 from ${from} limit ?)`, ...values, limit)
    ?.n ?? 0

const countOf = (store: Store, { from, values }: From): number =>
  store.one<{ n: number }>(`select count(*) as n from ${from}`, ...values)?.n ?? 0

/** The rows that mention a phrase, looked up; undefined where too many do. */
function mentioning(
  store: Store,
  { table, key }: Log,
  phrase: string | undefined,
  where: readonly Condition[],
) {
  if (phrase === undefined) return undefined
  const text = `${table}_text`
  const found: From = { from: `${text} where ${text} match ?`, values: [phrase] }
  if (limited(store, found, COMMON + 1) > COMMON) return undefined
  const others = all(where)
  return {
    from: `${text} join ${table} on ${table}.${key} = ${text}.rowid where ${text} match ? and ${others.where}`,
    values: [phrase, ...others.values],
  }
}

/** The newest first unless the call asks for the oldest; of the same millisecond, those that were written last. */
function orderOf({ table, time, key, sortable = [] }: Log, orderBy = ''): string {
  const [field = '', direction] = orderBy.split(':')
  const way = sortable.includes(field) && direction === 'ASC' ? 'asc' : 'desc'
  return `${table}.${time} ${way}, ${table}.${key} ${way}`
}

/** Part of the text that was folded when the row was written. */
function mentions(log: Log, freeText = ''): Condition {
  const text = fold(freeText.trim())
  return log.hasText && text ? { sql: `instr(${log.table}.folded, ?) > 0`, values: [text] } : undefined
}

type Found = { readonly keys: readonly number[]; readonly totalRecords: number }

function find(call: SearchCall, log: Log, where: readonly Condition[]): Found {
  const { store } = call.world
  const { table, key } = log
  const freeText = freeTextOf(call)
  const { pageSize, offset } = pageOf(call.query)
  const keysOf = ({ from, values }: From) =>
    store
      .all<{ n: number }>(
        `select ${table}.${key} as n from ${from} order by ${orderOf(log, call.query.orderBy)} limit ? offset ?`,
        ...[...values, pageSize, offset],
      )
      .map(({ n }) => n)
  const text = mentions(log, freeText)
  const meant = all([...where, text])
  const plain = { from: `${table} where ${meant.where}`, values: meant.values }
  const along = {
    from: `${table} indexed by ${table}_by_organization where ${meant.where}`,
    values: meant.values,
  }
  const short = text && mentioning(store, log, phraseOf(freeText), where)
  const totalRecords = countOf(store, short ?? plain)
  // An index of one value is in the order of times already; of several it would have to be sorted.
  const several = where.some((condition) => (condition?.values.length ?? 0) > 1)
  const many = totalRecords > FEW && (text !== undefined || several)
  return { keys: keysOf(many ? along : (short ?? plain)), totalRecords }
}

/**
 * Answers a search of a log, newest first; quick among a million rows. The first condition names the organization; of
 * what is found `shown` says how it is shown.
 */
export function searchLog<Item extends object>(
  call: SearchCall,
  log: Log,
  where: readonly Condition[],
  shown: (item: Item) => Item = (item) => item,
) {
  failWhenBroken(freeTextOf(call))
  const { store, clock }: { store: Store; clock: Clock } = call.world
  const started = performance.now()
  const { keys, totalRecords } = find(call, log, where)
  const rows = store.all<object>(
    `select ${log.columns} from ${log.table} where ${log.key} in (select value from json_each(?))
      order by ${orderOf(log, call.query.orderBy)}`,
    JSON.stringify(keys),
  )
  // The columns of a log are the fields of its item, and null only where a field may be absent.
  const content = rows.map((row) => shown(present(row) as Item))
  return results(paged(content, totalRecords, call.query, clock, started))
}

/** How many of the rows have each value of a column, the most frequent first. */
export function countsOf(store: Store, table: string, column: string, where: readonly Condition[]) {
  const { where: meant, values } = all(where)
  const counts = store.all<{ value: string | null; n: number }>(
    `select ${column} as value, count(*) as n from ${table} where ${meant} group by 1 order by n desc, value`,
    ...values,
  )
  // A name may be __proto__, which fromEntries takes for a name.
  return Object.fromEntries(counts.flatMap(({ value, n }) => (value === null ? [] : [[value, n]])))
}
