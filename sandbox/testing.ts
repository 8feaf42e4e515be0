import { createSandbox, type Sandbox, type SandboxOptions } from './app'
import { createBrowser } from './browser'
import { loadDescription } from './description'
import { STAND_IN } from './rules/captcha'
import { PASSWORD } from './seed/people'

/** Noon of a Saturday in November, whatever the machine says. */
export const NOON = Date.UTC(2026, 10, 28, 5, 0, 0)

// On a busy machine reading it takes seconds, which would be those of a file's first test.
beforeAll(loadDescription, 60_000)

export type Reply = { readonly status: number; readonly body: unknown; readonly headers: Headers }

const isForm = (body: unknown): body is FormData => typeof body === 'object' && body instanceof FormData

/** A person at a browser of their own, as far as calls go. */
export function createCaller({ app, codeOf }: Sandbox) {
  const browser = createBrowser(app)

  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const json = body !== undefined && !isForm(body)
    const response = await browser.fetch(path, {
      method,
      headers: {
        'X-Requested-With': 'console',
        ...(json && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm(body) ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const parsed: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
    return { status: response.status, body: parsed, headers: response.headers } satisfies Reply
  }
  const get = (path: string, headers?: Record<string, string>) => call('GET', path, undefined, headers)
  const post = (path: string, body: unknown = {}, headers?: Record<string, string>) =>
    call('POST', path, body, headers)

  const logIn = (userName: string, password = PASSWORD, captcha = STAND_IN) =>
    post(`/api/account/accounts/login?captcha=${encodeURIComponent(captcha)}`, { userName, password })
  const giveCode = (username: string, authenCode = codeOf(username)) =>
    post('/api/account/accounts/login/2ft', { username, authenCode })
  const choose = (orgId: string, captcha = STAND_IN) =>
    get(`/api/account/accounts/context/set-org?orgId=${orgId}&captcha=${encodeURIComponent(captcha)}`)
  const current = () => get('/api/account/accounts/users/current')

  /** Signs in, with the code when it is owed, and chooses an organization when one is named. */
  async function signIn(userId: string, orgId?: string): Promise<void> {
    await logIn(userId)
    if (codeOf(userId)) await giveCode(userId)
    if (orgId) await choose(orgId)
  }
  return { browser, call, get, post, logIn, giveCode, choose, current, signIn }
}

/** A sandbox at a standing time, and a caller. */
export function setUp(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ standInCaptcha: true, now: () => NOON, ...options })
  return { sandbox, ...createCaller(sandbox) }
}

export const failed = (message?: string, errorCode?: string) => ({
  success: false,
  ...(message !== undefined && { message }),
  ...(errorCode !== undefined && { errorCode }),
})
export const succeeded = (result: unknown) => ({ success: true, result })
