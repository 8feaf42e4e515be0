import type { Page } from '@playwright/test'
import { giveCredentials } from '../fixtures'
import { expect, test } from './fixtures'

/** Every screen built so far works against the description's examples alone; Prism keeps nothing. */

const PERSON = 'bao.tran@phuongdong.example'

/** Asks Prism for another of the documented outcomes of the calls whose address matches. */
const prefer = (page: Page, calls: RegExp, prefer: string) =>
  page.route(calls, (route) => route.continue({ headers: { ...route.request().headers(), Prefer: prefer } }))

const chooseFirst = (page: Page) =>
  page.getByRole('list', { name: 'Organizations' }).getByRole('button').first().click()

test('signing in, choosing an organization and signing out', async ({ page }) => {
  await page.goto('/login')
  await giveCredentials(page, PERSON)
  await chooseFirst(page)
  await expect(page.getByText('Welcome, Trần Lê Quốc Bảo')).toBeVisible()
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Logout', exact: true }).click()
  await page.waitForURL('**/login**')
})

test('the second factor', async ({ page }) => {
  await prefer(page, /\/accounts\/login\?/, 'code=200, example=totpRequired')
  await page.goto('/login')
  await giveCredentials(page, PERSON)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).fill('409127')
  await chooseFirst(page)
  await page.waitForURL('**/my-account-info')
})

test('a refused sign-in, in the words of the description', async ({ page }) => {
  await prefer(page, /\/accounts\/login\?/, 'code=409, example=wrongCredentials')
  await page.goto('/login')
  await giveCredentials(page, PERSON)
  await expect(page.getByRole('alert')).toContainText('Your user name or password is incorrect')
})

test('terms that are not accepted yet', async ({ page }) => {
  await prefer(page, /accept-term\/check/, 'code=200, example=notAccepted')
  await page.goto('/login')
  await giveCredentials(page, PERSON)
  await chooseFirst(page)
  await page.getByText('I Agree').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog', { name: /Terms of use of/ })).toBeVisible()
  await page.getByText('I Agree').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/my-account-info')
})

test('nobody’s organizations', async ({ page }) => {
  await prefer(page, /\/users\/current\/orgs$/, 'code=200, example=none')
  await prefer(page, /\/users\/current$/, 'code=200, example=beforeOrganization')
  await page.goto('/companies/select')
  await page.waitForURL('**/companies/empty**')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a password that must be changed', async ({ page }) => {
  await prefer(page, /\/users\/current$/, 'code=200, example=mustChangePassword')
  await page.goto('/my-account-info')
  await page.waitForURL('**/security/change-password')
  await expect(page.getByRole('alert')).toContainText('Your password is older than 180 days')
})

test('changing the password', async ({ page }) => {
  await page.goto('/my-account-change-pwd')
  await page.getByLabel('Current password', { exact: true }).fill('Console_2026')
  await page.getByLabel('New password', { exact: true }).fill('Mua_Thu_Ha_Noi_2027')
  await page.getByLabel('Confirm new password', { exact: true }).fill('Mua_Thu_Ha_Noi_2027')
  await expect(page.getByRole('meter')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/login**')
})

test('editing the own profile', async ({ page }) => {
  await page.goto('/my-account-info')
  await page.getByRole('button', { name: 'Edit info' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Name').fill('Trần Bảo')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer).toBeHidden()
})

test('login activity: its rows, a search, none, and one that fails', async ({ page }) => {
  await page.goto('/activity/login-history')
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(1)
  await prefer(page, /login-activities\/search/, 'code=200, example=empty')
  await page.goto('/activity/login-history?freeText=nothing')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(1)
  await prefer(page, /login-activities\/search/, 'code=429')
  await page.goto('/activity/login-history')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

for (const address of [
  '/',
  '/dashboard',
  '/help',
  '/policy',
  '/my-account-info?lang=vi',
  '/security/2fa-security',
  '/security/my-account-api',
  '/profile',
]) {
  test(`${address} is shown`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

for (const address of [
  '/security/my-account-tokens',
  '/activity/invitation',
  '/activity/exports-history',
  '/notifications',
  '/console-organizations',
  '/console-link-orgs',
]) {
  test(`${address} lists the example's rows`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByText(/\d+ records?/)).toBeVisible()
    await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(1)
  })
}

test('live messages come when they are asked for, and the bell counts', async ({ page }) => {
  await page.goto('/notifications')
  await expect(page.getByRole('button', { name: 'Notifications, 12 unread' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notices' }).getByRole('button')).toHaveCount(0)
  await prefer(page, /messages\/stream/, 'code=200, example=live')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Bảo trì khẩn cấp')
})

test('a support request and the own tickets', async ({ page }) => {
  await page.goto('/my-account-info?drawer=support')
  const drawer = page.getByRole('dialog', { name: 'Send support request to our team' })
  await drawer.getByLabel('Topic').selectOption({ index: 1 })
  await drawer.getByLabel('Subject').fill('Quota')
  await drawer.getByLabel('Description').fill('More, please')
  await drawer.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Your request has been sent successfully')).toBeVisible()
  await page.goto('/my-account-info?drawer=tickets')
  await expect(page.getByRole('dialog', { name: 'Your Tickets' }).getByText(/\d+ records?/)).toBeVisible()
})

test('a new organization, and one that is deleted once the code is right', async ({ page }) => {
  await page.goto('/console-organizations?drawer=create')
  const creating = page.getByRole('dialog', { name: 'Add Organization' })
  await creating.getByLabel('Brand Name').fill('Tiệm bánh Mây')
  await creating.getByLabel('Code', { exact: true }).fill('MAY')
  await creating.getByLabel('Full name').fill('Công ty TNHH Tiệm bánh Mây')
  await creating.getByLabel('Account Type').selectOption('Lite')
  await creating.getByLabel('Phase').selectOption('Pilot')
  await creating.getByLabel('Industry').selectOption('F&B')
  await creating.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Tiệm bánh Mây Organiziation added successfully')).toBeVisible()

  const deletion = /\/deletep$/
  await prefer(page, deletion, 'code=409, example=wrongCode')
  await page.goto('/console-organizations?drawer=delete&record=org-zenbrew')
  await page.getByLabel('Type the name of the organization').fill('zenbrew')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const firstDigit = page.getByRole('textbox', { name: 'Digit 1 of 6' })
  await firstDigit.fill('409127')
  await expect(page.getByText('Invalid PIN, please try again!')).toBeVisible()
  await page.unroute(deletion)
  await firstDigit.fill('409128')
  await expect(page.getByText('Deleted successfully')).toBeVisible()
})

const quota = /\/quota\/[^/]+\/\w+\/get$/
for (const [menu, title, example] of [
  ['general', 'General'],
  ['permission-group', 'Permission Group'],
  ['web-tagging', 'Web Tagging'],
  ['model-storage', 'Model Storage'],
  ['api-ingestion', 'API Ingestion', 'blocked'],
  ['segment', 'Segment', 'segment'],
  ['task', 'Task', 'task'],
  ['segment-suggestion', 'Segment Suggestion'],
] as const) {
  test(`the setup of an organization shows ${title}`, async ({ page }) => {
    if (example) await prefer(page, quota, `code=200, example=${example}`)
    await page.goto(`/console-organizations?drawer=setup&record=org-phuongdong&menu=${menu}`)
    const drawer = page.getByRole('dialog', { name: 'Phương Đông Real Estate' })
    await expect(drawer.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect(drawer.getByRole('heading', { level: 3 }).first()).toBeVisible()
    if (example === 'blocked') await expect(drawer.getByText('API ingestion is blocked.')).toBeVisible()
  })
}

test('a company is linked, and a link deleted', async ({ page }) => {
  await page.goto('/console-link-orgs?drawer=link')
  const drawer = page.getByRole('dialog', { name: 'Link company' })
  await drawer.getByRole('button', { name: /^Product organization/ }).click()
  // The radio button itself is drawn by its label.
  await page.getByText('org-zenbrew', { exact: true }).click()
  await drawer.getByLabel('Integration name', { exact: true }).fill('CRM zen')
  await drawer.getByLabel('Company integration id').fill('crm-9')
  await drawer.getByLabel('Company integration name').fill('Zen CRM')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Added successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Delete the link to CRM bán lẻ' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted successfully')).toBeVisible()
})
