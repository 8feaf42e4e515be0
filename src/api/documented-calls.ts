const masking = { showMaskingData: true, maskingAddress: false, maskingEmail: true, maskingPhone: false }
const passwords = { oldPassword: 'a', newPassword: 'b', confirmPassword: 'b' }
const registration = { email: 'a@b.example', name: 'A', password: 'p', confirmPassword: 'p' }
const failedSignIns = { freeText: 'a', status: ['Failed'], fromTime: 0, toTime: 0 }
const firstPage = { page: 0, pageSize: 10, orderBy: 'actionAt:DESC' }
const person = { name: 'A', phone: '', address: '' }

type Given = { readonly params?: Readonly<Record<string, unknown>>; readonly body?: unknown }
type Row = readonly [ids: string, operationId: string, given: Given]

/** For tests: the requirements that a call fulfils by going where docs/calls.tsv says, with these parameters and body. */
export const documentedCalls: readonly Row[] = [
  ['SIGNIN-10', 'requestPasswordReset', { body: { email: 'a@b.example', captcha: 'c' } }],
  [
    'SIGNIN-16 SIGNIN-17',
    'login',
    { params: { captcha: 'c+/=' }, body: { userName: 'a@b.example', password: 'p' } },
  ],
  ['SIGNIN-31', 'verifyTwoFactorCode', { body: { authenCode: '123456', username: 'a@b.example' } }],
  ['SIGNIN-39', 'registerAccount', { body: registration }],
  ['ORGSEL-02', 'listOwnOrganizations', {}],
  ['ORGSEL-36', 'selectOrganization', { params: { orgId: 'org-1', captcha: 'c' } }],
  ['TERMS-01', 'checkOrganizationTermAcceptance', { params: { orgId: 'org-1' } }],
  ['TERMS-06', 'acceptOrganizationTerm', { params: { orgId: 'org-1' } }],
  ['TERMS-07', 'getPlatformTerm', {}],
  ['LOGOUT-02', 'logoutAllDevices', {}],
  ['LOGOUT-03', 'logout', {}],
  ['I18N-07', 'getDateFormatConstants', {}],
  ['THEME-04', 'getOwnUiSetting', {}],
  ['CONTEXT-17', 'getOwnDataSetting', {}],
  ['CONTEXT-02', 'getCurrentUser', {}],
  ['CONTEXT-19', 'updateEmailMarketingKey', { body: { name: 'A', apiKey: 'k' } }],
  ['SESSION-08', 'extendToken', {}],
  ['PASSWORD-07', 'verifyPasswordPolicy', { params: { pwd: '~!@#$%^&*()_- +ấ' } }],
  ['PASSWORD-15 PASSWORD-16', 'changeOwnPassword', { body: passwords }],
  ['PASSWORD-22', 'generatePassword', {}],
  ['PROFILE-06', 'getOwnLastActivity', {}],
  ['PROFILE-13', 'updateOwnInfo', { body: person }],
  ['LOGINACT-02 LOGINACT-03 HTTP-06', 'searchOwnLoginActivities', { params: firstPage, body: failedSignIns }],
  ['APIKEY-04', 'authenticateApiAccount', { body: { username: 'a@b.example', apiKey: 'k' } }],
  ['APIKEY-07', 'setOwnApiAccess', { params: { disabled: true } }],
  ['APIKEY-09', 'regenerateOwnApiKey', {}],
  [
    'COLPREF-02',
    'saveListingPreference',
    { body: { objectType: 'acc_console_user', columns: ['name', '-phone'] } },
  ],
  ['COLPREF-03', 'getListingPreference', { params: { objectType: 'acc_console_user' } }],
  ['QUOTA-11', 'getCurrentOrganizationQuota', { params: { category: 'Task' } }],
  ['ORGPAGE-19', 'getOrganizationTheme', {}],
  ['ORGPAGE-19', 'saveOrganizationTheme', { body: { themeColor: '#123456' } }],
  ['ORGPAGE-20', 'getOrganizationDataMasking', {}],
  ['ORGPAGE-20', 'saveOrganizationDataMasking', { body: masking }],
  ['ORGPAGE-19', 'updateOrganizationTheme', { body: { themeColor: '#123' } }],
  ['ORGPAGE-20', 'updateOrganizationDataMasking', { body: { maskingEmail: true } }],
  ['ORGPAGE-21', 'getOrganizationPersonalization', {}],
  ['ORGPAGE-21', 'saveOrganizationPersonalization', { body: { a: [1] } }],
  ['ORGPAGE-21', 'updateOrganizationPersonalization', { body: { a: [1] } }],
  ['ORGPAGE-22', 'getOrganizationSegmentConfig', {}],
  ['ORGPAGE-23', 'updateOrganizationSegmentExport', { body: { a: 1 } }],
  ['ORGPAGE-24', 'getOrganizationExportConfig', {}],
  ['ORGPAGE-25', 'updateOrganizationExportConfig', { body: { a: 1 } }],
  ['CATALOGUE-27', 'listPermissionMetas', {}],
  ['ACCOUNTS-80', 'listProductPermissions', { body: { userIds: ['a@b.example'] } }],
  ['INVITEADM-21', 'listInvitations', {}],
  ['PGROUP-52', 'listPermissionGroups', {}],
  ['PGROUP-54', 'suggestPermissionGroups', { params: { query: 'Chăm sóc', pageSize: 50 } }],
  [
    'PGROUP-39 PGROUP-58',
    'assignPermissionGroups',
    { body: { groupIds: ['g', 'h'], userIds: ['a@b.example'] } },
  ],
  ['PGROUP-59', 'savePermissionGroupUsers', { body: { groupIds: [], userIds: ['a@b.example'] } }],
  ['PGROUP-53', 'listPermissionGroupsByQuery', { params: { query: 'Chăm sóc' } }],
  ['ACCLOG-18', 'getTaskTimerDistinctCounts', { params: { field: 'a/b' } }],
  ['ACCLOG-18', 'getTagDistinctCounts', { params: { field: 'name' } }],
]
