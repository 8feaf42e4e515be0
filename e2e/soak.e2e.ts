import { enter, expect, people, test } from './fixtures'
import { heading } from './verbs'

test('B48 thirty changes of the page leave no more elements in the document than ten', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.superAdmin, 'Phương Đông Real Estate')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Activity' }).click()
  const pages = ['Invitation', 'Exports History', 'Login Activity']
  const elementsAfter = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1)
      for (const name of pages) {
        await menu.getByRole('link', { name }).click()
        await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
        await expect(heading(page)).toBeVisible()
      }
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    return page.locator('*').count()
  }
  const few = await elementsAfter(3)
  const many = await elementsAfter(7)
  expect(many).toBeLessThanOrEqual(few + 5)
})
