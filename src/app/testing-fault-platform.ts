import type { Rows, Step } from './testing-fault-steps'

const accounts = '/super-admin-console-users'
const found = (account: string) => `freeText=${account}&record=${account}`
const BAO = found('bao.tran@phuongdong.example')
const CHAU = found('minhchau.nguyen@phuongdong.example')
const HANG = found('hang.do@acme.example')
const THU = found('thu.dinh@platform.example')
const KHANH = found('khanh.pham@platform.example')
const setup = '/console-organizations?freeText=acme&drawer=setup&record=org-acme'
const withQuota = `/console-organizations?freeText=${encodeURIComponent('Phương Đông')}&drawer=setup&record=org-phuongdong`
const list = '/console-organizations?freeText=acme&record=org-acme'

/** An organization, in a picker. */
const chosen = (picker: string): readonly Step[] => [
  `[${picker}]`,
  'Search organizations: zenbrew',
  '[zenbrew]',
]

const ofAccounts: Rows = {
  addPlatformAccount: [
    [
      `${accounts}?drawer=create`,
      'Full name: Storm',
      'Email: storm@phuongdong.example',
      'Password: Console_2026',
      'Confirm new password: Console_2026',
      ...chosen('Organization'),
      '[Roles]',
      '[User]',
      '[Save]',
    ],
  ],
  updatePlatformAccount: [
    [`${accounts}?drawer=update&${CHAU}`, 'Full name: Storm', '[last]'],
    [`${accounts}?drawer=status&${CHAU}`, '[last]'],
    // The own account goes the same way.
    ['/profile?tab=info', 'Name: Storm', '[Information > Save]'],
  ],
  resetPlatformAccountPassword: [[`${accounts}?drawer=reset&${CHAU}`, '[I want to]', '[last]', '[last]']],
  deletePlatformAccount: [[`${accounts}?drawer=delete&${CHAU}`, '[I want to]', '[last]', '[last]']],
  resetAccountTwoFactor: [[`${accounts}?drawer=two-factor&${HANG}`, '[last]']],
  assignUserToOrganization: [
    [`${accounts}?drawer=assign&${HANG}`, ...chosen('Organization'), '[Save]'],
    [`${accounts}?drawer=organizations&${HANG}`, ...chosen('Link organization'), '[Link]'],
  ],
  updatePlatformAccountRoles: [
    [
      `${accounts}?drawer=organizations&${HANG}`,
      '[Select roles]',
      '[Roles]',
      '[AdminOperator]',
      '[Save]',
      '[last]',
    ],
  ],
  removePlatformUserFromOrganization: [
    [`${accounts}?drawer=organizations&${CHAU}`, '[Remove]', '[I want to]', '[last]', '[last]'],
  ],
  assignSystemGrantPermission: [
    [
      `${accounts}?drawer=organizations&${THU}`,
      '[Grant permission of Đinh Thị Thư in Phương Đông]',
      '[last]',
    ],
  ],
  unassignSystemGrantPermission: [
    [
      `${accounts}?drawer=organizations&${BAO}`,
      '[Grant permission of Trần Lê Quốc Bảo in Phương Đông]',
      '[last]',
    ],
  ],
  assignSystemAccountPermission: [
    [
      `${accounts}?drawer=organizations&${KHANH}`,
      '[Account permission of Phạm Hoàng Khánh Linh in Hải Âu]',
      '[last]',
    ],
  ],
  // Nobody has it before.
  unassignSystemAccountPermission: [
    [
      `${accounts}?drawer=organizations&${KHANH}`,
      'once [Account permission of Phạm Hoàng Khánh Linh in Hải Âu]',
      'once [Assign]',
      '[Account permission of Phạm Hoàng Khánh Linh in Hải Âu]',
      '[Unassign]',
    ],
  ],
}

const ofOrganizations: Rows = {
  createOrganization: [
    [
      '/console-organizations?drawer=create',
      'Brand Name: Storm',
      'Code: storm',
      'Full name: Storm',
      'Account Type: #1',
      'Phase: #1',
      'Industry: #1',
      '[last]',
    ],
  ],
  updateOrganization: [
    [`${list}&drawer=update`, 'Brand Name: Storm', 'Full name: Storm and Storm', '[last]'],
  ],
  updateOrganizationStatus: [[`${list}&drawer=status`, '[last]']],
  initSystemPermissionGroups: [[`${list}&drawer=init`, '[last]']],
  saveOrganizationGeneralSettings: [[`${setup}&menu=general`, '[Users can be invited]', '[Save]']],
  saveOrganizationCronjobSetup: [[`${setup}&menu=general`, '[Delta Data Engine]', '[Save]']],
  saveOrganizationWebTagging: [[`${setup}&menu=web-tagging`, 'Tracking key: storm', '[Save]']],
  saveOrganizationModelStorage: [[`${setup}&menu=model-storage`, '[Custom model storage]', '[Save]']],
  initOrganizationPermissionGroups: [[`${setup}&menu=permission-group`, '[Create groups by role]', '[last]']],
  updateSegmentSuggestion: [[`${setup}&menu=segment-suggestion`, 'Configuration as JSON: []', '[Save]']],
  updateOrganizationQuota: [[`${withQuota}&menu=segment`, 'Raw records: 4,999,999', '[Save]', '[last]']],
  deleteOrganizationQuota: [[`${withQuota}&menu=segment`, '[Remove]', '[last]']],
  unblockOrganizationApiIngestion: [[`${setup}&menu=api-ingestion`, '[Unblocked]', '[last]']],

  addPermission: [
    ['/console-permission?drawer=create', 'Key: StormKey', 'Name: Storm', 'Category: #1', '[last]'],
  ],
  updatePermission: [['/console-permission?drawer=update&record=SegmentEdit', 'Name: Storm', '[last]']],
  deletePermission: [['/console-permission?drawer=delete&record=SegmentEdit', '[last]']],
  grantInternalPermissions: [
    ['/internal-permission?userId=oper.vu@acme.example&orgId=org-acme&drawer=grant', '[last]'],
  ],
  revokeInternalPermission: [
    [
      `/internal-permission?drawer=revoke&record=${encodeURIComponent('org-acme\noper.vu@acme.example\nSystemAudit')}`,
      '[last]',
    ],
  ],
  createLinkedCompany: [
    [
      '/console-link-orgs?o2ocdporgid=org-zenbrew&linkedOrgId=crm-9&drawer=link',
      'Integration name: Storm',
      'Company integration id: 9',
      'Company integration name: Nine',
      '[last]',
    ],
  ],
  deleteLinkedCompany: [['/console-link-orgs?drawer=delete&record=link-1', '[last]']],

  addCronjobConfig: [
    [
      '/console-system-setting?tab=cronjob&drawer=create',
      'Name: Storm',
      'Endpoint: https://storm.example/',
      '[last]',
    ],
  ],
  updateCronjobConfig: [
    ['/console-system-setting?tab=cronjob&drawer=update&record=cron-orders', 'Name: Storm', '[last]'],
    ['/console-system-setting?tab=cronjob&drawer=status&record=cron-orders', '[last]'],
  ],
  deleteCronjobConfig: [['/console-system-setting?tab=cronjob&drawer=delete&record=cron-orders', '[last]']],
  addMiniAppLiveVersion: [
    [
      '/console-system-setting?tab=zalo-mini-app&drawer=create',
      '[Mini App]',
      '[Bếp Nhà Mộc]',
      'Version: 9',
      '[last]',
    ],
  ],
  editMiniAppLiveVersion: [
    ['/console-system-setting?tab=zalo-mini-app&drawer=update&record=live-1', 'Version: 99', '[last]'],
    ['/console-system-setting?tab=zalo-mini-app&drawer=status&record=live-1', '[last]'],
  ],
  deleteMiniAppLiveVersion: [
    ['/console-system-setting?tab=zalo-mini-app&drawer=delete&record=live-1', '[last]'],
  ],
  addSupportedMiniApp: [
    [
      '/console-system-setting?tab=zalo-mini-app&menu=zma-library&drawer=add',
      'App ID: 77',
      'App Name: Storm',
      '[last]',
    ],
  ],
  addSupportedMiniApps: [
    [
      '/console-system-setting?tab=zalo-mini-app&menu=zma-library&drawer=add-list',
      'Mini Apps: [{"appId":"77","appName":"Storm"}]',
      '[last]',
    ],
  ],
  deleteSupportedMiniApp: [
    [
      '/console-system-setting?tab=zalo-mini-app&menu=zma-library&drawer=delete-by-id',
      'ID: mini-app-9',
      '[Delete]',
      '[last]',
    ],
  ],
  deleteSupportedConnection: [
    ['/console-system-setting?menu=support', 'Id of the connection: storm', '[Delete]', '[last]'],
  ],
  deleteSegmentMeta: [
    ['/console-system-setting?menu=segment', 'Id of the segment meta: storm', '[Delete]', '[last]'],
  ],
  deleteCustomModelTemplate: [
    ['/console-system-setting?menu=manage_object', 'Id of the template: storm', '[Delete]', '[last]'],
  ],
  addCustomModelTemplate: [
    ['/console-system-setting?menu=manage_object', 'Template (JSON): {"code":"storm"}', '[Add]'],
  ],
  savePlatformTerm: [['/console-system-setting?menu=privacy-system', '[Privacy Term active]', '[Save]']],
}

/** The changes that super administrators make, and how. */
export const ofPlatform: Rows = { ...ofAccounts, ...ofOrganizations }
