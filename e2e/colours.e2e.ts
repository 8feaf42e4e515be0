import { everySetting, expectAccessible } from './accessibility'
import { expect, headers, people, signIn, test } from './fixtures'
import { remember } from './verbs'

/** Colours that organizations choose: a very light one, the darkest, and one on which neither black nor white is easy. */
const colours = ['#ffff00', '#000000', '#777777']

const opposite = [
  { theme: 'light', layout: 'standard' },
  { theme: 'dark', layout: 'modern' },
] as const
const others = [
  { theme: 'light', layout: 'modern' },
  { theme: 'dark', layout: 'standard' },
] as const

for (const { theme, layout } of everySetting ? [...opposite, ...others] : opposite)
  test(`B46 any colour of an organization is readable: ${theme}, ${layout}`, async ({ page, sandbox }) => {
    test.slow()
    await remember(page, { theme, layout })
    await signIn(page, sandbox, people.fiveOrganizations, 'org-phuongdong')
    for (const themeColor of colours) {
      await page.request.post('/api/account/mngmnt-client/orgs/config/gui/save', {
        headers,
        data: { themeColor },
      })
      await page.goto('/activity/login-history')
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.getByRole('table')).toBeVisible()
      await expectAccessible(page, themeColor)
    }
  })
