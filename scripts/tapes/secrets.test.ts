import { operations as described } from '../../openapi/testing'
import { readBundle } from '../developer/description'
import { createKeeper } from './keeper'
import type { Raw } from './record'

/** Secrets of every kind are planted in every place that a tape is made of; the finished file holds none of them. */

const SECRETS = {
  password: 'Planted~password_1',
  newPassword: 'Planted~password_2',
  // Too short to be hidden wherever it stands: by its name alone.
  short: 'Pw~1',
  code: '974108',
  captcha: 'planted-solution-of-a-captcha',
  token: 'planted-token-of-a-session',
  xToken: 'planted-X-Token',
  apiKey: 'planted-api-key',
  cdpKey: 'planted-cdp-key',
  totpKey: 'PLANTEDTOTPKEY234',
  generated: 'Planted~generated_3',
  variable: 'planted-value-of-a-variable',
  resetLink: 'planted-token-of-a-mail',
}

const bundle = readBundle()
const ORIGIN = 'https://console.example'

/** `told`: what the recorder says of one document; answers the file. */
function fileOf(told: (say: (step: Record<string, unknown>) => void) => void, state: object = {}): string {
  const keeper = createKeeper(bundle, { title: 'planted', ledger: [], flow: 'planted' })
  let burst = 0
  const say = (step: Record<string, unknown>) =>
    keeper.add({ at: 1_795_000_000_000 + burst, burst: (burst += 1), ...step } as unknown as Raw)
  say({
    document: `/login?token=${SECRETS.resetLink}&url=${encodeURIComponent(`/help?code=${SECRETS.code}`)}`,
    origin: ORIGIN,
    language: 'en',
    local: { 'console.kept': JSON.stringify({ deep: [{ apiKey: SECRETS.apiKey }] }) },
    session: { 'console.kept': JSON.stringify({ password: SECRETS.password }) },
  })
  told(say)
  const address = `/companies/select?captcha=${SECRETS.captcha}#${SECRETS.password}`
  const tree = `- textbox: ${SECRETS.newPassword}`
  return JSON.stringify(keeper.finish({ at: 1_795_000_001_000, address, state, tree }))
}
const found = (file: string) =>
  Object.entries(SECRETS)
    .filter(([, secret]) => [secret, encodeURIComponent(secret)].some((form) => file.includes(form)))
    .map(([name]) => name)

/** Every secret under every name that the description gives to one. */
const all = {
  password: SECRETS.password,
  confirmPassword: SECRETS.password,
  oldPassword: SECRETS.password,
  newPassword: SECRETS.newPassword,
  pwd: SECRETS.short,
  authenCode: SECRETS.code,
  otp_code: SECRETS.code,
  captcha: SECRETS.captcha,
  token: SECRETS.token,
  apiKey: SECRETS.apiKey,
  cdpKey: SECRETS.cdpKey,
  totpKey: SECRETS.totpKey,
  secretKeys: SECRETS.totpKey,
  qrcode: SECRETS.totpKey,
  value: SECRETS.variable,
}

/** A call of an operation with its answer, as the recorder says it. */
function callOf(say: (step: Record<string, unknown>) => void, path: string, method: string, call: number) {
  const query = new URLSearchParams(all).toString()
  say({ called: `${ORIGIN}/api${path.replace(/\{\w+\}/g, 'one')}?${query}`, method, call })
  say({ bodyOf: call, text: JSON.stringify(all) })
  const headers = { 'x-token': SECRETS.xToken, 'set-cookie': SECRETS.token, date: 'Mon, 02 Nov 2026' }
  const result = { ...all, deep: [{ ...all }] }
  const text = JSON.stringify({ success: true, token: SECRETS.token, result, results: [result] })
  say({ answered: call, status: 200, headers, text })
}

test('no operation with secrets leaves one in a tape', () => {
  const secret = described.filter((operation) => operation['x-secret'])
  expect(secret.length).toBeGreaterThan(10)
  const file = fileOf((say) => {
    let call = 0
    for (const [path, item] of Object.entries(bundle.paths))
      for (const [method, { operationId }] of Object.entries(item))
        if (secret.some((each) => each.operationId === operationId))
          callOf(say, path, method.toUpperCase(), (call += 1))
  })
  expect((file.match(/"called"/g) ?? []).length).toBeGreaterThan(10)
  expect(found(file)).toEqual([])
})

test('a secret that is a whole body or a whole result is hidden', () => {
  const pathOf = (id: string) => {
    for (const [path, item] of Object.entries(bundle.paths))
      for (const [method, { operationId }] of Object.entries(item))
        if (operationId === id) return { path, method: method.toUpperCase() }
    throw new Error(id)
  }
  const file = fileOf((say) => {
    const verify = pathOf('verifyPasswordPolicy')
    say({ called: `${ORIGIN}/api${verify.path}`, method: verify.method, call: 1 })
    say({ bodyOf: 1, text: JSON.stringify(SECRETS.newPassword) })
    const generate = pathOf('generatePassword')
    say({ called: `${ORIGIN}/api${generate.path}`, method: generate.method, call: 2 })
    const text = JSON.stringify({ success: true, result: SECRETS.generated })
    say({ answered: 2, status: 200, headers: {}, text })
  })
  expect(file).toContain('generatePassword')
  expect(found(file)).toEqual([])
})

test('no fact, question, message or slice leaves a secret in a tape, and what is no secret stays', () => {
  const file = fileOf(
    (say) => {
      say({
        did: {
          type: 'signIn/credentialsGiven',
          payload: { userName: 'an@acme.example', password: SECRETS.password },
        },
      })
      say({ did: { type: 'signIn/codeGiven', payload: SECRETS.code } })
      const passwords = { oldPassword: SECRETS.password, newPassword: SECRETS.newPassword }
      say({ did: { type: 'password/passwordChangeGiven', payload: passwords } })
      say({
        did: { type: 'systemVariables/variableGiven', payload: { id: 'mail.host', value: SECRETS.variable } },
      })
      say({ did: { type: 'other/done', payload: { deep: { apiKey: SECRETS.apiKey } }, meta: all } })
      // Where a name says nothing, what was hidden before is known.
      say({ did: { type: 'other/said', payload: `wrong: ${SECRETS.password} ${SECRETS.code}` } })
      say({ asked: 'getAccountDetail', args: { id: 'one', otpCode: SECRETS.code }, question: 1 })
      say({ went: `/help?url=${encodeURIComponent(`/x?token=${SECRETS.token}`)}`, how: 'push', by: 'screen' })
      say({ left: `https://elsewhere.example/?token=${SECRETS.token}` })
      say({ tabTold: { kind: 'signedIn', token: SECRETS.token } })
      callOf(say, '/console/messages/stream', 'GET', 1)
      say({ heard: 1, piece: `id: 1\ndata: {"message":{"token":"${SECRETS.token}"}}\n\n` })
    },
    { captcha: 'ready', session: { user: { id: 'an@acme.example', token: SECRETS.token } } },
  )
  expect(found(file)).toEqual([])
  for (const open of ['an@acme.example', 'mail.host', '"captcha":"ready"', 'signedIn'])
    expect(file).toContain(open)
})

test('the search finds what is planted in the open', () => {
  const file = fileOf((say) => say({ did: { type: 'other/said', payload: SECRETS.variable } }))
  expect(found(file)).toContain('variable')
})
