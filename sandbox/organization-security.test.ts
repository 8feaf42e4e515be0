/** @jest-environment node */
import { generate, judge } from './rules/password-policy'
import { createCaller, failed, setUp } from './testing'

const base = '/api/account/mngmnt-client/orgs/config'
const khanh = 'khanh.pham@platform.example'
const bao = 'bao.tran@phuongdong.example'
const chau = 'minhchau.nguyen@phuongdong.example'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const at = setUp()
beforeEach(async () => {
  at.sandbox.reset()
  await at.signIn(khanh, 'org-phuongdong')
})
afterAll(() => at.sandbox.close())

const saved = { success: true, message: 'Saved successfully' }
const strict = {
  passwordLength: '12-20',
  passwordMinDigit: 2,
  passwordMinLetterUpperCase: 1,
  passwordMinLetterLowerCase: 1,
  passwordMinSpecialCharacter: 0,
  maxDaysRequiredPasswordChanged: 90,
}
const settle = async (name: string, config: object) =>
  expect((await at.post(`${base}/${name}/save`, config)).body).toEqual(saved)

describe('the password policy', () => {
  test('nothing is stored until it is saved', async () => {
    expect((await at.get(`${base}/password-policy/get`)).body).toEqual({ success: true })
    await settle('password-policy', strict)
    expect((await at.get(`${base}/password-policy/get`)).body).toEqual({ success: true, result: strict })
  })

  test.each([
    [
      'a shortest length above the longest',
      { passwordLength: '9-8' },
      'The shortest length must not be above the longest',
    ],
    [
      'more characters than have room',
      { passwordLength: '1-3' },
      'Độ dài tối đa không đủ cho số ký tự bắt buộc',
    ],
  ])('refuses %s', async (_, change, message) => {
    const { status, body } = await at.post(`${base}/password-policy/save`, { ...strict, ...change })
    expect([status, body]).toEqual([409, failed(message)])
  })

  test('judges a password, a new account and a change of the own one', async () => {
    await settle('password-policy', strict)
    const { body } = await at.get('/api/account/password/policy/verify?pwd=Abcdef_1')
    expect(body).toMatchObject({
      result: {
        errors: ['The password must have at least 12 characters', 'The password must have at least 2 digits'],
        policy: strict,
      },
    })
    const change = { oldPassword: 'Console_2026', newPassword: 'Abcdef_1', confirmPassword: 'Abcdef_1' }
    const refused = failed('The password does not meet the policy')
    const own = createCaller(at.sandbox)
    await own.signIn(chau, 'org-phuongdong')
    expect((await own.post('/api/account/accounts/users/change-password', change)).body).toEqual(refused)
    await own.choose('org-quangminh')
    expect((await own.get('/api/account/password/policy/verify?pwd=Abcdef_1')).body).toMatchObject({
      result: { errors: [] },
    })
  })

  test('asks for a new password after its days, in that organization only', async () => {
    await settle('password-policy', { ...strict, maxDaysRequiredPasswordChanged: 30 })
    const reason = 'Your password is older than 30 days. Please change it.'
    expect((await at.current()).body).toMatchObject({
      result: { changePassword: true, changePasswordReason: reason },
    })
    await at.choose('org-quangminh')
    expect((await at.current()).body).toMatchObject({ result: { changePassword: false } })
  })

  test('in its lists the passwords of those days and more have to be changed', async () => {
    const expired = async () => {
      const { body } = await at.post('/api/account/mngmnt-client/accounts/search?pageSize=100', {})
      const { content } = (body as { results: { content: { id: string; passwordExpired: boolean }[] } })
        .results
      return content.filter(({ passwordExpired }) => passwordExpired).map(({ id }) => id)
    }
    await settle('password-policy', { ...strict, maxDaysRequiredPasswordChanged: 0 })
    expect(await expired()).toEqual([])
    await settle('password-policy', { ...strict, maxDaysRequiredPasswordChanged: 30 })
    expect(await expired()).toContain(chau)
    await at.choose('org-quangminh')
    expect(await expired()).toEqual([])
  })

  test('0 days never ask', async () => {
    await settle('password-policy', { ...strict, maxDaysRequiredPasswordChanged: 0 })
    expect((await at.current()).body).toMatchObject({ result: { changePassword: false } })
  })

  test('what is generated meets it, however narrow it is', () => {
    const none = { passwordMinDigit: 0, passwordMinLetterUpperCase: 0, passwordMinLetterLowerCase: 0 }
    for (const policy of [
      strict,
      { ...strict, passwordLength: '4-4' },
      { ...strict, ...none, passwordLength: '1-2', passwordMinSpecialCharacter: 1 },
    ])
      for (let n = 0; n < 20; n++) expect(judge(generate(policy), policy).errors).toEqual([])
  })
})

describe('the session policy', () => {
  const ends = { enabledInvalidSession: true, invalidSessionAfter: 5, preventMultiSessions: false }
  const one = { enabledInvalidSession: false, invalidSessionAfter: 0, preventMultiSessions: true }

  test('refuses to end sessions after no time at all', async () => {
    const { body } = await at.post(`${base}/session-policy/save`, { ...ends, invalidSessionAfter: 0 })
    expect(body).toEqual(failed('The minutes must be at least 1 while the switch is on'))
  })

  test('a session that is left alone ends, one that is used does not', async () => {
    await settle('session-policy', ends)
    at.sandbox.clock.advance(4 * MINUTE)
    expect((await at.current()).status).toBe(200)
    at.sandbox.clock.advance(4 * MINUTE)
    expect((await at.current()).status).toBe(200)
    at.sandbox.clock.advance(5 * MINUTE)
    expect((await at.current()).status).toBe(401)
  })

  test('what the console reads by itself is no use of a session', async () => {
    await settle('session-policy', ends)
    for (let minute = 0; minute < 4; minute++) {
      at.sandbox.clock.advance(MINUTE)
      expect((await at.get(`${base}/general-settings/get`)).status).toBe(200)
    }
    at.sandbox.clock.advance(MINUTE)
    expect((await at.current()).status).toBe(401)
  })

  test('a session in another organization is left in peace', async () => {
    await settle('session-policy', ends)
    await at.choose('org-quangminh')
    at.sandbox.clock.advance(10 * MINUTE)
    expect((await at.current()).status).toBe(200)
  })

  test('whoever comes in a second time ends the first session', async () => {
    await settle('session-policy', one)
    const [first, second] = [createCaller(at.sandbox), createCaller(at.sandbox)]
    await first.signIn(chau, 'org-phuongdong')
    await second.signIn(chau, 'org-phuongdong')
    expect((await first.current()).status).toBe(401)
    expect((await second.current()).status).toBe(200)
    expect((await at.current()).status).toBe(200)
  })

  test('when it is saved, of several sessions the last one stays, and that in which it was saved', async () => {
    const [first, second, own] = [1, 2, 3].map(() => createCaller(at.sandbox))
    await first!.signIn(chau, 'org-phuongdong')
    at.sandbox.clock.advance(1)
    await second!.signIn(chau, 'org-phuongdong')
    at.sandbox.clock.advance(MINUTE) // for another code
    await own!.signIn(khanh, 'org-phuongdong')
    await settle('session-policy', one)
    const statuses = await Promise.all(
      [first!, second!, own!, at].map(async (each) => (await each.current()).status),
    )
    expect(statuses).toEqual([401, 200, 401, 200])
  })
})

describe('data masking', () => {
  beforeEach(() => at.signIn(bao, 'org-phuongdong'))

  const phones = { showMaskingData: true, maskingAddress: true, maskingEmail: true, maskingPhone: true }
  const detail = () => at.get(`/api/account/mngmnt-client/accounts/detail?id=${chau}`)
  const update = (change: object) =>
    at.post(`/api/account/mngmnt-client/accounts/update/info?id=${chau}`, {
      email: chau,
      name: 'Nguyễn Minh Châu',
      roles: ['USER'],
      status: 'active',
      ...change,
    })

  test('an update needs something stored', async () => {
    const { body } = await at.post(`${base}/data/update`, { maskingPhone: true })
    expect(body).toEqual(failed('There is no data masking yet. Save one first.'))
    await settle('data', phones)
    await at.post(`${base}/data/update`, { maskingPhone: false })
    expect((await at.get(`${base}/data/get`)).body).toMatchObject({
      result: { id: 'org-phuongdong', maskingPhone: false, maskingEmail: true },
    })
  })

  test('masks what lists and details show of people', async () => {
    const before = (await detail()).body as { result: { phone: string } }
    await settle('data', phones)
    const { phone } = before.result
    const masked = `${phone.slice(0, 4).trim()} ••• ${phone.slice(-3)}`
    expect((await detail()).body).toMatchObject({ result: { id: chau, phone: masked } })
    const { body } = await at.post('/api/account/mngmnt-client/accounts/search', { freeText: chau })
    expect(body).toMatchObject({ results: { content: [{ id: chau, phone: masked }] } })
  })

  test('masks the JSON of the logs', async () => {
    await update({ phone: '0903 111 222', address: 'Huế' })
    await settle('data', phones)
    const { body } = await at.post('/api/account/mngmnt-client/account-logs/search', { userIds: [chau] })
    const { object } = (body as { results: { content: { object: string }[] } }).results.content[0]!
    expect(JSON.parse(object)).toMatchObject({
      phone: '0903 ••• 222',
      address: '•••',
      email: 'm•••@phuongdong.example',
    })
  })

  test('what a form sends back masked stays as it is stored, and no other mask is taken', async () => {
    await update({ phone: '0903 111 222' })
    await settle('data', phones)
    expect((await update({ phone: '0903 ••• 222', name: 'Châu' })).status).toBe(200)
    expect((await update({ phone: '0911 ••• 333' })).body).toEqual(
      failed('A masked value cannot be saved. Type the whole of it, or leave it as it was shown.'),
    )
    await settle('data', { ...phones, showMaskingData: false })
    expect((await detail()).body).toMatchObject({ result: { name: 'Châu', phone: '0903 111 222' } })
  })
})

describe('domains and invitations', () => {
  test('an organization invites only addresses of its domains', async () => {
    const invite = () =>
      at.post('/api/account/mngmnt-client/accounts/invitation/join-orgs/add', {
        userId: 'api.ho@acme.example',
        reason: 'Tết',
        expiredAt: 0,
      })
    await at.signIn(bao, 'org-phuongdong')
    await settle('general-settings', {
      allowedDomains: [' PhuongDong.example '],
      invitationUsersToJoin: true,
    })
    expect((await invite()).body).toEqual(
      failed('Only e-mail addresses of these domains can be invited: phuongdong.example'),
    )
    await settle('general-settings', {
      allowedDomains: ['phuongdong.example', 'acme.example'],
      invitationUsersToJoin: false,
    })
    expect((await invite()).body).toEqual(failed('This organization does not invite users to join'))
  })

  test('a word that is no domain is refused', async () => {
    const { body } = await at.post(`${base}/general-settings/save`, {
      allowedDomains: ['acme'],
      invitationUsersToJoin: true,
    })
    expect(body).toEqual(failed('This is not a domain name: acme'))
  })
})

describe('terms of use', () => {
  const check = () => at.get('/api/account/accounts/users/current/accept-term/check?orgId=org-phuongdong')
  const setActive = (active: boolean) => at.post(`${base}/term/update/_status?active=${active}`)

  test('markup alone is no text, and none can be made active', async () => {
    expect((await setActive(true)).body).toEqual(failed('Chưa có điều khoản nào để kích hoạt'))
    const { body } = await at.post(`${base}/term/save`, { active: true, term: '<p>&nbsp;<br></p>' })
    expect(body).toEqual(failed('The terms have no text'))
  })

  test('they are asked at the next choice, once they are active, and again when their text has changed', async () => {
    await settle('term', { active: false, term: '<p>Một</p>' })
    expect((await at.choose('org-phuongdong')).status).toBe(200)
    expect((await setActive(true)).body).toEqual({ success: true, message: 'Updated successfully' })
    expect((await at.choose('org-phuongdong')).body).toEqual(failed('Please accept the terms of use first'))
    await at.get('/api/account/accounts/users/current/accept-term?orgId=org-phuongdong')
    expect((await at.choose('org-phuongdong')).status).toBe(200)
    await settle('term', { active: true, term: '<p>Một</p>' })
    expect((await at.choose('org-phuongdong')).status).toBe(200)
    await settle('term', { active: true, term: '<p>Hai</p>' })
    expect((await check()).body).toMatchObject({ result: false })
    expect((await at.choose('org-phuongdong')).body).toEqual(failed('Please accept the terms of use first'))
  })
})

test.each(['password-policy', 'session-policy', 'data', 'term'])(
  'PWPOLICY-01 SESSPOLICY-01 TOU-01 %s is read by administrators only',
  async (name) => {
    await at.signIn('users.trinh@acme.example', 'org-acme')
    expect((await at.get(`${base}/${name}/get`)).status).toBe(403)
  },
)
test('a password is as old as its last change', async () => {
  await settle('password-policy', { ...strict, maxDaysRequiredPasswordChanged: 60 })
  expect((await at.current()).body).toMatchObject({ result: { changePassword: false } })
  at.sandbox.clock.advance(20 * DAY)
  await at.signIn(khanh, 'org-phuongdong')
  expect((await at.current()).body).toMatchObject({ result: { changePassword: true } })
})
