import type { Page, Request } from '@playwright/test'
import { everySetting } from './accessibility'
import { screens } from './axe-screens'
import { untranslated, wrongWords } from './crawl-words'
import { expect, people, signIn, test } from './fixtures'
import { textsOn } from './texts-on'
import { overflow, remember } from './verbs'

/** Every page, moving inside the console as a person does, looked at for words and labels: `npm run long -- crawl`. */

const roles = [
  { role: 'super administrator', user: people.superAdmin, organization: 'org-phuongdong' },
  { role: 'administrator', user: people.fiveOrganizations, organization: 'org-phuongdong' },
  { role: 'user', user: people.oneOrganization, organization: 'org-acme' },
]
/** `npm run long -- pseudo`: the English of this build is the pseudo-language. */
const pseudo = Boolean(process.env.PSEUDO)
const settings = (pseudo ? (['en'] as const) : (['vi', 'en'] as const)).flatMap((lang) =>
  (['modern', 'standard'] as const).flatMap((layout) =>
    [390, 1280, 1600].map((width) => ({ lang, layout, width })),
  ),
)
const walks = roles.flatMap((who) => settings.map((setting) => ({ ...who, ...setting })))

/** Behind the sign-in, and not what leaves it; whoever may not open one sees the forbidden page. */
const everyAddress = [
  ...new Set([
    ...screens.flatMap(({ as, address }) =>
      as && !/^\/(companies|login|logout)/.test(address) ? [address] : [],
    ),
  ]),
]
// A page without what opens over it: enough for a sample.
const addresses = everySetting ? everyAddress : everyAddress.filter((address) => !address.includes('drawer='))
/** A phone in Vietnamese, where it is narrow and the words are long, and a desk for those who see most. */
const sample = [walks[0], walks[walks.length / 3 + 1]].flatMap((walk) => walk ?? [])

/** What is asked for and not answered yet, but for the live channel, which never is; and all that was answered. */
function listen(page: Page) {
  const heard = { waiting: new Set<Request>(), said: '' }
  const read = async (request: Request) => {
    const response = await request.response()
    if (!response?.headers()['content-type']?.includes('json')) return
    const body = await response.text()
    heard.said += body.normalize('NFC').toLowerCase()
  }
  page.on('request', (request) => {
    if (!request.url().includes('/messages/stream')) heard.waiting.add(request)
  })
  page.on('requestfinished', (request) => {
    void read(request)
      .catch(() => undefined) // of a page that was left
      .then(() => heard.waiting.delete(request))
  })
  page.on('requestfailed', (request) => heard.waiting.delete(request))
  return heard
}

/** Goes to an address without loading the document anew, and waits until nothing is asked for and nothing changes. */
async function move(page: Page, waiting: ReadonlySet<Request>, address: string) {
  await page.evaluate((to) => {
    // As the router writes its own entries: it asks before others are left.
    const { idx } = history.state as { idx: number }
    const state = { usr: null, key: to, idx: idx + 1 }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, address)
  await expect(async () => {
    await page.evaluate(unchanged)
    expect(waiting.size).toBe(0)
  }).toPass()
  await expect(page.locator('h1')).not.toHaveCount(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Resolves once nothing in the document has changed for a moment. */
const unchanged = () =>
  new Promise<void>((resolve) => {
    const MOMENT = 200 // ms
    const done = () => {
      observer.disconnect()
      resolve()
    }
    let timer = setTimeout(done, MOMENT)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, MOMENT)
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  })

for (const walk of everySetting ? walks : sample) {
  const { role, user, organization, ...setting } = walk
  test(`the console as ${role}, ${Object.values(setting).join(', ')}: its words are those of the language, and no label is cut`, async ({
    page,
    sandbox,
  }) => {
    test.setTimeout(addresses.length * 5_000)
    const heard = listen(page)
    await page.setViewportSize({ width: setting.width, height: 900 })
    await remember(page, setting)
    await page.addInitScript(() => sessionStorage.setItem('isFirstLoggedIn', 'true'))
    await signIn(page, sandbox, user, organization)
    await page.goto(`/my-account-info?lang=${setting.lang}`)
    await page.locator('h1').first().waitFor()
    const findings: string[] = []
    for (const address of addresses) {
      await move(page, heard.waiting, `${address}${address.includes('?') ? '&' : '?'}lang=${setting.lang}`)
      const { seen, cut } = await textsOn(page)
      for (const text of seen) {
        const wrong = pseudo ? untranslated(text, heard.said) : wrongWords(text, setting.lang, heard.said)
        if (wrong) findings.push(`${address}: "${text}" (${wrong})`)
      }
      for (const text of cut)
        if (
          !text
            .toLowerCase()
            .split(', ')
            .every((part) => heard.said.includes(part))
        )
          findings.push(`${address}: "${text}" (cut)`)
      const beyond = await overflow(page)
      if (beyond > 0) findings.push(`${address}: the page is ${beyond} px wider than the window`)
    }
    expect(findings).toEqual([])
  })
}
