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
  device as deviceCtx, os as osNameCtx, browser as browserNameCtx, ip_address as ipAddress, extra as extraValue`

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
    const found = page<LoginActivity & { extraValue: string | null }>(store, clock, search, query)
    const content = found.content.map(({ extraValue, ...activity }) => ({
      ...activity,
      ...present({ extraValue }),
    }))
    return results({ ...found, content })
  },
}
