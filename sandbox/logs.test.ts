/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { components } from '../openapi/schema.gen'
import { allowedValue, exampleBody, filledPath, operations as allOperations } from '../openapi/testing'
import { loadDescription, secretsOf, type LogEntry } from './description'
import { operations } from './operations'
import { NOON, setUp } from './testing'
import type { World } from './world'

type AccountLog = components['schemas']['AccountLog']
type ChangeLog = components['schemas']['ChangeLog']

const BAO = 'bao.tran@phuongdong.example'
const KHANH = 'khanh.pham@platform.example'
const ORG = 'org-phuongdong'
const own = '/api/account/accounts/users/current'

let now = NOON
let at: ReturnType<typeof setUp>
beforeEach(async () => {
  now = NOON
  at = setUp({ now: () => now })
  await at.signIn(BAO, ORG)
})
afterEach(() => at.sandbox.close())

async function read<Row>(path: string, criteria: object): Promise<Row[]> {
  const { status, body } = await at.post(`/api${path}?page=0&pageSize=50`, criteria)
  expect(status).toBe(200)
  return (body as { results: { content: Row[] } }).results.content
}
const accountLog = (criteria: object = {}) =>
  read<AccountLog>('/account/mngmnt-client/account-logs/search', criteria)
const changeLog = (criteria: object = {}) =>
  read<ChangeLog>('/activity/mngmnt-client/orgs/logs/system/search', criteria)
/** Both logs of the organization, as one text. */
const everything = async () => JSON.stringify([await accountLog(), await changeLog()])

const settings = (allowedDomains: string[]) => ({ allowedDomains, invitationUsersToJoin: true })

type Described = { operationId?: string; 'x-log'?: LogEntry }
async function described(): Promise<Described[]> {
  return (await loadDescription()).getOperations()
}

test('what is done to a user stands in the account log: who did it, when, and what was sent', async () => {
  now = NOON + 60_000
  const info = { email: KHANH, name: 'Phạm Khánh', roles: ['ADMIN'], status: 'active' }
  await at.post(`/api/account/mngmnt/accounts/update/info?id=${KHANH}`, info)
  const [row] = await accountLog({ actions: ['UPDATE_INFO'] })
  expect(row).toMatchObject({
    actionAt: now,
    actionBy: BAO,
    userId: KHANH,
    action: 'UPDATE_INFO',
    orgId: ORG,
  })
  expect(JSON.parse(row?.object ?? '')).toEqual({ id: KHANH, ...info })
})

test('what is done to an object stands in the change log, under the organization that it belongs to', async () => {
  const save = (orgId: string, allowedDomains: string[]) =>
    at.post(`/api/account/mngmnt/orgs/setup/${orgId}/general-settings/save`, settings(allowedDomains))
  now = NOON + 1_000
  await save(ORG, ['phuongdong.example'])
  await save('org-acme', ['acme.example'])
  const rows = await changeLog({ objecTypes: ['GeneralSettings'] })
  expect(rows).toEqual([
    {
      id: expect.any(String) as string,
      startTime: now,
      endTime: now,
      actionBy: BAO,
      action: 'SAVE',
      statusCode: '200',
      category: 'Organization',
      objectType: 'GeneralSettings',
      input: JSON.stringify({ orgId: ORG, ...settings(['phuongdong.example']) }),
    },
  ])
})

test('a refused change stands in the change log with its status, and the account log holds only what was done', async () => {
  await at.post(`/api/account/mngmnt/orgs/setup/${ORG}/general-settings/save`, settings(['no domain']))
  expect(await changeLog({ statusCodes: ['409'] })).toHaveLength(1)
  expect(await changeLog({ statusCodes: ['200'] })).toHaveLength(0)
  await at.post(`/api/account/mngmnt/accounts/update/info?id=${KHANH}`, {
    ...{ email: 'someone.else@acme.example', name: 'x', roles: ['ADMIN'], status: 'active' },
  })
  expect(await accountLog({ actions: ['UPDATE_INFO'] })).toEqual([])
})

test('neither a call that may not be made nor a malformed one is logged', async () => {
  await at.signIn('hang.do@acme.example', 'org-acme')
  const path = '/api/account/mngmnt/orgs/setup/org-acme/general-settings/save'
  expect((await at.post(path, settings([]))).status).toBe(403)
  await at.signIn(BAO, 'org-phuongdong')
  expect((await at.post(path, { allowedDomains: 'acme.example' })).status).toBe(422)
  expect(await changeLog()).toEqual([])
})

test('a state-changing GET is logged, a read is not', async () => {
  expect((await accountLog()).map(({ action }) => action)).toEqual(['SELECT_ORGANIZATION'])
})

test('a file is logged by its name', async () => {
  const form = new FormData()
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  form.set('file', new File([png], 'tôi.png', { type: 'image/png' }))
  expect((await at.post(`${own}/update/_avatar`, form)).status).toBe(200)
  const [row] = await accountLog({ actions: ['UPDATE_AVATAR'] })
  expect(row?.object).toBe('{"file":"tôi.png"}')
})

test('no password, code, token or key reaches a log', async () => {
  const secrets = {
    oldPassword: 'Console_2026',
    newPassword: 'Planted_pass_1',
    apiKey: 'planted-api-key',
    captcha: 'stand-in',
  }
  await at.post(`${own}/email-marketing/update`, { name: 'Mail', apiKey: secrets.apiKey })
  await at.post('/api/account/mngmnt/orgs/links/create', {
    ...{
      integrationName: 'A',
      linkedOrgId: 'b',
      linkedOrgName: 'B',
      linkedSource: 'O2OCRM',
      o2oCdpOrgId: ORG,
    },
    apiKey: secrets.apiKey,
  })
  const { oldPassword, newPassword } = secrets
  const change = { oldPassword, newPassword, confirmPassword: newPassword }
  const { status } = await at.post('/api/account/accounts/users/change-password', change)
  expect(status).toBe(200)
  await at.logIn(BAO, newPassword)
  await at.giveCode(BAO)
  await at.choose(ORG)
  const logged = await everything()
  for (const done of ['EmailMarketing', 'LinkedCompany', 'CHANGE_PASSWORD', 'SELECT_ORGANIZATION'])
    expect(logged).toContain(done)
  for (const secret of Object.values(secrets)) expect(logged).not.toContain(secret)
})

test('every field of a logged request that is named like a secret is marked as one', async () => {
  const all = JSON.stringify(await described())
  expect(all).toContain('x-log')
  const named = /^(\w*password|captcha|apiKey|authenCode|totpKey|token|otp_code)$/i
  for (const { operationId = '', ...operation } of await described()) {
    const { requestBody } = operation as { requestBody?: { content: Record<string, { schema?: object }> } }
    const body = Object.values(requestBody?.content ?? {})[0]?.schema as { properties?: object } | undefined
    const fields = Object.keys(body?.properties ?? {}).filter((field) => named.test(field))
    expect([...(await secretsOf(operationId))]).toEqual(expect.arrayContaining(fields))
  }
  expect([...(await secretsOf('addSystemVariable'))]).toEqual(['value'])
})

const isChange = ({ operationId = '', ...operation }: Described & { method?: string }) =>
  operation.method === 'get'
    ? Reflect.get(operation, 'x-side-effect') === true
    : !/^search[A-Z]/.test(operationId) && Reflect.get(operation, 'x-read') !== true

test('every operation that is no read is described as a log entry, or with the reason for none', async () => {
  const changes = (await described()).filter(isChange)
  expect(changes.filter((operation) => operation['x-log'] === undefined)).toEqual([])
  const logged = (await described()).filter((operation) => operation['x-log'])
  expect(logged.every(isChange)).toBe(true)
})

test('an operation that the description calls a read writes nothing', async () => {
  const reads = new Set((await described()).filter((each) => !isChange(each)).map((each) => each.operationId))
  const wrote: string[] = []
  const watched = Object.entries(operations).map(([id, operation]) => {
    const watch = async (call: { readonly world: World }) => {
      const changes = () => call.world.store.one<{ n: number }>('select total_changes() as n')?.n
      const before = changes()
      const answer: unknown = await operation(call as never)
      if (reads.has(id) && changes() !== before) wrote.push(id)
      return answer
    }
    return [id, watch] as const
  })
  const watching = setUp({ now: () => (now += 50), operations: Object.fromEntries(watched) as never })
  // The first has a second factor, the other none: each is refused what the other is let do.
  for (const [person, organization] of [
    [BAO, ORG],
    ['hang.do@acme.example', 'org-acme'],
  ] as const) {
    await watching.signIn(person, organization)
    for (const operation of allOperations.filter(
      ({ operationId }) => reads.has(operationId) && operationId in operations,
    )) {
      const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
      const given = new URLSearchParams(query.map((each) => [each.name, String(allowedValue(each))]))
      const body = operation.method === 'GET' ? undefined : exampleBody(operation)
      await watching.call(operation.method, `/api${filledPath(operation)}?${String(given)}`, body)
    }
  }
  watching.sandbox.close()
  expect(wrote).toEqual([])
})

test('no operation writes a log by hand', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  const writers = files
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    .filter((file) =>
      /(into|update|from) (account_log|change_log)/.test(readFileSync(join(__dirname, file), 'utf8')),
    )
  expect(writers).toEqual([join('rules', 'logs.ts')])
})
