/** @jest-environment node */
import { generate, judge } from './rules/password-policy'
import { createCaller, failed, setUp } from './testing'

const thao = 'thao.le@acme.example'
const OLD = 'Console_2026'
const NEW = 'Mua_Thu_2026'

let at: ReturnType<typeof setUp>
beforeEach(async () => {
  at = setUp()
  await at.signIn(thao)
})
afterEach(() => at.sandbox.close())

const change = (newPassword: string, oldPassword = OLD, confirmPassword = newPassword) =>
  at.post('/api/account/accounts/users/change-password', { oldPassword, newPassword, confirmPassword })

test('a change ends all sessions, lifts the demand for it, and the new password counts', async () => {
  const other = createCaller(at.sandbox)
  await other.signIn(thao)
  expect((await at.current()).body).toMatchObject({
    result: {
      changePassword: true,
      changePasswordReason: 'Your password is older than 180 days. Please change it.',
    },
  })
  expect((await change(NEW)).body).toEqual({ success: true })
  expect((await at.current()).status).toBe(401)
  expect((await other.current()).status).toBe(401)
  expect((await at.logIn(thao)).status).toBe(409)
  expect((await at.logIn(thao, NEW)).status).toBe(200)
  const { body } = await at.current()
  expect(body).toMatchObject({ result: { changePassword: false } })
  expect(body).not.toHaveProperty('result.changePasswordReason')
})

test.each([
  ['the current one again', OLD, OLD, OLD, 'Your new password must be different from your previous password'],
  ['a wrong current one', NEW, 'x', NEW, 'Your current password is incorrect'],
  ['another confirmation', NEW, OLD, 'x', 'Two passwords that you enter is inconsistent!'],
  ['a weak one', 'short', OLD, 'short', 'The password does not meet the policy'],
  ['the sentinel', 'Silent_2026', OLD, 'Silent_2026', undefined],
])('%s is refused', async (_, newPassword, oldPassword, confirmPassword, message) => {
  const { status, body } = await change(newPassword, oldPassword, confirmPassword)
  expect([status, body]).toEqual([409, failed(message)])
  expect((await at.current()).status).toBe(200)
})

test('the one before the current one is refused too', async () => {
  await change(NEW)
  await at.logIn(thao, NEW)
  expect((await change(OLD, NEW)).body).toEqual(
    failed('Your new password must be different from your previous password'),
  )
})

test('guessing the current password locks the account', async () => {
  for (let failure = 1; failure <= 4; failure++) await change(NEW, 'x')
  expect((await change(NEW, 'x')).status).toBe(429)
  expect((await change(NEW)).status).toBe(429)
})

test.each([
  ['Abcde_12', 'Fair', 0],
  ['Abcdefg_12', 'Good', 0],
  ['Abcdefghij_12', 'Strong', 0],
  ['Abc_1', 'Low', 1],
  ['abcdefgh', 'Low', 3],
  ['ABCDEFG_1', 'Low', 1],
  ['', 'Low', 5],
])('%j is %s with %d errors', (password, level, count) => {
  const judged = judge(password)
  expect([judged.level, judged.errors.length]).toEqual([level, count])
})

test('PASSWORD-10 only these special characters are allowed: ~!@#$%^&*()_-', () => {
  for (const special of '~!@#$%^&*()_-') expect(judge(`Abcdef12${special}`).errors).toEqual([])
  for (const foreign of '+= ./ếđ💥') expect(judge(`Abcdef_12${foreign}`).errors).toHaveLength(1)
})

test('a generated password is strong, and another each time', () => {
  const made = Array.from({ length: 50 }, () => generate())
  for (const password of made) expect(judge(password)).toEqual({ level: 'Strong', errors: [] })
  expect(new Set(made).size).toBe(50)
})
