import type { Page } from '@playwright/test'
import { enterAt, expect, NEXT_CODE, people, signIn, test } from './fixtures'
import { notice, question } from './verbs'

const SECURITY = '/organization?tab=security'
const card = (page: Page) => page.getByRole('region', { name: 'Terms of Use' })
const editor = (page: Page) => card(page).getByRole('textbox', { name: 'Text' })

/** As an input method of Vietnamese writes a word: it stands there while it is being made. */
async function compose(page: Page, ...stages: readonly string[]) {
  const session = await page.context().newCDPSession(page)
  for (const text of stages)
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await session.send('Input.insertText', { text: stages.at(-1) ?? '' })
  await session.detach()
}

test('TOU-03 TOU-05 terms are written by keyboard and input method, and read by everybody as they were previewed', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, SECURITY, people.superAdmin, 'org-phuongdong')
  await editor(page).press('ControlOrMeta+a')
  await compose(page, 'D', 'Di', 'Diê', 'Điê', 'Điều')
  await page.keyboard.type(' khoản')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+b')
  await compose(page, 'k', 'ky', 'kỹ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type(' xem')
  await page.keyboard.press('Shift+Home')
  await card(page).getByRole('button', { name: 'Bulleted list' }).click()
  await card(page).getByRole('button', { name: 'Link' }).click()
  await page.getByLabel('Address of the link').fill('help.example')
  await page.keyboard.press('Enter')
  const shown = card(page)
    .getByRole('region', { name: /^Preview/ })
    .last()
  await expect(shown.getByRole('heading', { name: 'Điều khoản' })).toBeVisible()
  await expect(shown.getByRole('listitem').getByRole('link')).toHaveAttribute('href', 'https://help.example')
  await card(page).getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'Saved successfully')).toBeVisible()
  await card(page).getByRole('switch').click()
  await question(page).getByRole('button', { name: 'Active' }).click()
  await expect(card(page).getByRole('switch')).toBeChecked()
  const previewed = await shown.innerHTML()

  await signIn(page, sandbox, people.elevenOrganizations)
  await page.goto('/companies/select')
  await page.getByRole('button', { name: /Phương Đông Real Estate/ }).click()
  const terms = page.getByRole('dialog').getByRole('region')
  await expect(terms.getByRole('heading', { name: 'Điều khoản' })).toBeVisible()
  expect(await terms.innerHTML()).toBe(previewed)
})

test('TOU-03 B11 what was written is offered again when the session had ended', async ({ page, sandbox }) => {
  await enterAt(page, sandbox, SECURITY, people.superAdmin, 'org-phuongdong')
  await editor(page).press('ControlOrMeta+a')
  await page.keyboard.type('Bản nháp dài')
  await sandbox.advance(NEXT_CODE + 31 * 60_000)
  // A call of the background may have led out before it is pressed.
  const pressed = card(page).getByRole('button', { name: 'Save' }).click()
  await Promise.all([page.waitForURL('**/login**'), pressed.catch(() => undefined)])
  await signIn(page, sandbox, people.superAdmin, 'org-phuongdong')
  await page.goto(SECURITY)
  await card(page).getByRole('button', { name: 'Restore what you typed' }).click()
  await expect(editor(page)).toHaveText('Bản nháp dài')
})
