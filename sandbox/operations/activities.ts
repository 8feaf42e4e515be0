import type { components } from '../../openapi/schema.gen'
import { result } from '../answers'
import type { Operations } from '../contract'
import { maskingOf } from '../rules/masking'
import type { OrganizationSession } from '../session'
import type { Store } from '../store/db'
import { countsOf, searchLog, type Log } from '../store/log-search'
import { among, between, equals, search, type List } from '../store/search'
import type { World } from '../world'

type Schemas = components['schemas']

const accountLog = {
  columns: `'account-log-' || id as id, org_id as orgId, action_at as actionAt, action_by as actionBy, action,
    user_id as userId, object, reason`,
  table: 'account_log',
  order: 'action_at desc, id desc',
  key: 'id',
  time: 'action_at',
  hasText: true,
} as const satisfies Log & List
const changeLog: Log = {
  columns: `'change-log-' || id as id, start_time as startTime, end_time as endTime, action_by as actionBy, action,
    status_code as statusCode, category, object_type as objectType, input`,
  table: 'change_log',
  key: 'id',
  time: 'start_time',
  hasText: true,
}
/** Exports of all people of the organization; files are only for whoever made them. */
const exportLog: Log = {
  columns: `id, user_id as exportedBy, start_time as startTime, end_time as endTime, total_records as totalRecords,
    status, source, category, action, reason, criteria`,
  table: 'export_record',
  key: 'rowid',
  time: 'start_time',
  hasText: true,
}
const accessLog: Log = {
  columns: `'access-log-' || id as id, user_id as userId, accessed_at as accessedAt, app, url, name`,
  table: 'access_log',
  key: 'id',
  time: 'accessed_at',
  hasText: false,
  sortable: ['createdAt', 'accessedAt'],
}

/** People are typed freely; their ids are kept in lower case. */
const idOf = (typed: string) => typed.trim().toLowerCase()
const trimmed = (words: readonly string[] | undefined) => words?.map((word) => word.trim())

const accountLogColumns: Readonly<Record<string, string>> = {
  action: 'action',
  actionBy: 'action_by',
  userId: 'user_id',
}
const changeLogColumns: Readonly<Record<string, string>> = {
  category: 'category',
  statusCode: 'status_code',
  objectType: 'object_type',
  action: 'action',
  actionBy: 'action_by',
}

/** What the platform has of timers and tags, which only their own products keep: by field, then by value. */
const kept = {
  taskTimers: { status: { Active: 14, Inactive: 3 }, type: { Once: 5, Daily: 9, Weekly: 3 } },
  tags: { name: { VIP: 120, 'Khách hàng thân thiết': 64 }, category: { Segment: 150, Campaign: 34 } },
} as const satisfies Record<string, Record<string, Record<string, number>>>

const keptOf = (counts: Readonly<Record<string, Readonly<Record<string, number>>>>, field: string) =>
  result(Object.hasOwn(counts, field) ? (counts[field] ?? {}) : {})

type Where = { readonly store: Store; readonly table: string; readonly orgId: string }

/** How many rows of an organization's log have each value of a column; none without a column. */
const countsIn = ({ store, table, orgId }: Where, column: string | undefined) =>
  result(column === undefined ? {} : countsOf(store, table, column, [equals('org_id', orgId)]))

/** Which visits a call means, in the list and in the chart. */
const visitsOf = ({ userIds, apps, names, fromTime, toTime }: Schemas['AccessLogSearch'], orgId: string) => [
  equals('org_id', orgId),
  among('user_id', trimmed(userIds)),
  among('app', trimmed(apps)),
  among('name', trimmed(names)),
  between('accessed_at', fromTime, toTime),
]

type Here = { readonly session: OrganizationSession; readonly world: World }

/** A row of a log with what it holds as JSON masked as the organization wants it. */
function masked<Item extends object>({ session, world }: Here, field: keyof Item) {
  const { json } = maskingOf(world.store, session.orgId)
  return (item: Item): Item => {
    const held = item[field]
    return typeof held === 'string' ? { ...item, [field]: json(held) } : item
  }
}

export const activitiesOperations = {
  searchAccountLogs: (call) => {
    const { userIds, actions, actionBy } = call.body
    return searchLog<Schemas['AccountLog']>(
      call,
      accountLog,
      [
        equals('org_id', call.session.orgId),
        among('user_id', userIds?.map(idOf)),
        among('action', actions),
        among('action_by', actionBy?.map(idOf)),
      ],
      masked<Schemas['AccountLog']>(call, 'object'),
    )
  },

  searchPlatformAccountLogs: (call) => {
    const { userIds, actions } = call.body
    return search<Schemas['AccountLog']>(call, accountLog, [
      equals('user_id', idOf(call.query.userId)),
      among('user_id', userIds?.map(idOf)),
      among('action', actions),
    ])
  },

  searchChangeLogs: (call) => {
    const { categories, statusCodes, objecTypes, fromStartAt, toStartAt } = call.body
    return searchLog<Schemas['ChangeLog']>(
      call,
      changeLog,
      [
        equals('org_id', call.session.orgId),
        among('category', categories),
        among('status_code', statusCodes),
        among('object_type', objecTypes),
        between('start_time', fromStartAt, toStartAt),
      ],
      masked<Schemas['ChangeLog']>(call, 'input'),
    )
  },

  searchExportLogs: (call) => {
    const { categories, actions, sources } = call.body
    return searchLog<Schemas['ExportRecord']>(call, exportLog, [
      equals('org_id', call.session.orgId),
      among('category', categories),
      among('action', actions),
      among('source', sources),
    ])
  },

  searchAccessLogs: (call) =>
    searchLog<Schemas['AccessLog']>(call, accessLog, visitsOf(call.body, call.session.orgId)),

  getAccessLogStats: ({ body, session: { orgId }, world: { store } }) => {
    const started = performance.now()
    const where = visitsOf(body, orgId)
    const of = (column: string) => countsOf(store, accessLog.table, column, where)
    const statsByUsers = of('user_id')
    return result({
      statsByNames: of('name'),
      statsByLinks: of('url'),
      statsByUsers,
      totalRecords: Object.values(statsByUsers).reduce((sum, n) => sum + n, 0),
      took: Math.round(performance.now() - started),
    })
  },

  getAccountLogDistinctCounts: ({ path: { field }, session: { orgId }, world: { store } }) =>
    countsIn({ store, table: accountLog.table, orgId }, accountLogColumns[field]),

  getChangeLogDistinctCounts: ({ path: { field }, session: { orgId }, world: { store } }) =>
    countsIn(
      { store, table: changeLog.table, orgId },
      Object.hasOwn(changeLogColumns, field) ? changeLogColumns[field] : undefined,
    ),

  // The description lets only names of columns through.
  getExportLogDistinctCounts: ({ path: { field }, session: { orgId }, world: { store } }) =>
    countsIn({ store, table: exportLog.table, orgId }, field),

  getTaskTimerDistinctCounts: ({ path: { field } }) => keptOf(kept.taskTimers, field),

  getTagDistinctCounts: ({ path: { field } }) => keptOf(kept.tags, field),
} satisfies Partial<Operations>
