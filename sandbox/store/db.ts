import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'

/** What a statement can be given. */
export type Value = string | number | bigint | Buffer | null | undefined

/** The embedded database. Statements are prepared once; `undefined` is stored as null. */
export type Store = {
  /** The first row, its columns named by the statement. */
  readonly one: <Row>(sql: string, ...values: Value[]) => Row | undefined
  readonly all: <Row>(sql: string, ...values: Value[]) => Row[]
  /** How many rows changed. */
  readonly run: (sql: string, ...values: Value[]) => number
  readonly transaction: (work: () => void) => void
  readonly isEmpty: () => boolean
  readonly isOpen: () => boolean
  /** Drops everything and creates the empty tables. */
  readonly rebuild: () => void
  /** All of it, for `restore`. */
  readonly image: () => Buffer
  /** Puts an image in the place of everything. Only a database in memory can be restored. */
  readonly restore: (image: Buffer) => void
  readonly isInMemory: boolean
  readonly close: () => void
}

const folder = join(__dirname, 'schema')
/**
 * A file for each noun; none needs another. Times are epoch milliseconds, flags 0 or 1, lists JSON. A column `folded` or
 * `..._folded` is what free text is compared with (fold.ts).
 */
const schema = readdirSync(folder)
  .sort()
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n')

/** Raise when the seed changes. */
const SEED = 10
/** A database file of another schema or seed is rebuilt. */
const EDITION = createHash('sha256').update(`${SEED} ${schema}`).digest().readInt32BE()

function connect(source: string | Buffer): Database.Database {
  const db = new Database(source)
  // Without it a file of a million accounts is copied through a cache of two megabytes.
  db.pragma('mmap_size = 4294967296')
  // The sandbox may lose its last writes in a power cut; nothing in it is worth waiting for the disk.
  db.pragma('synchronous = off')
  db.pragma('foreign_keys = on')
  return db
}

export function openStore(file: string): Store {
  const isInMemory = file === ':memory:'
  let db = connect(file)
  if (!isInMemory) db.pragma('journal_mode = wal')
  const prepared = new Map<string, Database.Statement>()

  function prepare(sql: string): Database.Statement {
    const known = prepared.get(sql)
    if (known) return known
    const statement = db.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }
  const given = (values: Value[]) => values.map((value) => value ?? null)

  return {
    // The database does not know types; the statement beside each use is the reason for the row's.
    one: <Row>(sql: string, ...values: Value[]) => prepare(sql).get(...given(values)) as Row | undefined,
    all: <Row>(sql: string, ...values: Value[]) => prepare(sql).all(...given(values)) as Row[],
    run: (sql, ...values) => prepare(sql).run(...given(values)).changes,
    transaction: (work) => db.transaction(work)(),
    isEmpty: () => db.pragma('user_version', { simple: true }) !== EDITION,
    isOpen: () => db.open,
    rebuild: () => {
      prepared.clear()
      // Virtual tables take their own along.
      const listed =
        "select name from pragma_table_list where type in ('table', 'virtual') and name not like 'sqlite%'"
      const tables = db.prepare(listed).pluck().all()
      // In whatever order they come, also those that others refer to.
      db.pragma('foreign_keys = off')
      for (const table of tables) db.exec(`drop table "${String(table)}"`)
      db.pragma('foreign_keys = on')
      db.exec(schema)
      db.pragma(`user_version = ${EDITION}`)
    },
    image: () => db.serialize(),
    restore: (image) => {
      if (!isInMemory) throw new Error(`${file} is no database in memory`)
      prepared.clear()
      db.close()
      db = connect(image)
    },
    isInMemory,
    close: () => db.close(),
  }
}

/** The tables that have a column of this name. */
export const tablesWith = (store: Store, column: string): string[] =>
  store
    .all<{ name: string }>(
      `select list.name from pragma_table_list list join pragma_table_info(list.name) info
        where list.type = 'table' and info.name = ?`,
      column,
    )
    .map(({ name }) => name)

/** Drops what is null, so that an optional field is absent instead. */
export function present<T extends object>(row: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const given = Object.entries(row).filter(([, value]) => value !== null)
  // fromEntries forgets the keys, which are those of the row.
  return Object.fromEntries(given) as { [K in keyof T]?: NonNullable<T[K]> }
}

/** SQLite's errors are known by their code: `instanceof` fails across Jest's contexts. */
export const isTaken = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || error.code === 'SQLITE_CONSTRAINT_UNIQUE')
