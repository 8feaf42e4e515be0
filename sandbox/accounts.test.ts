/** @jest-environment node */
import { createCaller, failed, setUp } from './testing'

const BAO = 'bao.tran@phuongdong.example'
const HANG = 'hang.do@acme.example'
const update = (id: string) => `/api/account/mngmnt/accounts/update/info?id=${encodeURIComponent(id)}`
const hang = { email: HANG, name: 'Đỗ Thị Hằng', roles: ['USER'], status: 'active' }
const bao = { email: BAO, name: 'Trần Lê Quốc Bảo', roles: ['ADMIN', 'USER'], status: 'active' }

const at = setUp()
beforeEach(async () => {
  at.sandbox.reset()
  await at.signIn(BAO, 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

test('a super administrator changes any account; what is left out is cleared', async () => {
  const { status, body } = await at.post(update(HANG), { ...hang, name: ' Hằng ', phone: ' 0909 ' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    result: {
      id: HANG,
      name: 'Hằng',
      phone: '0909',
      status: 'active',
      orgIds: ['org-acme'],
      roles: ['USER'],
    },
  })
  expect(body).not.toHaveProperty('result.address')
})

test('the own account keeps its other roles, and each organization the roles that it gave', async () => {
  const before = (await at.current()).body as { result: { orgCtx: object; roles: string[] } }
  expect((await at.post(update(BAO), { ...bao, phone: '0903' })).status).toBe(200)
  expect((await at.current()).body).toMatchObject({
    result: { phone: '0903', orgCtx: before.result.orgCtx, roles: before.result.roles },
  })
})

test('roles come and go', async () => {
  const roles = async (named: string[]) => {
    const { body } = await at.post(update(HANG), { ...hang, roles: named })
    return (body as { result: { roles: string[] } }).result.roles
  }
  expect(await roles(['USER', 'API'])).toEqual(['USER', 'API'])
  expect(await roles(['API'])).toEqual(['API'])
  // None that the forms do not offer is given by it.
  expect(await roles(['API', 'SUPER_ADMIN'])).toEqual(['API'])
})

test('whoever is switched off is signed out', async () => {
  const other = createCaller(at.sandbox)
  await other.signIn(HANG)
  expect((await at.post(update(HANG), { ...hang, status: 'inactive' })).status).toBe(200)
  expect((await other.current()).status).toBe(401)
  expect((await other.logIn(HANG)).status).toBe(409)
})

test.each([
  ['nobody', 'nobody@acme.example', {}, 'This account does not exist any more'],
  [
    'another e-mail address',
    HANG,
    { email: 'x@acme.example' },
    'The e-mail address of an account cannot change',
  ],
  [
    'the state of who belongs to several organizations',
    'khanh.pham@platform.example',
    { email: 'khanh.pham@platform.example', roles: ['ADMIN'], status: 'inactive' },
    'The status of an account that belongs to several organizations cannot change',
  ],
  ['no role', HANG, { roles: [] }, 'Tài khoản phải có ít nhất một vai trò'],
  ['the own state', BAO, { ...bao, status: 'inactive' }, 'You cannot deactivate your own account'],
  ['the silent phone', HANG, { phone: '001' }, undefined],
])('it refuses %s', async (_, id, change, message) => {
  const { status, body } = await at.post(update(id), { ...hang, ...change })
  expect([status, body]).toEqual([409, failed(message)])
})

test('no role is enough for an account that has others', async () => {
  const OPER = 'oper.vu@acme.example'
  const { status } = await at.post(update(OPER), { email: OPER, name: 'Vũ', roles: [], status: 'active' })
  expect(status).toBe(200)
})
