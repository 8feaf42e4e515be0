/** @jest-environment node */
import { description, mediaOf, operations, resolved, type Schema } from './testing'

const { schemas } = description.components
type Composed = Schema & { readonly allOf?: readonly Composed[] }

/** The fields of a schema and of everything it is composed of. */
function fieldsOf(schema: Composed): string[] {
  const { allOf = [], properties = {} } = resolved(schema)
  return [...allOf.flatMap(fieldsOf), ...Object.keys(properties)]
}
const field = (schema: Composed, name: string): Composed => {
  const { allOf = [], properties = {} } = resolved(schema)
  const own = (properties as Record<string, Composed>)[name]
  // A later part says more of a field than an earlier one.
  return own ?? field(allOf.findLast((part) => fieldsOf(part).includes(name)) ?? {}, name)
}
const schemaNamed = (name: string): Composed => schemas[name] as Composed
function answerOf(id: string): Composed {
  const operation = operations.find(({ operationId }) => operationId === id)
  return mediaOf(operation && resolved(operation.responses['200'] ?? {}))?.media.schema as Composed
}

const page = field(answerOf('searchOwnLoginActivities'), 'results')

test.each([
  ['SIGNIN-17', 'LoginRequest', ['userName', 'password']],
  [
    'ORGSEL-25',
    'UserOrganization',
    'id name website imageLink fullName themeColor accountType term'.split(' '),
  ],
  ['TERMS-14', 'OrganizationTerm', ['active', 'term', 'orgId']],
  ['THEME-03', 'UiSetting', ['id', 'theme', 'themeColor', 'updatedAt', 'updatedBy']],
  ['PASSWORD-16', 'PasswordChange', ['oldPassword', 'newPassword', 'confirmPassword']],
  ['HTTP-13', 'PageInfo', ['pageSize', 'currentPage', 'totalPages', 'totalRecords']],
  [
    'CONTEXT-03',
    'CurrentUser',
    'id name avatar totpEnabled token apiKey disabledApiAccess roles permission changePassword changePasswordReason orgCtx'.split(
      ' ',
    ),
  ],
  ['CONTEXT-04', 'OrganizationContext', ['id', 'orgId', 'roles', 'organization']],
  ['CONTEXT-04', 'ContextOrganization', ['name', 'code', 'imageLink']],
  ['CONTEXT-05', 'UserPermission', ['contextPermissions', 'ownerPermission']],
  ['CONTEXT-16', 'DataSetting', ['id', 'maskingAddress', 'maskingEmail', 'maskingPhone', 'showMaskingData']],
  ['CONTEXT-19', 'EmailMarketingSetting', ['name', 'apiKey']],
  ['PROFILE-07', 'LastActivity', ['lastLoginSuccess', 'lastLoginFailed', 'lastChangePassword']],
  ['PROFILE-07', 'Activity', ['actionAt']],
  [
    'LOGINACT-08',
    'LoginActivity',
    'userId actionAt actionBy status source deviceCtx osNameCtx browserNameCtx ipAddress extraValue'.split(
      ' ',
    ),
  ],
  ['TWOFA-06', 'TwoFactorSetup', 'qrcode secretKeys'.split(' ')],
  [
    'TOKENS-06',
    'SessionToken',
    'id token apiKey ipAddress userAgent expiredAt lastAccessedAt geoLocation'.split(' '),
  ],
  [
    'INVITE-15 INVITEADM-07',
    'Invitation',
    'id invitedBy userId createdAt orgId roles status expiredAt joinedOrgExpiredAt reason'.split(' '),
  ],
  [
    'EXPORTS-10',
    'ExportRecord',
    'id startTime endTime totalRecords status source reason criteria'.split(' '),
  ],
  ['NOTIF-08', 'Notification', 'id title message messageLevel status createdAt'.split(' ')],
  ['TICKET-18', 'SupportTicketInput', 'ticketSubject topic description utmSource'.split(' ')],
  [
    'TICKET-26',
    'SupportTicketSearch',
    'freeText topics ticketIds ticketNos fromTime toTime status page pageSize orderBy'.split(' '),
  ],
  [
    'TICKET-29',
    'SupportTicket',
    'id ticketId subject email assigneeEmail topic status createdAt createdBy updatedAt updatedBy'.split(' '),
  ],
  [
    'ORGLIST-59',
    'Organization',
    'id name code fullName accountType phase environment industry contractType contractEffectiveFrom contractEffectiveTo website address phone email status imageLink createdAt createdBy updatedAt updatedBy'.split(
      ' ',
    ),
  ],
  [
    'QUOTA-03',
    'QuotaConfig',
    'id category quotaByKeys alertMessage enabledBlocked unblockedPeriodInMin maxAllowed'.split(' '),
  ],
  ['QUOTA-03', 'QuotaBlock', 'unblockedAt'.split(' ')],
  ['STORAGE-07', 'CronjobSetup', 'cronjobConfigs enabledDDE'.split(' ')],
  ['SUGGEST-02', 'SegmentSuggestion', 'orgId suggestionType suggestDetail'.split(' ')],
  [
    'PWPOLICY-02',
    'PasswordPolicy',
    'passwordLength passwordMinDigit passwordMinLetterUpperCase passwordMinLetterLowerCase passwordMinSpecialCharacter maxDaysRequiredPasswordChanged'.split(
      ' ',
    ),
  ],
  [
    'SESSPOLICY-02',
    'SessionPolicy',
    'enabledInvalidSession invalidSessionAfter preventMultiSessions'.split(' '),
  ],
  ['DOMAIN-03', 'GeneralSettings', 'allowedDomains invitationUsersToJoin actionBy'.split(' ')],
  ['TOU-02', 'OrganizationTerm', 'active term'.split(' ')],
  ['PRIVACY-02', 'PlatformTerm', 'active term'.split(' ')],
  [
    'LOCALE-01',
    'Localization',
    'gmt currency countryName zipCode countryPhoneCode requiredCountryPhoneCode countryCodeAlpha2 countryCodeAlpha3 updatedAt updatedBy'.split(
      ' ',
    ),
  ],
  [
    'LINK-14',
    'LinkedCompany',
    'id integrationName apiKey linkedOrgId linkedOrgName linkedSource o2oCdpOrgId'.split(' '),
  ],
  ['SYSVAR-01', 'SystemVariable', 'id value createdAt updatedAt createdBy'.split(' ')],
  ['ZMA-03', 'MiniAppLiveVersion', 'id appId appName version status updatedAt updatedBy'.split(' ')],
  [
    'CRON-03',
    'CronjobConfig',
    'id name orgId extParam endpointMethod endpointUrl status days hours minutes months gmt validFromTime validToTime monthDayHoursGmts createdAt createdBy'.split(
      ' ',
    ),
  ],
  [
    'CRON-21',
    'CronjobHistory',
    'id configId totalRecords totalValidRecords totalInvalidRecord method url fromTime toTime cronjobStartTime cronjobEndTime createdAt createdBy'.split(
      ' ',
    ),
  ],
  [
    'ACCLOGB-05 ACCLOG-12',
    'AccountLog',
    'action actionAt actionBy orgId userId ctxObject object reason'.split(' '),
  ],
  [
    'CHANGELOG-03',
    'ChangeLog',
    'startTime endTime actionBy action statusCode category objectType input'.split(' '),
  ],
  [
    'EXPLOG-09',
    'ExportRecord',
    'id exportedBy startTime endTime totalRecords status source reason criteria'.split(' '),
  ],
  ['ACCESSLOGB-16 ACCESSLOG-16', 'AccessLog', 'id userId accessedAt app url name'.split(' ')],
  [
    'ACCOUNTS-33',
    'Account',
    'id name phone address status totpEnabled createdAt createdBy updatedAt updatedBy apiKey passwordExpired avatar orgIds roles'.split(
      ' ',
    ),
  ],
  [
    'PGROUP-37',
    'PermissionGroup',
    'id name description permissions system createdAt createdBy updatedAt updatedBy'.split(' '),
  ],
  [
    'CATALOGUE-12',
    'Permission',
    'id name categoryId category description createdAt createdBy updatedAt updatedBy'.split(' '),
  ],
  ['INTPERM-18', 'InternalPermission', 'userId orgId permission'.split(' ')],
  ['OWNFORMS-24', 'Organization', 'id name address industry website phone'.split(' ')],
  ['OWNFORMS-25', 'OrganizationContext', 'id organization roles'.split(' ')],
  ['OWNFORMS-29', 'EmailMarketingSetting', 'name apiKey'.split(' ')],
  ['PWFORM-12', 'PasswordPolicyCheck', 'level errors policy'.split(' ')],
])('%s %s has the documented fields', (_id, name, fields) => {
  expect(fieldsOf(schemaNamed(name))).toEqual(expect.arrayContaining(fields))
})

test('CONTEXT-06 ORGCOMMON-02 the roles are the five documented ones', () => {
  expect(schemas.Role).toMatchObject({ enum: ['USER', 'API', 'ADMIN', 'SUPER_ADMIN', 'OPER_ADMIN'] })
})

test.each([
  ['NOTIF-09', 'MessageLevel', ['success', 'info', 'warning', 'error']],
  ['INVITE-16 INVITEADM-08', 'InvitationStatus', ['Pending', 'Rejected', 'Accepted', 'Approved']],
  ['QUOTA-04', 'QuotaCategory', ['ApiIngestion', 'Segment', 'Task']],
])('%s the values of %s are the documented ones', (_id, name, values) => {
  expect(schemaNamed(name)).toMatchObject({ enum: values })
})

test.each([
  ['CRON-22', 'searchCronjobHistories', ['configs']],
  ['ACCOUNTS-32', 'searchAccounts', ['orgs', 'orgCtxes']],
  ['ACCOUNTS-32', 'searchPlatformAccounts', ['orgs', 'orgCtxes']],
])('%s %s carries maps beside its rows', (_id, operation, maps) => {
  expect(fieldsOf(field(field(answerOf(operation), 'results'), 'extras'))).toEqual(
    expect.arrayContaining(maps),
  )
})

test('SIGNIN-22 the login result stands in success, message and result.status', () => {
  expect(fieldsOf(answerOf('login'))).toEqual(expect.arrayContaining(['success', 'message', 'result']))
  const status = field(field(answerOf('login'), 'result'), 'status')
  expect(resolved(status)).toMatchObject({ enum: ['choose_org_ctx', 'authenticated', 'totp_required'] })
})

test('HTTP-11 every answer of the platform has success, message, timeTaken and errorCode, and result or results', () => {
  const outside = ['lookupPublicIp', 'streamLiveEvents']
  const ours = operations.filter(({ operationId }) => !outside.includes(operationId))
  for (const { operationId } of ours) {
    const fields = fieldsOf(answerOf(operationId))
    expect(fields).toEqual(expect.arrayContaining(['success', 'message', 'timeTaken', 'errorCode']))
    expect(fields.filter((name) => name.startsWith('result')).length).toBeLessThanOrEqual(1)
  }
})

test('HTTP-12 ORGCOMMON-06 a paged list carries content, timeTaken, currentTime, page and extras in results', () => {
  expect(fieldsOf(answerOf('searchOrganizations'))).toEqual(expect.arrayContaining(['success', 'results']))
  expect(fieldsOf(field(page, 'page'))).toEqual(
    expect.arrayContaining(['pageSize', 'currentPage', 'totalPages', 'totalRecords']),
  )
  expect(fieldsOf(page)).toEqual(
    expect.arrayContaining(['content', 'timeTaken', 'currentTime', 'page', 'extras']),
  )
})

test('HTTP-14 the default page size of lists is 10, and pages are zero-based', () => {
  const search = operations.find(({ operationId }) => operationId === 'searchOwnLoginActivities')
  expect(search?.parameters).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: 'page',
        schema: expect.objectContaining({ minimum: 0, default: 0 }) as unknown,
      }),
      expect.objectContaining({
        name: 'pageSize',
        schema: expect.objectContaining({ default: 10 }) as unknown,
      }),
    ]),
  )
})
