/** @jest-environment node */
import type { components } from '../openapi/schema.gen'
import { createCaller, failed, NOON, setUp } from './testing'
import { listenAs } from './testing-live'

type Invitation = components['schemas']['Invitation']
type Page = components['schemas']['PagedInfo'] & { content: Invitation[] }

const bao = 'bao.tran@phuongdong.example'
const khanh = 'khanh.pham@platform.example'
const api = 'api.ho@acme.example'
const base = '/api/account/mngmnt-client/accounts/invitation/join-orgs'
const own = '/api/account/accounts/users/current/invitation/join-orgs'

const at = setUp()
beforeEach(async () => {
  at.sandbox.reset()
  await at.signIn(bao, 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

async function search(freeText = '', query = ''): Promise<Page> {
  const { status, body } = await at.post(`${base}/search?${query}`, { freeText, page: 0 })
  expect(status).toBe(200)
  return (body as { results: Page }).results
}
const found = async (freeText: string) =>
  (await search(freeText, 'pageSize=50')).content.map(({ userId }) => userId)
const remove = async (id: string) => {
  const { status, body } = await at.post(`${base}/delete/_by_id?id=${encodeURIComponent(id)}`)
  return [status, body]
}
const invite = async (userId: string, change: object = {}) => {
  const { body } = await at.post(`${base}/add`, { userId, reason: 'Tết', expiredAt: 0, ...change })
  return (body as { result?: Invitation }).result
}
async function signedIn(userId: string) {
  const other = createCaller(at.sandbox)
  await other.signIn(userId)
  return other
}

test('INVITEADM-04 INVITEADM-07 INVITEADM-22 those to the own organization alone, newest first, ten a page', async () => {
  const { content, page } = await search()
  expect(page).toEqual({ pageSize: 10, currentPage: 0, totalPages: 2, totalRecords: 12 })
  const all = [...content, ...(await search('', 'page=1')).content]
  expect(all.every(({ orgId }) => orgId === 'org-phuongdong')).toBe(true)
  const times = all.map(({ createdAt }) => createdAt)
  expect(times).toEqual([...times].sort((a, b) => b - a))
  expect(all.find(({ id }) => id === 'invitation-approval')).toEqual({
    id: 'invitation-approval',
    userId: 'oper.vu@acme.example',
    invitedBy: khanh,
    orgId: 'org-phuongdong',
    orgName: 'Phương Đông Real Estate',
    roles: ['API', 'USER', 'ADMIN'],
    reason: expect.stringContaining('Tết Nguyên đán') as string,
    status: 'Approved',
    createdAt: NOON - 22 * 86_400_000,
    joinedOrgExpiredAt: NOON + 400 * 86_400_000,
    expiredAt: 0,
  })
})

test('INVITEADM-21 the whole list is the same, unpaged', async () => {
  const { body } = await at.get(`${base}/list`)
  const { content } = await search('', 'pageSize=50')
  expect((body as { results: Invitation[] }).results).toEqual(content)
})

test.each([
  ['HANG.DO', ['hang.do@acme.example']],
  ['  mua he ', ['silent.factor@acme.example']],
  ['dang', ["o'brien+test@acme.example"]],
  ["'brien+", ["o'brien+test@acme.example"]],
  ['100%', ["o'brien+test@acme.example"]],
  ['%', ["o'brien+test@acme.example"]],
  ['_', []],
  ["' or 1=1 --", []],
  ['org-phuongdong', []],
])('INVITEADM-22 the text %j finds %j', async (freeText, users) => {
  expect(await found(freeText)).toEqual(users)
})

test('INVITEADM-22 a search that the server fails at', async () => {
  expect((await at.post(`${base}/search`, { freeText: 'sentinel:503' })).status).toBe(503)
})

test.each([['invitation-hang-1'], ['invitation-quote'], ['invitation-approval'], ['invitation-over']])(
  'INVITEADM-11 INVITEADM-26 %s is withdrawn, once',
  async (id) => {
    expect(await remove(id)).toEqual([200, { success: true, message: 'Deleted successfully' }])
    expect((await search('', 'pageSize=50')).content.map((each) => each.id)).not.toContain(id)
    expect(await remove(id)).toEqual([409, failed('This invitation does not exist any more')])
  },
)

test.each([
  ['INVITEADM-10 accepted', 'invitation-accepted', 'An accepted invitation cannot be deleted'],
  ['INVITEADM-26 of another organization', 'invitation-hang-2', 'This invitation does not exist any more'],
  ['INVITEADM-26 that never was', 'x', 'This invitation does not exist any more'],
  ['INVITEADM-26 that refuses in silence', 'invitation-stuck', undefined],
])('%s: it cannot be withdrawn', async (_, id, message) => {
  expect(await remove(id)).toEqual([409, failed(message)])
  expect((await search('', 'pageSize=50')).page.totalRecords).toBe(12)
})

test('INVITEADM-03 INVITEADM-27 whoever is invited hears it live, and finds it in the own lists', async () => {
  const invited = createCaller(at.sandbox)
  await invited.signIn(api, 'org-acme')
  const { next, leave } = await listenAs(invited)
  await next()
  const sent = await invite(api)
  expect(await next()).toMatchObject({
    event: 'user-messages',
    data: {
      title: 'You are invited to join Phương Đông Real Estate',
      message: `By ${bao}: Tết`,
      messageLevel: 'warning',
      status: 'New',
      extraValue: { subject: 'invitation', invitationId: sent?.id, orgId: 'org-phuongdong' },
    },
  })
  expect(await next()).toMatchObject({ event: 'user-message-stats', data: { total: 1 } })
  leave()
  expect((await invited.post(`${own}/_search`, { status: 'Pending' })).body).toMatchObject({
    results: { content: [{ id: sent?.id }] },
  })
})

test('INVITEADM-28 INVITEADM-29 a withdrawn invitation cannot be answered, and the answer says so', async () => {
  const sent = await invite(api)
  const invited = await signedIn(api)
  await remove(sent!.id)
  for (const way of ['_accept', '_reject', 'pre/_accept', 'pre/_reject'])
    expect((await invited.post(`${own}/${way}?invitationId=${sent!.id}`)).body).toEqual(
      failed('This invitation does not exist any more'),
    )
})

test('INVITEADM-08 INVITEADM-12 the list says what was answered, which cannot be answered again', async () => {
  const sent = await invite(api)
  const invited = await signedIn(api)
  const answer = (way: string) => invited.post(`${own}/${way}?invitationId=${sent!.id}`)
  expect((await answer('_reject')).status).toBe(200)
  expect((await answer('_accept')).body).toEqual(failed('This invitation has been answered already'))
  expect((await search(api)).content[0]).toMatchObject({ id: sent!.id, status: 'Rejected' })
})

test('INVITEADM-18 one whose time has passed cannot be accepted, and does not stand in the way of the next', async () => {
  const first = await invite(api, { joinedOrgExpiredAt: NOON + 60_000 })
  at.sandbox.clock.advance(61_000)
  const invited = await signedIn(api)
  expect((await invited.post(`${own}/_accept?invitationId=${first!.id}`)).body).toEqual(
    failed('Lời mời này đã hết hạn'),
  )
  expect(await invite(api)).toMatchObject({ status: 'Pending' })
  expect(await invite(api)).toBeUndefined()
})

test('INVITEADM-20 who belonged until a day, and is invited again, gets nothing back but what the invitation says', async () => {
  const first = await invite(api, { joinedOrgExpiredAt: NOON + 60_000 })
  const invited = await signedIn(api)
  await invited.post(`${own}/_accept?invitationId=${first!.id}`)
  await at.post('/api/account/mngmnt-client/permission/group/user/assign', {
    groupIds: ['group-care'],
    userIds: [api],
  })
  at.sandbox.clock.advance(61_000)
  const second = await invite(api, { roles: ['API'] })
  await invited.post(`${own}/_accept?invitationId=${second!.id}`)
  await invited.choose('org-phuongdong')
  expect((await invited.current()).body).toMatchObject({
    result: { orgCtx: { roles: ['API'] }, permission: { contextPermissions: [] } },
  })
})

test('INVITEADM-04 whoever administers nothing neither reads nor withdraws', async () => {
  const user = createCaller(at.sandbox)
  await user.signIn('users.trinh@acme.example', 'org-acme')
  expect((await user.get(`${base}/list`)).status).toBe(403)
  expect((await user.post(`${base}/search`, {})).status).toBe(403)
  expect((await user.post(`${base}/delete/_by_id?id=x`)).status).toBe(403)
})
