import { enter, expect, giveCredentials, people, test } from './fixtures'
import { png } from './pictures'
import { connected, notice } from './verbs'

test('PROFILE-16 PROFILE-17 a picture of exactly 2 MB is taken', async ({ page, sandbox }) => {
  await enter(page, sandbox, people.oneOrganization)
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: png(2 * 1024 * 1024) }
  await page.locator('input[type=file]').setInputFiles(picture)
  await expect(notice(page, 'Updated successfully')).toBeVisible()
  const shown = page.getByRole('main').locator('img').first()
  await expect(shown).toHaveAttribute('src', /files\//)

  // A tall one is scaled down before it goes up, and shown in a circle, not in an oval.
  const before = await shown.getAttribute('src')
  const tall = { name: 'b.png', mimeType: 'image/png', buffer: png(200_000, 600, 3_000) }
  await page.locator('input[type=file]').setInputFiles(tall)
  await expect(shown).not.toHaveAttribute('src', before ?? '')
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([205, 1_024])
  const box = await shown.boundingBox()
  expect(box?.width).toBe(box?.height)
})

test('what was typed when the session ended is offered again after signing in', async ({ page, sandbox }) => {
  const live = connected(page)
  await enter(page, sandbox, people.oneOrganization)
  await page.getByRole('button', { name: 'Edit info' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Đỗ Thị Hằng Nga')
  await live // connecting later would find the end before the press does
  await sandbox.advance(2 * 60 * 60_000)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/login?**')
  await giveCredentials(page, people.oneOrganization)
  await page.getByRole('button', { name: 'Acme Retail Vietnam' }).click()
  await page.waitForURL('**/my-account-info?drawer=edit')
  await page.getByRole('button', { name: 'Restore what you typed' }).click()
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Đỗ Thị Hằng Nga')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Welcome, Đỗ Thị Hằng Nga')).toBeVisible()
})
