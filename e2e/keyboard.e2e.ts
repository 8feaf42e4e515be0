import { everySetting } from './accessibility'
import { expect, test } from './fixtures'
import { onlyKeys } from './only-keys'
import { flows } from './tapes/flows'
import { BEGINS } from './tapes/perform'

/** Every flow of the mission without a pointer; all of its scenarios by `npm run long -- keyboard`. */

test.use({ sandboxTime: BEGINS })

const sample = [
  'sign-in/straight-in',
  'deletion/right-code',
  'organization-choice/one-of-eleven',
  'sign-out/here',
]

for (const flow of flows)
  for (const { name, title, ledger, before = [], steps } of flow.scenarios)
    if (everySetting || sample.includes(`${flow.name}/${name}`))
      test(`${ledger.slice(0, 3).join(' ')} by keys alone, ${flow.title}: ${title}`, async ({ page }) => {
        for (const condition of before) await condition.do(page)
        const keys = onlyKeys(page)
        for (const step of steps) await test.step(step.words, () => step.do(keys))
      })

test('B48 by keys alone, a control that shows nothing of its focus is found out', async ({ page }) => {
  await page.goto('/login')
  const reach = () => onlyKeys(page).getByRole('button', { name: 'Forgot password' }).focus()
  await reach()
  await page.reload()
  // The policy of the page lets no style element in.
  await page.evaluate(() => {
    const none = new CSSStyleSheet()
    none.replaceSync(
      '*, *::before { outline: none !important; box-shadow: none !important; border-color: red !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, none]
  })
  await expect(reach()).rejects.toThrow('shows nothing of its focus')
})
