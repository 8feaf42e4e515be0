import { cleanup, render } from '@testing-library/react'
import { createSandbox, type Sandbox } from '../../sandbox/app'
import { setConfig, type Config } from '../config'
import { App } from './App'
import { boot } from './engine'
import { createRouter } from './routes'

/** For tests of screens: the real routes, store and flows over a sandbox in process, with one cookie jar. */

export const testConfig: Config = {
  bases: {
    account: '/api/account',
    services: '/api/services',
    console: '/api/console',
    activity: '/api/activity',
  },
  captcha: { kind: 'stand-in' },
  publicIpUrl: '/api/services/public-ip',
  analytics: { kind: 'none' },
  suite: { helpCenter: 'https://help.example' },
  returnHosts: ['data-hub.example'],
  contactUrl: 'mailto:support@platform.example',
  copyright: { from: 2019, owner: 'Customer Data Platform' },
}

const PASSWORD = 'Console_2026'

type Options = {
  /** Who is signed in; nobody without it. */
  as?: string
  /** The organization that is chosen; none without it. */
  organization?: string
}

/** One sandbox a file, with what a browser keeps beside it. */
export function createWorld() {
  const sandbox = createSandbox({ standInCaptcha: true })
  const jar = new Map<string, string>()
  const calls: { method: string; path: string; body: string }[] = []

  const fetchInProcess = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const headers = new Headers(request.headers)
    headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const { pathname, search } = new URL(request.url)
    const copy = request.clone()
    const isText = (request.headers.get('Content-Type') ?? '').includes('json')
    calls.push({ method: request.method, path: pathname + search, body: isText ? await copy.text() : '' })
    const response = await sandbox.app.fetch(new Request(request, { headers }))
    for (const cookie of response.headers.getSetCookie()) keep(jar, cookie)
    request.signal.throwIfAborted()
    return response
  }
  globalThis.fetch = fetchInProcess as typeof fetch
  setConfig(testConfig)

  const post = (path: string, body: unknown) =>
    fetch(new URL(path, location.origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'console' },
      body: JSON.stringify(body),
    })

  async function signIn({ as, organization }: Options): Promise<void> {
    if (!as) return
    await post('/api/account/accounts/login?captcha=stand-in', { userName: as, password: PASSWORD })
    const authenCode = sandbox.codeOf(as)
    if (authenCode) await post('/api/account/accounts/login/2ft', { authenCode, username: as })
    if (!organization) return
    const chosen = await fetch(
      new URL(
        `/api/account/accounts/context/set-org?orgId=${organization}&captcha=stand-in`,
        location.origin,
      ),
      { headers: { 'X-Requested-With': 'console' } },
    )
    if (!chosen.ok) throw new Error(`${as} could not choose ${organization}: ${await chosen.text()}`)
  }

  /** Opens an address of the app, as the named person. Answers the engine and the calls made since. */
  async function renderApp(address: string, options: Options = {}) {
    cleanup()
    jar.clear()
    localStorage.clear()
    sessionStorage.clear()
    await signIn(options)
    calls.length = 0
    history.replaceState(null, '', address)
    // A document load is where a test ends: jsdom has none.
    const loads: string[] = []
    const load = (target: string) => {
      loads.push(target)
      return new Promise<void>(() => undefined)
    }
    const engine = boot(() => Promise.reject(new Error('mounted already')), load)
    const router = createRouter()
    engine.navigator.use(router)
    const view = render(<App store={engine.store} router={router} />)
    const flows = engine.enterApp()
    return { ...view, engine, router, calls, loads, stop: () => flows.cancel() }
  }

  return { sandbox, renderApp, calls, close: () => sandbox.close() }
}

export type World = ReturnType<typeof createWorld> & { sandbox: Sandbox }

function keep(jar: Map<string, string>, cookie: string): void {
  const [pair = '', ...attributes] = cookie.split(';')
  const [name = '', ...value] = pair.split('=')
  const gone = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute))
  if (gone || value.join('=') === '') jar.delete(name.trim())
  else jar.set(name.trim(), value.join('='))
}
