import type { components } from '../../openapi/schema.gen'
import { result } from '../answers'
import type { Operations } from '../contract'
import type { Store } from '../store/db'
import { among, between, equals, mentions, search } from '../store/search'

type Schemas = components['schemas']

const accountLog = {
  columns: `'account-log-' || id as id, org_id as orgId, action_at as actionAt, action_by as actionBy, action,
    user_id as userId, object, reason`,
  table: 'account_log',
  order: 'action_at desc, id desc',
}
const changeLog = {
  columns: `'change-log-' || id as id, start_time as startTime, end_time as endTime, action_by as actionBy, action,
    status_code as statusCode, category, object_type as objectType, input`,
  table: 'change_log',
  order: 'start_time desc, id desc',
}

/** People are typed freely; their ids are kept in lower case. */
const idOf = (typed: string) => typed.trim().toLowerCase()

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

/** How many rows of an organization's log have each value of a column, the most frequent first; none without a column. */
function countsOf(store: Store, table: string, column: string | undefined, orgId: string) {
  if (column === undefined) return result({})
  const counts = store.all<{ value: string; n: number }>(
    `select ${column} as value, count(*) as n from ${table} where org_id = ? group by 1 order by n desc, value`,
    orgId,
  )
  return result(Object.fromEntries(counts.map(({ value, n }) => [value, n])))
}

export const activitiesOperations = {
  searchAccountLogs: (call) => {
    const { freeText, userIds, actions, actionBy } = call.body
    return search<Schemas['AccountLog']>(call, accountLog, [
      equals('org_id', call.session.orgId),
      mentions(freeText, 'folded'),
      among('user_id', userIds?.map(idOf)),
      among('action', actions),
      among('action_by', actionBy?.map(idOf)),
    ])
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
    const { freeText, categories, statusCodes, objecTypes, fromStartAt, toStartAt } = call.body
    return search<Schemas['ChangeLog']>(call, changeLog, [
      equals('org_id', call.session.orgId),
      mentions(freeText, 'folded'),
      among('category', categories),
      among('status_code', statusCodes),
      among('object_type', objecTypes),
      between('start_time', fromStartAt, toStartAt),
    ])
  },

  getAccountLogDistinctCounts: ({ path: { field }, session: { orgId }, world: { store } }) =>
    countsOf(store, accountLog.table, accountLogColumns[field], orgId),

  getChangeLogDistinctCounts: ({ path: { field }, session: { orgId }, world: { store } }) =>
    countsOf(
      store,
      changeLog.table,
      Object.hasOwn(changeLogColumns, field) ? changeLogColumns[field] : undefined,
      orgId,
    ),
} satisfies Partial<Operations>
