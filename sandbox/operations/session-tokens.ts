import type { components } from '../../openapi/schema.gen'
import { done, refused, results } from '../answers'
import type { Operations } from '../contract'
import { refusals } from '../rules/refusals'
import { sentinels } from '../rules/sentinels'
import { present } from '../store/organizations'
import { page } from '../store/paging'

type SessionToken = components['schemas']['SessionToken']
type Row = SessionToken & { geoLocation: string | null; ipAddress: string | null; userAgent: string | null }

// What is shown of a token is cut from the hash: the secret itself is in the cookie alone.
const COLUMNS = `id, substr(secret_hash, 1, 12) as token, ip_address as ipAddress, user_agent as userAgent,
  expires_at as expiredAt, seen_at as lastAccessedAt, geo_location as geoLocation`

const sortable = {
  lastAccessedAt: 'seen_at',
  expiredAt: 'expires_at',
  ipAddress: 'ip_address',
  userAgent: 'user_agent',
  geoLocation: 'geo_location',
}

export const sessionTokensOperations: Pick<Operations, 'searchOwnSessionTokens' | 'logoutSession'> = {
  searchOwnSessionTokens: ({ query, session, world: { store, clock } }) => {
    const search = {
      columns: COLUMNS,
      table: 'session',
      where: [
        { sql: "user_id = ? and stage = 'account'", values: [session.userId] },
        { sql: 'expires_at > ?', values: [clock.now()] },
      ],
      sortable,
      order: 'seen_at desc, id desc',
    }
    const found = page<Row>(store, clock, search, query)
    const content = found.content.map(({ geoLocation, ipAddress, userAgent, ...token }) => ({
      ...token,
      ...present({ geoLocation, ipAddress, userAgent }),
    }))
    return results({ ...found, content })
  },

  logoutSession: ({ query, session, world }) => {
    if (session.userId === sentinels.logoutFails) return refused(refusals.logoutFail)
    const own = world.sessions.ofUser(session.userId, query.id)
    if (!own) return refused(refusals.sessionEnded)
    world.sessions.end(own)
    return { ...done('Logout successfully'), ...(own.id === session.id && { ends: true as const }) }
  },
}
