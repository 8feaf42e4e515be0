import type { Page } from '@playwright/test'
import { enterChoice, expect, people, test } from './fixtures'
import { drawer, notice, save } from './verbs'

const form = (page: Page) => drawer(page, 'Create organization')

test('ORGNEW-01 ORGNEW-02 an organization of one’s own stands among the others at once', async ({
  page,
  sandbox,
}) => {
  await enterChoice(page, sandbox, people.elevenOrganizations)
  await page.getByRole('button', { name: 'Create organization' }).click()
  await expect(form(page).getByLabel('Name', { exact: true })).toBeFocused()
  await save(form(page))
  await expect(form(page).getByText('Please enter a name')).toBeVisible()
  await form(page).getByLabel('Name', { exact: true }).fill('Acme Retail Vietnam')
  await form(page).getByLabel('Industry').selectOption({ label: 'Food & Beverage' })
  await save(form(page))
  await expect(form(page).getByText('An organization of this name exists already')).toBeVisible()
  await form(page).getByLabel('Name', { exact: true }).fill('Tiệm bánh Mây')
  await save(form(page))
  await expect(notice(page, 'Added successfully')).toBeVisible()
  await expect(form(page)).toBeHidden()
  await expect(page.getByText('12 organizations')).toBeVisible()
  await page.getByRole('button', { name: 'Tiệm bánh Mây' }).click()
  await page.waitForURL('**/my-account-info')
})

test('ORGNEW-04 the industries are those of the documents', async ({ page, sandbox }) => {
  await enterChoice(page, sandbox, people.elevenOrganizations, '/companies/select?drawer=create')
  const industries = form(page).getByLabel('Industry').locator('option:not([hidden])')
  await expect(industries).toHaveCount(26)
  const options = await industries.allTextContents()
  expect([options[0], options[7], options[25]]).toEqual(['Art and Entertainment', 'Food & Beverage', 'Other'])
})

test('ORGNEW-03 whoever has no organization gets into the first of their own', async ({ page, sandbox }) => {
  await enterChoice(page, sandbox, people.noOrganization)
  await page.waitForURL('**/companies/empty')
  await page.getByRole('button', { name: 'Create organization' }).click()
  await form(page).getByLabel('Name', { exact: true }).fill('Tiệm bánh Mây')
  await form(page).getByLabel('Industry').selectOption({ label: 'Other' })
  await save(form(page))
  await expect(notice(page, 'Added successfully')).toBeVisible()
  await page.waitForURL('**/my-account-info')
  await expect(page.getByText('Tiệm bánh Mây').first()).toBeVisible()
})
