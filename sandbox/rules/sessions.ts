import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from '../clock'
import type { Caller, Session } from '../session'
import type { Store } from '../store/db'
import { policyOf } from '../store/organization-policies'

const MINUTE = 60_000

/** A session lives this long after it was opened or last extended; being used does not prolong it. */
export const SESSION_LIFE = 30 * MINUTE
/** In the last third of its life every answer asks the console to extend it. */
export const EXTENSION_WINDOW = SESSION_LIFE / 3
/** No extension reaches beyond this time after signing in. */
export const SESSION_LIMIT = 12 * 60 * MINUTE
/** How long the code may be owed after the password was accepted. */
export const PENDING_LIFE = 5 * MINUTE

export type Sessions = ReturnType<typeof createSessions>

const COLUMNS =
  'id, user_id as userId, stage, org_id as orgId, opened_at as openedAt, expires_at as expiresAt'
const hash = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Sessions by cookie. The cookie's value is stored as a hash only and never equals the id that is shown. */
export function createSessions(store: Store, clock: Clock) {
  /** Opens a session and returns its secret, the value of the cookie. */
  function open(userId: string, stage: Session['stage'], caller: Caller, orgId?: string): string {
    const secret = randomBytes(32).toString('base64url')
    const now = clock.now()
    store.run(
      `insert into session (id, secret_hash, user_id, stage, org_id, opened_at, expires_at, seen_at, ip_address, user_agent)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      randomUUID(),
      hash(secret),
      userId,
      stage,
      orgId,
      now,
      now + (stage === 'pending' ? PENDING_LIFE : SESSION_LIFE),
      now,
      caller.address,
      caller.userAgent,
    )
    const opened = orgId === undefined ? undefined : read(secret)
    if (opened && orgId !== undefined) endOthers(opened, orgId)
    return secret
  }

  /** The live session of a cookie's value; one that has expired is forgotten. */
  function read(secret: string | undefined): Session | undefined {
    if (!secret) return undefined
    store.run('delete from session where expires_at <= ?', clock.now())
    const session = store.one<Session & { seenAt: number }>(
      `select ${COLUMNS}, seen_at as seenAt from session where secret_hash = ?`,
      hash(secret),
    )
    if (!session || !isIdle(session)) return session
    store.run('delete from session where id = ?', session.id)
    return undefined
  }

  /** Whether it was left alone for longer than its organization allows. */
  function isIdle({ orgId, seenAt }: Session & { readonly seenAt: number }): boolean {
    const policy = policyOf(store, orgId, 'session')
    return (
      policy?.enabledInvalidSession === true && clock.now() - seenAt >= policy.invalidSessionAfter * MINUTE
    )
  }

  /** It is being used: a person did something, not a timer of the console (decisions 43). */
  const touch = ({ id }: Session) => store.run('update session set seen_at = ? where id = ?', clock.now(), id)

  const allowsOne = (orgId: string) => policyOf(store, orgId, 'session')?.preventMultiSessions === true

  /** Where an organization allows a person one session, the others end; those of the API account are no second ones. */
  function endOthers({ id, userId }: Session, orgId: string): void {
    if (!allowsOne(orgId)) return
    store.run(
      `delete from session where user_id = ? and org_id = ? and id <> ? and id not in (select session_id from api_token)`,
      ...[userId, orgId, id],
    )
  }

  /** The same for everybody who works there: of each the session stays that was used last. */
  function endSecondOnes(orgId: string): void {
    if (!allowsOne(orgId)) return
    store.run(
      `delete from session where org_id = ? and id not in (select session_id from api_token) and exists
         (select 1 from session as later where later.user_id = session.user_id and later.org_id = session.org_id
           and later.id not in (select session_id from api_token)
           and (later.seen_at, later.id) > (session.seen_at, session.id))`,
      orgId,
    )
  }

  const isAtLimit = ({ openedAt, expiresAt }: Session) => expiresAt >= openedAt + SESSION_LIMIT

  /** Prolongs the session; undefined when it has reached its limit. */
  function extend(session: Session): number | undefined {
    if (isAtLimit(session)) return undefined
    const expiresAt = Math.min(clock.now() + SESSION_LIFE, session.openedAt + SESSION_LIMIT)
    store.run('update session set expires_at = ? where id = ?', expiresAt, session.id)
    return expiresAt
  }

  /** Whether an answer to this session should ask for an extension; never for one that would be refused. */
  function wantsExtension(id: string): boolean {
    const session = store.one<Session>(`select ${COLUMNS} from session where id = ?`, id)
    if (session?.stage !== 'account' || isAtLimit(session)) return false
    return session.expiresAt - clock.now() < EXTENSION_WINDOW
  }

  return {
    open,
    read,
    extend,
    wantsExtension,
    touch,
    endOthers,
    endSecondOnes,
    choose: (session: Session, orgId: string) => {
      store.run('update session set org_id = ? where id = ?', orgId, session.id)
      endOthers(session, orgId)
    },
    end: (session: Session) => store.run('delete from session where id = ?', session.id),
    /** A session of this person by the id that is shown; undefined when there is none (any more). */
    ofUser: (userId: string, id: string) =>
      store.one<Session>(
        `select ${COLUMNS} from session where user_id = ? and id = ? and expires_at > ?`,
        userId,
        id,
        clock.now(),
      ),
    endAllOf: (userId: string) => store.run('delete from session where user_id = ?', userId),
  }
}
