import { sentinels } from '../rules/sentinels'
import type { Store } from '../store/db'
import { permissions, setOwnPermissions } from '../store/permissions'

type Category = Parameters<typeof permissions.add>[1]['categoryId']
type Entry = readonly [id: string, name: string, description?: string]

const bao = 'bao.tran@phuongdong.example'
const thu = 'thu.dinh@platform.example'

const LONG =
  'Được quyền quản trị dữ liệu khách hàng, chiến dịch, phân khúc và báo cáo của toàn bộ chi nhánh miền Bắc, miền Trung và miền Nam, kể cả đối tác, đại lý cấp một, cấp hai và bộ phận kiểm toán nội bộ, 202'

/** With the label that is sent beside each category. */
const catalogue: readonly (readonly [Category, label: string, ...entries: Entry[]])[] = [
  [
    'ACCOUNT',
    'Account',
    ['AccountManagement', 'Account management', 'Manage accounts'],
    ['AccountPermission', 'Account permission', 'See the accounts of the organization'],
    ['InviteUser', 'Invite users', 'Invite people to join the organization'],
    ['Disable2faAccount', 'Disable two-factor authentication', 'Switch the second factor of others off'],
  ],
  [
    'SYSTEM',
    'System',
    ['OWNER', 'Owner'],
    ['GrantPrivilege', 'Grant privileges', 'Assign permission groups to others'],
    ['SystemAudit', 'Nhật ký hệ thống', 'Đọc nhật ký thay đổi'],
    [sentinels.silentPermission, 'Im lặng', 'Whatever is changed about it is refused without a message'],
  ],
  [
    'MODULE_Workflow',
    'Workflow',
    ['WorkflowView', 'Xem quy trình'],
    ['WorkflowEdit', 'Sửa quy trình', 'Tạo, sửa và xóa quy trình'],
    ['WorkflowRun', 'Chạy quy trình'],
    ['WorkflowApprove', 'Duyệt quy trình', 'Duyệt trước khi gửi đến khách hàng'],
  ],
  [
    'MODULE_Segment',
    'Segmentation',
    ['SegmentView', 'Xem phân khúc'],
    ['SegmentEdit', 'Sửa phân khúc', 'Tạo & sửa "phân khúc"'],
    ['SegmentExport', 'Xuất phân khúc', 'Xuất danh sách khách hàng của một phân khúc'],
  ],
  [
    'MODULE_Dataset',
    'Dataset',
    ['DatasetView', 'Xem tập dữ liệu'],
    ['DatasetImport', 'Nhập tập dữ liệu', 'Từ tệp CSV, XLSX hoặc kết nối'],
    ['DatasetDelete', 'Xóa tập dữ liệu'],
  ],
  [
    'MODULE_ExternalOAuth2',
    'External OAuth2',
    ['OAuthClientView', 'See OAuth2 clients'],
    ['OAuthClientEdit', 'Edit OAuth2 clients', 'Register clients and renew their secrets'],
  ],
  [
    'DataHub',
    'DataHub',
    ['DataHubRead', 'Read the data hub'],
    ['DataHubWrite', 'Write to the data hub', 'Send events and profiles'],
    ['DataHubMaskedRead', 'Read masked data', 'Số điện thoại và e-mail bị che'],
  ],
  [
    'MODULE',
    'Module',
    ['CampaignView', 'Xem chiến dịch'],
    ['CampaignEdit', 'Sửa chiến dịch'],
    ['ReportMonthly', 'Xuất báo cáo "tháng"', 'Báo cáo doanh thu theo tháng'],
    ['LoyaltyEdit', 'Sửa chương trình khách hàng thân thiết'],
  ],
  [
    'ZMA',
    'Zalo Mini App',
    ['ZmaView', 'Xem mini app'],
    ['ZmaLiveVersion', '<b>Live</b> version =1+1', '<img src=x onerror=alert(1)>'],
  ],
  [
    'PTCR',
    'Pango Task Completion Reward',
    ['PtcrView', 'Xem phần thưởng'],
    ['A-very-long-permission-key-that-does-not-fit-a-column-of-any-table-in-this-console', LONG, LONG],
    ['<b>Legacy</b> =1+1', '"; drop table permission; --', '100% _ %'],
  ],
]

/** Beside what people hold by `people.ts`; none of these is in a rule of the platform. */
const held: readonly (readonly [userId: string, orgId: string, ...permissions: string[]])[] = [
  ['ten.dang@platform.example', 'org-acme', 'SegmentEdit', 'SegmentView', 'WorkflowView'],
  ['ten.dang@platform.example', 'org-haiau', 'DataHubRead', 'DataHubWrite', 'SegmentView'],
  ['ten.dang@platform.example', 'org-khseafood', 'CampaignEdit', 'CampaignView', 'ReportMonthly'],
  ['ten.dang@platform.example', 'org-lumiere', 'WorkflowApprove', 'WorkflowEdit', 'WorkflowRun'],
  ['oper.vu@acme.example', 'org-acme', 'SystemAudit', sentinels.silentPermission],
  ["o'brien+test@acme.example", 'org-bold', '<b>Legacy</b> =1+1', 'ZmaLiveVersion'],
  [
    "o'brien+test@acme.example",
    'org-formula',
    'A-very-long-permission-key-that-does-not-fit-a-column-of-any-table-in-this-console',
  ],
  [sentinels.silentAccount, 'org-acme', 'SegmentView'],
]

const DAY = 86_400_000

/** The catalogue, youngest last, and what some people hold of it without a permission group. */
export function seedPermissions(store: Store, now: number): void {
  const entries = catalogue.flatMap(([categoryId, category, ...some]) =>
    some.map(([id, name, description]) => ({ id, name, description, categoryId, category })),
  )
  entries.forEach((entry, n) => {
    const isChanged = n % 4 === 1
    permissions.add(store, {
      ...entry,
      ...{ createdAt: now - (400 - 11 * n) * DAY, createdBy: n % 3 === 0 ? thu : bao },
      ...(isChanged && { updatedAt: now - (n + 1) * DAY, updatedBy: bao }),
    })
  })
  for (const [userId, orgId, ...some] of held) setOwnPermissions(store, { userId, orgId }, some)
}
