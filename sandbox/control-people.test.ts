/** @jest-environment node */
import { setUp } from './testing'

const at = setUp()
afterAll(() => at.sandbox.close())
beforeEach(() => at.sandbox.reset())

const BAO = 'bao.tran@phuongdong.example'
const HANG = 'hang.do@acme.example'
type Current = { readonly result: { readonly orgCtx?: { readonly orgId: string; readonly roles: string[] } } }
const current = async () => ((await at.current()).body as Current).result

test('anybody of the seed is signed in at once, their code and organization included', async () => {
  expect((await at.post('/sandbox/sign-in', { user: BAO, organization: 'org-phuongdong' })).status).toBe(200)
  expect(await current()).toMatchObject({ id: BAO, orgCtx: { orgId: 'org-phuongdong' } })
  await at.post('/sandbox/sign-in', { user: HANG })
  expect(await current()).toMatchObject({ id: HANG })
  expect(await current()).not.toHaveProperty('orgCtx')
})

test.each([
  [{}, 'user must be the id of an account'],
  [{ user: 'nobody' }, 'user must be the id of an account'],
  [{ user: HANG, organization: 'org-phuongdong' }, 'does not belong to the organization'],
])('who cannot be signed in is told why: %j', async (asked, words) => {
  const { status, body } = await at.post('/sandbox/sign-in', asked)
  expect(status).toBe(422)
  expect((body as { message: string }).message).toContain(words)
})

test('the organizations of a person tell what they are there', async () => {
  const { body } = await at.get(`/sandbox/organizations?user=${HANG}`)
  expect(body).toEqual([{ id: 'org-acme', name: 'Acme Retail Vietnam', roles: ['USER'], permissions: [] }])
})

test('roles and permissions change under somebody who is at work', async () => {
  await at.signIn(HANG, 'org-acme')
  const member = { user: HANG, organization: 'org-acme' }
  await at.post('/sandbox/rights', { ...member, roles: ['USER', 'ADMIN'], permissions: ['InviteUser'] })
  expect(await current()).toMatchObject({
    orgCtx: { roles: ['USER', 'ADMIN'] },
    permission: { contextPermissions: ['InviteUser'] },
  })
  expect((await at.post('/sandbox/rights', { ...member, roles: ['KING'] })).status).toBe(422)
  expect((await at.post('/sandbox/rights', { user: HANG, organization: 'org-none' })).status).toBe(422)
})

test('the sandbox begins anew with as many rows as are asked for', async () => {
  await at.post('/sandbox/reset', { accounts: 40 })
  await at.signIn(BAO, 'org-phuongdong')
  const search = () => at.post('/api/account/mngmnt/accounts/search?page=0&pageSize=10', {})
  const total = async () =>
    ((await search()).body as { results: { page: { totalRecords: number } } }).results.page.totalRecords
  const many = await total()
  await at.post('/sandbox/reset', {})
  await at.signIn(BAO, 'org-phuongdong')
  expect(many - (await total())).toBe(40)
})
