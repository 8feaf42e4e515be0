import type { Locator } from '@playwright/test'
import { enter, enterChoice, expect, people, test } from './fixtures'
import { heading } from './verbs'

test.use({ viewport: { width: 320, height: 640 } })

const box = async (part: Locator) => (await part.boundingBox())!

test('on 320 pixels the title of a page stands beside its buttons or above them, never beneath', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.superAdmin, 'Phương Đông Real Estate')
  for (const address of ['/console-organizations', '/console-link-orgs', '/activity/invitation']) {
    await page.goto(address)
    const button = page.getByRole('main').locator('h1 + button, h1 + * button').first()
    await expect(button).toBeVisible()
    const title = await box(heading(page))
    const at = await box(button)
    const words = await heading(page).evaluate((h1) => h1.scrollWidth <= h1.clientWidth)
    expect(words, `${address}: the title fits its place`).toBe(true)
    const apart = title.y + title.height <= at.y || title.x + title.width <= at.x
    expect(apart, `${address}: ${JSON.stringify({ title, at })}`).toBe(true)
  }
})

test('INVITE-01 on 320 pixels the select page shows the number of invitations, and in words the language, another account and the logout', async ({
  page,
  sandbox,
}) => {
  await enterChoice(page, sandbox, people.elevenOrganizations)
  await expect(page.getByRole('button', { name: 'You have 13 Invitation(s)' })).toHaveText('13', {
    useInnerText: true,
  })
  const ways = page.getByRole('navigation', { name: 'Other ways' })
  for (const words of ['Sign in with another account', 'Logout'])
    await expect(ways.getByText(words)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await ways.getByRole('button', { name: 'Tiếng Việt' }).click()
  await expect(heading(page, /^Xin chào/)).toBeVisible()
  expect(new URL(page.url()).searchParams.get('lang')).toBe('vi')
})
