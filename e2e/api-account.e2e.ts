import { enter, enterAt, expect, giveCode, giveCredentials, people, test } from './fixtures'
import { answer, callsOf, notice, question } from './verbs'

const PATH = '/security/my-account-api'
const KEY = 'pd7f0a52c1e84b6d9a3f'
const ORGANIZATION = 'Phương Đông Real Estate'
const LOGIN = '/api/account/accounts/authen'

test('APIKEY-01 APIKEY-02 APIKEY-03 the credentials, the key by four characters, and how to sign in with them', async ({
  page,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterAt(page, sandbox, PATH, people.superAdmin, ORGANIZATION)
  await expect(page).toHaveTitle('Account API')
  const credentials = page.getByRole('region', { name: 'Credentials' })
  await expect(credentials).toContainText(`${sandbox.address}${LOGIN}`)
  await expect(credentials).toContainText(people.superAdmin)
  await expect(credentials).toContainText('pd7f************')
  await expect(credentials).toContainText('cdp-pd7f0a')
  const login = page.getByRole('region', { name: 'API login' })
  await expect(login).toContainText('POST')
  await expect(login.getByRole('region', { name: 'Body' })).toContainText('"username"')
  await page.getByRole('button', { name: 'Copy: API key' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(KEY)
  expect(await page.content()).not.toContain(KEY)
})

test('APIKEY-05 APIKEY-06 APIKEY-08 access is switched off after a question, and on again', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, PATH, people.superAdmin, ORGANIZATION)
  const access = page.getByRole('switch', { name: 'API access' })
  await expect(access).toBeChecked()
  await access.click()
  await expect(question(page)).toContainText('Are you sure you want to continue?')
  await answer(page, 'Cancel')
  await expect(access).toBeChecked()
  await access.click()
  await answer(page, 'Switch off')
  await expect(notice(page, 'Updated successfully')).toBeVisible()
  await expect(access).not.toBeChecked()
  await page.reload()
  await expect(access).not.toBeChecked()
  await access.click()
  await answer(page, 'Switch on')
  await expect(access).toBeChecked()
})

test('APIKEY-09 APIKEY-10 APIKEY-12 a new key is made once, ends everything, and leads to /login', async ({
  page,
  browser,
  sandbox,
}) => {
  const sent = callsOf(page, 'api-key/change')
  await enter(page, sandbox, people.superAdmin, ORGANIZATION)
  const known = await page.request.post(LOGIN, {
    headers: { 'X-Requested-With': 'console' },
    data: { username: people.superAdmin, apiKey: KEY },
  })
  expect(known.status()).toBe(200)
  await page.goto(PATH)
  const tab = await page.context().newPage()
  await tab.goto('/my-account-info')
  await page.getByRole('button', { name: 'Generate New Key' }).click()
  await expect(question(page)).toContainText('All tokens end, API tokens included')
  await question(page).getByRole('button', { name: 'Generate New Key' }).dblclick()
  await expect(notice(page, 'Change Api Key success, please wait to redirect to Login page!')).toBeVisible()
  await page.waitForURL('**/login')
  expect(sent).toHaveLength(1)
  // The other tab follows at its next call, and the former key is worth nothing.
  await tab.goto(PATH)
  await tab.waitForURL('**/login?**')
  await tab.close()
  const stranger = await browser.newContext({ baseURL: sandbox.address })
  const refused = await stranger.request.post(LOGIN, {
    headers: { 'X-Requested-With': 'console' },
    data: { username: people.superAdmin, apiKey: KEY },
  })
  expect(refused.status()).toBe(409)
  await stranger.close()
  await giveCredentials(page, people.superAdmin)
  await giveCode(page, sandbox, people.superAdmin)
  await page.getByRole('button', { name: ORGANIZATION }).click()
  await page.waitForURL(/my-account-info/)
  await page.goto(PATH)
  await expect(page.getByRole('region', { name: 'Credentials' })).not.toContainText('pd7f*')
})

test('APIKEY-09 without an answer nothing is sent again, and the question tells it', async ({
  page,
  sandbox,
}) => {
  const sent = callsOf(page, 'api-key/change')
  await enter(page, sandbox, people.superAdmin, ORGANIZATION)
  await sandbox.fault({ operation: 'regenerateOwnApiKey', status: 503 })
  await page.goto(PATH)
  await page.getByRole('button', { name: 'Generate New Key' }).click()
  await answer(page, 'Generate New Key')
  await expect(question(page).getByRole('alert')).toBeVisible()
  await answer(page, 'Cancel')
  await expect(page).toHaveURL(new RegExp(`${PATH}$`))
  expect(sent).toHaveLength(1)
})
