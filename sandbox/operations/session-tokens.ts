import type { components } from '../../openapi/schema.gen'
import { done, refused } from '../answers'
import type { Operations } from '../contract'
import { sharedRefusals } from '../rules/refusals'
import { sentinels } from '../rules/sentinels'
import { equals, search } from '../store/search'

export const refusals = {
  sessionEnded: 'This session has ended already',
} as const

type SessionToken = components['schemas']['SessionToken']
// What is shown of a token is cut from the hash: the secret itself is in the cookie alone.
const tokens = {
  columns: `id, substr(secret_hash, 1, 12) as token, ip_address as ipAddress, user_agent as userAgent,
    expires_at as expiredAt, seen_at as lastAccessedAt, geo_location as geoLocation`,
  table: 'session',
  sortable: {
    lastAccessedAt: 'seen_at',
    expiredAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
    geoLocation: 'geo_location',
  },
  order: 'seen_at desc, id desc',
}

export const sessionTokensOperations = {
  searchOwnSessionTokens: (call) =>
    search<SessionToken>(call, tokens, [
      equals('user_id', call.session.userId),
      equals('stage', 'account'),
      { sql: 'expires_at > ?', values: [call.world.clock.now()] },
    ]),

  logoutSession: ({ query, session, world }) => {
    if (session.userId === sentinels.logoutFails) return refused(sharedRefusals.logoutFail)
    const own = world.sessions.ofUser(session.userId, query.id)
    if (!own) return refused(refusals.sessionEnded)
    world.sessions.end(own)
    return { ...done('Logout successfully'), ...(own.id === session.id && { ends: true as const }) }
  },
} satisfies Partial<Operations>
