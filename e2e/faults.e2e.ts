import type { Page } from '@playwright/test'
import { enterAt, expect, people, test } from './fixtures'

/**
 * S49 in a real browser: fetch, its cut connections and the layouts are the browser's here. Which fault meets which call is
 * shown for all of them by src/app/faults*.test.tsx; these are the most different screens, each time with another fault.
 */
const kinds = {
  'a time-out': { hang: true },
  'status 500': { status: 500 },
  'a cut': { drop: true },
  'a page of HTML': { body: 'html' },
  'an empty answer': { body: 'empty' },
  'success: false': { status: 200 },
  'status 429': { status: 429 },
  'status 429 with Retry-After': { status: 429, retryAfter: 30 },
} as const
const names = Object.keys(kinds) as (keyof typeof kinds)[] // the names of a literal

/** A list, a card, a page of settings, a tab, a drawer over a list, a form that is read first, a list below another menu. */
const screens = [
  ['/activity/login-history', 'searchOwnLoginActivities'],
  ['/my-account-info', 'getOwnLastActivity'],
  ['/organization?tab=security', 'getOrganizationPasswordPolicy'],
  ['/console-users', 'searchAccounts'],
  ['/security/my-account-tokens?drawer=tickets', 'searchSupportTickets'],
  ['/console-organizations', 'searchOrganizations'],
  ['/profile', 'listOwnOrganizations'],
  ['/console-system-setting?tab=cronjob', 'searchCronjobConfigs'],
  ['/notifications', 'searchNotifications'],
  ['/console-activity', 'searchAccountLogs'],
] as const

const sentences = {
  en: /Could not load|many requests|Failed on order/,
  vi: /Không tải được|quá nhiều yêu cầu|Failed on order/,
}
const again = { en: 'Try again', vi: 'Thử lại' }
const settings = [
  { lang: 'en', width: 1440 },
  { lang: 'vi', width: 1440 },
  { lang: 'en', width: 390 },
  { lang: 'vi', width: 390 },
] as const

/** Goes to an address without loading the document anew, as the router writes its own entries. */
const move = (page: Page, address: string) =>
  page.evaluate((to) => {
    const { idx } = history.state as { idx: number }
    history.pushState({ usr: null, key: to, idx: idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, address)

for (const [turn, { lang, width }] of settings.entries())
  test(`ten screens that meet ten faults say so, and load again: ${lang}, ${width} px`, async ({
    page,
    sandbox,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.clock.install()
    const elsewhere = `/security/change-password?lang=${lang}`
    await enterAt(page, sandbox, elsewhere, people.superAdmin, 'org-phuongdong')
    const sentence = page.getByText(sentences[lang]).first()
    for (const [index, [address, operation]] of screens.entries()) {
      const kind = names[(index + turn * 3) % names.length]!
      await test.step(`${address}, ${kind}`, async () => {
        await sandbox.fault({ operation, ...kinds[kind] })
        // On a busy machine a call may go out later than the screen says that it loads.
        const sent = page.waitForRequest(/\/api\//)
        await move(page, `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`)
        await sent
        if (kind === 'a time-out') {
          await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
          await page.clock.runFor(21_000)
        }
        await expect(sentence).toBeVisible()
        await sandbox.lift()
        // A list may have been asked for again meanwhile, which waits for a time of its own.
        if (kind === 'a time-out') await page.clock.runFor(21_000)
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        const button = page.getByRole('button', { name: again[lang], exact: true })
        // What was on its way beside it when the time moved, too.
        await expect(async () => {
          for (const each of await button.all()) await each.click({ timeout: 1_000 })
          await expect(button).toHaveCount(0, { timeout: 2_000 })
        }).toPass()
        await move(page, elsewhere)
        // Notices end, and too many requests are told of again.
        await page.clock.runFor(21_000)
        await expect(sentence).toHaveCount(0)
      })
    }
  })
