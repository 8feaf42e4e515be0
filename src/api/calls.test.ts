import {
  allowedValue,
  exampleBody,
  filledPath,
  isMultipart,
  isStream,
  operations,
  type Operation,
} from '../../openapi/testing'
import * as door from './index'
import { argumentOf, configured, createApiStore, endpoints, recordFetch, type Sent } from './testing'

beforeEach(() => configured())

async function send(operationId: string, arg?: unknown): Promise<Sent> {
  const sent = recordFetch()
  await createApiStore().send(operationId, arg)
  return sent[0]!
}

test('the endpoints are the described operations, none missing and none invented', () => {
  const described = operations
    .filter((operation) => !isStream(operation))
    .map(({ operationId }) => operationId)
  expect(Object.keys(endpoints).sort()).toEqual([...described].sort())
})

test('the door lets every api out, and the access table speaks of the same operations', () => {
  const apis = Object.keys(door).filter((name) => name.endsWith('Api'))
  const tags = new Set(operations.flatMap((operation) => operation.tags))
  expect(apis).toHaveLength(tags.size)
  expect(Object.keys(door.operations).sort()).toEqual(operations.map(({ operationId }) => operationId).sort())
})

test('no hook of a secret call leaves the door: a hook keeps its answer in the store', () => {
  const hooks = operations
    .filter((operation) => operation['x-secret'])
    .map(({ operationId: [first = '', ...rest] }) => `use${first.toUpperCase()}${rest.join('')}Mutation`)
  expect(hooks.filter((hook) => hook in door)).toEqual([])
})

const file = new File(['picture'], 'ảnh 1.png', { type: 'image/png' })

const given = (operation: Operation) =>
  argumentOf(operation, allowedValue, isMultipart(operation) ? { file } : exampleBody(operation))

/** As it stands in an address: every character encoded, the items of a list between commas. */
const written = (value: unknown) =>
  Array.isArray(value)
    ? value.map((item) => encodeURIComponent(String(item))).join(',')
    : encodeURIComponent(String(value))

const calls = operations
  .filter((operation) => !isStream(operation))
  .map((operation) => [operation.operationId, operation] as const)

test.each(calls)('%s sends what the description says, and nothing else', async (operationId, operation) => {
  const { method, url, headers } = await send(operationId, given(operation))
  const { pathname, search } = new URL(url)
  const valuesIn = (place: string) =>
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in === place)
      .map((parameter): [string, unknown] => [parameter.name, allowedValue(parameter)])
  expect(method).toBe(operation.method)
  expect(pathname).toBe(`/api${filledPath(operation)}`)
  expect(search.slice(1).split('&').filter(Boolean).sort()).toEqual(
    valuesIn('query')
      .map(([name, value]) => `${name}=${written(value)}`)
      .sort(),
  )
  for (const [name, value] of valuesIn('header')) expect(headers.get(name)).toBe(value)
})

test.each(calls.filter(([, operation]) => !isMultipart(operation)))(
  '%s sends its body as JSON, or none',
  async (operationId, operation) => {
    const { body, headers } = await send(operationId, given(operation))
    expect(body === '' ? undefined : JSON.parse(body)).toEqual(exampleBody(operation))
    expect(headers.get('Content-Type')).toBe(body === '' ? null : 'application/json')
  },
)

test.each(calls.filter(([, operation]) => isMultipart(operation)))(
  '%s sends its file as multipart, in the field file',
  async (operationId, operation) => {
    const { request, headers } = await send(operationId, given(operation))
    expect(headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/)
    const form = await request.formData()
    expect([...form.keys()]).toEqual(['file'])
    expect(form.get('file')).toMatchObject({ name: file.name, type: file.type, size: file.size })
  },
)

const noBody = ''
const masking = { showMaskingData: true, maskingAddress: false, maskingEmail: true, maskingPhone: false }
type Row = [ids: string, operationId: string, arg: unknown, request: string, body: unknown]
const rows: Row[] = [
  [
    'SIGNIN-10',
    'requestPasswordReset',
    { passwordResetRequest: { email: 'a@b.example', captcha: 'c' } },
    'POST /api/account/accounts/annonymous/forgotten-password',
    { email: 'a@b.example', captcha: 'c' },
  ],
  [
    'SIGNIN-16 SIGNIN-17',
    'login',
    { captcha: 'c+/=', loginRequest: { userName: 'a@b.example', password: 'p' } },
    'POST /api/account/accounts/login?captcha=c%2B%2F%3D',
    { userName: 'a@b.example', password: 'p' },
  ],
  [
    'SIGNIN-31',
    'verifyTwoFactorCode',
    { twoFactorCode: { authenCode: '123456', username: 'a@b.example' } },
    'POST /api/account/accounts/login/2ft',
    { authenCode: '123456', username: 'a@b.example' },
  ],
  [
    'SIGNIN-39',
    'registerAccount',
    { registrationRequest: { email: 'a@b.example', name: 'A', password: 'p', confirmPassword: 'p' } },
    'POST /api/account/accounts/annonymous/register',
    { email: 'a@b.example', name: 'A', password: 'p', confirmPassword: 'p' },
  ],
  ['ORGSEL-02', 'listOwnOrganizations', undefined, 'GET /api/account/accounts/users/current/orgs', noBody],
  [
    'ORGSEL-36',
    'selectOrganization',
    { orgId: 'org-1', captcha: 'c' },
    'GET /api/account/accounts/context/set-org?orgId=org-1&captcha=c',
    noBody,
  ],
  [
    'TERMS-01',
    'checkOrganizationTermAcceptance',
    { orgId: 'org-1' },
    'GET /api/account/accounts/users/current/accept-term/check?orgId=org-1',
    noBody,
  ],
  [
    'TERMS-06',
    'acceptOrganizationTerm',
    { orgId: 'org-1' },
    'GET /api/account/accounts/users/current/accept-term?orgId=org-1',
    noBody,
  ],
  ['TERMS-07', 'getPlatformTerm', undefined, 'GET /api/account/platform/config/term', noBody],
  ['LOGOUT-02', 'logoutAllDevices', undefined, 'POST /api/account/logout/all', noBody],
  ['LOGOUT-03', 'logout', undefined, 'POST /api/account/logout', noBody],
  [
    'I18N-07',
    'getDateFormatConstants',
    undefined,
    'GET /api/services/api/common/constants/date-format',
    noBody,
  ],
  [
    'THEME-04',
    'getOwnUiSetting',
    undefined,
    'GET /api/account/accounts/users/current/org/config/gui/get',
    noBody,
  ],
  [
    'CONTEXT-17',
    'getOwnDataSetting',
    undefined,
    'GET /api/account/accounts/users/current/org/config/data/get',
    noBody,
  ],
  ['CONTEXT-02', 'getCurrentUser', undefined, 'GET /api/account/accounts/users/current', noBody],
  [
    'CONTEXT-19',
    'updateEmailMarketingKey',
    { emailMarketingSetting: { name: 'A', apiKey: 'k' } },
    'POST /api/account/accounts/users/current/email-marketing/update',
    { name: 'A', apiKey: 'k' },
  ],
  ['SESSION-08', 'extendToken', undefined, 'GET /api/account/authen/token/extend', noBody],
  [
    'PASSWORD-07',
    'verifyPasswordPolicy',
    { pwd: '~!@#$%^&*()_- +ấ' },
    'GET /api/account/password/policy/verify?pwd=~!%40%23%24%25%5E%26*()_-%20%2B%E1%BA%A5',
    noBody,
  ],
  [
    'PASSWORD-15 PASSWORD-16',
    'changeOwnPassword',
    { passwordChange: { oldPassword: 'a', newPassword: 'b', confirmPassword: 'b' } },
    'POST /api/account/accounts/users/change-password',
    { oldPassword: 'a', newPassword: 'b', confirmPassword: 'b' },
  ],
  ['PASSWORD-22', 'generatePassword', undefined, 'GET /api/account/password/policy/generate', noBody],
  [
    'PROFILE-06',
    'getOwnLastActivity',
    undefined,
    'GET /api/account/accounts/users/current/last-activity',
    noBody,
  ],
  [
    'PROFILE-13',
    'updateOwnInfo',
    { ownInfoInput: { name: 'A', phone: '', address: '' } },
    'POST /api/account/accounts/users/current/update/info',
    { name: 'A', phone: '', address: '' },
  ],
  [
    'LOGINACT-02 LOGINACT-03 HTTP-06',
    'searchOwnLoginActivities',
    {
      page: 0,
      pageSize: 10,
      orderBy: 'actionAt:DESC',
      loginActivitySearch: { freeText: 'a', status: ['Failed'], fromTime: 0, toTime: 0 },
    },
    'POST /api/account/accounts/users/current/login-activities/search?page=0&pageSize=10&orderBy=actionAt%3ADESC',
    { freeText: 'a', status: ['Failed'], fromTime: 0, toTime: 0 },
  ],
  [
    'APIKEY-04',
    'authenticateApiAccount',
    { apiLoginRequest: { username: 'a@b.example', apiKey: 'k' } },
    'POST /api/account/accounts/authen',
    { username: 'a@b.example', apiKey: 'k' },
  ],
  [
    'QUOTA-11',
    'getCurrentOrganizationQuota',
    { category: 'Task' },
    'GET /api/account/mngmnt-client/orgs/config/quota/Task/get',
    noBody,
  ],
  [
    'ORGPAGE-19',
    'getOrganizationTheme',
    undefined,
    'GET /api/account/mngmnt-client/orgs/config/gui/get',
    noBody,
  ],
  [
    'ORGPAGE-19',
    'saveOrganizationTheme',
    { themeInput: { themeColor: '#123456' } },
    'POST /api/account/mngmnt-client/orgs/config/gui/save',
    { themeColor: '#123456' },
  ],
  [
    'ORGPAGE-20',
    'getOrganizationDataMasking',
    undefined,
    'GET /api/account/mngmnt-client/orgs/config/data/get',
    noBody,
  ],
  [
    'ORGPAGE-20',
    'saveOrganizationDataMasking',
    { dataMaskingInput: masking },
    'POST /api/account/mngmnt-client/orgs/config/data/save',
    masking,
  ],
  [
    'ORGPAGE-19',
    'updateOrganizationTheme',
    { themeUpdate: { themeColor: '#123' } },
    'POST /api/account/mngmnt-client/orgs/config/gui/update',
    { themeColor: '#123' },
  ],
  [
    'ORGPAGE-20',
    'updateOrganizationDataMasking',
    { dataMaskingUpdate: { maskingEmail: true } },
    'POST /api/account/mngmnt-client/orgs/config/data/update',
    { maskingEmail: true },
  ],
  [
    'ORGPAGE-21',
    'getOrganizationPersonalization',
    undefined,
    'GET /api/account/mngmnt-client/orgs/config/personalize/get',
    noBody,
  ],
  [
    'ORGPAGE-21',
    'saveOrganizationPersonalization',
    { personalizationConfig: { a: [1] } },
    'POST /api/account/mngmnt-client/orgs/config/personalize/save',
    { a: [1] },
  ],
  [
    'ORGPAGE-21',
    'updateOrganizationPersonalization',
    { personalizationConfig: { a: [1] } },
    'POST /api/account/mngmnt-client/orgs/config/personalize/update',
    { a: [1] },
  ],
  [
    'ORGPAGE-22',
    'getOrganizationSegmentConfig',
    undefined,
    'GET /api/account/mngmnt-client/orgs/config/segment/get',
    noBody,
  ],
  [
    'ORGPAGE-23',
    'updateOrganizationSegmentExport',
    { segmentExportConfig: { a: 1 } },
    'POST /api/account/mngmnt-client/orgs/config/segment/export/update',
    { a: 1 },
  ],
  [
    'ORGPAGE-24',
    'getOrganizationExportConfig',
    undefined,
    'GET /api/account/mngmnt-client/orgs/config/export/get',
    noBody,
  ],
  [
    'ORGPAGE-25',
    'updateOrganizationExportConfig',
    { exportConfig: { a: 1 } },
    'POST /api/account/mngmnt-client/orgs/config/export/update',
    { a: 1 },
  ],
  ['CATALOGUE-27', 'listPermissionMetas', undefined, 'GET /api/account/permission/meta/all', noBody],
  [
    'ACCOUNTS-80',
    'listProductPermissions',
    { productPermissionSearch: { userIds: ['a@b.example'] } },
    'POST /api/services/permissions/search/_by_users',
    { userIds: ['a@b.example'] },
  ],
  [
    'INVITEADM-21',
    'listInvitations',
    undefined,
    'GET /api/account/mngmnt-client/accounts/invitation/join-orgs/list',
    noBody,
  ],
  [
    'PGROUP-53',
    'listPermissionGroupsByQuery',
    { query: 'Chăm sóc' },
    'GET /api/account/permission/group/all?query=Ch%C4%83m%20s%C3%B3c',
    noBody,
  ],
  [
    'ACCLOG-18',
    'getTaskTimerDistinctCounts',
    { field: 'a/b' },
    'GET /api/account/mngmnt-client/task-timers/a%2Fb/distinct',
    noBody,
  ],
  [
    'ACCLOG-18',
    'getTagDistinctCounts',
    { field: 'name' },
    'GET /api/account/mngmnt-client/tags/name/distinct',
    noBody,
  ],
]

test.each(rows)('%s %s', async (_ids, operationId, arg, request, body) => {
  const sent = await send(operationId, arg)
  expect(`${sent.method} ${sent.url.replace(location.origin, '')}`).toBe(request)
  expect(sent.body === '' ? '' : JSON.parse(sent.body)).toEqual(body)
})

test.each([
  ['SIGNIN-21', 'login', { captcha: 'c', loginRequest: {} }],
  ['ORGSEL-37', 'selectOrganization', { captcha: 'c', orgId: 'o' }],
])('%s %s carries the user agent, and the address when it is known', async (_id, operationId, arg) => {
  const both = { 'X-Client-Ip': '203.0.113.17', 'X-Client-User-Agent': 'Chrome/141' }
  const { headers } = await send(operationId, { ...arg, ...both })
  expect([headers.get('X-Client-Ip'), headers.get('X-Client-User-Agent')]).toEqual(Object.values(both))
  const without = await send(operationId, { ...arg, 'X-Client-User-Agent': 'Chrome/141' })
  expect(without.headers.has('X-Client-Ip')).toBe(false)
})

test('ORGCOMMON-03 ADMINCOMMON-13 administrators’ calls go to mngmnt or to mngmnt-client', () => {
  const families = new Set(
    operations.map(({ path }) => /\/(mngmnt(-client)?)\//.exec(path)?.[1]).filter(Boolean),
  )
  expect([...families].sort()).toEqual(['mngmnt', 'mngmnt-client'])
})

test('ORGPAGE-18 the settings of the own organization are organization-scoped', () => {
  const paths = operations
    .filter(({ tags: [tag], path }) => tag === 'organization-page' && path.includes('/config/'))
    .map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !path.startsWith('/account/mngmnt-client/orgs/config/'))).toEqual([])
})

test('QUOTA-02 the quotas of any organization are under mngmnt', () => {
  const paths = operations
    .filter(({ operationId }) => /^(get|update|delete)OrganizationQuota$/.test(operationId))
    .map(({ path }) => path.slice(0, path.indexOf('{')))
  expect(new Set(paths)).toEqual(new Set(['/account/mngmnt/orgs/config/quota/']))
})

test('PROFILE-16 the avatar travels as multipart with the file in the field file', async () => {
  const file = new File(['picture'], 'a.png', { type: 'image/png' })
  const sent = await send('uploadOwnAvatar', { avatarUpload: { file } })
  expect(`${sent.method} ${new URL(sent.url).pathname}`).toBe(
    'POST /api/account/accounts/users/current/update/_avatar',
  )
  expect((await sent.request.formData()).get('file')).toMatchObject({ name: 'a.png', type: 'image/png' })
})
