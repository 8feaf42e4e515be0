import type { Answer } from '../contract'
import { secretsOf, type DescribedOperation } from '../description'
import type { Session } from '../session'
import { fold } from '../store/fold'
import { findOrganization } from '../store/organizations'
import type { World } from '../world'

/** A call that was answered. */
type Done = {
  readonly body: unknown
  readonly query: object
  readonly path: object
  readonly session: Session | undefined
  readonly world: World
  readonly answer: Answer<number, unknown>
  /** Epoch milliseconds. */
  readonly startTime: number
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

// Not instanceof: Jest's contexts have a File of their own.
const isFile = (value: unknown): value is File =>
  typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'name' in value

/** All that was sent, as JSON; secrets are left out, and of files there is the name. */
async function inputOf(operation: DescribedOperation, { body, query, path }: Done): Promise<string> {
  const secrets = await secretsOf(operation.id)
  const sent = Array.isArray(body) ? body : { ...path, ...query, ...asRecord(body) }
  return JSON.stringify(sent, (name, value: unknown) => {
    if (secrets.has(name)) return undefined
    return isFile(value) ? value.name : value
  })
}

/** Whom a row speaks of: `user` of x-log is `session`, or names a field of the body or the query. */
function usersIn(user: string, { body, query, session }: Done): string[] {
  if (user === 'session') return session ? [session.userId] : []
  const [place, field = ''] = user.split('.')
  const named = asRecord(place === 'body' ? body : query)[field]
  return [named].flat().map((id) => String(id).trim().toLowerCase())
}

/** The organization that the call names, or else that in which it was made. */
function organizationIn({ body, query, path, session, world }: Done): string | null {
  const named = { ...asRecord(body), ...query, ...path }.orgId
  return typeof named === 'string' && findOrganization(world.store, named) ? named : (session?.orgId ?? null)
}

/**
 * Writes a call into the log that the description names for it (x-log): what was done to a user into the account log,
 * what was done or refused about anything else into the change log.
 */
export async function writeLog(operation: DescribedOperation, call: Done): Promise<void> {
  const { log } = operation
  if (!log || 'none' in log) return
  const { session, answer, startTime } = call
  const { store, clock } = call.world
  const input = await inputOf(operation, call)
  const orgId = organizationIn(call)
  if ('object' in log) {
    const { category, object, action } = log
    const actor = session?.userId ?? 'system'
    store.run(
      `insert into change_log (org_id, start_time, end_time, action_by, action, status_code, category, object_type,
         input, folded) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[orgId, startTime, clock.now(), actor, action, String(answer.status), category, object, input],
      fold([actor, action, category, object, input].join('\n')),
    )
    return
  }
  if (answer.status !== 200) return
  const { reason } = asRecord(call.body)
  for (const userId of usersIn(log.user, call)) {
    const actor = session?.userId ?? userId
    store.run(
      `insert into account_log (org_id, action_at, action_by, action, user_id, object, reason, folded)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[orgId, clock.now(), actor, log.action, userId, input, typeof reason === 'string' ? reason : null],
      fold([actor, log.action, userId, input].join('\n')),
    )
  }
}
