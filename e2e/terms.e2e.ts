import { enterChoice, expect, people, test } from './fixtures'
import { drawer } from './verbs'

test('TERMS-02 TERMS-05 TERMS-12 then the organization’s; accepted before selected', async ({
  page,
  sandbox,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/accept-term$|set-org$/.test(pathname)) calls.push(pathname.split('/').at(-1) ?? '')
  })
  await enterChoice(page, sandbox, people.owesTerms)
  await page.getByRole('button', { name: 'Luật Minh Tâm' }).click()
  await page.getByText('I Agree').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  const dialog = drawer(page, /Terms of use of Luật Minh Tâm/)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await dialog.getByText('I Agree').click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/my-account-info')
  expect(calls).toEqual(['accept-term', 'accept-term', 'set-org'])
})

test('TERMS-09 TERMS-10 hostile terms are harmless text; Close accepts and selects nothing', async ({
  page,
  sandbox,
}) => {
  page.on('dialog', () => expect(true, 'no script of the terms runs').toBe(false))
  const calls: string[] = []
  page.on('request', (request) => /set-org/.test(request.url()) && calls.push(request.url()))
  await enterChoice(page, sandbox, people.owesTerms)
  await page.getByRole('button', { name: 'Luật Minh Tâm' }).click()
  await page.getByText('I Agree').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  const dialog = drawer(page, /Terms of use of/)
  await expect(dialog).toBeVisible()
  expect(
    await dialog
      .locator('script, iframe, form, [onclick], [onerror], [style*=fixed], a[href^="javascript"]')
      .count(),
  ).toBe(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  expect(calls).toEqual([])
})
