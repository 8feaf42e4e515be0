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
  return own ?? field(allOf.find((part) => fieldsOf(part).includes(name)) ?? {}, name)
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
])('%s %s has the documented fields', (_id, name, fields) => {
  expect(fieldsOf(schemaNamed(name))).toEqual(expect.arrayContaining(fields))
})

test('CONTEXT-06 the roles are the five documented ones', () => {
  expect(schemas.Role).toMatchObject({ enum: ['USER', 'API', 'ADMIN', 'SUPER_ADMIN', 'OPER_ADMIN'] })
})

test('SIGNIN-22 the login result stands in success, message and result.status', () => {
  expect(fieldsOf(answerOf('login'))).toEqual(expect.arrayContaining(['success', 'message', 'result']))
  const status = field(field(answerOf('login'), 'result'), 'status')
  expect(status).toMatchObject({ enum: ['choose_org_ctx', 'authenticated', 'totp_required'] })
})

test('HTTP-11 every answer of the platform has success, message, timeTaken and errorCode, and result or results', () => {
  const outside = ['lookupPublicIp']
  const ours = operations.filter(({ operationId }) => !outside.includes(operationId))
  for (const { operationId } of ours) {
    const fields = fieldsOf(answerOf(operationId))
    expect(fields).toEqual(expect.arrayContaining(['success', 'message', 'timeTaken', 'errorCode']))
    expect(fields.filter((name) => name.startsWith('result')).length).toBeLessThanOrEqual(1)
  }
})

test('HTTP-12 a paged list carries content, timeTaken, currentTime, page and extras in results', () => {
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
