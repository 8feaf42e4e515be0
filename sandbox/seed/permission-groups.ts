import type { Store } from '../store/db'
import { sentinels } from '../rules/sentinels'
import { joinGroup, permissionGroups } from '../store/permission-groups'

type Group = {
  readonly id: string
  readonly orgId: string
  readonly name: string
  readonly permissions: string[]
  readonly description?: string
  readonly system?: true
  readonly members: readonly string[]
}

const bao = 'bao.tran@phuongdong.example'
const chau = 'minhchau.nguyen@phuongdong.example'
const ten = 'ten.dang@platform.example'

const LONG =
  'Nhóm quyền quản trị dữ liệu khách hàng, chiến dịch, phân khúc và báo cáo của toàn bộ chi nhánh miền Bắc, miền Trung và miền Nam, kể cả đối tác, đại lý cấp một, cấp hai và bộ phận kiểm toán nội bộ, 202'

/** Those of the system whose membership a super administrator gives; an organization that is not named has none yet. */
const initialised = ['anhduong', 'haiau', 'quangminh'].flatMap((name): Group[] => {
  const orgId = `org-${name}`
  return [
    {
      ...{ id: `group-${name}-grant`, orgId, name: 'Grant Privileges', system: true, members: [] },
      permissions: ['GrantPrivilege'],
    },
    {
      ...{ id: `group-${name}-account`, orgId, name: 'Account Management', system: true, members: [] },
      permissions: ['AccountManagement', 'AccountPermission', 'InviteUser', 'Disable2faAccount'],
    },
  ]
})

const groups: readonly Group[] = [
  ...initialised,
  {
    id: 'group-root',
    orgId: 'org-phuongdong',
    name: 'Root',
    permissions: ['OWNER'],
    system: true,
    members: [bao],
  },
  {
    id: 'group-grant',
    orgId: 'org-phuongdong',
    name: 'Grant Privileges',
    permissions: ['GrantPrivilege'],
    system: true,
    members: [bao],
  },
  {
    id: 'group-care',
    orgId: 'org-phuongdong',
    name: 'Chăm sóc khách hàng',
    description: 'Đội chăm sóc',
    permissions: ['AccountPermission'],
    members: [],
  },
  {
    id: 'group-marketing',
    orgId: 'org-phuongdong',
    name: 'Tiếp thị & "Truyền thông"',
    permissions: ['InviteUser', 'AccountManagement'],
    members: [bao],
  },
  {
    id: 'group-hostile',
    orgId: 'org-phuongdong',
    name: '<i>Nghiêng</i> =1+1 100%',
    permissions: [],
    members: [bao, chau],
  },
  {
    id: sentinels.goneGroup,
    orgId: 'org-phuongdong',
    name: 'Vừa bị xóa',
    description: 'Nobody can be assigned: it does not exist any more',
    permissions: [],
    members: [],
  },
  {
    id: sentinels.silentGroup,
    orgId: 'org-phuongdong',
    name: 'Im lặng',
    description: 'Nobody can be assigned: it is refused without a message',
    permissions: ['ReportMonthly'],
    members: [],
  },
  {
    id: 'group-audit',
    orgId: 'org-phuongdong',
    name: 'Kiểm toán nội bộ',
    description: 'Chỉ đọc, cho kỳ kiểm toán hằng năm',
    permissions: ['SystemAudit'],
    members: [],
  },
  {
    id: 'group-data',
    orgId: 'org-phuongdong',
    name: 'Kho dữ liệu',
    permissions: ['DataHubRead', 'DataHubWrite', 'DatasetView', 'DatasetImport'],
    members: [ten],
  },
  {
    id: 'group-campaigns',
    orgId: 'org-phuongdong',
    name: 'Chiến dịch và phân khúc',
    description: 'Chiến dịch, phân khúc và báo cáo',
    permissions: ['CampaignView', 'CampaignEdit', 'SegmentView', 'SegmentEdit', 'ReportMonthly'],
    members: [ten, sentinels.silentAccount],
  },
  {
    id: 'group-long',
    orgId: 'org-phuongdong',
    name: LONG,
    description: LONG,
    permissions: [
      ...['WorkflowView', 'WorkflowEdit', 'WorkflowRun', 'WorkflowApprove', 'SegmentExport', 'LoyaltyEdit'],
      ...['OAuthClientView', 'ZmaLiveVersion', '<b>Legacy</b> =1+1'],
      'A-very-long-permission-key-that-does-not-fit-a-column-of-any-table-in-this-console',
    ],
    members: [],
  },
  {
    id: 'group-acme-root',
    orgId: 'org-acme',
    name: 'Root',
    permissions: ['OWNER'],
    system: true,
    members: [],
  },
  {
    id: 'group-acme-till',
    orgId: 'org-acme',
    name: 'Thu ngân',
    permissions: ['AccountPermission'],
    members: ['users.trinh@acme.example'],
  },
]

export function seedPermissionGroups(store: Store, now: number): void {
  const createdAt = now - 300 * 86_400_000
  for (const { members, ...group } of groups) {
    permissionGroups.add(store, { system: false, ...group, createdAt, createdBy: bao })
    for (const member of members) joinGroup(store, group.id, member)
  }
}
