import type { Page } from '@playwright/test'
import { enterChoice, expect, people, test } from './fixtures'
import { drawer, notice, save } from './verbs'

const form = (page: Page) => drawer(page, 'Create organization')

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
