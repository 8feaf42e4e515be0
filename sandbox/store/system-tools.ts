import type { ImportedRow } from '../rules/csv-import'
import type { Store } from './db'

/** Who does something, and when. */
export type By = { readonly by: string; readonly now: number }
type Listed = 'supported_connection' | 'segment_meta'

/** Adds what is not there yet; how many rows that were. All of them, or none. */
export function addListed(
  store: Store,
  table: Listed,
  rows: readonly ImportedRow[],
  { by, now }: By,
): number {
  let added = 0
  store.transaction(() => {
    for (const { cells } of rows) {
      const { id = '', name = '', ...details } = cells
      added += store.run(
        `insert into ${table} values (?, ?, ?, ?, ?) on conflict do nothing`,
        ...[id, name, JSON.stringify(details), now, by],
      )
    }
  })
  return added
}

/** False when there is none with this id. */
export const removeListed = (store: Store, table: Listed, id: string): boolean =>
  store.run(`delete from ${table} where id = ?`, id) === 1

const count = (store: Store, sql: string, ...values: string[]): number =>
  store.one<{ count: number }>(`select count(*) as count from ${sql}`, ...values)?.count ?? 0

/** Puts models in place, by their names; how many were there already. All of them, or none. */
export function putModels(store: Store, rows: readonly ImportedRow[], { by, now }: By): number {
  const before = count(store, 'object_model')
  store.transaction(() => {
    for (const { cells } of rows)
      store.run(
        `insert into object_model values (?, ?, ?, ?) on conflict do update
           set label = excluded.label, updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
        ...[cells.name, cells.label, now, by],
      )
  })
  return rows.length - (count(store, 'object_model') - before)
}

export const isModel = (store: Store, name: string): boolean =>
  count(store, 'object_model where name = ?', name) === 1

/** Puts fields of a model in place, by their names. All of them, or none. */
export function putFields(store: Store, model: string, rows: readonly ImportedRow[], { by, now }: By): void {
  store.transaction(() => {
    for (const { cells } of rows)
      store.run(
        `insert into object_model_field values (?, ?, ?, ?, ?, ?) on conflict do update set type = excluded.type,
           label = excluded.label, updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
        ...[model, cells.name, cells.type, cells.label, now, by],
      )
  })
}

type Template = { readonly id: string; readonly code: string }

export const findTemplate = (store: Store, by: 'id' | 'code', value: string): Template | undefined =>
  store.one(`select id, code from custom_model_template where ${by} = ?`, value)

export const addTemplate = (store: Store, { id, code }: Template, details: object, { by, now }: By): number =>
  store.run(
    'insert into custom_model_template values (?, ?, ?, ?, ?)',
    ...[id, code, JSON.stringify(details), now, by],
  )

export const removeTemplate = (store: Store, id: string): boolean =>
  store.run('delete from custom_model_template where id = ?', id) === 1

/** The names of the fields that a model made from this template has; undefined when there is none with this code. */
export function templateFields(store: Store, code: string): string[] | undefined {
  const row = store.one<{ details: string }>('select details from custom_model_template where code = ?', code)
  if (!row) return undefined
  // Whatever stands there: only the code of a template is described.
  const { fields } = JSON.parse(row.details) as { fields?: unknown }
  const named = Array.isArray(fields) ? (fields as unknown[]) : []
  return named.flatMap((field) =>
    typeof field === 'object' && field !== null && 'name' in field ? [String(field.name)] : [],
  )
}
