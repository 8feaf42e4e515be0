/** @jest-environment node */
import type { Access } from '../openapi/operation'
import { filledPath, operations } from '../openapi/testing'
import { judgeAccess } from './guard'
import type { Session } from './session'
import type { Role } from './store/accounts'
import { createCaller, failed, NOON, setUp } from './testing'

// Time goes on a little with each look at the clock: one person makes more calls here than the rate limit allows at once.
let time = NOON
const at = setUp({ now: () => (time += 20) })
const none = createCaller(at.sandbox)
const pending = createCaller(at.sandbox)
const account = createCaller(at.sandbox)
const organization = createCaller(at.sandbox)

beforeAll(async () => {
  await pending.logIn('khanh.pham@platform.example')
  await account.signIn('minhchau.nguyen@phuongdong.example')
  await organization.signIn('bao.tran@phuongdong.example', 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

const table = operations
  // These end the session that the others need, or do not end; session, api-account and live.test.ts have them.
  .filter(({ operationId }) => !/^logout|^(regenerateOwnApiKey|streamLiveEvents)$/.test(operationId))
  .map((operation) => ({ ...operation, session: operation['x-access'].session }))

// The body is wrong on purpose: who passes the guard is stopped by the contract or by the operation's rules.
const send = ({ call }: typeof none, operation: (typeof table)[number]) =>
  call(operation.method, `/api${filledPath(operation)}`, operation.method === 'GET' ? undefined : 'wrong')

const guardRefusals = [401, 403]

test.each(table)('$operationId lets in who may: $session', async (operation) => {
  const { session } = operation
  const reached = async (caller: typeof none) =>
    !guardRefusals.includes((await send(caller, operation)).status)
  expect(await reached(none)).toBe(session === 'none')
  expect(await reached(pending)).toBe(session === 'none' || session === 'pending')
  expect(await reached(account)).toBe(session === 'none' || session === 'account')
  expect(await reached(organization)).toBe(session !== 'pending')
})

test('who has no session learns that it has expired, who has no organization that one has to be chosen', async () => {
  const path = '/api/account/accounts/users/current/org/config/gui/get'
  const [without, before] = [await none.get(path), await account.get(path)]
  expect([without.status, without.body]).toEqual([401, failed('Your session has expired')])
  expect([before.status, before.body]).toEqual([403, failed('Choose an organization first')])
})

test('a call that changes something needs the mark of the console, a read does not', async () => {
  const unmarked = { 'X-Requested-With': '' }
  const search = '/api/account/accounts/users/current/login-activities/search'
  const info = await account.post('/api/account/accounts/users/current/update/info', { name: 'X' }, unmarked)
  expect([info.status, info.body]).toEqual([
    403,
    failed('A call that changes something must carry X-Requested-With: console'),
  ])
  expect((await account.post(search, { fromTime: 0, toTime: 0 }, unmarked)).status).toBe(200)
  expect((await account.get('/api/account/accounts/users/current', unmarked)).status).toBe(200)
})

test('an unknown path is not found', async () => {
  expect((await account.get('/api/account/nowhere')).status).toBe(404)
  expect((await account.call('DELETE', '/api/account/logout')).status).toBe(404)
})

describe('clauses of access', () => {
  const session: Session = {
    id: 's',
    userId: 'u',
    stage: 'account',
    openedAt: 0,
    expiresAt: 1,
    orgId: 'o',
  }
  const access: Access = {
    session: 'organization',
    any: [{ roles: ['SUPER_ADMIN'] }, { roles: ['ADMIN'], permissions: ['InviteUser', 'AccountManagement'] }],
  }
  const judged = (roles: Role[], permissions: string[]) =>
    judgeAccess(access, session, { roles, permissions })?.body.message

  test('one of the clauses must hold, with all that is in it', () => {
    expect(judged(['SUPER_ADMIN'], [])).toBeUndefined()
    expect(judged(['ADMIN'], ['AccountManagement', 'InviteUser'])).toBeUndefined()
    expect(judged(['USER', 'ADMIN'], ['InviteUser'])).toBe('You do not have the permission for this')
    expect(judged(['USER'], ['AccountManagement', 'InviteUser'])).toBe('You do not have the role for this')
  })
})
