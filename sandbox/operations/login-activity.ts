import { results } from '../answers'
import type { Operations } from '../contract'
import type { components } from '../../openapi/schema.gen'
import { OrderedFailure } from '../faults'
import { brokenBy } from '../rules/sentinels'
import { containing } from '../store/fold'
import { page } from '../store/paging'
import { present } from '../store/organizations'

type LoginActivity = components['schemas']['LoginActivity']

const COLUMNS = `user_id as userId, action_at as actionAt, action_by as actionBy, status, source,
  device as deviceCtx, os as osNameCtx, browser as browserNameCtx, ip_address as ipAddress, extra as extraValue,
  status = 'Success' and not exists (
    select 1 from login_activity earlier
    where earlier.user_id = login_activity.user_id and earlier.status = 'Success'
      and (earlier.action_at, earlier.id) < (login_activity.action_at, login_activity.id)
      and earlier.device = login_activity.device
      and earlier.os = login_activity.os and earlier.browser = login_activity.browser
      and earlier.ip_address = login_activity.ip_address
  ) as firstSeen`

/** Of a success the first from this device at this place is told (docs/decisions/0009-own-account.md). */
const extraOf = (extra: string | null, firstSeen: number): string | null =>
  firstSeen ? JSON.stringify({ ...(JSON.parse(extra ?? '{}') as object), firstSeen: true }) : extra

const sortable = {
  actionAt: 'action_at',
  status: 'status',
  source: 'source',
  deviceCtx: 'device',
  osNameCtx: 'os',
  browserNameCtx: 'browser',
  ipAddress: 'ip_address',
}

export const loginActivityOperations: Pick<Operations, 'searchOwnLoginActivities'> = {
  searchOwnLoginActivities: ({ body, query, session, world: { store, clock } }) => {
    const broken = brokenBy(body.freeText)
    if (broken) throw new OrderedFailure(broken)
    const { freeText = '', status = [], fromTime, toTime } = body
    const where = [
      { sql: 'user_id = ?', values: [session.userId] },
      freeText.trim() ? { sql: "folded like ? escape '\\'", values: [containing(freeText)] } : undefined,
      status.length > 0
        ? { sql: `status in (${status.map(() => '?').join(', ')})`, values: status }
        : undefined,
      fromTime > 0 ? { sql: 'action_at >= ?', values: [fromTime] } : undefined,
      toTime > 0 ? { sql: 'action_at <= ?', values: [toTime] } : undefined,
    ]
    const search = {
      columns: COLUMNS,
      table: 'login_activity',
      where,
      sortable,
      order: 'action_at desc, id desc',
    }
    const found = page<LoginActivity & { extraValue: string | null; firstSeen: number }>(
      store,
      clock,
      search,
      query,
    )
    const content = found.content.map(({ extraValue, firstSeen, ...activity }) => ({
      ...activity,
      ...present({ extraValue: extraOf(extraValue, firstSeen) }),
    }))
    return results({ ...found, content })
  },
}
