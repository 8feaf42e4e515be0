import { mediaOf, operations, type Operation } from '../../openapi/testing'
import * as door from './index'
import { configured, createApiStore, endpoints, recordFetch, type Sent } from './testing'

beforeEach(() => configured())

async function send(operationId: string, arg?: unknown): Promise<Sent> {
  const sent = recordFetch()
  await createApiStore().send(operationId, arg)
  return sent[0]!
}

const isStream = ({ responses }: Operation) => 'text/event-stream' in (responses['200']?.content ?? {})

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

/** A value for each parameter, and the first example as the body. */
function sample(operation: Operation) {
  const values = Object.fromEntries(
    (operation.parameters ?? []).map(({ name }) => [name, name === 'page' ? 0 : `Trần & #1 ${name}`]),
  )
  const media = mediaOf(operation.requestBody)
  const body = Object.values(media?.media.examples ?? {})[0]?.value
  const [first = '', ...rest] = media?.media.schema.$ref?.split('/').at(-1) ?? ''
  const bodyName = first.toLowerCase() + rest.join('')
  return { values, body, arg: { ...values, ...(media && { [bodyName]: body }) } }
}

test.each(
  operations
    .filter((operation) => !isStream(operation))
    .map((operation) => [operation.operationId, operation] as const),
)('%s sends what the description says, and nothing else', async (operationId, operation) => {
  const { values, body, arg } = sample(operation)
  // A header cannot hold every character.
  for (const { name } of operation.parameters?.filter((one) => one.in === 'header') ?? []) {
    values[name] = `a header ${name}`
    Object.assign(arg, { [name]: values[name] })
  }
  const { method, url, headers, body: sentBody } = await send(operationId, arg)
  const { pathname, searchParams } = new URL(url)
  const named = (place: string) =>
    operation.parameters?.filter((one) => one.in === place).map(({ name }) => name) ?? []
  expect(method).toBe(operation.method)
  const path = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(values[name])),
  )
  expect(pathname).toBe(`/api${path}`)
  expect(Object.fromEntries(searchParams)).toEqual(
    Object.fromEntries(named('query').map((name) => [name, String(values[name])])),
  )
  for (const name of named('header')) expect(headers.get(name)).toBe(values[name])
  expect(sentBody === '' ? undefined : JSON.parse(sentBody)).toEqual(body)
})

const noBody = ''
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

test('PROFILE-16 the avatar travels as multipart with the file in the field file', async () => {
  const file = new File(['picture'], 'a.png', { type: 'image/png' })
  const sent = await send('uploadOwnAvatar', { avatarUpload: { file } })
  expect(`${sent.method} ${new URL(sent.url).pathname}`).toBe(
    'POST /api/account/accounts/users/current/update/_avatar',
  )
  expect((await sent.request.formData()).get('file')).toMatchObject({ name: 'a.png', type: 'image/png' })
})
