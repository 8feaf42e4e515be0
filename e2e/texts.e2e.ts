import { enterAt, expect, people, test } from './fixtures'
import { records } from './verbs'

test('of the texts of a list none is parsed in the browser, and none fails', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    const made: string[] = []
    Object.assign(window, { made })
    const trace = Error.captureStackTrace.bind(Error)
    // Every error of the message formatter passes here, also one that is caught.
    Error.captureStackTrace = (error: Error, ...rest) => {
      trace(error, ...rest)
      made.push(`${error.name} ${error.message} ${error.stack}`)
    }
  })
  await enterAt(page, sandbox, '/activity/login-history', people.superAdmin, 'Phương Đông Real Estate')
  await expect(records(page)).toBeVisible()
  const made = await page.evaluate(() => (window as unknown as { made: string[] }).made)
  // That it is told no locale is meant: src/texts/Texts.tsx.
  const ofTexts = made.filter((error) => !error.includes('INVALID_CONFIG'))
  expect(ofTexts.filter((error) => /formatjs|parse|FORMAT|message/i.test(error))).toEqual([])
})
