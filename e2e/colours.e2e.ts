import { expectAccessible } from './accessibility'
import { enter, expect, people, test } from './fixtures'
import { remember } from './verbs'

/** Colours that organizations choose: a very light one, the darkest, and one on which neither black nor white is easy. */
const colours = ['#ffff00', '#000000', '#777777']

for (const theme of ['light', 'dark'] as const)
  for (const layout of ['standard', 'modern'] as const)
    test(`B46 any colour of an organization is readable: ${theme}, ${layout}`, async ({ page, sandbox }) => {
      test.slow()
      await remember(page, { theme, layout })
      await enter(page, sandbox, people.oneOrganization)
      let themeColor = ''
      // The sandbox has no screen yet in which a colour is chosen.
      await page.route('**/config/gui/get', async (route) => {
        const answer = await route.fetch()
        const body = (await answer.json()) as { result: object }
        await route.fulfill({ response: answer, json: { ...body, result: { ...body.result, themeColor } } })
      })
      for (themeColor of colours) {
        await page.goto('/activity/login-history')
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await expect(page.getByRole('table')).toBeVisible()
        await expectAccessible(page, themeColor)
      }
    })
