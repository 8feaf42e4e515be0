import type { Role } from '../store/accounts'
import { sentinels } from '../rules/sentinels'

/** The password of everybody in the seed. */
export const PASSWORD = 'Console_2026'

export const NAMED_PERMISSIONS = [
  'AccountManagement',
  'AccountPermission',
  'GrantPrivilege',
  'InviteUser',
  'Disable2faAccount',
  'OWNER',
]

export type Membership = {
  readonly orgId: string
  readonly roles?: Role[]
  readonly permissions?: string[]
  /** How many days it holds from now on; one of less than none has ended. */
  readonly validDays?: number
}

export type Person = {
  readonly id: string
  readonly name: string
  /** What signing in as this person shows. */
  readonly purpose: string
  readonly organizations: readonly Membership[]
  readonly twoFactor?: true
  readonly inactive?: true
  readonly phone?: string
  readonly address?: string
  readonly changePasswordReason?: string
  readonly apiKey?: string
  /** Signing in leads straight into it. */
  readonly home?: string
  readonly owesPlatformTerms?: true
  /** Worth naming when the sandbox starts. */
  readonly first?: true
}

const users = (...ids: string[]): Membership[] => ids.map((orgId) => ({ orgId }))

const eleven = [
  'org-acme',
  'org-tinnghia',
  'org-bepnhamoc',
  'org-hoangthienphuoc',
  'org-haiau',
  'org-khseafood',
  'org-lumiere',
  'org-phuongdong',
  'org-quangminh',
  'org-vanxuan',
  'org-zenbrew',
]

/** Organizations of the person who has two thousand. */
export const MANY = 2_000
export const manyId = (index: number) => `org-many-${String(index + 1).padStart(4, '0')}`

export const people: readonly Person[] = [
  {
    id: 'bao.tran@phuongdong.example',
    name: 'Trần Lê Quốc Bảo',
    purpose: 'super administrator with a second factor, four organizations, 2,418 sign-ins',
    phone: '0903 418 226',
    address: 'Tầng 12, Tòa nhà Phương Đông, 214 Đường Nguyễn Thị Minh Khai, Quận 3, TP. Hồ Chí Minh',
    twoFactor: true,
    apiKey: 'pd7f0a52c1e84b6d9a3f',
    first: true,
    organizations: [
      { orgId: 'org-phuongdong', roles: ['ADMIN', 'SUPER_ADMIN'], permissions: NAMED_PERMISSIONS },
      ...users('org-tinnghia', 'org-haiau', 'org-zenbrew'),
    ],
  },
  {
    id: 'minhchau.nguyen@phuongdong.example',
    name: 'Nguyễn Minh Châu',
    purpose: 'user without a second factor, eleven organizations, 25 sign-ins',
    phone: '0918 552 704',
    first: true,
    organizations: users(...eleven),
  },
  {
    id: 'khanh.pham@platform.example',
    name: 'Phạm Hoàng Khánh Linh',
    purpose: 'administrator with a second factor, five organizations, one of them inactive',
    twoFactor: true,
    organizations: ['org-anhduong', 'org-haiau', 'org-phuongdong', 'org-quangminh', 'org-songhuong'].map(
      (orgId): Membership => ({
        orgId,
        roles: ['ADMIN'],
        // There inviting is switched off.
        ...(orgId === 'org-quangminh' && { permissions: ['InviteUser'] }),
      }),
    ),
  },
  {
    id: 'thu.dinh@platform.example',
    name: 'Đinh Thị Thư',
    purpose: 'super administrator without a second factor: cannot confirm a deletion or an export',
    organizations: [{ orgId: 'org-phuongdong', roles: ['ADMIN', 'SUPER_ADMIN'] }],
  },
  {
    id: 'hang.do@acme.example',
    name: 'Đỗ Thị Hằng',
    purpose: 'user of exactly one organization, led into it without a click',
    first: true,
    organizations: users('org-acme'),
  },
  {
    id: 'thao.le@acme.example',
    name: 'Lê Thị Thảo',
    purpose: 'has to change the password',
    changePasswordReason: 'Your password is older than 180 days. Please change it.',
    first: true,
    organizations: users('org-acme'),
  },
  {
    id: 'ten.dang@platform.example',
    name: 'Đặng Thập',
    purpose: 'ten organizations: the most that do not scroll',
    organizations: users(...eleven.slice(0, 10)),
  },
  {
    id: 'many.hoang@platform.example',
    name: 'Hoàng Vạn',
    purpose: 'two thousand organizations with hostile names',
    organizations: users(...Array.from({ length: MANY }, (_, index) => manyId(index))),
  },
  {
    id: 'none.vo@platform.example',
    name: 'Võ Thị Không',
    purpose: 'no organization',
    organizations: [],
  },
  {
    id: 'terms.ly@acme.example',
    name: 'Lý Điều Khoản',
    purpose: 'has terms to accept: of the platform, of one organization of three; a third refuses acceptance',
    owesPlatformTerms: true,
    first: true,
    organizations: users('org-terms', 'org-without-terms', sentinels.termsChanged),
  },
  {
    id: 'direct.ngo@acme.example',
    name: 'Ngô Trực',
    purpose: 'signing in leads directly into the only organization',
    home: 'org-acme',
    organizations: users('org-acme'),
  },
  {
    id: 'inactive.mai@acme.example',
    name: 'Mai Ngừng',
    purpose: 'inactive: cannot sign in',
    inactive: true,
    organizations: users('org-acme'),
  },
  {
    id: 'api.ho@acme.example',
    name: 'Hồ Giao Diện',
    purpose: 'role API',
    apiKey: 'ac19e7b35d0f42c88e61',
    organizations: [{ orgId: 'org-acme', roles: ['API'] }],
  },
  {
    id: 'oper.vu@acme.example',
    name: 'Vũ Vận Hành',
    purpose: 'role OPER_ADMIN',
    organizations: [{ orgId: 'org-acme', roles: ['OPER_ADMIN'] }],
  },
  {
    id: 'users.trinh@acme.example',
    name: 'Trịnh Thị Người Dùng',
    purpose: 'user who holds AccountPermission',
    organizations: [{ orgId: 'org-acme', permissions: ['AccountPermission'] }],
  },
  {
    id: "o'brien+test@acme.example",
    name: '<b>Đặng</b> "Quote" =1+1',
    purpose: 'hostile name, hostile organizations',
    organizations: users('org-bold', 'org-formula', 'org-drop', 'org-script-site'),
  },
  {
    id: 'ended.tong@acme.example',
    name: 'Tống Hết Hạn',
    purpose: 'two organizations: the access to one has ended, that to the other ends in thirty days',
    organizations: [
      { orgId: 'org-acme', validDays: 30 },
      { orgId: 'org-phuongdong', validDays: -1 },
    ],
  },
  {
    id: sentinels.silentAccount,
    name: 'Lặng Thị Yên',
    purpose: 'whatever administrators do about this account is refused without a word',
    organizations: users('org-acme', 'org-phuongdong'),
  },
  {
    id: sentinels.unreachable,
    name: 'Phan Mất Thư',
    purpose: 'no mail comes: the password cannot be reset',
    organizations: users('org-acme'),
  },
  {
    id: sentinels.silentSetUp,
    name: 'Im Thị Lặng',
    purpose: 'setting up a second factor is refused without a word',
    organizations: users('org-acme'),
  },
  {
    id: sentinels.silentFactor,
    name: 'Kim Lặng Thinh',
    purpose: 'has a second factor; switching it off is refused without a word',
    twoFactor: true,
    organizations: users('org-acme'),
  },
  {
    id: sentinels.silentSettings,
    name: 'Mã Lặng Câm',
    purpose: 'access by API, a new API key and columns are refused without a word',
    apiKey: 'sl4c2e91f07b5a6d83e0',
    organizations: users('org-acme'),
  },
  {
    id: sentinels.lockedApi,
    name: 'Khóa Thị Chặt',
    purpose: 'an administrator has locked the access by API',
    organizations: users('org-acme'),
  },
  {
    id: sentinels.logoutFails,
    name: 'Tạ Không Thoát',
    purpose: 'signing out fails',
    organizations: users('org-acme'),
  },
]
