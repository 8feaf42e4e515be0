import type { components } from '../../openapi/schema.gen'
import type { Clock } from '../clock'
import { listedColumns, recordsOf, type ListedAccount } from './account-records'
import type { Store } from './db'
import { fold } from './fold'
import { among, fromOf, paged, pageOf, type Condition, type PageQuery } from './search'

/** What a list of accounts is asked for; in one organization alone, or in those of the criteria, or anywhere. */
export type AccountCriteria = components['schemas']['PlatformAccountSearch'] & { readonly within?: string }

/** Fields to sort by, each with its index in schema/accounts.sql; equal ones go by what follows. */
const orders = {
  createdAt: { index: 'account_by_creation', columns: ['created_at'] },
  name: { index: 'account_by_name', columns: ['name_folded'] },
  id: { index: 'sqlite_autoindex_account_1', columns: ['id'] },
  status: { index: 'account_by_status', columns: ['status', 'created_at'] },
  updatedAt: { index: 'account_by_update', columns: ['updated_at', 'created_at'] },
}
const isOrder = (field: string): field is keyof typeof orders => Object.hasOwn(orders, field)

/** Newest first when no field is named, or one that accounts cannot be sorted by. */
function orderOf(orderBy = '') {
  const [field = '', direction] = orderBy.split(':')
  const { index, columns } = isOrder(field) ? orders[field] : orders.createdAt
  const way = isOrder(field) && direction === 'ASC' ? 'asc' : 'desc'
  return { index, columns: [...columns, 'rowid'].map((column) => `${column} ${way}`).join(', ') }
}

/** More ids than this are not put together to be sorted: so many are soon met by who walks along the order. */
const FEW = 2_000
/** A way in that leads to more accounts than this is no short one. */
const SHORT = 100_000

const textOf = ({ freeText = '' }: AccountCriteria) => fold(freeText.trim())

/** Free text as the index of it is asked, which knows three letters and more; undefined for less. */
function phraseOf(criteria: AccountCriteria): string | undefined {
  const text = textOf(criteria)
  return [...text].length >= 3 && !text.includes('\0') ? `"${text.replace(/"/g, '""')}"` : undefined
}

const mentionsText = (criteria: AccountCriteria): Condition => {
  const text = textOf(criteria)
  return text ? { sql: 'instr(searched, ?) > 0', values: [text] } : undefined
}

/** A list of roles in a column has one of these, which stand in it between such marks. */
const hasRole = (column: string, roles: readonly string[] = [], mark: string): Condition =>
  roles.length > 0
    ? {
        sql: roles.map(() => `instr(${column}, ?) > 0`).join(' or '),
        values: roles.map((role) => mark + role + mark),
      }
    : undefined

type Where = { readonly where: string; readonly values: readonly (string | number)[] }
const all = (...conditions: readonly Condition[]): Where =>
  fromOf({ columns: '', table: '', order: '', where: conditions })

/** What the memberships of a person must be, of which one is enough; undefined when no organization is named. */
function membershipOf({ within, orgIds = [], roles, status }: AccountCriteria): Where | undefined {
  const organizations = within === undefined ? orgIds : [within]
  if (organizations.length === 0) return undefined
  return all(among('org_id', organizations), among('account_status', status), hasRole('roles', roles, '"'))
}

/** What a person must belong to; undefined when no permission group is named. */
function groupOf({ permissionGroup = [], within }: AccountCriteria): Where | undefined {
  if (permissionGroup.length === 0) return undefined
  const own = {
    sql: 'group_id in (select id from permission_group where org_id = ?)',
    values: [within ?? ''],
  }
  return all(among('group_id', permissionGroup), within === undefined ? undefined : own)
}

const listed = ({ where, values }: Where, table: string): Condition => ({
  sql: `id in (select user_id from ${table} where ${where})`,
  values,
})
const exists = ({ where, values }: Where, table: string): Condition => ({
  sql: `exists (select 1 from ${table} where user_id = account.id and ${where})`,
  values,
})

/** All conditions of criteria; with `way`, one of them is looked up first, and the others of what is found. */
function conditionsOf(criteria: AccountCriteria, way?: Way): Condition[] {
  const [membership, group] = [membershipOf(criteria), groupOf(criteria)]
  return [
    way === 'text' ? undefined : mentionsText(criteria),
    membership && (way === 'membership' ? listed : exists)(membership, 'membership'),
    ...(membership ? [] : [among('+status', criteria.status), hasRole('held', criteria.roles, ',')]),
    group && (way === 'permission_group_member' ? listed : exists)(group, 'permission_group_member'),
  ]
}

/** A short way to the accounts that are meant: by free text, or by the table that names them. */
type Way = 'text' | 'membership' | 'permission_group_member'

/** How many accounts a way leads to, or a little more than it may be to be short. */
function lengthOf(store: Store, criteria: AccountCriteria, way: Way): number {
  const phrase = phraseOf(criteria)
  const named = way === 'membership' ? membershipOf(criteria) : groupOf(criteria)
  const { from, values } =
    way === 'text'
      ? { from: 'account_text where account_text match ?', values: phrase === undefined ? [] : [phrase] }
      : { from: `${way} where ${named?.where ?? '1'}`, values: named?.values ?? [] }
  if (way === 'text' ? phrase === undefined : named === undefined) return Infinity
  const counted = `select count(*) as n from (select 1 from ${from} limit ?)`
  return store.one<{ n: number }>(counted, ...values, SHORT + 1)?.n ?? 0
}

/** The shortest way; undefined when none is short. */
function wayTo(store: Store, criteria: AccountCriteria): Way | undefined {
  const ways: Way[] = ['permission_group_member', 'text', 'membership']
  const lengths = ways.map((way) => ({ way, length: lengthOf(store, criteria, way) }))
  const [shortest] = lengths.sort((one, other) => one.length - other.length)
  return shortest && shortest.length <= SHORT ? shortest.way : undefined
}

/** The accounts that are meant, reached by a way, or one after another. */
function fromWay(criteria: AccountCriteria, way: Way | undefined) {
  const { where, values } = all(...conditionsOf(criteria, way))
  const phrase = phraseOf(criteria) ?? ''
  if (way === 'text')
    return {
      from: `account_text join account on account.rowid = account_text.rowid
             where account_text match ? and ${where}`,
      values: [phrase, ...values],
    }
  const along = way === undefined ? 'account indexed by account_by_text' : 'account'
  return { from: `${along} where ${where}`, values }
}

/** How many accounts are meant; those of organizations are counted by their memberships when nothing else is asked. */
function countOf(store: Store, criteria: AccountCriteria, way: Way | undefined): number {
  const membership = membershipOf(criteria)
  const only = membership && !textOf(criteria) && !groupOf(criteria)
  const many = criteria.within === undefined && (criteria.orgIds?.length ?? 0) > 1
  const { from, values } = only
    ? { from: `membership where ${membership.where}`, values: membership.values }
    : fromWay(criteria, way)
  const counted = only && many ? 'count(distinct user_id)' : 'count(*)'
  return store.one<{ n: number }>(`select ${counted} as n from ${from}`, ...values)?.n ?? 0
}

type RowId = { readonly rowid: number }
const IN = 'rowid in (select value from json_each(?))'
const idsIn = (rows: readonly RowId[]) => JSON.stringify(rows.map(({ rowid }) => rowid))

/** All that are meant when they are few, else one more than a few. */
function someOf(store: Store, criteria: AccountCriteria, way: Way | undefined): RowId[] {
  const { from, values } = fromWay(criteria, way)
  return store.all<RowId>(`select account.rowid as rowid from ${from} limit ?`, ...values, FEW + 1)
}

/** Those of one page, and how many there are in all. */
function found(store: Store, criteria: AccountCriteria, query: PageQuery) {
  const { pageSize, offset } = pageOf(query)
  const order = orderOf(query.orderBy)
  const way = wayTo(store, criteria)
  const some = someOf(store, criteria, way)
  const page = (source: string, ...given: readonly (string | number)[]) =>
    store.all<RowId>(
      `select rowid from ${source} order by ${order.columns} limit ? offset ?`,
      ...[...given, pageSize, offset],
    )
  if (some.length <= FEW)
    return { ids: page(`account where ${IN}`, idsIn(some)), totalRecords: some.length, order }
  const { where, values } = all(...conditionsOf(criteria))
  return {
    ids: page(`account indexed by ${order.index} where ${where}`, ...values),
    totalRecords: countOf(store, criteria, way),
    order,
  }
}

/** So many accounts are looked at before others get their turn. */
const STRETCH = 1_000

/**
 * All accounts that are meant, newest first, a stretch at a time: nobody waits for more than one of them, and who is
 * created meanwhile does not come.
 */
export function* stretchesOf(
  store: Store,
  clock: Clock,
  criteria: AccountCriteria,
): Generator<ListedAccount[]> {
  const columns = `${listedColumns(store, clock, criteria.within)}, rowid as n`
  const newest = 'order by created_at desc, rowid desc'
  const some = someOf(store, criteria, wayTo(store, criteria))
  if (some.length <= FEW) {
    yield store.all(`select ${columns} from account where ${IN} ${newest}`, idsIn(some))
    return
  }
  const { where, values } = all(...conditionsOf(criteria))
  type End = { readonly createdAt: number; readonly n: number }
  let from: End = { createdAt: Number.MAX_SAFE_INTEGER, n: Number.MAX_SAFE_INTEGER }
  for (;;) {
    const rest = 'account indexed by account_by_creation where (created_at, rowid) < (?, ?)'
    const to = store.one<End>(
      `select created_at as createdAt, rowid as n from ${rest} ${newest} limit 1 offset ?`,
      ...[from.createdAt, from.n, STRETCH - 1],
    )
    const { createdAt, n } = to ?? { createdAt: 0, n: 0 }
    yield store.all(
      `select ${columns} from ${rest} and (created_at, rowid) >= (?, ?) and ${where} ${newest}`,
      ...[from.createdAt, from.n, createdAt, n, ...values],
    )
    if (!to) return
    from = to
  }
}

/** How many accounts criteria mean. */
export const totalOfAccounts = (store: Store, criteria: AccountCriteria): number =>
  countOf(store, criteria, wayTo(store, criteria))

/** One page of accounts, in the envelope of the description, with the maps beside it; quick among a million. */
export function pageOfAccounts(store: Store, clock: Clock, criteria: AccountCriteria, query: PageQuery) {
  const started = performance.now()
  const { ids, totalRecords, order } = found(store, criteria, query)
  const accounts = store.all<ListedAccount>(
    `select ${listedColumns(store, clock, criteria.within)} from account where ${IN} order by ${order.columns}`,
    idsIn(ids),
  )
  const { content, extras } = recordsOf(store, accounts, criteria.within)
  return { ...paged(content, totalRecords, query, clock, started), extras }
}
