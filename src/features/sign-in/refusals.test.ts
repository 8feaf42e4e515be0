import { signInApi } from '../../api'
import { NO_ANSWER } from '../../api/refusal'
import { Refused } from '../../flows/testing'
import { createSignInWorld, credentials, pass, reducer, status } from './testing'
import { codeGiven, credentialsGiven } from './state'

const { login, verifyTwoFactorCode } = signInApi.endpoints
const { open } = createSignInWorld()

/** What the page shows after a press, a right password and these answers to a code or, without codes, to the login. */
async function shown(answers: { login: unknown; code?: unknown }) {
  const page = open()
  let view: ReturnType<typeof reducer> | undefined
  page.saga.withReducer(
    (state: ReturnType<typeof reducer> | undefined, action) => (view = reducer(state, action)),
  )
  page.answers.on('login', login, answers.login)
  page.answers.on('code', verifyTwoFactorCode, answers.code)
  const run = page.saga.run({ silenceTimeout: true, timeout: false })
  await pass()
  page.saga.dispatch(credentialsGiven(credentials))
  await pass()
  if ('code' in answers) page.saga.dispatch(codeGiven('222222'))
  await pass()
  void run
  return { view: view!, attempts: page.attempts(), went: page.navigator.went }
}

test.each([
  ['used up or expired', 401, 'signIn.again'],
  ['locked out', 429, 'signIn.againAfterCodes'],
])('a code dialog whose session is %s closes and says to sign in again', async (_, status_, text) => {
  const code = new Refused({ status: status_, message: 'x', said: 'x', retryAfter: 300, toldBySession: true })
  const { view, attempts } = await shown({ login: status('totp_required'), code })
  expect(view.signIn).toMatchObject({
    step: { name: 'credentials' },
    sending: false,
    refusal: { status: status_, text, retryAfter: 300 },
  })
  expect(view.signIn.refusal?.said).toBeUndefined()
  expect(attempts).toBe(2)
})

test.each([
  ['nothing at all', null],
  ['no result', { success: true }],
  ['a result without a status', { success: true, result: {} }],
  ['a status that nobody knows', status('on_the_moon')],
])('a login that is answered with %s has failed, in words', async (_, login_) => {
  const { view, attempts, went } = await shown({ login: login_ })
  expect(view.signIn).toMatchObject({
    step: { name: 'credentials' },
    sending: false,
    refusal: { text: 'signIn.notUnderstood' },
  })
  expect([attempts, went]).toEqual([2, []])
})

test('so has a code that is answered without a result', async () => {
  const { view, went } = await shown({ login: status('totp_required'), code: { success: true } })
  expect(view.signIn).toMatchObject({ step: { name: 'code' }, refusal: { text: 'signIn.notUnderstood' } })
  expect(went).toEqual([])
})

test.each([
  ['nothing answers', 'network.mayBeDoneUnseen', 'network.failed'],
  ['the browser is offline', 'network.offline', 'network.offline'],
] as const)(
  'SIGNIN-34 SIGNIN-36 where %s the press can be repeated: nothing is said of what may have been done',
  async (_, also, told) => {
    const silence = new Refused({ status: NO_ANSWER, message: 'Failed to fetch', also })
    const atOnce = await shown({ login: silence })
    expect(atOnce.view.signIn).toMatchObject({ step: { name: 'credentials' }, refusal: { also: told } })
    const later = await shown({ login: status('totp_required'), code: silence })
    expect(later.view.signIn).toMatchObject({ step: { name: 'code' }, refusal: { also: told } })
  },
)
