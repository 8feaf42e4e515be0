import { enter, expect, giveCode, giveCredentials, people, test } from './fixtures'
import { callsOf, notice, question } from './verbs'

const PATH = '/security/my-account-api'
const KEY = 'pd7f0a52c1e84b6d9a3f'
const ORGANIZATION = 'Phương Đông Real Estate'
const LOGIN = '/api/account/accounts/authen'

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
