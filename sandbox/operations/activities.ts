import type { components } from '../../openapi/schema.gen'
import type { Operations } from '../contract'
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

export const activitiesOperations = {
  searchAccountLogs: (call) => {
    const { freeText, userIds, actions, actionBy } = call.body
    return search<Schemas['AccountLog']>(call, accountLog, [
      equals('org_id', call.session.orgId),
      mentions(freeText, 'folded'),
      among('user_id', userIds),
      among('action', actions),
      among('action_by', actionBy),
    ])
  },

  searchPlatformAccountLogs: (call) => {
    const { userIds, actions } = call.body
    return search<Schemas['AccountLog']>(call, accountLog, [
      equals('user_id', call.query.userId),
      among('user_id', userIds),
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
} satisfies Partial<Operations>
