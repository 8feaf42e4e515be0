/** @jest-environment node */
import { createCaller, failed, setUp } from './testing'

const BAO = 'bao.tran@phuongdong.example'
const THU = 'thu.dinh@platform.example'
const KHANH = 'khanh.pham@platform.example'
const CHAU = 'minhchau.nguyen@phuongdong.example'
const HANG = 'hang.do@acme.example'
const NEW = 'lan.vo@phuongdong.example'

const at = setUp()
beforeEach(async () => {
  at.sandbox.reset()
  await at.signIn(BAO, 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

const lan = {
  ...{ email: NEW, name: 'Võ Thị Lan', password: 'Ngoc~47_Hoa', roles: ['USER', 'API'], status: 'active' },
}
const add = (changes: object = {}) =>
  at.post('/api/account/mngmnt-client/accounts/add', { ...lan, ...changes })
const addTo = (orgId: string, changes: object = {}) =>
  at.post('/api/account/mngmnt/accounts/add', { ...lan, ...changes, orgId })
const update = (id: string, changes: object, family = 'mngmnt-client') =>
  at.post(`/api/account/${family}/accounts/update/info?id=${encodeURIComponent(id)}`, {
    ...{ email: id, name: 'Nguyễn Minh Châu', roles: ['USER'], status: 'active' },
    ...changes,
  })
const detail = async (id: string) =>
  (await at.get(`/api/account/mngmnt-client/accounts/detail?id=${id}`)).body as {
    result: { roles: string[] }
  }

describe('a new account', () => {
  test('ACCOUNTS-53 is in the list and signs in at once, with nothing to change first', async () => {
    const { status, body } = await add({ phone: ' 0908 111 222 ', address: '12 Lê Lợi' })
    expect([status, body]).toMatchObject([
      200,
      {
        result: {
          ...{ id: NEW, name: 'Võ Thị Lan', phone: '0908 111 222', status: 'active', totpEnabled: false },
          ...{ orgIds: ['org-phuongdong'], roles: ['USER', 'API'], createdBy: BAO, passwordExpired: false },
        },
      },
    ])
    const person = createCaller(at.sandbox)
    expect((await person.logIn(NEW, lan.password)).status).toBe(200)
    expect((await person.current()).body).toMatchObject({ result: { id: NEW, changePassword: false } })
  })

  test('SUPERACC-25 belongs to the organization that a super administrator names', async () => {
    const { body } = await addTo('org-acme', { email: 'lan.vo@acme.example' })
    expect(body).toMatchObject({ result: { orgIds: ['org-acme'], roles: ['USER', 'API'] } })
  })

  test.each([
    ['in another case', 'Bao.TRAN@PhuongDong.example'],
    ['with blanks around it', `  ${BAO}  `],
    ['with what nobody sees', `bao.tran\u200b@phuongdong.example\u00ad`],
  ])('ACCOUNTS-53 an address that exists is refused %s', async (_, email) => {
    const { status, body } = await add({ email })
    expect([status, body]).toEqual([409, failed('An account with this e-mail address exists already')])
  })

  test('ACCOUNTS-53 an address is kept without what nobody sees, in lower case', async () => {
    expect((await add({ email: ` LAN.Vo\u200b@phuongdong.example ` })).body).toMatchObject({
      result: { id: NEW },
    })
  })

  test.each([
    [
      'an address of another domain',
      { email: 'lan@elsewhere.example' },
      'Only e-mail addresses of these domains belong to this organization: phuongdong.example, mail.phuongdong.example, acme.example, platform.example',
    ],
    ['a weak password', { password: 'abc' }, 'The password does not meet the policy'],
    ['the silent address', { email: 'silent.refusal@acme.example' }, undefined],
    ['the silent phone', { phone: '001' }, undefined],
    ['the silent password', { password: 'Silent_2026' }, undefined],
  ])('ACCOUNTS-43 %s is refused', async (_, changes, message) => {
    const { status, body } = await add(changes)
    expect([status, body]).toEqual([409, failed(message)])
  })

  test('SUPERACC-23 an organization that is gone is refused', async () => {
    const { status, body } = await addTo('org-gone')
    expect([status, body]).toEqual([409, failed('This organization does not exist any more')])
  })

  test('ACCOUNTS-49 a role that the form does not offer is refused', async () => {
    expect((await add({ roles: ['SUPER_ADMIN'] })).status).toBe(422)
    expect((await add({ roles: [] })).status).toBe(422)
  })

  test('SUPERACC-23 an organization without domains takes any address', async () => {
    expect((await addTo('org-tinnghia', { email: 'lan@elsewhere.example' })).status).toBe(200)
  })
})

describe('an update in the own organization', () => {
  test('ACCOUNTS-54 ROLES-43 changes roles there alone', async () => {
    const { status, body } = await update(CHAU, { name: 'Minh Châu', roles: ['USER', 'ADMIN'] })
    expect([status, body]).toMatchObject([
      200,
      { result: { name: 'Minh Châu', roles: ['USER', 'ADMIN'], updatedBy: BAO } },
    ])
    const { body: all } = await at.post('/api/account/mngmnt/accounts/search', { freeText: CHAU })
    const { orgCtxes } = (all as { results: { extras: { orgCtxes: Record<string, object[]> } } }).results
      .extras
    expect(orgCtxes[CHAU]).toContainEqual({
      ...{ id: `org-acme:${CHAU}`, orgId: 'org-acme', roles: ['USER'] },
    })
  })

  test('ACCOUNTS-49 a role that the form does not offer is neither given nor taken', async () => {
    await update(THU, { name: 'Thư', roles: ['API', 'OPER_ADMIN'] })
    expect((await detail(THU)).result.roles.sort()).toEqual(['API', 'SUPER_ADMIN'])
  })

  test.each([
    ['of an account that is gone', 'nobody@acme.example', {}, 'This account does not exist any more'],
    ['of another organization', HANG, {}, 'This account does not belong to the organization'],
    ['of the e-mail address', CHAU, { email: HANG }, 'The e-mail address of an account cannot change'],
    [
      'of the state of a member of several organizations',
      CHAU,
      { status: 'inactive' },
      'The status of an account that belongs to several organizations cannot change',
    ],
    ['to no role', CHAU, { roles: [] }, 'Tài khoản phải có ít nhất một vai trò'],
    ['of the own state', BAO, { status: 'inactive' }, 'You cannot deactivate your own account'],
    ['of the own role', BAO, { roles: ['USER'] }, 'You cannot take the role ADMIN from yourself'],
    ['of the silent account', 'silent.account@acme.example', {}, undefined],
  ])('ACCOUNTS-37 ACCOUNTS-41 is refused: %s', async (_, id, changes, message) => {
    const { status, body } = await update(id, changes)
    expect([status, body]).toEqual([409, failed(message)])
  })
})

describe('roles', () => {
  const set = (email: string, roles: string[]) =>
    at.post('/api/account/mngmnt-client/accounts/roles/update', { email, roles })
  const setIn = (orgId: string, email: string, roles: string[]) =>
    at.post('/api/account/mngmnt/accounts/roles/update', { email, roles, orgId })

  test('ACCOUNTS-57 are replaced, but for those that the form does not offer', async () => {
    const { status, body } = await set(THU, ['USER'])
    expect([status, body]).toEqual([200, { success: true, message: 'Roles updated' }])
    expect((await detail(THU)).result.roles.sort()).toEqual(['SUPER_ADMIN', 'USER'])
  })

  test('SUPERACC-27 SUPERACC-28 B35 hold at the next call of the person, who is told live', async () => {
    const hang = createCaller(at.sandbox)
    await hang.signIn(HANG, 'org-acme')
    const search = () => hang.post('/api/account/mngmnt-client/accounts/search', {})
    expect((await search()).status).toBe(403)
    expect((await setIn('org-acme', HANG, ['ADMIN', 'OPER_ADMIN'])).status).toBe(200)
    expect((await search()).status).toBe(200)
    const { body } = await hang.post('/api/console/messages/search?pageSize=1', {})
    expect(JSON.stringify(body)).toContain('Your access has changed')
  })

  test.each([
    [() => set(BAO, ['USER']), 'You cannot take the role ADMIN from yourself'],
    [() => set(HANG, ['USER']), 'This account does not belong to the organization'],
    [() => set('nobody@acme.example', ['USER']), 'This account does not exist any more'],
    [() => setIn('org-phuongdong', BAO, ['ADMIN']), 'You cannot take the role SUPER_ADMIN from yourself'],
    [() => setIn('org-phuongdong', HANG, ['USER']), 'This account does not belong to the organization'],
    [() => setIn('org-acme', 'silent.account@acme.example', ['USER']), undefined],
  ])('ROLES-10 are refused (%#)', async (change, message) => {
    const { status, body } = await change()
    expect([status, body]).toEqual([409, failed(message)])
  })
})

describe('assigning to an organization', () => {
  const assign = (email: string, orgId: string, roles = ['USER']) =>
    at.post('/api/account/mngmnt/accounts/assign-user-to-org', { email, orgId, roles })

  test('SUPERACC-34 SUPERACC-35 the person can choose it at once', async () => {
    const hang = createCaller(at.sandbox)
    await hang.signIn(HANG)
    expect((await hang.choose('org-phuongdong')).status).toBe(409)
    expect((await assign(HANG, 'org-phuongdong', ['API', 'OPER_ADMIN'])).body).toMatchObject({
      message: 'Assigned successfully.',
    })
    expect((await hang.choose('org-phuongdong')).status).toBe(200)
    expect((await hang.current()).body).toMatchObject({
      result: { orgCtx: { roles: ['API', 'OPER_ADMIN'] } },
    })
  })

  test('ACCOUNTS-34 access that has ended lets nobody in and says so, until it is given again', async () => {
    const person = createCaller(at.sandbox)
    await person.signIn('ended.tong@acme.example')
    expect((await person.choose('org-phuongdong')).body).toEqual(
      failed('Your access to this organization has ended'),
    )
    expect((await assign('ended.tong@acme.example', 'org-phuongdong')).status).toBe(200)
    expect((await person.choose('org-phuongdong')).status).toBe(200)
  })

  test('ACCOUNTS-34 access ends while the person works', async () => {
    const person = createCaller(at.sandbox)
    at.sandbox.clock.advance(30 * 86_400_000 - 60_000)
    await person.signIn('ended.tong@acme.example', 'org-acme')
    const own = () => person.get('/api/account/accounts/users/current/org/config/gui/get')
    expect((await own()).status).toBe(200)
    at.sandbox.clock.advance(60_000)
    expect((await own()).status).toBe(403)
  })

  test.each([
    [HANG, 'org-acme', 'This account belongs to the organization already'],
    [HANG, 'org-gone', 'This organization does not exist any more'],
    ['nobody@acme.example', 'org-acme', 'This account does not exist any more'],
    ['silent.account@acme.example', 'org-bold', undefined],
  ])('SUPERACC-34 %s to %s is refused', async (email, orgId, message) => {
    const { status, body } = await assign(email, orgId)
    expect([status, body]).toEqual([409, failed(message)])
  })
})

test('ROLES-04 ROLES-05 without AccountManagement nobody creates or changes accounts', async () => {
  const khanh = createCaller(at.sandbox)
  await khanh.signIn(KHANH, 'org-phuongdong')
  expect((await khanh.post('/api/account/mngmnt-client/accounts/add', lan)).status).toBe(403)
})
