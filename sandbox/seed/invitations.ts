import { AccountRole, Role } from '../../openapi/values.gen'
import { addInvitation, type NewInvitation } from '../rules/invitations'
import { sentinels } from '../rules/sentinels'
import type { Store } from '../store/db'
import { manyId } from './people'

const MINUTE = 60_000
const DAY = 86_400_000

const bao = 'bao.tran@phuongdong.example'
const chau = 'minhchau.nguyen@phuongdong.example'
const khanh = 'khanh.pham@platform.example'
const hang = 'hang.do@acme.example'
const quote = "o'brien+test@acme.example"

type Seed = Partial<NewInvitation> &
  Pick<NewInvitation, 'userId' | 'orgId'> & {
    /** How long ago it was made, and how far away its ends are, in milliseconds. */
    readonly ago: number
    readonly joinedFor?: number
    readonly opensFor?: number
  }

const long =
  'Chúng tôi mời bạn tham gia để cùng chăm sóc khách hàng trong chiến dịch Tết Nguyên đán; xin trả lời trước cuối tuần này, vì danh sách sẽ được chốt vào sáng thứ Hai'

/** Châu's: every state, hostile texts, ends that have come, refusals; together two pages of pending ones. */
const ofChau: readonly Omit<Seed, 'userId'>[] = [
  {
    id: 'invitation-anhduong',
    orgId: 'org-anhduong',
    ago: 20 * MINUTE,
    reason: 'Hỗ trợ chiến dịch Tết',
    joinedFor: 90 * DAY,
    opensFor: 14 * DAY,
  },
  {
    id: 'invitation-bold',
    orgId: 'org-bold',
    ago: DAY,
    invitedBy: quote,
    roles: ['USER', 'ADMIN'],
    reason: '<b>Urgent</b> "today"',
  },
  {
    id: 'invitation-formula',
    orgId: 'org-formula',
    ago: 2 * DAY,
    invitedBy: hang,
    roles: ['API'],
    reason: '=1+1',
    opensFor: 30 * DAY,
  },
  { id: 'invitation-inactive', orgId: 'org-songhuong', ago: 3 * DAY, reason: 'Mùa du lịch' },
  { id: 'invitation-expired', orgId: 'org-drop', ago: 4 * DAY, invitedBy: quote, roles: [], opensFor: -DAY },
  { id: sentinels.silentInvitation, orgId: 'org-without-terms', ago: 5 * DAY },
  { id: sentinels.failingInvitation, orgId: 'org-terms', ago: 6 * DAY },
  {
    id: 'invitation-long',
    orgId: manyId(0),
    ago: 7 * DAY,
    invitedBy: 'a-very-long-user-name-that-does-not-fit-a-column@subdomain.of.phuongdong.example',
    roles: [...Role],
    reason: long,
    joinedFor: 400 * DAY,
    opensFor: 400 * DAY,
  },
  ...[1, 2, 3, 4, 5].map((n) => ({ id: `invitation-many-${n}`, orgId: manyId(n), ago: (7 + n) * DAY })),
  {
    id: 'invitation-accepted',
    orgId: 'org-phuongdong',
    ago: 40 * DAY,
    invitedBy: bao,
    status: 'Accepted',
    reason: 'Welcome',
  },
  {
    id: 'invitation-rejected',
    orgId: 'org-bold',
    ago: 41 * DAY,
    invitedBy: quote,
    status: 'Rejected',
    reason: '=1+1',
    joinedFor: -2 * DAY,
  },
  {
    id: 'invitation-approved',
    orgId: 'org-acme',
    ago: 42 * DAY,
    invitedBy: hang,
    roles: [...AccountRole],
    status: 'Approved',
    reason: "Second 'administrator'",
  },
]

const others: readonly Seed[] = [
  {
    id: 'invitation-none-1',
    userId: 'none.vo@platform.example',
    orgId: 'org-anhduong',
    ago: 60 * MINUTE,
    reason: 'Hỗ trợ chiến dịch Tết',
  },
  {
    id: 'invitation-none-2',
    userId: 'none.vo@platform.example',
    orgId: 'org-formula',
    ago: 3 * DAY,
    invitedBy: quote,
  },
  {
    id: 'invitation-hang-1',
    userId: hang,
    orgId: 'org-phuongdong',
    ago: 2 * DAY,
    invitedBy: bao,
    reason: 'Hỗ trợ chiến dịch Tết',
    joinedFor: 30 * DAY,
  },
  { id: 'invitation-hang-2', userId: hang, orgId: 'org-zenbrew', ago: 30 * DAY, status: 'Rejected' },
]

/** To join Phương Đông, beside those above: every state, hostile and long texts, and more than one page. */
const toPhuongDong: readonly Omit<Seed, 'orgId'>[] = [
  {
    id: sentinels.stuckInvitation,
    userId: sentinels.silentSettings,
    ago: 5 * MINUTE,
    status: 'Rejected',
    reason: 'Withdrawing it is refused without a message',
  },
  { id: 'invitation-over', userId: sentinels.silentFactor, ago: 20 * DAY, joinedFor: -DAY, reason: 'Mùa hè' },
  {
    id: 'invitation-quote',
    userId: quote,
    ago: 21 * DAY,
    status: 'Rejected',
    roles: ['API'],
    reason: '=1+1 <b>"Đặng"</b> 100%',
  },
  {
    id: 'invitation-approval',
    userId: 'oper.vu@acme.example',
    ago: 22 * DAY,
    status: 'Approved',
    roles: [...AccountRole],
    reason: long,
    joinedFor: 400 * DAY,
  },
  ...[1, 2, 3, 4, 5, 6].map((n) => ({
    id: `invitation-again-${n}`,
    userId: 'many.hoang@platform.example',
    ago: (60 + n) * DAY,
    status: 'Rejected' as const,
    reason: `Lần ${n}`,
  })),
]

/** Whoever is not named here has never been invited. */
export function seedInvitations(store: Store, now: number): void {
  const seeds: readonly Seed[] = [
    ...ofChau.map((one) => ({ ...one, userId: chau })),
    ...others,
    ...toPhuongDong.map((one) => ({ ...one, orgId: 'org-phuongdong' })),
  ]
  for (const seed of seeds) {
    const { ago, joinedFor, opensFor, ...invitation } = seed
    addInvitation(store, {
      invitedBy: khanh,
      roles: ['USER'],
      status: 'Pending',
      ...invitation,
      createdAt: now - ago,
      ...(joinedFor !== undefined && { joinedOrgExpiredAt: now + joinedFor }),
      expiredAt: opensFor === undefined ? 0 : now + opensFor,
    })
  }
}
