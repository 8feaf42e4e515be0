/** @jest-environment node */
import { createCaller, setUp } from './testing'
import { listenAs } from './testing-live'

const bao = 'bao.tran@phuongdong.example'
const chau = 'minhchau.nguyen@phuongdong.example'
const khanh = 'khanh.pham@platform.example'

const at = setUp()
beforeEach(async () => {
  at.sandbox.reset()
  await at.signIn(bao, 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

const groups = (how: string, groupIds: string[], ...userIds: string[]) =>
  at.post(`/api/account/mngmnt-client/permission/group/user/${how}`, { groupIds, userIds })
const ofGroups = (path: string, body: object) =>
  at.post(`/api/account/mngmnt-client/permission/${path}`, body)
const system = (act: string, orgId: string, userId: string) =>
  at.post(`/api/account/mngmnt/permission/system-groups/${orgId}/${act}_grant_permission`, { userId })

/** What a person hears of while something is done, up to the message that ends the listening. */
async function heardBy(userId: string, orgId: string, act: () => Promise<unknown>) {
  const other = createCaller(at.sandbox)
  await other.signIn(userId, orgId)
  const { next, leave } = await listenAs(other, { query: '?topics=user-messages' })
  await act()
  await at.post('/sandbox/messages', { to: { userId }, title: 'End', message: '' })
  const heard = []
  for (let event = await next(); event?.data.title !== 'End'; event = await next()) heard.push(event?.data)
  leave()
  return heard
}
const changed = (orgId: string, name: string) => ({
  title: 'Your access has changed',
  message: `An administrator has changed what you may do in ${name}`,
  messageLevel: 'warning',
  status: 'New',
  extraValue: { subject: 'rights', orgId },
})
const inPhuongDong = changed('org-phuongdong', 'Phương Đông Real Estate')

test.each<[string, () => Promise<unknown>]>([
  ['a group is given', () => groups('assign', ['group-care'], chau)],
  ['groups are taken', () => groups('save', [], chau)],
  ['groups are exchanged', () => groups('save', ['group-care'], chau)],
  ['a group gets exactly these people', () => ofGroups('groups/group-care/users/grant', { userIds: [chau] })],
  ['a group is emptied', () => ofGroups('groups/group-hostile/users/grant', { userIds: [] })],
  ['a group is deleted', () => ofGroups('group/delete?ids=group-hostile', {})],
  [
    'a group gets other permissions',
    () => ofGroups('group/group-hostile/update', { name: 'Nghiêng', permissions: ['InviteUser'] }),
  ],
])('ROLES-18 when %s the person hears it once', async (_, act) => {
  expect(await heardBy(chau, 'org-phuongdong', act)).toMatchObject([inPhuongDong])
})

test('SYSGROUP-01 SYSGROUP-02 a permission that a super administrator gives and takes elsewhere is heard too', async () => {
  const heard = await heardBy(khanh, 'org-phuongdong', async () => {
    await system('assign', 'org-haiau', khanh)
    await system('unassigned', 'org-haiau', khanh)
  })
  const expected = changed('org-haiau', 'Hải Âu Logistics')
  expect(heard).toMatchObject([
    { ...expected, message: expect.any(String) as string },
    { ...expected, message: expect.any(String) as string },
  ])
})

test('ROLES-18 what changes nothing, what is refused and what is done to oneself is not told', async () => {
  const heard = await heardBy(chau, 'org-phuongdong', async () => {
    await groups('assign', ['group-hostile'], chau)
    await groups('save', ['group-hostile'], chau)
    await groups('assign', ['group-gone'], chau)
    await groups('assign', ['group-care'], khanh)
  })
  expect(heard).toEqual([])
  expect(await heardBy(bao, 'org-haiau', () => groups('assign', ['group-care'], bao))).toEqual([])
})
