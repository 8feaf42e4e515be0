/** @jest-environment node */
import { createCaller, failed, setUp } from './testing'

const BAO = 'bao.tran@phuongdong.example'
const KHANH = 'khanh.pham@platform.example'
const CHAU = 'minhchau.nguyen@phuongdong.example'
const HANG = 'hang.do@acme.example'
const SILENT = 'silent.account@acme.example'
const NOBODY = 'nobody@acme.example'

const at = setUp()
beforeEach(async () => {
  at.sandbox.reset()
  await at.signIn(BAO, 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

const call = (family: string, act: string, key: string, id: string, more = '') =>
  at.post(`/api/account/${family}/accounts/${act}?${key}=${encodeURIComponent(id)}${more}`)
const deleteOne = (id: string) => call('mngmnt', 'delete', 'id', id)
const deleteHere = (id: string) => call('mngmnt-client', 'delete', 'id', id)
const removeHere = (id: string) => call('mngmnt-client', 'remove-user-fr-org', 'email', id)
const removeFrom = (orgId: string, id: string) =>
  call('mngmnt', 'remove-user-fr-org', 'email', id, `&orgId=${orgId}`)
const resetHere = (id: string) => call('mngmnt-client', 'reset-password', 'id', id)
const resetOne = (id: string) => call('mngmnt', 'reset-password', 'id', id)
const resetFactor = (id: string) => call('mngmnt', 'reset-2fa', 'id', id)

const ownPlace = 'You cannot remove yourself from the organization that you work in'
const gone = 'This account does not exist any more'
const foreign = 'This account does not belong to the organization'

test.each([
  ['deletePlatformAccount', deleteOne, NOBODY, gone],
  ['deletePlatformAccount', deleteOne, BAO, 'You cannot delete your own account'],
  ['deletePlatformAccount', deleteOne, SILENT, undefined],
  ['deleteAccount', deleteHere, NOBODY, gone],
  ['deleteAccount', deleteHere, HANG, foreign],
  ['deleteAccount', deleteHere, BAO, 'You cannot delete your own account'],
  [
    'deleteAccount',
    deleteHere,
    CHAU,
    'This account belongs to other organizations too. Remove it from this one instead.',
  ],
  ['deleteAccount', deleteHere, SILENT, undefined],
  ['removeUserFromOrganization', removeHere, NOBODY, gone],
  ['removeUserFromOrganization', removeHere, HANG, foreign],
  ['removeUserFromOrganization', removeHere, BAO, ownPlace],
  ['removePlatformUserFromOrganization', (id: string) => removeFrom('org-phuongdong', id), BAO, ownPlace],
  ['removePlatformUserFromOrganization', (id: string) => removeFrom('org-bold', id), HANG, foreign],
  ['resetAccountPassword', resetHere, HANG, foreign],
  ['resetPlatformAccountPassword', resetOne, NOBODY, gone],
  ['resetPlatformAccountPassword', resetOne, 'inactive.mai@acme.example', 'This account is inactive'],
  [
    'resetPlatformAccountPassword',
    resetOne,
    'unreachable.phan@acme.example',
    'Không gửi được e-mail chứa mật khẩu mới',
  ],
  ['resetPlatformAccountPassword', resetOne, SILENT, undefined],
  ['resetAccountTwoFactor', resetFactor, HANG, 'This account has no second factor'],
  ['resetAccountTwoFactor', resetFactor, NOBODY, gone],
])('ROLES-43 %s refuses (%#)', async (_name, act, id, message) => {
  const { status, body } = await act(id)
  expect([status, body]).toEqual([409, failed(message)])
})

test('SUPERACC-36 whose account is deleted is out at the next call, and reads why at the next sign-in', async () => {
  const hang = createCaller(at.sandbox)
  await hang.signIn(HANG, 'org-acme')
  expect((await deleteOne(HANG)).body).toEqual({ success: true, message: 'Deleted successfully' })
  expect((await hang.current()).status).toBe(401)
  expect((await hang.logIn(HANG)).body).toEqual(
    failed('Your account was deleted. Please contact your organization administrator.'),
  )
  // Who does not know the password learns nothing.
  expect((await hang.logIn(HANG, 'Wrong_2026')).body).toEqual(
    failed('Your user name or password is incorrect'),
  )
  expect((await deleteOne(HANG)).body).toEqual(failed(gone))
  const { body } = await at.post('/api/account/mngmnt/accounts/search', { freeText: HANG })
  expect(body).toMatchObject({ results: { content: [], page: { totalRecords: 0 } } })
})

test('ACCOUNTS-59 an address that was deleted can be given anew, without what it had', async () => {
  await deleteOne(HANG)
  const account = { email: HANG, name: 'Hằng', password: 'Ngoc~47_Hoa', roles: ['USER'], status: 'active' }
  expect((await at.post('/api/account/mngmnt/accounts/add', { ...account, orgId: 'org-acme' })).status).toBe(
    200,
  )
  const hang = createCaller(at.sandbox)
  expect((await hang.logIn(HANG)).status).toBe(409)
  expect((await hang.logIn(HANG, account.password)).status).toBe(200)
})

test('ACCOUNTS-66 ACCOUNTS-67 who is removed from the organization is out of it at the next call, and keeps the others', async () => {
  const chau = createCaller(at.sandbox)
  await chau.signIn(CHAU, 'org-phuongdong')
  expect((await removeHere(CHAU)).body).toEqual({ success: true, message: 'Removed successfully' })
  expect((await chau.get('/api/account/accounts/users/current/org/config/gui/get')).status).toBe(403)
  expect((await chau.choose('org-phuongdong')).body).toEqual(
    failed('You are not a member of this organization'),
  )
  expect((await chau.choose('org-acme')).status).toBe(200)
  const { body } = await at.get(`/api/account/permission/group/all?query=nghieng`)
  expect(JSON.stringify(body)).toContain('group-hostile')
  expect((await removeHere(CHAU)).body).toEqual(failed(foreign))
})

test('SUPERACC-37 SUPERACC-38 a super administrator removes a person from any organization', async () => {
  const { body } = await removeFrom('org-songhuong', KHANH)
  expect(body).toEqual({ success: true, message: 'Remove account from company success' })
  expect((await removeFrom('org-songhuong', KHANH)).body).toEqual(failed(foreign))
})

test('ACCOUNTS-62 ACCOUNTS-63 a reset ends all sessions; the password of the mail has to be changed', async () => {
  const chau = createCaller(at.sandbox)
  await chau.signIn(CHAU, 'org-acme')
  const { status, body } = await resetHere(CHAU)
  expect([status, body]).toEqual([200, { success: true, message: `Reset Password for ${CHAU} successfully` }])
  expect((await chau.current()).status).toBe(401)
  expect((await chau.logIn(CHAU)).status).toBe(409)
  const [mail] = at.sandbox.mailsTo(CHAU)
  const password = /Sign in with (\S+) and/.exec(mail!.body)![1]!
  expect((await chau.logIn(CHAU, password)).status).toBe(200)
  expect((await chau.current()).body).toMatchObject({
    result: {
      changePassword: true,
      changePasswordReason: 'An administrator has reset your password. Please change it.',
    },
  })
  const change = { oldPassword: password, newPassword: 'Ngoc~47_Hoa', confirmPassword: 'Ngoc~47_Hoa' }
  expect((await chau.post('/api/account/accounts/users/change-password', change)).status).toBe(200)
  await chau.logIn(CHAU, 'Ngoc~47_Hoa')
  expect((await chau.current()).body).toMatchObject({ result: { changePassword: false } })
})

test('SUPERACC-41 the mail is the only place of the new password', async () => {
  await resetOne(HANG)
  const password = /Sign in with (\S+) and/.exec(at.sandbox.mailsTo(HANG)[0]!.body)![1]!
  const logs = await at.post('/api/account/mngmnt/account-logs/search/_by_user?userId=' + HANG, {
    userIds: [],
  })
  expect(JSON.stringify(logs.body)).toContain('RESET_PASSWORD')
  expect(JSON.stringify(logs.body)).not.toContain(password)
})

test('SUPERACC-42 SUPERACC-43 without the second factor one signs in by password alone', async () => {
  const { status, body } = await resetFactor(KHANH)
  expect([status, body]).toEqual([200, { success: true, message: `Disable 2FA for ${KHANH} successfully` }])
  const khanh = createCaller(at.sandbox)
  expect((await khanh.logIn(KHANH)).body).toMatchObject({ result: { status: 'choose_org_ctx' } })
})

test('ACCOUNTS-76 SUPERACC-44 each act stands in the account log', async () => {
  await resetOne(HANG)
  await at.post('/api/account/mngmnt/accounts/roles/update', {
    email: HANG,
    roles: ['API'],
    orgId: 'org-acme',
  })
  await removeFrom('org-acme', HANG)
  await deleteOne(HANG)
  const { body } = await at.post('/api/account/mngmnt/account-logs/search/_by_user?userId=' + HANG, {
    userIds: [],
  })
  const { content } = (body as { results: { content: { action: string; actionBy: string }[] } }).results
  expect(
    content
      .slice(0, 4)
      .map(({ action }) => action)
      .sort(),
  ).toEqual(['DELETE', 'REMOVE_FROM_ORGANIZATION', 'RESET_PASSWORD', 'UPDATE_ROLES'])
})

test('the picker of users offers those of the organization by name', async () => {
  const { body } = await at.get('/api/account/accounts/listing/_simple?query=khanh')
  expect(body).toEqual({ success: true, results: [{ id: KHANH, name: 'Phạm Hoàng Khánh Linh' }] })
  const all = (await at.get('/api/account/accounts/listing/_simple')).body as { results: { id: string }[] }
  expect(all.results.map(({ id }) => id)).not.toContain(HANG)
})
