import { spawn, type ChildProcess } from 'node:child_process'
import { test as base, expect, type Download, type Page } from '@playwright/test'
import { PASSWORD, people } from './people'
import { watchResponses } from './responses'
import { leaveTape, startTape } from './tape'

/** What every browser test has: a console with a sandbox of its own, and a page that reports whatever goes wrong. */

export type Sandbox = {
  readonly address: string
  code(user: string): Promise<string>
  /** Moves the server's time, in milliseconds. */
  advance(time: number): Promise<void>
  /** Delays, refuses or cuts the next calls of an operation. */
  fault(fault: {
    operation: string
    delay?: number
    status?: number
    body?: 'html' | 'empty'
    retryAfter?: number
    drop?: boolean
    hang?: boolean
    times?: number
  }): Promise<void>
  /** Ends all faults that were ordered. */
  lift(): Promise<void>
  reset(): Promise<void>
}

async function started(config: string, time: string): Promise<{ address: string; process: ChildProcess }> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
    env: {
      ...process.env,
      ...{ PORT: '0', SANDBOX_STAND_IN_CAPTCHA: '1', SANDBOX_TIME: time, CONSOLE_CONFIG: config },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const ready = /ready (http:\/\/\S+)/.exec(said)?.[1]
      if (ready) resolve(ready)
    })
    server.on('exit', (code) => reject(new Error(`the sandbox ended with ${code}: ${said}`)))
  })
  return { address, process: server }
}

function controls(address: string): Sandbox {
  const post = async (path: string, body: unknown) => {
    const response = await fetch(`${address}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.ok, `${path} ${await response.text()}`).toBe(true)
  }
  return {
    address,
    code: async (user) => {
      const response = await fetch(`${address}/sandbox/code?user=${encodeURIComponent(user)}`)
      return ((await response.json()) as { code?: string }).code ?? ''
    },
    advance: (time) => post('clock', { advance: time }),
    fault: (fault) => post('faults', fault),
    lift: async () => void (await fetch(`${address}/sandbox/faults`, { method: 'DELETE' })),
    reset: () => post('reset', {}),
  }
}

/** Failures that a test provokes on purpose: the browser logs every refused call by itself. */
const EXPECTED = /Failed to load resource|The captcha failed to load/

type Fixtures = { sandbox: Sandbox; watched: undefined }
/**
 * `consoleConfig`: JSON that is laid over the console's run-time configuration. `sandboxTime`: the time at which the
 * sandbox's clock stands and that of the page begins, ISO 8601; the machine's where it is empty.
 */
type Workers = { consoleConfig: string; sandboxTime: string; server: Sandbox }

export const test = base.extend<Fixtures, Workers>({
  consoleConfig: ['', { scope: 'worker', option: true }],
  sandboxTime: ['', { scope: 'worker', option: true }],
  server: [
    async ({ consoleConfig, sandboxTime }, use) => {
      const { address, process: server } = await started(consoleConfig, sandboxTime)
      await use(controls(address))
      server.kill()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  sandbox: async ({ server }, use) => use(server),
  watched: [
    async ({ page, server, sandboxTime }, use, testInfo) => {
      await server.reset()
      // Before the recorder, which tells the time of each step.
      if (sandboxTime) await page.clock.install({ time: new Date(sandboxTime) })
      // The second try of a test that has failed: recording stands in the way of what some of them look at.
      if (testInfo.retry > 0) await startTape(page, { title: testInfo.title, ledger: [], flow: 'failed' })
      // What a test before may have granted.
      await page.context().clearPermissions()
      const wrong: string[] = []
      page.on('pageerror', (error) => wrong.push(`page error: ${error.message}\n${error.stack ?? ''}`))
      page.on('console', (message) => {
        const text = message.text()
        if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(text))
          wrong.push(`${message.type()}: ${text}`)
      })
      watchResponses(page, server.address, wrong)
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
        )
      })
      await use(undefined)
      // What a failed test did can be replayed (docs/guides/record-and-replay.md).
      const hasFailed = testInfo.status !== testInfo.expectedStatus || wrong.length > 0
      await leaveTape(page, hasFailed ? testInfo.outputPath('tape.json') : undefined)
      expect(wrong, 'nothing is reported in the browser').toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
export { PASSWORD, people }

/** Fills the form of /login and presses Sign In, once the captcha is solved. */
export async function giveCredentials(page: Page, user: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('User name').fill(user)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await expect(page.getByText('You are verified')).toBeVisible()
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Types or pastes the current code of a person into the code dialog. */
export async function giveCode(page: Page, sandbox: Sandbox, user: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).fill(await sandbox.code(user))
}

/** What every call that changes something has. */
export const headers = { 'X-Requested-With': 'console' }
type Named = { readonly id: string; readonly name: string }

/** A code counts once: after so many milliseconds there is another one. */
export const NEXT_CODE = 31_000

/** Signs in by the calls that the screens would send, which have tests of their own; chooses by name or by id. */
export async function signIn(
  page: Page,
  sandbox: Sandbox,
  user: string,
  organization?: string,
): Promise<void> {
  const call = page.request
  const data = { userName: user, password: PASSWORD }
  await call.post('/api/account/accounts/login?captcha=stand-in', { headers, data })
  const authenCode = await sandbox.code(user)
  if (authenCode)
    await call.post('/api/account/accounts/login/2ft', { headers, data: { authenCode, username: user } })
  if (organization === undefined) return
  const own = await call.get('/api/account/accounts/users/current/orgs')
  const { results } = (await own.json()) as { results: Named[] }
  const chosen = results.find(({ id, name }) => id === organization || name.includes(organization))
  expect(chosen, `${user} belongs to ${organization}`).toBeDefined()
  const orgId = encodeURIComponent(chosen!.id)
  await call.get(`/api/account/accounts/context/set-org?orgId=${orgId}&captcha=stand-in`, { headers })
}

/** Stands on a page, in an organization: the given one, or the person's only one. */
export async function enterAt(
  page: Page,
  sandbox: Sandbox,
  address: string,
  user: string,
  organization = '',
): Promise<void> {
  await signIn(page, sandbox, user, organization)
  await page.goto(address)
  await page.evaluate(() => sessionStorage.setItem('isFirstLoggedIn', 'true'))
  // An open drawer hides the heading from roles.
  await expect(page.locator('h1').first()).toBeVisible()
}

/** The same on the first page behind the sign-in. */
export const enter = (page: Page, sandbox: Sandbox, user: string, organization?: string): Promise<void> =>
  enterAt(page, sandbox, '/my-account-info', user, organization)

/** Stands before the choice of an organization; whoever has none, on the page that says so. */
export async function enterChoice(
  page: Page,
  sandbox: Sandbox,
  user: string,
  address = '/companies/select',
): Promise<void> {
  await signIn(page, sandbox, user)
  await page.goto(address)
  // Who has no organization is led on from the select page: what is pressed before would go with it.
  await page.waitForURL(user === people.noOrganization ? '**/companies/empty**' : '**/companies/**')
}

/** The download that a press starts: it is told of the new tab, or of the page that opened it. */
export function nextDownload(page: Page): Promise<Download> {
  return new Promise((resolve) => {
    page.on('download', resolve)
    page.context().on('page', (tab) => tab.on('download', resolve))
  })
}
