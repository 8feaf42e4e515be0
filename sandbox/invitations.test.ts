/** @jest-environment node */
import type { components } from '../openapi/schema.gen'
import { createCaller, failed, NOON, setUp, succeeded } from './testing'

type Invitation = components['schemas']['Invitation']
type Page = components['schemas']['PagedInfo'] & { content: Invitation[] }

const chau = 'minhchau.nguyen@phuongdong.example'
const none = 'none.vo@platform.example'
const bao = 'bao.tran@phuongdong.example'
const khanh = 'khanh.pham@platform.example'
const base = '/api/account/accounts/users/current/invitation/join-orgs'
const add = '/api/account/mngmnt-client/accounts/invitation/join-orgs/add'
const settings = '/api/account/mngmnt-client/orgs/config/general-settings/get'
const DAY = 86_400_000

let at: ReturnType<typeof setUp>
beforeEach(() => {
  at = setUp()
})
afterEach(() => at.sandbox.close())

type Caller = Pick<typeof at, 'get' | 'post'>
const searchBy = async (by: Caller, body: object, query = '', family = '') =>
  ((await by.post(`${base}${family}/_search${query}`, body)).body as { results: Page }).results
const search = (body: object = {}, query = '', family = '') => searchBy(at, body, query, family)
const count = async (status = '?status=Pending') => (await at.get(`${base}/pre/_count${status}`)).body
const answer = async (action: string, id: string) => {
  const { status, body } = await at.post(`${base}/${action}?invitationId=${id}`)
  return [status, body]
}
const organizations = async (by: Caller) =>
  (
    (await by.get('/api/account/accounts/users/current/orgs')).body as { results: { id: string }[] }
  ).results.map(({ id }) => id)

describe.each(['', '/pre'])('%s/_search', (family) => {
  test('the own invitations only, newest first, ten a page, of one status or of all', async () => {
    await at.signIn(chau)
    const all = await search({}, '', family)
    expect(all.page).toEqual({ pageSize: 10, currentPage: 0, totalPages: 2, totalRecords: 16 })
    const times = all.content.map(({ createdAt }) => createdAt)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(all.content.every(({ userId }) => userId === chau)).toBe(true)
    const pending = await search({ status: 'Pending' }, '?page=1', family)
    expect(pending.content.map(({ id }) => id)).toEqual([3, 4, 5].map((n) => `invitation-many-${n}`))
    expect((await search({ status: 'Approved' }, '', family)).content).toMatchObject([
      { id: 'invitation-approved', roles: ['API', 'USER', 'ADMIN'], orgName: 'Acme Retail Vietnam' },
    ])
  })

  test.each([
    ['anh duong', 'Fintech Ánh Dương'],
    ['KHANH.PHAM', 'Fintech Ánh Dương'],
    ['tết', 'Fintech Ánh Dương'],
    ['<b>urgent', '<b>Acme</b> & "Sons"'],
  ])('the text %j finds the one of %j', async (freeText, name) => {
    await at.signIn(chau)
    const { content } = await search({ freeText }, '?pageSize=50', family)
    expect(content.map(({ orgName }) => orgName)).toContain(name)
    expect(content.length).toBeLessThan(16)
  })

  test.each(['%', "' or 1=1 --", 'a_b'])('%j is text', async (freeText) => {
    await at.signIn(chau)
    expect((await search({ freeText }, '', family)).content).toEqual([])
  })
})

test('the number of them, by status; nobody who was never invited has any', async () => {
  await at.signIn(chau)
  expect(await count()).toEqual(succeeded(13))
  expect(await count('')).toEqual(succeeded(16))
  await at.signIn('api.ho@acme.example')
  expect(await count()).toEqual(succeeded(0))
  expect((await search()).content).toEqual([])
})

test.each([
  ['_accept', 'Accept invitation successfully.'],
  ['pre/_accept', 'Accepted Invite Successfully'],
])(
  'INVITE-17 %s makes the person a member, with roles and end of the invitation',
  async (action, message) => {
    await at.signIn(chau)
    const before = await organizations(at)
    expect(await answer(action, 'invitation-anhduong')).toEqual([200, { success: true, message }])
    expect(await organizations(at)).toEqual([...before, 'org-anhduong'].sort())
    expect((await search({ status: 'Accepted' })).content.map(({ id }) => id)).toContain(
      'invitation-anhduong',
    )
    expect(await count()).toEqual(succeeded(12))
    await at.choose('org-anhduong')
    expect((await at.current()).body).toMatchObject({
      result: { orgCtx: { orgId: 'org-anhduong', roles: ['USER'], validUntil: NOON + 90 * DAY } },
    })
  },
)

test('INVITEADM-20 when the end of the invitation has come the person cannot get in any more', async () => {
  await at.signIn(chau)
  await answer('_accept', 'invitation-anhduong')
  at.sandbox.clock.advance(90 * DAY)
  await at.signIn(chau)
  expect((await at.choose('org-anhduong')).body).toEqual(failed('Your access to this organization has ended'))
})

test.each([
  ['_reject', 'Reject invitation successfully.'],
  ['pre/_reject', 'Rejected Invite Successfully'],
])('INVITE-18 %s makes nobody a member', async (action, message) => {
  await at.signIn(none)
  expect(await answer(action, 'invitation-none-1')).toEqual([200, { success: true, message }])
  expect(await organizations(at)).toEqual([])
  expect((await search({ status: 'Rejected' })).content).toHaveLength(1)
})

test('an invitation without roles makes a user', async () => {
  await at.signIn(chau)
  await answer('_accept', 'invitation-many-1')
  await at.choose('org-many-0002')
  expect((await at.current()).body).toMatchObject({ result: { orgCtx: { roles: ['USER'] } } })
})

const gone = failed('This invitation does not exist any more')
const answered = failed('This invitation has been answered already')
test.each([
  ['_accept', 'invitation-nowhere', gone],
  ['_accept', 'invitation-hang-1', gone],
  ['_reject', 'invitation-hang-1', gone],
  ['pre/_accept', 'invitation-hang-1', gone],
  ['pre/_reject', 'invitation-nowhere', gone],
  ['_accept', 'invitation-accepted', answered],
  ['_reject', 'invitation-approved', answered],
  ['pre/_accept', 'invitation-rejected', answered],
  ['pre/_reject', 'invitation-rejected', answered],
  ['_accept', 'invitation-expired', failed('Lời mời này đã hết hạn')],
  ['pre/_accept', 'invitation-expired', failed('Lời mời này đã hết hạn')],
  ['_accept', 'invitation-inactive', failed('This organization is inactive')],
  ['pre/_accept', 'invitation-inactive', failed('This organization is inactive')],
  ['_accept', 'invitation-silent', failed()],
  ['_reject', 'invitation-silent', failed()],
  ['pre/_accept', 'invitation-silent', failed()],
  ['pre/_reject', 'invitation-silent', failed()],
  ['_accept', 'invitation-failing', failed('Accept invitation failed.')],
  ['_reject', 'invitation-failing', failed('Reject invitation failed.')],
  ['pre/_accept', 'invitation-failing', failed()],
])('%s of %s is refused, and changes nothing', async (action, id, why) => {
  await at.signIn(chau)
  const before = await organizations(at)
  expect(await answer(action, id)).toEqual([409, why])
  expect(await organizations(at)).toEqual(before)
})

test('one that has expired can still be rejected', async () => {
  await at.signIn(chau)
  expect((await answer('_reject', 'invitation-expired'))[0]).toBe(200)
})

describe('inviting', () => {
  const body = { userId: 'api.ho@acme.example', reason: ' <b>Urgent</b> ', expiredAt: 0 }

  test('who is invited finds it, accepts it and belongs to the organization', async () => {
    await at.signIn(bao, 'org-phuongdong')
    const until = NOON + DAY
    const sent = await at.post(add, {
      ...body,
      userId: 'API.Ho@acme.example',
      roles: ['ADMIN'],
      joinedOrgExpiredAt: until,
    })
    expect(sent.body).toMatchObject({
      result: {
        userId: 'api.ho@acme.example',
        invitedBy: bao,
        orgId: 'org-phuongdong',
        status: 'Pending',
        reason: '<b>Urgent</b>',
      },
    })
    const invited = createCaller(at.sandbox)
    await invited.signIn('api.ho@acme.example')
    const [found] = (await searchBy(invited, {})).content
    expect(found).toMatchObject({ joinedOrgExpiredAt: until, roles: ['ADMIN'] })
    await invited.post(`${base}/_accept?invitationId=${found!.id}`)
    expect(await organizations(invited)).toEqual(['org-acme', 'org-phuongdong'])
  })

  test.each([
    [{ userId: 'nobody@acme.example' }, 'There is no account with this e-mail address'],
    [{ userId: chau }, 'This account belongs to the organization already'],
    [{ userId: 'hang.do@acme.example' }, 'Tài khoản này đã được mời và chưa trả lời'],
    [{ joinedOrgExpiredAt: NOON - 3 * DAY }, 'The expiry lies before yesterday'],
    [{ userId: 'silent.refusal@acme.example' }, undefined],
  ])('INVITEADM-15 %j is refused', async (wrong, message) => {
    await at.signIn(bao, 'org-phuongdong')
    const { status, body: reply } = await at.post(add, { ...body, ...wrong })
    expect([status, reply]).toEqual([409, failed(message)])
  })

  test('needs the permission, and an organization that invites', async () => {
    await at.signIn(khanh, 'org-phuongdong')
    expect((await at.post(add, body)).status).toBe(403)
    expect((await at.get(settings)).body).toMatchObject({
      result: {
        allowedDomains: ['phuongdong.example', 'mail.phuongdong.example', 'acme.example', 'platform.example'],
        invitationUsersToJoin: true,
      },
    })
    await at.choose('org-quangminh')
    expect((await at.get(settings)).body).toMatchObject({ result: { invitationUsersToJoin: false } })
    expect((await at.post(add, body)).body).toEqual(failed('This organization does not invite users to join'))
    await at.choose('org-anhduong')
    expect((await at.get(settings)).body).toEqual(succeeded({ allowedDomains: [] }))
  })
})
