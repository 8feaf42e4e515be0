/** @jest-environment node */
import { createCaller, failed, setUp, succeeded } from './testing'

const HANG = 'hang.do@acme.example'
const LOGINS = 'acc_console_login_activity'
const USERS = 'acc_console_user'
const base = '/api/account/preference/listing/config'

let at: ReturnType<typeof setUp>
beforeEach(async () => {
  at = setUp()
  await at.signIn(HANG, 'org-acme')
})
afterEach(() => at.sandbox.close())

const save = (objectType: string, columns: string[], caller = at as Pick<typeof at, 'post'>) =>
  caller.post(`${base}/save`, { objectType, columns })
const stored = async (objectType: string, caller = at as Pick<typeof at, 'get'>) =>
  (await caller.get(`${base}/get?objectType=${objectType}`)).body

test('COLPREF-03 nothing is stored at first', async () => {
  expect(await stored(LOGINS)).toEqual({ success: true })
})

test('COLPREF-01 COLPREF-02 a choice is kept as it was sent, for its listing alone', async () => {
  const columns = ['actionAt', '-source', '<b>gone</b>', '=1+1', 'actionAt']
  expect((await save(LOGINS, columns)).body).toEqual({ success: true })
  await save(USERS, [])
  expect(await stored(LOGINS)).toEqual(succeeded({ objectType: LOGINS, columns }))
  expect(await stored(USERS)).toEqual(succeeded({ objectType: USERS, columns: [] }))
  await save(LOGINS, ['status'])
  expect(await stored(LOGINS)).toEqual(succeeded({ objectType: LOGINS, columns: ['status'] }))
})

test('COLPREF-01 it follows the person into another browser and organization, and reaches nobody else', async () => {
  const CHAU = 'minhchau.nguyen@phuongdong.example'
  const [first, second] = [createCaller(at.sandbox), createCaller(at.sandbox)]
  await first.signIn(CHAU, 'org-acme')
  await save(LOGINS, ['-source'], first)
  await second.signIn(CHAU, 'org-phuongdong')
  expect(await stored(LOGINS, second)).toEqual(succeeded({ objectType: LOGINS, columns: ['-source'] }))
  expect(await stored(LOGINS)).toEqual({ success: true })
})

test('a listing that nobody knows is refused, and nothing is stored for it', async () => {
  expect(await save('acc_console_nothing', [])).toMatchObject({
    status: 409,
    body: failed('This listing is not known'),
  })
  expect(await stored('acc_console_nothing')).toEqual({ success: true })
})

test('the sentinel is refused without a word', async () => {
  const silent = createCaller(at.sandbox)
  await silent.signIn('silent.settings@acme.example', 'org-acme')
  expect(await save(LOGINS, [], silent)).toMatchObject({ status: 409, body: failed() })
})

test('without an organization there are no listings', async () => {
  const nobody = createCaller(at.sandbox)
  await nobody.signIn('none.vo@platform.example')
  expect((await nobody.get(`${base}/get?objectType=${LOGINS}`)).status).toBe(403)
  expect((await save(LOGINS, [], nobody)).status).toBe(403)
})
