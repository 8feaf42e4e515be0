import type { Page } from '@playwright/test'
import { expect, giveCredentials, people, test } from './fixtures'

async function choosing(page: Page, user: string) {
  await page.goto('/login')
  await giveCredentials(page, user)
  // Who has no organization is led on from the select page: what is pressed before would go with it.
  await page.waitForURL(user === people.noOrganization ? '**/companies/empty**' : '**/companies/**')
}
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Create organization' })
const save = (page: Page) => drawer(page).getByRole('button', { name: 'Save' }).click()

test('ORGNEW-01 ORGNEW-02 an organization of one’s own stands among the others at once', async ({ page }) => {
  await choosing(page, people.elevenOrganizations)
  await page.getByRole('button', { name: 'Create organization' }).click()
  await expect(drawer(page).getByLabel('Name', { exact: true })).toBeFocused()
  await save(page)
  await expect(drawer(page).getByText('Please enter a name')).toBeVisible()
  await drawer(page).getByLabel('Name', { exact: true }).fill('Acme Retail Vietnam')
  await drawer(page).getByLabel('Industry').selectOption({ label: 'Food & Beverage' })
  await save(page)
  await expect(drawer(page).getByText('An organization of this name exists already')).toBeVisible()
  await drawer(page).getByLabel('Name', { exact: true }).fill('Tiệm bánh Mây')
  await save(page)
  await expect(page.getByText('Added successfully')).toBeVisible()
  await expect(drawer(page)).toBeHidden()
  await expect(page.getByText('12 organizations')).toBeVisible()
  await page.getByRole('button', { name: 'Tiệm bánh Mây' }).click()
  await page.waitForURL('**/my-account-info')
})

test('ORGNEW-04 the industries are those of the documents', async ({ page }) => {
  await choosing(page, people.elevenOrganizations)
  await page.goto('/companies/select?drawer=create')
  const industries = drawer(page).getByLabel('Industry').locator('option:not([hidden])')
  await expect(industries).toHaveCount(26)
  const options = await industries.allTextContents()
  expect([options[0], options[7], options[25]]).toEqual(['Art and Entertainment', 'Food & Beverage', 'Other'])
})

test('ORGNEW-03 whoever has no organization gets into the first of their own', async ({ page }) => {
  await choosing(page, people.noOrganization)
  await page.waitForURL('**/companies/empty')
  await page.getByRole('button', { name: 'Create organization' }).click()
  await drawer(page).getByLabel('Name', { exact: true }).fill('Tiệm bánh Mây')
  await drawer(page).getByLabel('Industry').selectOption({ label: 'Other' })
  await save(page)
  await expect(page.getByText('Added successfully')).toBeVisible()
  await page.waitForURL('**/my-account-info')
  await expect(page.getByText('Tiệm bánh Mây').first()).toBeVisible()
})
