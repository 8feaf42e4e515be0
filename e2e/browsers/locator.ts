import { setTimeout as wait } from 'node:timers/promises'
import type { Driver } from './driver'
import type { Look, Query, Words } from './in-page'

const POLL_MS = 150
/** How long anything is waited for. */
export const PATIENCE_MS = 30_000

type Name = string | RegExp
type Options = { name?: Name; exact?: boolean; level?: number }

const words = (name: Name, exact?: boolean): Words =>
  typeof name === 'string'
    ? { text: name, ...(exact && { exact }) }
    : { pattern: name.source, flags: name.flags }

/** Asks again and again until the answer is true; a document that is just being left answers nothing. */
export async function until(
  what: string,
  holds: () => Promise<boolean>,
  patience = PATIENCE_MS,
): Promise<void> {
  const end = performance.now() + patience
  let last = ''
  while (performance.now() < end) {
    try {
      if (await holds()) return
      last = ''
    } catch (error) {
      last = `: ${String(error).split('\n')[0]}`
    }
    await wait(POLL_MS)
  }
  throw new Error(`${what}${last}`)
}

/** The part of Playwright's Locator that the scenarios use, over another driver. */
export class Locator {
  constructor(
    private readonly driver: Driver,
    private readonly inject: () => Promise<void>,
    readonly queries: readonly Query[],
  ) {}

  private with(query: Query) {
    return new Locator(this.driver, this.inject, [...this.queries, query])
  }
  getByRole(role: string, { name, exact, level }: Options = {}) {
    return this.with({
      ...{ by: 'role' as const, role },
      ...(name !== undefined && { name: words(name, exact) }),
      ...(level !== undefined && { level }),
    })
  }
  getByLabel(label: Name, { exact }: Options = {}) {
    return this.with({ by: 'label', label: words(label, exact) })
  }
  getByText(text: Name, { exact }: Options = {}) {
    return this.with({ by: 'text', text: words(text, exact) })
  }
  locator(css: string) {
    return this.with({ by: 'css', css })
  }
  filter({ hasText }: { hasText: Name }) {
    return this.with({ by: 'filter', text: words(hasText) })
  }
  first() {
    return this.with({ by: 'first' })
  }
  or(other: Locator) {
    return this.with({ by: 'or', other: [...other.queries] })
  }

  private get said() {
    return JSON.stringify(this.queries)
  }
  private get element() {
    return `inPage.one(${this.said})`
  }
  async look(attribute = ''): Promise<Look> {
    await this.inject()
    return (await this.driver.evaluate(`inPage.look(${this.said}, ${JSON.stringify(attribute)})`)) as Look // its own answer
  }
  private async act(what: string, perform: (element: string) => Promise<unknown>) {
    await until(`${what} ${this.said} was not ready`, async () => {
      await this.inject()
      return (await this.driver.evaluate(`inPage.ready(${this.said})`)) === true
    })
    await perform(this.element)
  }
  click() {
    return this.act('to press', (element) => this.driver.click(element))
  }
  focus() {
    return this.click()
  }
  async fill(text: string) {
    await this.click()
    await this.driver.press('Control+a')
    await (text === '' ? this.driver.press('Delete') : this.driver.type(text))
  }
  async press(key: string) {
    await this.click()
    await this.driver.press(key)
  }
  selectOption(option: string) {
    return this.act('to choose in', (element) => this.driver.select(element, option))
  }
  /** Of an input that is hidden behind a button, too. */
  async setInputFiles(path: string) {
    await until(`no file input ${this.said}`, async () => (await this.look()).count > 0)
    await this.driver.setFile(this.element, path)
  }
}
