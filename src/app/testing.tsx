import { cleanup, render } from '@testing-library/react'
import { createSandbox } from '../../sandbox/app'
import { createBrowser } from '../../sandbox/browser'
import { setConfig } from '../config'
import { createTestBrowser, testConfig } from '../flows/testing'
import { chooseLayout, type Layout } from '../kit/layout'
import { App } from './App'
import { boot } from './engine'
import { createRouter } from './routes'

/** For tests of screens: the real routes, store and flows over a sandbox in process, with one cookie jar. */

const PASSWORD = 'Console_2026'
/** Sent on a machine that is slow enough to be five seconds on one page. */
const PAGE_VIEW = '/api/account/quick-access/recent/track'

type Options = {
  /** Who is signed in; nobody without it. */
  as?: string
  /** The id of the chosen organization; none without it. */
  organization?: string
  /** What was chosen before; Standard without it. */
  layout?: Layout
}
export type Call = { readonly method: string; readonly path: string; readonly body: string }

/** One sandbox a file, with what a browser keeps beside it. */
export function createWorld() {
  const sandbox = createSandbox({ standInCaptcha: true })
  const calls: Call[] = []
  let flows: { cancel(): void } | undefined
  setConfig({ ...testConfig, publicIpUrl: '/api/services/public-ip' })

  /** A fresh browser: no cookies, nothing stored; it notes every call but page views. */
  function openBrowser(): void {
    cleanup()
    flows?.cancel()
    localStorage.clear()
    sessionStorage.clear()
    const browser = createBrowser(sandbox.app, location.origin)
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      const isText = (request.headers.get('Content-Type') ?? '').includes('json')
      if (pathname !== PAGE_VIEW)
        calls.push({
          method: request.method,
          path: pathname + search,
          body: isText ? await request.clone().text() : '',
        })
      return browser.fetch(request)
    }
  }

  const ask = async (path: string, body?: unknown) => {
    const response = await fetch(new URL(path, location.origin), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'console' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`)
  }

  async function signIn({ as, organization }: Options): Promise<void> {
    if (!as) return
    await ask('/api/account/accounts/login?captcha=stand-in', { userName: as, password: PASSWORD })
    const authenCode = sandbox.codeOf(as)
    if (authenCode) await ask('/api/account/accounts/login/2ft', { authenCode, username: as })
    if (organization)
      await ask(`/api/account/accounts/context/set-org?orgId=${organization}&captcha=stand-in`)
  }

  /** Opens an address of the app, as the named person. Answers the store's engine, and the calls made since. */
  async function renderApp(address: string, options: Options = {}) {
    openBrowser()
    if (options.layout) chooseLayout(options.layout)
    await signIn(options)
    calls.length = 0
    history.replaceState(null, '', address)
    // A document load is where a test ends: jsdom has none.
    const loads: string[] = []
    const load = (target: string) => {
      loads.push(target)
      return new Promise<void>(() => undefined)
    }
    // Other tabs of this browser may be opened by the test.
    const browser = createTestBrowser()
    const engine = boot(() => Promise.reject(new Error('mounted already')), load, browser.open())
    const router = createRouter(engine.bring)
    engine.navigator.use(router)
    const view = render(<App store={engine.store} router={router} />)
    flows = engine.enterApp()
    return { ...view, engine, router, calls, loads, browser }
  }

  const close = () => {
    flows?.cancel()
    sandbox.close()
  }
  return { sandbox, renderApp, calls, close }
}
