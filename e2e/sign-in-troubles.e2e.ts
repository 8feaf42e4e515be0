import type { Page } from '@playwright/test'
import { expect, giveCode, giveCredentials, PASSWORD, people, type Sandbox, test } from './fixtures'
import {
  codeDialog,
  expectDescribed,
  expectSignedIn,
  firstDigit,
  loginsOf,
  organization,
  password,
  submit,
  userName,
} from './sign-in'
import { question } from './verbs'

/** From the sign-in page to the chosen organization, when captcha, look-up or clock fail; hands: sign-in-hands.e2e.ts. */

/** From here on the time of the page, a little later, passes only by `runFor`. */
async function stopTime(page: Page, later: number) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + later)
}

test('SIGNIN-06 run 5, the captcha is 4 s late: the state is said, a press waits and then leads on', async ({
  page,
}) => {
  const logins = loginsOf(page)
  let arrive: () => void = () => undefined
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await page.clock.install()
  await page.route('**/captcha/challenge', async (route) => {
    await late
    await route.continue()
  })
  const asked = page.waitForRequest('**/captcha/challenge')
  await page.goto('/login')
  await asked
  await stopTime(page, 500)
  await expect(submit(page)).toHaveAccessibleDescription('Checking your browser…') // why it waits
  await userName(page).fill(people.elevenOrganizations)
  await password(page).fill(PASSWORD)
  await password(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeVisible()
  await page.clock.runFor(3500)
  await expect(page.getByRole('status').filter({ hasText: 'Checking your browser…' })).toBeVisible()
  expect(logins).toHaveLength(0)
  arrive()
  await expect.poll(() => logins.length).toBe(1)
  await page.clock.resume()
  await organization(page).click()
  await expectSignedIn(page, 'Nguyễn Minh Châu')
  expect(logins).toHaveLength(1)
})

test('SIGNIN-37 SIGNIN-14 ORGSEL-33 run 6, the captcha is blocked: within 5 s a sentence and Retry, which works in place', async ({
  page,
}) => {
  let blocked = true
  let documents = 0
  page.on('request', (request) => request.isNavigationRequest() && (documents += 1))
  await page.route('**/captcha/challenge', (route) => (blocked ? route.abort() : route.continue()))
  const sentence = 'The captcha could not be loaded. Check your connection, then try again.'
  const retry = page.getByRole('button', { name: 'Retry' })
  await page.goto('/login')
  await userName(page).fill(people.elevenOrganizations)
  await password(page).fill(PASSWORD)
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible({ timeout: 5000 })
  await expect(submit(page)).toHaveAccessibleDescription(sentence) // why it cannot be pressed
  await retry.click()
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible({ timeout: 5000 })
  await expect(retry).toBeVisible()
  blocked = false
  await retry.click()
  await expect(page.getByText('You are verified')).toBeVisible()
  await expect(userName(page)).toHaveValue(people.elevenOrganizations)
  await expect(password(page)).toHaveValue(PASSWORD)
  blocked = true
  await submit(page).click()
  // The choice of an organization has a captcha of its own.
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible({ timeout: 5000 })
  blocked = false
  await retry.click()
  await expect(page.getByText('You are verified')).toBeVisible()
  await organization(page).click()
  await expectSignedIn(page, 'Nguyễn Minh Châu')
  expect(documents).toBe(1)
})

for (const [way, cost] of [
  ['blocked', 0],
  ['never answered', 3000],
] as const)
  test(`SIGNIN-18 SIGNIN-19 SIGNIN-20 run 7, the look-up of the address is ${way}: nothing is said, ${cost} ms are lost`, async ({
    page,
  }) => {
    const logins = loginsOf(page)
    await page.route('**/services/public-ip', (route) =>
      way === 'blocked' ? route.abort() : new Promise<void>(() => undefined),
    )
    const lookedUp = page.waitForRequest('**/services/public-ip')
    await page.clock.install()
    await page.goto('/login')
    await lookedUp
    await expect(page.getByText('You are verified')).toBeVisible()
    await stopTime(page, 500)
    await userName(page).fill(people.elevenOrganizations)
    await password(page).fill(PASSWORD)
    // What the look-up may cost has passed beside typing; no moment passes after the press.
    if (cost > 0) await page.clock.runFor(cost)
    await password(page).press('Enter')
    await expect.poll(() => logins.length).toBe(1)
    expect(logins[0]?.headers()).not.toHaveProperty('x-client-ip')
    await page.clock.resume()
    await organization(page).click()
    await expectSignedIn(page, 'Nguyễn Minh Châu')
    await expect(page.getByRole('alert')).toBeHidden()
  })

/** What an authenticator shows whose device is so many milliseconds ahead of the server. */
async function codeAhead(sandbox: Sandbox, user: string, time: number): Promise<string> {
  await sandbox.advance(time)
  const code = await sandbox.code(user)
  await sandbox.advance(-time)
  return code
}

test("SIGNIN-34 B5 run 8, the device's clock is wrong by five minutes: that is said, and the right code leads on", async ({
  page,
  sandbox,
}) => {
  const time = 5 * 60_000
  const words = 'The clock of this device is 5 minutes ahead.'
  const shown = await codeAhead(sandbox, people.superAdmin, time)
  await page.clock.install({ time: Date.now() + time })
  await page.goto('/login')
  await giveCredentials(page, people.superAdmin)
  for (const attempt of [1, 2]) {
    await firstDigit(page).fill(shown)
    await expectDescribed(firstDigit(page), 'Incorrect authentication code. Please try again.')
    await expect(firstDigit(page)).toHaveValue('')
    await expect(codeDialog(page).getByText(words)).toBeVisible({ visible: attempt === 2 })
  }
  await giveCode(page, sandbox, people.superAdmin)
  await organization(page).click()
  await expectSignedIn(page)
  // The session's end is the server's business: nothing is said of it.
  await expect(question(page)).toBeHidden()
})

test('SIGNIN-36 the network fails at the press: that is said, all stays typed, and the next press leads on', async ({
  page,
}) => {
  await page.goto('/login')
  await page.route('**/accounts/login**', (route) => route.abort(), { times: 1 })
  await giveCredentials(page, people.elevenOrganizations)
  await expect(page.getByRole('alert')).toContainText('The network failed, or the answer took too long.')
  await expect(userName(page)).toHaveValue(people.elevenOrganizations)
  await expect(password(page)).toHaveValue(PASSWORD)
  await submit(page).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(codeDialog(page).or(organization(page))).toBeVisible()
})

test('SIGNIN-34 the network fails at the code: that is said, and the next one leads on', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login')
  await giveCredentials(page, people.superAdmin)
  await page.route('**/accounts/login/2ft', (route) => route.abort(), { times: 1 })
  await giveCode(page, sandbox, people.superAdmin)
  await expect(codeDialog(page)).toContainText('The network failed, or the answer took too long.')
  await expect(codeDialog(page)).not.toContainText('may have been done')
  await giveCode(page, sandbox, people.superAdmin)
  await organization(page).click()
  await expectSignedIn(page)
})
