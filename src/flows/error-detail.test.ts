import { errorDetailAsked, errorDetailClosed, errorDetailSlice } from './error-detail'

const { reducer } = errorDetailSlice
const PLANTED = 'Planted~secret_1'
const encoded = encodeURIComponent(PLANTED)

test('SHELL-33 what is asked for is shown until it is closed', () => {
  const refusal = { status: 409, message: 'Gone', said: 'Gone', errorCode: 'GONE', data: { success: false } }
  const shown = reducer(null, errorDetailAsked(refusal))
  expect(shown).toEqual(refusal)
  expect(reducer(shown, errorDetailClosed())).toBeNull()
})

test.each([
  ['password', 'newPassword', 'oldPwd', 'token', 'accessToken', 'apiKey', 'api_key', 'secretKeys'],
  ['totpKey', 'authenCode', 'otp_code', 'captcha', 'Cookie', 'Authorization', 'PIN'],
])('S17 a secret that a server sends back is not kept: %s, %s, %s …', (...names) => {
  const secrets = Object.fromEntries(names.map((name) => [name, PLANTED]))
  const data = { message: 'No', ...secrets, request: [{ name: 'An', ...secrets, deeper: { ...secrets } }] }
  const { payload } = errorDetailAsked({ status: 409, message: 'No', said: 'No', data })
  expect(JSON.stringify(payload)).not.toContain(PLANTED)
  expect(payload.refusal.data).toMatchObject({ message: 'No', request: [{ name: 'An' }] })
})

test('S17 an address that a server sends back loses its query', () => {
  const address = `https://platform.example/policy/verify?pwd=${encoded}&captcha=${encoded}`
  const { payload } = errorDetailAsked({
    status: 500,
    message: `GET ${address} failed`,
    said: `GET ${address} failed`,
    data: { path: address, trace: [`at "${address}"`], code: 500, open: true, none: null },
  })
  expect(JSON.stringify(payload)).not.toContain(encoded)
  expect(payload.refusal).toEqual({
    status: 500,
    message: 'GET https://platform.example/policy/verify?… failed',
    said: 'GET https://platform.example/policy/verify?… failed',
    data: {
      path: 'https://platform.example/policy/verify?…',
      trace: ['at "https://platform.example/policy/verify?…"'],
      code: 500,
      open: true,
      none: null,
    },
  })
})

test('a question of the server stays as it is', () => {
  const { payload } = errorDetailAsked({ status: 409, message: 'Bạn chắc chứ? a = b' })
  expect(payload.refusal.message).toBe('Bạn chắc chứ? a = b')
})
