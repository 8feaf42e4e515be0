import type { Operations } from '../contract'
import type { components } from '../../openapi/schema.gen'
import { among, between, equals, mentions, search } from '../store/search'
import { present } from '../store/db'

type LoginActivity = components['schemas']['LoginActivity']

const activities = {
  columns: `user_id as userId, action_at as actionAt, action_by as actionBy, status, source,
    device as deviceCtx, os as osNameCtx, browser as browserNameCtx, ip_address as ipAddress, extra as extraValue,
    status = 'Success' and not exists (
      select 1 from login_activity earlier
      where earlier.user_id = login_activity.user_id and earlier.status = 'Success'
        and (earlier.action_at, earlier.id) < (login_activity.action_at, login_activity.id)
        and earlier.device = login_activity.device
        and earlier.os = login_activity.os and earlier.browser = login_activity.browser
        and earlier.ip_address = login_activity.ip_address
    ) as firstSeen`,
  table: 'login_activity',
  sortable: {
    actionAt: 'action_at',
    status: 'status',
    source: 'source',
    deviceCtx: 'device',
    osNameCtx: 'os',
    browserNameCtx: 'browser',
    ipAddress: 'ip_address',
  },
  order: 'action_at desc, id desc',
}
type Row = Omit<LoginActivity, 'extraValue'> & { extraValue: string | null; firstSeen: number }

/** Of a success the first from this device at this place is marked (docs/decisions/0009-own-account.md). */
const extraOf = (extra: string | null, firstSeen: number): string | null =>
  firstSeen ? JSON.stringify({ ...(JSON.parse(extra ?? '{}') as object), firstSeen: true }) : extra

export const loginActivityOperations = {
  searchOwnLoginActivities: (call) => {
    const { freeText, status, fromTime, toTime } = call.body
    return search<LoginActivity, Row>(
      call,
      activities,
      [
        equals('user_id', call.session.userId),
        mentions(freeText, 'folded'),
        among('status', status),
        between('action_at', fromTime, toTime),
      ],
      ({ extraValue, firstSeen, ...activity }) => ({
        ...activity,
        ...present({ extraValue: extraOf(extraValue, firstSeen) }),
      }),
    )
  },
} satisfies Partial<Operations>
