import type { Step } from './testing-fault-steps'

/** A change, and how a person makes it: at an address, by steps of which the last one sends it. */
export type Change = { readonly operation: string; readonly at: string; readonly steps: readonly Step[] }

const CHAU = 'minhchau.nguyen@phuongdong.example'
const own = `record=${CHAU}`
const found = `freeText=${CHAU}&record=${CHAU}`
const setup = '/console-organizations?freeText=acme&drawer=setup&record=org-acme'
const withQuota = `/console-organizations?freeText=${encodeURIComponent('Phương Đông')}&drawer=setup&record=org-phuongdong`
const list = '/console-organizations?freeText=acme&record=org-acme'

const rows: Readonly<Record<string, readonly (readonly [at: string, ...steps: Step[]])[]>> = {
  markNotificationRead: [['/notifications?drawer=detail&record=message-bao-1']],

  updateAccount: [
    [`/console-users?drawer=update&${own}`, 'Full name: Storm', '[last]'],
    [`/console-users?drawer=status&${own}`, '[last]'],
  ],
  resetAccountPassword: [[`/console-users?drawer=reset&${own}`, '[I want to]', '[last]', '[last]']],
  removeUserFromOrganization: [[`/console-users?drawer=remove&${own}`, '[I want to]', '[last]', '[last]']],
  deleteAccount: [[`/console-users?drawer=delete&${own}`, '[I want to]', '[last]', '[last]']],
  addInvitation: [
    ['/console-users?drawer=invite', 'User email: hang.do@acme.example', 'Reason: A storm', '[Save]'],
  ],
  updatePlatformAccount: [
    [`/super-admin-console-users?drawer=update&${found}`, 'Full name: Storm', '[last]'],
    [`/super-admin-console-users?drawer=status&${found}`, '[last]'],
    // The own account goes the same way.
    ['/profile?tab=info', 'Name: Storm', '[Information > Save]'],
  ],
  resetPlatformAccountPassword: [
    [`/super-admin-console-users?drawer=reset&${found}`, '[I want to]', '[last]', '[last]'],
  ],
  deletePlatformAccount: [
    [`/super-admin-console-users?drawer=delete&${found}`, '[I want to]', '[last]', '[last]'],
  ],
  resetAccountTwoFactor: [
    ['/super-admin-console-users?drawer=two-factor&freeText=hang.do&record=hang.do@acme.example', '[last]'],
  ],

  addPermissionGroup: [
    ['/permission-group?drawer=create', 'Name: Storm', '[Permission]', '[Xem phần thưởng]', '[Save]'],
  ],
  updatePermissionGroup: [
    ['/permission-group?drawer=update&record=group-campaigns', 'Name: Storm', '[Save]'],
  ],
  deletePermissionGroups: [['/permission-group?drawer=delete&record=group-campaigns', '[last]']],

  updateCurrentOrganization: [['/organization?drawer=information', 'Address: Storm', '[last]']],
  saveOrganizationPasswordPolicy: [
    ['/organization?tab=security', 'Shortest length: 9', '[Password Policy > Save]'],
  ],
  saveOrganizationSessionPolicy: [
    ['/organization?tab=security', '[End idle sessions]', '[Session Policy > Save]'],
  ],
  saveCurrentOrganizationGeneralSettings: [
    ['/organization?tab=security', '[Users can be invited]', '[Allowed Domain > Save]'],
  ],
  saveOrganizationLocalization: [['/organization?tab=settings', 'Zip code: 70001', '[Localization > Save]']],
  saveOrganizationTheme: [['/organization?tab=settings', 'Hex: #123456', '[Apply]']],

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

  updateEmailMarketingKey: [['/profile?tab=email-marketing', 'Name: Storm', 'Send In Blue: k', '[Save]']],
  createSupportTicket: [
    [
      '/security/my-account-tokens?drawer=support',
      'Topic: #1',
      'Subject: Storm',
      'Description: A storm comes',
      '[Send]',
      '[last]',
    ],
  ],
}

/** What the table has not, by what shows it: some is made in other ways, some is sent by no screen. */
export const elsewhere = {
  'flows that ask for something: src/app/outcomes.test.ts': [
    'changeOwnPassword',
    'createCustomModelFromTemplate',
    'deleteOrganization',
    'disableOwnTotp',
    'enableOwnTotp',
    'exportAccounts',
    'exportOrganizations',
    'exportPlatformAccounts',
    'getOwnTotpQrCode',
    'getSystemVariableValue',
    'addSystemVariable',
    'updateSystemVariable',
    'logoutSession',
    'regenerateOwnApiKey',
    'setOwnApiAccess',
  ],
  'files, with their progress: src/api/upload.test.ts and the tests of their screens': [
    'importObjectModelFields',
    'importObjectModels',
    'importSegmentMetas',
    'importSupportedConnections',
    'uploadOrganizationLogo',
    'uploadOwnAvatar',
  ],
  'before the shell and at its end: the flows of sign-in, organization-choice, session and logout': [
    'acceptOrganizationTerm',
    'acceptPreSelectionInvitation',
    'createOwnOrganization',
    'extendToken',
    'login',
    'logout',
    'logoutAllDevices',
    'rejectPreSelectionInvitation',
    'requestPasswordReset',
    'selectOrganization',
    'verifyTwoFactorCode',
  ],
  'what nobody waits for, or is judged while one types': [
    'generatePassword',
    'saveListingPreference',
    'trackQuickAccess',
    'verifyPasswordPolicy',
  ],
  'no screen sends it': [
    'authenticateApiAccount',
    'registerAccount',
    'rerunSystemGroupPermissions',
    'saveOrganizationPersonalization',
    'updateOrganizationDataMasking',
    'updateOrganizationExportConfig',
    'updateOrganizationPersonalization',
    'updateOrganizationSegmentExport',
    'updateOrganizationTheme',
  ],
  'one request by `useChange`, chosen by a picker or in a row: the tests of their screens': [
    'acceptOwnInvitation',
    'addAccount',
    'addPlatformAccount',
    'assignPermissionGroups',
    'assignSystemAccountPermission',
    'assignSystemGrantPermission',
    'assignUserToOrganization',
    'deleteInvitation',
    'grantPermissionGroupToUsers',
    'rejectOwnInvitation',
    'removePlatformUserFromOrganization',
    'saveOrganizationCronjobSetup',
    'saveOrganizationDataMasking',
    'saveOrganizationTerm',
    'savePermissionGroupUsers',
    'unassignSystemAccountPermission',
    'unassignSystemGrantPermission',
    'updateAccountRoles',
    'updateOrganizationTermStatus',
    'updateOwnInfo',
    'updatePlatformAccountRoles',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** One by one, in the order of the table. */
export const changes: readonly Change[] = Object.entries(rows).flatMap(([operation, ways]) =>
  ways.map(([at, ...steps]) => ({ operation, at, steps })),
)
