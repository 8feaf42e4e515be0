import { randomUUID } from 'node:crypto'
import type { components } from '../../openapi/schema.gen'
import type { Clock } from '../clock'
import { findMembership, readList, type Role } from '../store/accounts'
import { present, type Store } from '../store/db'
import { fold } from '../store/fold'
import { findOrganization } from '../store/organizations'
import { leaveGroupsOf } from '../store/permission-groups'
import { sharedRefusals } from './refusals'
import { sentinels } from './sentinels'

export const refusals = {
  goneInvitation: 'This invitation does not exist any more',
  answeredInvitation: 'This invitation has been answered already',
  expiredInvitation: 'Lời mời này đã hết hạn',
} as const

type Invitation = components['schemas']['Invitation']
type Status = Invitation['status']
type Here = { readonly store: Store; readonly clock: Clock }

export type InvitationRow = Omit<Invitation, 'roles' | 'orgName' | 'reason' | 'joinedOrgExpiredAt'> & {
  readonly roles: string
  readonly orgName: string | null
  readonly reason: string | null
  readonly joinedOrgExpiredAt: number | null
  readonly expiredAt: number
}
/** A row as it is written: without its organization's name, which is that of the time it is read. */
export type NewInvitation = Omit<Invitation, 'id' | 'orgName'> & { readonly id?: string }

const TABLE = 'invitation left join organization on organization.id = invitation.org_id'
const COLUMNS = `invitation.id, user_id as userId, invited_by as invitedBy, org_id as orgId, name as orgName, roles, reason,
  invitation.status, invitation.created_at as createdAt, joined_org_expired_at as joinedOrgExpiredAt,
  expired_at as expiredAt`

/** The list of them, newest first. */
export const invitations = {
  columns: COLUMNS,
  table: TABLE,
  order: 'invitation.created_at desc, invitation.id desc',
}

/** As it goes over the wire. */
export function invitationOf({
  roles,
  orgName,
  reason,
  joinedOrgExpiredAt,
  ...row
}: InvitationRow): Invitation {
  return { ...row, roles: readList<Role>(roles), ...present({ orgName, reason, joinedOrgExpiredAt }) }
}

export const findInvitation = (store: Store, id: string): InvitationRow | undefined =>
  store.one<InvitationRow>(`select ${COLUMNS} from ${TABLE} where invitation.id = ?`, id)

export function addInvitation(store: Store, invitation: NewInvitation): string {
  const { id = `invitation-${randomUUID()}`, userId, orgId, invitedBy, roles, reason, status } = invitation
  store.run(
    `insert into invitation (id, user_id, org_id, invited_by, roles, reason, status, created_at,
       joined_org_expired_at, expired_at, folded)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    userId,
    orgId,
    invitedBy,
    JSON.stringify(roles),
    reason,
    status,
    invitation.createdAt,
    invitation.joinedOrgExpiredAt,
    invitation.expiredAt ?? 0,
    fold([userId, invitedBy, reason ?? ''].join('\n')),
  )
  return id
}

export const isOver = (end: number | null, now: number) => end !== null && end > 0 && end <= now

/** Why the person cannot answer; undefined when they can, '' for a refusal without a message. */
function obstacle({ store, clock }: Here, invitation: InvitationRow | undefined, userId: string, as: Status) {
  // Whether it went to somebody else or never was: the answer does not tell.
  if (invitation?.userId !== userId) return refusals.goneInvitation
  if (invitation.id === sentinels.silentInvitation) return ''
  if (invitation.status !== 'Pending') return refusals.answeredInvitation
  if (as !== 'Accepted') return undefined
  const now = clock.now()
  if (isOver(invitation.expiredAt, now) || isOver(invitation.joinedOrgExpiredAt, now))
    return refusals.expiredInvitation
  const organization = findOrganization(store, invitation.orgId)
  if (!organization) return refusals.goneInvitation
  return organization.status === 'active' ? undefined : sharedRefusals.inactiveOrganization
}

/** Membership with the roles of the invitation, until its end; one that holds already keeps what it has. */
function join({ store, clock }: Here, { userId, orgId, roles, joinedOrgExpiredAt }: InvitationRow): void {
  const held = findMembership(store, userId, orgId, clock.now())
  const joined = new Set([...(held?.roles ?? []), ...readList<Role>(roles)])
  // One that has ended leaves nothing behind.
  if (!held) {
    store.run('delete from membership where user_id = ? and org_id = ?', userId, orgId)
    leaveGroupsOf(store, orgId, userId)
  }
  store.run(
    `insert into membership (user_id, org_id, roles, permissions, valid_until) values (?, ?, ?, '[]', ?)
       on conflict do update set roles = excluded.roles, valid_until = excluded.valid_until`,
    userId,
    orgId,
    JSON.stringify(joined.size > 0 ? [...joined] : ['USER']),
    joinedOrgExpiredAt || null,
  )
}

/** Accepts or rejects; answers why not, '' when there is no message for it. */
export function answerInvitation(
  here: Here,
  userId: string,
  id: string,
  as: 'Accepted' | 'Rejected',
): string | undefined {
  const invitation = findInvitation(here.store, id)
  const why = obstacle(here, invitation, userId, as)
  if (why !== undefined || !invitation) return why
  here.store.transaction(() => {
    here.store.run('update invitation set status = ? where id = ?', as, id)
    if (as === 'Accepted') join(here, invitation)
  })
  return undefined
}
