import type { Page } from '@playwright/test'
import { giveCredentials } from '../fixtures'
import { expect, test } from './fixtures'
import { answer, choose, drawer, fill, heading, notice, records, rows, save, signOut } from '../verbs'

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
  await signOut(page)
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
  await expect(drawer(page, /Terms of use of/)).toBeVisible()
  await page.getByText('I Agree').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/my-account-info')
})

test('nobody’s organizations', async ({ page }) => {
  await prefer(page, /\/users\/current\/orgs$/, 'code=200, example=none')
  await prefer(page, /\/users\/current$/, 'code=200, example=beforeOrganization')
  await page.goto('/companies/select')
  await page.waitForURL('**/companies/empty**')
  await expect(heading(page)).toBeVisible()
})

test('a password that must be changed', async ({ page }) => {
  await prefer(page, /\/users\/current$/, 'code=200, example=mustChangePassword')
  await page.goto('/my-account-info')
  await page.waitForURL('**/security/change-password')
  await expect(page.getByRole('alert')).toContainText('Your password is older than 180 days')
})

test('changing the password', async ({ page }) => {
  await page.goto('/my-account-change-pwd')
  await fill(page, {
    'Current password': 'Console_2026',
    'New password': 'Mua_Thu_Ha_Noi_2027',
    'Confirm new password': 'Mua_Thu_Ha_Noi_2027',
  })
  await expect(page.getByRole('meter')).toBeVisible()
  await save(page)
  await page.waitForURL('**/login**')
})

test('editing the own profile', async ({ page }) => {
  await page.goto('/my-account-info')
  await page.getByRole('button', { name: 'Edit info' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill('Trần Bảo')
  await save(form)
  await expect(form).toBeHidden()
})

test('login activity: its rows, a search, none, and one that fails', async ({ page }) => {
  await page.goto('/activity/login-history')
  await expect(rows(page)).not.toHaveCount(1)
  await prefer(page, /login-activities\/search/, 'code=200, example=empty')
  await page.goto('/activity/login-history?freeText=nothing')
  await expect(rows(page)).toHaveCount(1)
  await prefer(page, /login-activities\/search/, 'code=429')
  await page.goto('/activity/login-history')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('every page without a list', async ({ page }) => {
  test.slow()
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
    await page.goto(address)
    await expect(heading(page), address).toBeVisible()
  }
})

test("every list, with the example's rows", async ({ page }) => {
  test.slow()
  for (const address of [
    '/security/my-account-tokens',
    '/activity/invitation',
    '/activity/exports-history',
    '/notifications',
    '/console-users',
    '/super-admin-console-users',
    '/console-organizations',
    '/console-link-orgs',
  ]) {
    await page.goto(address)
    await expect(records(page), address).toBeVisible()
    await expect(rows(page), address).not.toHaveCount(1)
  }
})

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
  const form = drawer(page, 'Send support request to our team')
  await form.getByLabel('Topic').selectOption({ index: 1 })
  await fill(form, { Subject: 'Quota', Description: 'More, please' })
  await form.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(notice(page, 'Your request has been sent successfully')).toBeVisible()
  await page.goto('/my-account-info?drawer=tickets')
  await expect(drawer(page, 'Your Tickets').getByText(/\d+ records?/)).toBeVisible()
})

test('a new organization, and one that is deleted once the code is right', async ({ page }) => {
  await page.goto('/console-organizations?drawer=create')
  const creating = drawer(page, 'Add Organization')
  await fill(creating, {
    'Brand Name': 'Tiệm bánh Mây',
    Code: 'MAY',
    'Full name': 'Công ty TNHH Tiệm bánh Mây',
  })
  await choose(creating, { 'Account Type': 'Lite', Phase: 'Pilot', Industry: 'F&B' })
  await save(creating)
  await expect(notice(page, 'Tiệm bánh Mây Organiziation added successfully')).toBeVisible()

  const deletion = /\/deletep$/
  await prefer(page, deletion, 'code=409, example=wrongCode')
  await page.goto('/console-organizations?drawer=delete&record=org-zenbrew')
  await page.getByLabel('Type the name of the organization').fill('zenbrew')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await answer(page, 'Delete')
  const firstDigit = page.getByRole('textbox', { name: 'Digit 1 of 6' })
  await firstDigit.fill('409127')
  await expect(page.getByText('Invalid PIN, please try again!')).toBeVisible()
  await page.unroute(deletion)
  await firstDigit.fill('409128')
  await expect(notice(page, 'Deleted successfully')).toBeVisible()
})

const quota = /\/quota\/[^/]+\/\w+\/get$/

test('every page of the setup of an organization', async ({ page }) => {
  test.slow()
  await page.goto('/console-organizations?drawer=setup&record=org-phuongdong')
  const setup = drawer(page, 'Phương Đông Real Estate')
  await setup.getByRole('button', { name: 'Quota Setting' }).click()
  for (const [title, example] of [
    ['General'],
    ['Permission Group'],
    ['Web Tagging'],
    ['Model Storage'],
    ['API Ingestion', 'blocked'],
    ['Segment', 'segment'],
    ['Task', 'task'],
    ['Segment Suggestion'],
  ] as const) {
    if (example) await prefer(page, quota, `code=200, example=${example}`)
    await setup.getByRole('link', { name: title, exact: true }).click()
    await expect(setup.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect(setup.getByRole('heading', { level: 3 }).first()).toBeVisible()
    if (example === 'blocked') await expect(setup.getByText('API ingestion is blocked.')).toBeVisible()
  }
})

test('a company is linked, and a link deleted', async ({ page }) => {
  await page.goto('/console-link-orgs?drawer=link')
  const form = drawer(page, 'Link company')
  await form.getByRole('button', { name: /^Product organization/ }).click()
  // The radio button itself is drawn by its label.
  await page.getByText('org-zenbrew', { exact: true }).click()
  await fill(form, {
    'Integration name': 'CRM zen',
    'Company integration id': 'crm-9',
    'Company integration name': 'Zen CRM',
  })
  await save(form)
  await expect(notice(page, 'Added successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Delete the link to CRM bán lẻ' }).click()
  await answer(page, 'Delete')
  await expect(notice(page, 'Deleted successfully')).toBeVisible()
})
