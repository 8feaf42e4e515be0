import { launch, type ElementHandle, type KeyInput } from 'puppeteer-core'
import type { Browser } from './driver'

/** Firefox by WebDriver BiDi, which it speaks itself: Debian has no geckodriver. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await launch({
    ...{ browser: 'firefox', executablePath, headless: true, timeout: 120_000, protocolTimeout: 120_000 },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'ui.prefersReducedMotion': 1 },
    env: { ...process.env, TZ: 'Asia/Ho_Chi_Minh' },
  })
  const version = (await browser.version()).replace('firefox/', '')
  return {
    name: 'Firefox',
    close: () => browser.close(),
    async open() {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width: 1440, height: 900 })
      page.setDefaultTimeout(60_000)
      const handle = async (element: string) => {
        const found = (await page.evaluateHandle(element)).asElement()
        if (!found) throw new Error(`nothing is found by ${element}`)
        return found as ElementHandle<Element>
      }
      return {
        version,
        goto: async (address) => void (await page.goto(address)),
        reload: async () => void (await page.reload()),
        back: async () => void (await page.goBack()),
        evaluate: (expression) => page.evaluate(expression),
        click: async (element) => (await handle(element)).click(),
        async select(element, option) {
          const value = await page.evaluate(
            `[...(${element}).options].find(({ label }) => label === ${JSON.stringify(option)})?.value`,
          )
          await (await handle(element)).select(String(value))
        },
        async setFile(element, path) {
          await ((await handle(element)) as ElementHandle<HTMLInputElement>).uploadFile(path)
        },
        type: (text) => page.keyboard.type(text),
        async press(keys) {
          const all = keys.split('+') as KeyInput[] // names of keys are those of the DOM
          for (const key of all) await page.keyboard.down(key)
          for (const key of all.reverse()) await page.keyboard.up(key)
        },
        async setCookie(name, value) {
          await context.setCookie({ name, value, domain: 'localhost', path: '/', httpOnly: true })
        },
        close: () => context.close(),
      }
    },
  }
}
