import { cleanup, configure, getConfig } from '@testing-library/react'
import { createSandbox } from '../../sandbox/app'
import { createBrowser } from '../../sandbox/browser'
import { setConfig } from '../config'
import { testConfig } from '../flows/testing'

/** For tests of screens: a sandbox in process, and a browser with one cookie jar that somebody is signed in with. */

// Testing Library's own wrapper puts every event into a synchronous act, which drops the rest of a navigation when the
// tree reads a promise by `use`, as the texts are. What user-event fires goes without, as it waits for React by itself.
declare const IS_REACT_ACT_ENVIRONMENT: boolean // false while user-event is at work
const ofReact = getConfig()
configure({
  eventWrapper: (fire) => (IS_REACT_ACT_ENVIRONMENT ? ofReact.eventWrapper(fire) : (fire() as unknown)),
})

const PASSWORD = 'Console_2026'
/** Sent on a machine that is slow enough to be five seconds on one page. */
const PAGE_VIEW = '/api/account/quick-access/recent/track'

export type Person = {
  /** Who is signed in; nobody without it. */
  as?: string
  /** The id of the chosen organization; none without it. */
  organization?: string
}
export type Call = { readonly method: string; readonly path: string; readonly body: string }

/** One sandbox a file, with what a browser keeps beside it. */
export function createTestWorld(options: { readonly heartbeat?: number } = {}) {
  const sandbox = createSandbox({ standInCaptcha: true, ...options })
  const calls: Call[] = []
  let running: { cancel(): void } | undefined
  setConfig({ ...testConfig, publicIpUrl: '/api/services/public-ip' })

  /** A fresh browser: no cookies, nothing stored; it notes every call but page views. */
  function openBrowser(): void {
    cleanup()
    running?.cancel()
    localStorage.clear()
    sessionStorage.clear()
    const browser = createBrowser(sandbox.app, location.origin)
    globalThis.fetch = async (input, init) => {
      const request = new Request(input instanceof Request ? input.clone() : input, init)
      const { pathname, search } = new URL(request.url)
      const isText = (request.headers.get('Content-Type') ?? '').includes('json')
      if (pathname !== PAGE_VIEW)
        calls.push({
          method: request.method,
          path: pathname + search,
          body: isText ? await request.text() : '',
        })
      return browser.fetch(input, init)
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

  async function signIn({ as, organization }: Person): Promise<void> {
    if (!as) return
    await ask('/api/account/accounts/login?captcha=stand-in', { userName: as, password: PASSWORD })
    const authenCode = sandbox.codeOf(as)
    if (authenCode) await ask('/api/account/accounts/login/2ft', { authenCode, username: as })
    if (organization)
      await ask(`/api/account/accounts/context/set-org?orgId=${organization}&captcha=stand-in`)
  }

  /** A fresh browser at an address, with a person signed in. What was called for that is forgotten. */
  async function enter(address: string, person: Person) {
    openBrowser()
    await signIn(person)
    calls.length = 0
    history.replaceState(null, '', address)
  }

  return {
    sandbox,
    calls,
    enter,
    /** Flows that end when the next browser is opened, or the world closed. */
    runs: (flows: { cancel(): void }) => {
      running = flows
    },
    close: () => {
      running?.cancel()
      sandbox.close()
    },
  }
}

/** Stands in for leaving the document, which jsdom cannot: where it would have gone. */
export function createTestLoads() {
  const loads: string[] = []
  const load = (target: string) => {
    loads.push(target)
    return new Promise<void>(() => undefined)
  }
  return { loads, load }
}
