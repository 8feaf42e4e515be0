import { enter, expect, people, signIn, test } from './fixtures'
import { notice, openAccountMenu, signOut } from './verbs'

test('LOGOUT-03 LOGOUT-05 LOGOUT-06 Logout signs out here, says so, and Back shows nothing', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.oneOrganization)
  await signOut(page)
  await page.waitForURL('**/login')
  await expect(notice(page, 'Logout successfully')).toBeVisible()
  await page.goBack()
  await page.waitForURL(/\/login/)
  expect(await page.evaluate(() => localStorage.getItem('console.loginResult'))).toBeNull()
})

test('LOGOUT-02 SHELL-23 Logout all devices ends the session of another browser too', async ({
  page,
  browser,
  sandbox,
}) => {
  const elsewhere = await (await browser.newContext({ baseURL: sandbox.address })).newPage()
  await enter(elsewhere, sandbox, people.oneOrganization)
  await enter(page, sandbox, people.oneOrganization)
  await openAccountMenu(page)
  await page.getByRole('link', { name: 'Logout all devices' }).click()
  await page.waitForURL('**/login')
  // Its live connection may have told it already: then it is on its way, and this one is given up.
  await elsewhere.goto('/my-account-info').catch(() => undefined)
  await elsewhere.waitForURL('**/login?**')
  await elsewhere.context().close()
})

test('LOGOUT-01 LOGOUT-04 the url is followed when it is ours or allowed, and never elsewhere', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox, people.oneOrganization, '')
  await page.route('https://data-hub.example/**', (route) => route.fulfill({ body: 'data hub' }))
  await page.goto('/logout?url=https://data-hub.example/x')
  await page.waitForURL('https://data-hub.example/x')
  await signIn(page, sandbox, people.oneOrganization, '')
  await page.goto('/logout?url=/.//evil.example')
  await page.waitForURL('**/login')
})
