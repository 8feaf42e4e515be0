import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page as PlaywrightPage } from '@playwright/test'
import { NotTried, type Driver } from './driver'
import { inPage } from './in-page'
import type { Line } from './line'
import { Locator, until } from './locator'

// Its roles and names are those of the specification, computed by itself, in whatever browser.
const library = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)
// tsx wraps functions in a helper that the page lacks. Nothing that the library declares may reach the console's own code.
const source = `(() => {
  if (globalThis.inPage) return
  const module = { exports: {} }
  ;(function (exports, module, define) {${library}
  })(module.exports, module, undefined)
  const __name = (it) => it
  globalThis.inPage = (${inPage.toString()})(module.exports)
})()`

/** These browsers have no clock that can be moved: time passes in truth. The sandbox is moved on by as much before. */
const LONGEST_WAIT_MS = 5 * 60_000

/** The part of Playwright's Page that the scenarios use, over another driver; addresses are those of a sandbox. */
export class Page {
  private readonly site: string
  constructor(
    private readonly driver: Driver,
    private readonly line: Line,
  ) {
    this.site = line.site
    line.cut(() => false)
  }

  private readonly inject = async () => {
    if ((await this.driver.evaluate(`typeof inPage === 'object' && document.body !== null`)) !== true)
      await this.driver.evaluate(source)
  }
  private get document() {
    return new Locator(this.driver, this.inject, [])
  }
  readonly getByRole: Locator['getByRole'] = (...args) => this.document.getByRole(...args)
  readonly getByLabel: Locator['getByLabel'] = (...args) => this.document.getByLabel(...args)
  readonly getByText: Locator['getByText'] = (...args) => this.document.getByText(...args)
  readonly locator: Locator['locator'] = (css) => this.document.locator(css)

  readonly goto = (to: string) => this.driver.goto(new URL(to, this.site).href)
  readonly reload = () => this.driver.reload()
  readonly goBack = () => this.driver.back()
  private readonly address = async () => new URL(String(await this.driver.evaluate('location.href')))
  readonly waitForURL = async (holds: (url: URL) => boolean) => {
    let last = ''
    const reached = async () => {
      const url = await this.address()
      last = url.href
      return holds(url)
    }
    await until('', reached).catch((error: Error) => {
      throw new Error(`the address is ${last}${error.message}`)
    })
  }
  /** Of a call that is made from now on. */
  readonly waitForResponse = async (holds: (response: { url: () => string }) => boolean) => {
    const answered = async () => {
      const names = await this.driver.evaluate(
        `performance.getEntriesByType('resource').map(({ name }) => name)`,
      )
      return (names as string[]).filter((url) => holds({ url: () => url })).length // names are texts
    }
    const before = await answered()
    await until('nothing was called', async () => (await answered()) > before)
  }
  readonly keyboard = {
    press: (keys: string) => this.driver.press(keys),
    type: (text: string) => this.driver.type(text),
  }
  /** Calls the sandbox beside the browser; what sets cookies sets them in the browser. */
  readonly request = {
    get: (path: string) => this.call(path),
    post: (path: string, { data }: { data: unknown }) =>
      this.call(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(data),
      }),
  }
  private async call(path: string, init?: RequestInit) {
    const response = await fetch(new URL(path, this.site), init)
    const text = await response.text()
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      await this.onSite()
      await this.driver.setCookie(name, value)
    }
    return {
      ok: () => response.ok,
      text: async () => text,
      json: async (): Promise<unknown> => JSON.parse(text),
    }
  }
  /** A cookie and a storage belong to a site that is open: where it has no file nothing runs. */
  private async onSite() {
    if ((await this.address()).origin !== this.site) await this.goto('/assets/none')
  }
  /** What a script leaves in the storage holds for all pages, so that it runs once. */
  readonly addInitScript = async (script: (value: unknown) => unknown, value: unknown) => {
    await this.onSite()
    await this.evaluate(script, value)
  }
  readonly evaluate = (script: (value: unknown) => unknown, value?: unknown) =>
    this.driver.evaluate(`(${script.toString()})(${JSON.stringify(value)})`)
  private readonly pass = async (time: number) => {
    if (time > LONGEST_WAIT_MS)
      throw new NotTried('the time of the page would have to be moved by more than minutes')
    await wait(time)
  }
  readonly clock = { runFor: this.pass, fastForward: this.pass }
  readonly context = () => ({
    setOffline: async (isOffline: boolean) => this.line.cut(() => isOffline),
  })
  /** Of a call whose path ends like this one; the only thing that is done to one is to cut it. */
  readonly route = async (pattern: string) => {
    const end = pattern.replace('**', '')
    this.line.cut((path) => path.endsWith(end))
  }
  readonly unroute = async () => this.line.cut(() => false)
  /** What went wrong in the document that is open. */
  readonly wrong = async () => {
    await this.inject()
    return (await this.driver.evaluate('inPage.wrong')) as string[] // its own list
  }
  /** For the steps, which were written for Playwright: they use no more of it than stands above. */
  get asPlaywright() {
    return this as unknown as PlaywrightPage
  }
}
