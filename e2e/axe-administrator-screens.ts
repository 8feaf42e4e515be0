import { press, type Screen } from './axe-screen'
import { people } from './fixtures'
import { answer } from './verbs'

/** The screens of administrators and super administrators. */
export const administratorScreens: readonly Screen[] = [
  ...['support', 'segment', 'manage_object'].map((menu) => ({
    name: `system tools, ${menu}`,
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: `/console-system-setting?menu=${menu}`,
  })),
  ...[
    ['live versions of mini apps', ''],
    ['new live version', '&drawer=create'],
    ['live version', '&drawer=update&record=live-1'],
    ['status of a live version', '&drawer=status&record=live-1'],
    ['library of mini apps', '&menu=zma-library'],
    ['new mini app', '&menu=zma-library&drawer=add'],
    ['list of new mini apps', '&menu=zma-library&drawer=add-list'],
    ['deletion of a mini app with live versions', '&menu=zma-library&drawer=delete&record=mini-app-4'],
  ].map(([name = '', search = '']) => ({
    ...{ name, as: people.superAdmin, organization: 'org-phuongdong' },
    ...(search === '' && { example: true as const }),
    address: `/console-system-setting?tab=zalo-mini-app${search}`,
  })),
  ...['', '&subTab=history', '&drawer=create', '&drawer=status&record=cron-orders'].map((more) => ({
    name: `cronjobs ${more}`,
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: `/console-system-setting?tab=cronjob${more}`,
  })),
  {
    name: 'schedule of a cronjob',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/console-system-setting?tab=cronjob&drawer=update&record=cron-quarter',
    opened: press(/^(Change schedule|Đổi lịch chạy)$/),
  },
  {
    name: 'system variables',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/console-system-setting?menu=system_configuration',
  },
  {
    name: 'new system variable',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/console-system-setting?menu=system_configuration&drawer=create',
  },
  {
    name: 'code before the value of a system variable',
    example: true,
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/console-system-setting?menu=system_configuration',
    opened: press(/^(View value|Xem giá trị): MAIL_GATEWAY_URL$/),
  },
  {
    name: 'privacy term of the platform',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/console-system-setting?menu=privacy-system',
  },
  ...['account-logs', 'export-logs', 'change-logs'].map((tab) => ({
    name: `logs, ${tab}`,
    example: true as const,
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: `/console-activity?tab=${tab}`,
  })),
  {
    name: 'access log and its chart',
    example: true,
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/console-activity?tab=access-logs&chart=1',
    opened: press(/^(Table of Stats by User|Bảng của Thống kê theo người dùng)$/),
  },
  {
    name: 'settings of the own organization',
    as: people.fiveOrganizations,
    organization: 'org-phuongdong',
    address: '/organization?tab=settings',
  },
  {
    name: 'why a control cannot be used',
    as: people.fiveOrganizations,
    organization: 'org-phuongdong',
    address: '/console-users?why=resetAccountPassword',
  },
  {
    name: 'what an account may do',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/console-users?drawer=evaluate&record=bao.tran@phuongdong.example&act=resetAccountPassword',
  },
  {
    name: 'see as, and its frame',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/console-users?drawer=see-as',
    opened: press(/^(See as|Xem với vai trò)$/),
  },
  {
    name: 'organizations',
    example: true,
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/console-organizations',
    opened: press(/^Không Đọc Được$/),
  },
  {
    name: 'organization, its detail and its menu',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/console-organizations?freeText=acme',
    opened: async (page) => {
      await press(/^(Details of|Chi tiết của)/)(page)
      await press(/^(More actions|Thao tác khác):/)(page)
    },
  },
  {
    name: 'new organization',
    example: true,
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/console-organizations?drawer=create',
  },
  ...['general', 'permission-group', 'web-tagging', 'api-ingestion', 'task'].map((menu) => ({
    name: `setup of an organization, ${menu}`,
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: `/console-organizations?freeText=acme&drawer=setup&record=org-acme&menu=${menu}`,
  })),
  {
    name: 'deletion of an organization, and its code',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/console-organizations?freeText=acme&drawer=delete&record=org-acme',
    opened: async (page) => {
      const remove = /^(Delete|Xóa)$/
      await page.getByLabel(/^(Type the name|Nhập tên)/).fill('Acme Retail Vietnam')
      await press(remove)(page)
      await answer(page, remove)
      await page.getByRole('textbox', { name: /^(Digit|Chữ số) 1/ }).waitFor()
    },
  },
  {
    name: 'export of organizations',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/console-organizations?freeText=acme&status=active&drawer=export',
  },
  {
    name: 'linked companies',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/console-link-orgs',
    opened: press(/^(Link company|Liên kết công ty)$/),
  },
  ...[
    ['permission groups', '/permission-group'],
    ['new permission group', '/permission-group?drawer=create'],
    ['permission group', '/permission-group?drawer=update&record=group-campaigns'],
    ['system permission group', '/permission-group?drawer=info&record=group-root'],
    ['users of a permission group', '/permission-group?drawer=users&record=group-hostile'],
    ['permissions of groups', '/permission-group?drawer=permissions'],
    ['deletion of a permission group', '/permission-group?drawer=delete&record=group-campaigns'],
  ].map(([name = '', address = '']) => ({
    name,
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address,
  })),
  {
    name: 'catalogue of permissions, and the menu of one',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/console-permission',
    opened: press(/^(More actions|Thao tác khác):/),
  },
  {
    name: 'grant that takes everything away',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/internal-permission?userId=oper.vu@acme.example&orgId=org-acme&drawer=grant',
  },
  ...[
    ['new permission', '/console-permission?drawer=create'],
    ['permission', '/console-permission?drawer=update&record=SegmentEdit'],
    ['internal permissions in a tab', '/console-permission?tab=internal'],
    [
      'revoking an internal permission',
      `/internal-permission?drawer=revoke&userId=oper.vu&record=${encodeURIComponent('org-acme\noper.vu@acme.example\nSystemAudit')}`,
    ],
  ].map(([name = '', address = '']) => ({
    name,
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address,
  })),
  {
    name: 'accounts, and the menu of one',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/super-admin-console-users',
    opened: press(/^(More actions|Thao tác khác):/),
  },
  ...[
    ['new account', '/console-users?drawer=create'],
    ['organization of an administrator', '/organization'],
    ['information of the own organization', '/organization?drawer=information'],
    ['security of the own organization', '/organization?tab=security'],
    ['account', `/console-users?drawer=update&record=${people.superAdmin}`],
    ['password of an account', `/console-users?drawer=reset&record=${people.fiveOrganizations}`],
    ['groups of an account', `/console-users?drawer=groups&record=${people.fiveOrganizations}`],
    ['activities of an account', `/console-users?drawer=activity&record=${people.fiveOrganizations}`],
    ['invitations of an organization', '/console-users?drawer=invitations'],
    ['invitation of several people', '/console-users?drawer=invite-many'],
    [
      'organizations of an account',
      `/super-admin-console-users?drawer=organizations&record=${people.fiveOrganizations}`,
    ],
    ['assignment of an account', `/super-admin-console-users?drawer=assign&record=${people.oneOrganization}`],
  ].map(([name = '', address = '']) => ({
    name,
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address,
  })),
]
