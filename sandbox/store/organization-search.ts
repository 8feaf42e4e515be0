import type { components } from '../../openapi/schema.gen'
import type { Clock } from '../clock'
import type { Store } from './db'
import { containing, fold } from './fold'
import { ORGANIZATION_COLUMNS, type Organization } from './organizations'
import { among, fromOf, mentions, paged, pageOf, totalOf, type PageQuery, type Search } from './search'

type Criteria = components['schemas']['OrganizationCriteria']

type Order = { readonly index: string; readonly columns: string }

/** Fields to sort by, each with its index in schema/organizations.sql and what that is made of: equal ones go by what follows. */
const orders = {
  name: {
    index: 'organization_by_name',
    columns: 'name_folded, created_at, status, account_type, environment, industry, searched',
  },
  accountType: {
    index: 'organization_by_type',
    columns: 'account_type, created_at, status, environment, industry, searched',
  },
  status: {
    index: 'organization_by_status',
    columns: 'status, created_at, account_type, environment, industry, searched',
  },
  createdAt: {
    index: 'organization_by_creation',
    columns: 'created_at, status, account_type, environment, industry, searched',
  },
  updatedAt: {
    index: 'organization_by_update',
    columns: 'updated_at, created_at, status, account_type, environment, industry, searched',
  },
}
const isOrder = (field: string): field is keyof typeof orders => Object.hasOwn(orders, field)

/** Newest first when no field is named, or one that organizations cannot be sorted by. */
function orderOf(orderBy = ''): Order {
  const [field = '', direction] = orderBy.split(':')
  const { index, columns } = isOrder(field) ? orders[field] : orders.createdAt
  const up = isOrder(field) && direction === 'ASC'
  return { index, columns: `${columns}, rowid`.replace(/\w+/g, up ? '$& asc' : '$& desc') }
}

/** The organizations that criteria mean; an export writes those that the list shows. */
export const searchOf = (criteria: Criteria, { columns }: Order = orderOf()): Search => ({
  columns: ORGANIZATION_COLUMNS,
  table: 'organization',
  where: [
    // Part of a name, e-mail address, phone number or website.
    mentions(criteria.freeText, 'searched'),
    among('account_type', criteria.accountTypes),
    among('industry', criteria.industries),
    among('status', criteria.status),
    among('environment', criteria.envs),
  ],
  order: columns,
})

/** So few are sorted by themselves; more are met soon by who walks along the order. */
const FEW = 2_000

type RowId = { readonly rowid: number }
const idsIn = (rows: readonly RowId[]) => JSON.stringify(rows.map(({ rowid }) => rowid))
const IN = 'rowid in (select value from json_each(?))'

/** Free text as the index of it is asked, which knows three letters and more; undefined for less. */
function phraseOf({ freeText = '' }: Criteria): string | undefined {
  const text = fold(freeText.trim())
  return [...text].length >= 3 && !text.includes('\0') ? `"${text.replace(/"/g, '""')}"` : undefined
}

/** All that may be meant when they are few, else one more than a few; what else is meant is looked at later. */
function someOf(store: Store, search: Search, phrase?: string): RowId[] {
  const text = 'select rowid from organization_text where organization_text match ? limit ?'
  if (phrase !== undefined) return store.all<RowId>(text, phrase, FEW + 1)
  const { where, values } = fromOf(search)
  return store.all<RowId>(`select rowid from organization where ${where} limit ?`, ...values, FEW + 1)
}

/** How many more than a few there are. */
function countOf(store: Store, search: Search, phrase?: string): number {
  const only = search.where.filter((condition) => condition !== undefined).length === 1
  if (phrase === undefined || !only) return totalOf(store, search)
  const text = 'select count(*) as n from organization_text where organization_text match ?'
  return store.one<{ n: number }>(text, phrase)?.n ?? 0
}

/** One page of organizations, in the envelope of the description; quick among a hundred thousand. */
export function pageOfOrganizations(store: Store, clock: Clock, criteria: Criteria, query: PageQuery) {
  const started = performance.now()
  const { pageSize, offset } = pageOf(query)
  const order = orderOf(query.orderBy)
  const search = searchOf(criteria, order)
  const { where, values } = fromOf(search)
  const idsOn = (from: string, ...given: (string | number)[]) =>
    store.all<RowId>(
      `select rowid from ${from} order by ${order.columns} limit ? offset ?`,
      ...given,
      pageSize,
      offset,
    )
  const phrase = phraseOf(criteria)
  const some = someOf(store, search, phrase)
  const inSome = { ...search, where: [...search.where, { sql: IN, values: [idsIn(some)] }] }
  const many = some.length > FEW
  const totalRecords = many ? countOf(store, search, phrase) : totalOf(store, inSome)
  const ids = many
    ? idsOn(`organization indexed by ${order.index} where ${where}`, ...values)
    : idsOn(`organization where ${where} and ${IN}`, ...values, idsIn(some))
  const content = store.all<Organization>(
    `select ${search.columns} from organization where ${IN} order by ${order.columns}`,
    idsIn(ids),
  )
  return paged(content, totalRecords, query, clock, started)
}

/** At most ten by a part of their name, or the one with this id: a picker has to name what an address carries. */
export function suggestedOrganizations(store: Store, text: string): Organization[] {
  const named = store.all<RowId>(
    `select rowid from organization indexed by organization_by_name where name_folded like ? escape '\\'
     order by name_folded limit 10`,
    containing(text),
  )
  return store.all<Organization>(
    `select ${ORGANIZATION_COLUMNS} from organization where ${IN} or id = ? order by name_folded, rowid limit 10`,
    idsIn(named),
    text.trim(),
  )
}
