/** @jest-environment node */
import { people } from './seed/people'
import { failed, setUp, succeeded } from './testing'

const ly = 'terms.ly@acme.example'
const chau = 'minhchau.nguyen@phuongdong.example'
const check = '/api/account/accounts/users/current/accept-term/check'
const accept = '/api/account/accounts/users/current/accept-term'
const own = '/api/account/accounts/users/current/orgs'

let at: ReturnType<typeof setUp>
beforeEach(() => {
  at = setUp()
})
afterEach(() => at.sandbox.close())

const chosen = succeeded({ status: 'authenticated' })
const owed = failed('Please accept the terms of use first')

test('ORGSEL-32 choosing needs a captcha', async () => {
  await at.signIn(chau)
  const { status, body } = await at.choose('org-acme', 'wrong')
  expect([status, body]).toEqual([409, failed('Your captcha is incorect')])
})

test('choosing needs a membership and an active organization', async () => {
  await at.signIn('khanh.pham@platform.example')
  expect((await at.choose('org-acme')).body).toEqual(failed('You are not a member of this organization'))
  expect((await at.choose('org-nowhere')).body).toEqual(failed('You are not a member of this organization'))
  expect((await at.choose('org-songhuong')).body).toEqual(failed('This organization is inactive'))
  expect((await at.choose('org-haiau')).body).toEqual(chosen)
})

test('the organization lives in the session and can be changed', async () => {
  await at.signIn('bao.tran@phuongdong.example', 'org-phuongdong')
  expect((await at.current()).body).toMatchObject({
    result: { permission: { ownerPermission: true }, orgCtx: { roles: ['ADMIN', 'SUPER_ADMIN'] } },
  })
  await at.choose('org-haiau')
  expect((await at.current()).body).toMatchObject({
    result: { permission: { ownerPermission: false }, orgCtx: { orgId: 'org-haiau', roles: ['USER'] } },
  })
})

test('terms of the platform come first, then those of the organization', async () => {
  await at.signIn(ly)
  expect((await at.choose('org-without-terms')).body).toEqual(owed)
  expect((await at.get(check)).body).toEqual(succeeded(false))
  expect((await at.get(accept)).body).toEqual({ success: true })
  expect((await at.get(check)).body).toEqual(succeeded(true))
  expect((await at.choose('org-without-terms')).body).toEqual(chosen)

  expect((await at.choose('org-terms')).body).toEqual(owed)
  expect((await at.get(`${check}?orgId=org-terms`)).body).toEqual(succeeded(false))
  await at.get(`${accept}?orgId=org-terms`)
  expect((await at.choose('org-terms')).body).toEqual(chosen)
})

test('terms of an organization that one does not belong to, or that have changed, are not accepted', async () => {
  await at.signIn(ly)
  for (const path of [check, accept])
    expect((await at.get(`${path}?orgId=org-acme`)).body).toEqual(
      failed('You are not a member of this organization'),
    )
  expect((await at.get(`${accept}?orgId=org-terms-changed`)).body).toEqual(
    failed('The terms have changed. Please read them again.'),
  )
})

const held = people.map(({ id, organizations, inactive }) => ({
  id,
  count: organizations.filter(({ validDays = 0 }) => validDays >= 0).length,
  inactive,
}))

test.each(held)(
  '$id has $count organizations, without those whose access has ended',
  async ({ id, count, inactive }) => {
    if (inactive) return
    await at.signIn(id)
    const { status, body } = await at.get(own)
    expect(status).toBe(200)
    expect((body as { results: unknown[] }).results).toHaveLength(count)
  },
)

test('an organization of one is of account type Trial, and its name is taken from then on', async () => {
  await at.signIn('none.vo@platform.example')
  const input = { name: ' Tiệm bánh Mây ', industry: 'food_beverage', website: 'https://may.example' }
  const created = await at.post(`${own}/create`, input)
  expect(created.body).toMatchObject({ result: { name: 'Tiệm bánh Mây', accountType: 'Trial' } })
  expect((await at.get(own)).body).toMatchObject({ results: [{ website: 'https://may.example' }] })
  const again = await at.post(`${own}/create`, { ...input, name: 'TIỆM BÁNH MÂY'.normalize('NFD') })
  expect(again.body).toEqual(failed('An organization of this name exists already'))
  expect((await at.post(`${own}/create`, { ...input, name: 'Tiem banh May' })).status).toBe(200)
})
