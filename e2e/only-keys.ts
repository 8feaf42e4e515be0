import { expect, type JSHandle, type Locator, type Page } from '@playwright/test'

/** A page whose pointer is taken away: whatever a test presses is reached by Tab and arrows, and pressed by a key. */

const FURTHEST = 250

/** What of an element, and of what stands around it, may show that it has the focus. */
const shown = (element: Element) =>
  [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling]
    .map((each) => {
      if (!each) return ''
      const style = getComputedStyle(each)
      const { boxShadow, border, background, color, textDecoration, opacity } = style
      // An outline that is none has an offset too.
      const outline = style.outlineStyle === 'none' ? '' : style.outline + style.outlineOffset
      return [outline, boxShadow, border, background, color, textDecoration, opacity].join('|')
    })
    .join('\n')

/** Where the focus is: the element, how it looks, and what is wrong about where it stands. */
async function stopOf(page: Page) {
  const active = await page.evaluateHandle((): Element => document.activeElement ?? document.body)
  const handle = active.asElement()
  const looks = await handle.evaluate(shown)
  const { name, isBody, isSeen } = await handle.evaluate((element) => {
    const control = element.closest('label') ?? element
    const { top, bottom, left, right } = control.getBoundingClientRect()
    return {
      name: element.outerHTML.slice(0, 160),
      isBody: element === document.body,
      isSeen:
        bottom > 0 &&
        right > 0 &&
        top < innerHeight &&
        left < innerWidth &&
        bottom - top > 1 &&
        right - left > 1,
    }
  })
  return { handle, looks, name, isBody, isSeen }
}
type Stop = Awaited<ReturnType<typeof stopOf>>

/** Moves the focus by one key, and looks at what one sees of it. */
async function move(page: Page, from: Stop, key: string): Promise<Stop> {
  await page.keyboard.press(key)
  const to = await stopOf(page)
  if (!to.isBody) expect(to.isSeen, `${to.name} has the focus out of sight`).toBe(true)
  const left = await from.handle.evaluate((element, next) => element !== next, to.handle).catch(() => true)
  if (left && !from.isBody) {
    const isThere = await from.handle.evaluate((element) => element.isConnected).catch(() => false)
    const without = isThere ? await from.handle.evaluate(shown) : ''
    if (without !== '') expect(without, `${from.name} shows nothing of its focus`).not.toBe(from.looks)
  }
  return to
}

/** What reaches an element from where the focus is: undefined where it has it already. */
const wayTo = (locator: Locator) =>
  locator.evaluate((element) => {
    const target = element.closest('label')?.control ?? element
    const active = document.activeElement ?? document.body
    if (active === target) return undefined
    if (target.id !== '' && active.getAttribute('aria-activedescendant') === target.id) return undefined
    if (target.matches('[role=menuitem], [role=option]')) return 'ArrowDown'
    return active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
  })

/** What was pressed last on a page, and in which document. */
const pressed = new WeakMap<Page, { name: string; document: JSHandle<Document>; path: string }>()

/** After a press the focus is somewhere, be what was pressed gone, unless there is another page. */
async function expectFocus(page: Page): Promise<void> {
  const last = pressed.get(page)
  const path = () => new URL(page.url()).pathname
  const isSame = await last?.document.evaluate((before) => before === document).catch(() => false)
  if (last && isSame && last.path === path())
    await expect
      .poll(
        async () => path() !== last.path || !(await stopOf(page)).isBody,
        `the focus is lost after ${last.name}`,
      )
      .toBe(true)
}

async function reach(locator: Locator): Promise<void> {
  const page = locator.page()
  await locator.waitFor({ state: 'attached' })
  await expectFocus(page)
  let stop = await stopOf(page)
  for (let steps = 0; steps < FURTHEST; steps += 1) {
    const key = await wayTo(locator)
    if (key === undefined) return
    const next = await move(page, stop, key)
    const stays = await next.handle.evaluate((element, before) => element === before, stop.handle)
    if (stays && key !== 'ArrowDown') expect(next.isBody, `${next.name} keeps the focus at ${key}`).toBe(true)
    stop = next
  }
  throw new Error(`${String(locator)} is not reached by ${FURTHEST} keys`)
}

async function press(locator: Locator): Promise<void> {
  await reach(locator)
  const isTicked = await locator.evaluate((element) =>
    (element.closest('label')?.control ?? element).matches('[type=checkbox], [type=radio], [role=switch]'),
  )
  const page = locator.page()
  const document = await page.evaluateHandle(() => window.document)
  pressed.set(page, { name: String(locator), document, path: new URL(page.url()).pathname })
  await page.keyboard.press(isTicked ? 'Space' : 'Enter')
}

async function type(locator: Locator, text: string): Promise<void> {
  const { keyboard } = locator.page()
  await reach(locator)
  await keyboard.press('Control+a')
  await (text === '' ? keyboard.press('Delete') : keyboard.type(text))
}

const byKeys: Readonly<Record<string, (locator: Locator, words: string) => Promise<void>>> = {
  click: press,
  check: press,
  focus: reach,
  fill: type,
  selectOption: async (locator, option) => {
    await reach(locator)
    await locator.page().keyboard.type(option)
  },
}

// What a build of Playwright calls its classes is its own matter.
const isLocator = (value: unknown): value is Locator =>
  typeof value === 'object' && value !== null && 'waitFor' in value && 'ariaSnapshot' in value

function withoutPointer<T extends object>(target: T): T {
  return new Proxy(target, {
    get(_, name) {
      const own: unknown = Reflect.get(target, name)
      if (typeof own !== 'function') return own
      const keys = isLocator(target) ? byKeys[String(name)] : undefined
      if (keys && isLocator(target)) return (words: string) => keys(target, words)
      return (...args: unknown[]) => {
        const answer: unknown = Reflect.apply(own, target, args)
        return isLocator(answer) ? withoutPointer(answer) : answer
      }
    },
  })
}

export const onlyKeys = (page: Page): Page => withoutPointer(page)
