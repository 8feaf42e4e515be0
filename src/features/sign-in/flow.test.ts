import { signInApi } from '../../api'
import { createTestBrowser, Refused } from '../../flows/testing'
import { captchaRenewed } from '../../domain/captcha/state'
import { timings } from '../../timings'
import { createSignInWorld, credentials, pass, status } from './testing'
import { codeDialogClosed, codeGiven, credentialsGiven } from './state'

const { login, verifyTwoFactorCode } = signInApi.endpoints
const { open } = createSignInWorld()
beforeEach(() => localStorage.clear())

const wrong = new Refused({
  status: 409,
  message: 'Your user name or password is incorrect',
  said: 'Your user name or password is incorrect',
})

test('SIGNIN-16 SIGNIN-21 a press sends user name, password, captcha and user agent once', async () => {
  const page = open()
  page.answers.on('login', login, status('authenticated'))
  const run = page.saga.run({ silenceTimeout: true, timeout: false })
  await pass()
  page.saga.dispatch(credentialsGiven(credentials))
  await pass()
  expect(page.asked).toEqual([
    {
      name: 'login',
      arg: { captcha: 'token-1', loginRequest: credentials, 'X-Client-User-Agent': navigator.userAgent },
    },
  ])
  await run
})

test.each([
  ['SIGNIN-23', 'choose_org_ctx', '/login', '/companies/select'],
  [
    'SIGNIN-23',
    'choose_org_ctx',
    '/login?url=/a&target=ga&lang=vi',
    '/companies/select?url=%2Fa&target=ga&lang=vi',
  ],
  ['SIGNIN-25', 'authenticated', '/login', '/dashboard'],
  ['SIGNIN-24 SIGNIN-05', 'authenticated', '/login?url=/help%3Fa=1%23b&lang=en', '/help?a=1&lang=en#b'],
  ['SIGNIN-24', 'authenticated', '/login?url=https://data-hub.example/x', 'https://data-hub.example/x'],
  ['SIGNIN-25', 'authenticated', '/login?url=//evil.example', '/dashboard'],
])('%s %s at %s leads to %s', async (_id, result, address, destination) => {
  const page = open(address)
  page.answers.on('login', login, status(result))
  const run = page.saga.run({ silenceTimeout: true, timeout: false })
  await pass()
  page.saga.dispatch(credentialsGiven(credentials))
  await pass()
  await run
  expect(page.navigator.went).toEqual([destination])
})

test('SIGNIN-26 SIGNIN-31 SIGNIN-32 a code is asked for, refused, asked again and accepted', async () => {
  const page = open('/login?url=/a')
  page.answers.on('login', login, status('totp_required'))
  page.answers.on(
    'code',
    verifyTwoFactorCode,
    new Refused({ status: 409, message: 'x' }),
    status('choose_org_ctx'),
  )
  const run = page.saga.run({ silenceTimeout: true, timeout: false })
  await pass()
  page.saga.dispatch(credentialsGiven(credentials))
  await pass()
  page.saga.dispatch(codeGiven('111111'))
  await pass()
  expect(page.navigator.went).toEqual([])
  page.saga.dispatch(codeGiven('222222'))
  await pass()
  await run
  expect(page.asked.slice(1).map(({ arg }) => arg)).toEqual([
    { twoFactorCode: { authenCode: '111111', username: 'an@acme.example' } },
    { twoFactorCode: { authenCode: '222222', username: 'an@acme.example' } },
  ])
  expect(page.navigator.went).toEqual(['/companies/select?url=%2Fa'])
})

test('SIGNIN-33 after a code any other status leads to the url or to /dashboard', async () => {
  const page = open('/login?url=/help')
  page.answers.on('login', login, status('totp_required'))
  page.answers.on('code', verifyTwoFactorCode, status('authenticated'))
  const run = page.saga.run({ silenceTimeout: true, timeout: false })
  await pass()
  page.saga.dispatch(credentialsGiven(credentials))
  await pass()
  page.saga.dispatch(codeGiven('222222'))
  await pass()
  await run
  expect(page.navigator.went).toEqual(['/help'])
})

test('closing the code dialog leads back to the form with a fresh captcha', async () => {
  const page = open()
  page.answers.on('login', login, status('totp_required'), status('authenticated'))
  const run = page.saga.run({ silenceTimeout: true, timeout: false })
  await pass()
  page.saga.dispatch(credentialsGiven(credentials))
  await pass()
  page.saga.dispatch(codeDialogClosed())
  await pass()
  page.saga.dispatch(credentialsGiven(credentials))
  await pass()
  await run
  expect(page.asked.map(({ arg }) => (arg as { captcha: string }).captcha)).toEqual(['token-1', 'token-2'])
})

test('SIGNIN-08 SIGNIN-35 SIGNIN-36 after every failed attempt the captcha is fresh and the words are kept', async () => {
  const page = open()
  page.answers.on('login', login, wrong, status('authenticated'))
  const run = page.saga.run({ silenceTimeout: true, timeout: false })
  await pass()
  page.saga.dispatch(credentialsGiven(credentials))
  await pass()
  page.saga.dispatch(credentialsGiven(credentials))
  await pass()
  await run
  expect(page.asked.map(({ arg }) => (arg as { captcha: string }).captcha)).toEqual(['token-1', 'token-2'])
})

test('SIGNIN-07 the captcha refreshes by itself every 60 s; a press meanwhile waits, and the old token is never sent', async () => {
  let finish: (token: string) => void = () => undefined
  const page = open('/login', (attempt) =>
    attempt === 1 ? Promise.resolve('token-1') : new Promise((resolve) => (finish = resolve)),
  )
  page.answers.on('login', login, status('authenticated'))
  const run = page.saga.run({ silenceTimeout: true, timeout: false })
  await pass(timings.captchaRefresh - 1)
  expect(page.attempts()).toBe(1)
  await pass(1)
  expect(page.attempts()).toBe(2)
  page.saga.dispatch(credentialsGiven(credentials))
  await pass()
  expect(page.asked).toEqual([])
  finish('token-2')
  await pass()
  await run
  expect((page.asked[0]?.arg as { captcha: string }).captcha).toBe('token-2')
})

test('a refresh that falls into a running request leaves that request its token', async () => {
  const page = open()
  let finish: (value: unknown) => void = () => undefined
  page.answers.on('login', login, new Promise((resolve) => (finish = resolve)))
  const run = page.saga.run({ silenceTimeout: true, timeout: false })
  await pass()
  page.saga.dispatch(credentialsGiven(credentials))
  await pass(timings.captchaRefresh)
  finish(status('authenticated'))
  await pass()
  await run
  expect(page.asked).toHaveLength(1)
  expect(page.navigator.went).toEqual(['/dashboard'])
})

test('SIGNIN-14 without a token in 5 s the press is refused, and a captcha that comes later is used', async () => {
  let solve: (token: string) => void = () => undefined
  const page = open('/login', (attempt) =>
    attempt === 1 ? new Promise(() => undefined) : new Promise((resolve) => (solve = resolve)),
  )
  page.answers.on('login', login, status('authenticated'))
  const run = page.saga.run({ silenceTimeout: true, timeout: false })
  await pass()
  page.saga.dispatch(credentialsGiven(credentials))
  await pass(timings.captchaPatience)
  expect(page.asked).toEqual([])
  solve('late')
  await pass()
  page.saga.dispatch(credentialsGiven(credentials))
  await pass()
  await run
  expect((page.asked[0]?.arg as { captcha: string }).captcha).toBe('late')
})

test('SIGNIN-37 a captcha that cannot load is logged, explained, and loaded by Retry', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = open('/login', (attempt) =>
    attempt === 1 ? Promise.reject(new Error('blocked')) : Promise.resolve('ok'),
  )
  page.answers.on('login', login, status('authenticated'))
  const run = page.saga.run({ silenceTimeout: true, timeout: false })
  await pass()
  expect(logged).toHaveBeenCalledTimes(1)
  page.saga.dispatch(captchaRenewed())
  await pass()
  page.saga.dispatch(credentialsGiven(credentials))
  await pass()
  await run
  expect((page.asked[0]?.arg as { captcha: string }).captcha).toBe('ok')
  logged.mockRestore()
})

test('SIGNIN-38 the result is kept in the browser without any secret', async () => {
  const page = open()
  page.answers.on('login', login, { success: true, result: { status: 'authenticated', token: 'secret' } })
  const run = page.saga.run({ silenceTimeout: true, timeout: false })
  await pass()
  page.saga.dispatch(credentialsGiven(credentials))
  await pass()
  await run
  expect(localStorage.getItem('console.loginResult')).toBe('{"status":"authenticated"}')
})

test.each([
  [{ kind: 'signedIn', status: 'choose_org_ctx' }, '/companies/select?url=%2Fhelp'],
  [{ kind: 'organizationChosen' }, '/help'],
  [{ kind: 'signedIn', status: 'authenticated' }, '/help'],
] as const)(
  'B15 another tab says %j: this one goes on too, and tells nobody',
  async (message, destination) => {
    const browser = createTestBrowser()
    const other = browser.open()
    const page = open('/login?url=/help', undefined, browser.open())
    const run = page.saga.run({ silenceTimeout: true, timeout: false })
    await pass()
    other.tell(message)
    await pass()
    expect(page.navigator.went).toEqual([destination])
    expect(browser.told).toEqual([message])
    expect(page.asked).toEqual([])
    await run
  },
)

test('B15 who signs in here tells the other tabs', async () => {
  const browser = createTestBrowser()
  const page = open('/login', undefined, browser.open())
  page.answers.on('login', login, status('choose_org_ctx'))
  const run = page.saga.run({ silenceTimeout: true, timeout: false })
  await pass()
  page.saga.dispatch(credentialsGiven(credentials))
  await pass()
  expect(browser.told).toEqual([{ kind: 'signedIn', status: 'choose_org_ctx' }])
  await run
})

test.each([
  ['authenticated', '/login'],
  ['authenticated', '/login?url=https://data-hub.example/x'],
  ['choose_org_ctx', '/login'],
])(
  'SIGNIN-38 B15 %s at %s: the result is kept and the tabs are told before the page is left',
  async (result, address) => {
    const browser = createTestBrowser()
    const page = open(address, undefined, browser.open())
    const found: unknown[] = []
    // Leaving a document: what comes after it is never done.
    const leave = () => {
      found.push(localStorage.getItem('console.loginResult'), ...browser.told)
      return new Promise<void>(() => undefined)
    }
    Object.assign(page.navigator, { go: leave, load: leave })
    page.answers.on('login', login, status(result))
    void page.saga.run({ silenceTimeout: true, timeout: false })
    await pass()
    page.saga.dispatch(credentialsGiven(credentials))
    await pass()
    expect(found).toEqual([`{"status":"${result}"}`, { kind: 'signedIn', status: result }])
  },
)
