import { readFileSync } from 'node:fs'
import { enterAt, expect, people, test } from './fixtures'
import { notice, records } from './verbs'

// The csv is made in the page, whose Content-Security-Policy has to let it out; what is in it the screen's tests show.
test('ZMA-15 the live versions that were found come as a csv file', async ({ page, sandbox }) => {
  const address = '/console-system-setting?tab=zalo-mini-app&freeText=bep'
  await enterAt(page, sandbox, address, people.superAdmin, 'Phương Đông Real Estate')
  await expect(records(page)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^mini-app-live-versions-\d{8}-\d{6}\.csv$/)
  const [head, ...rows] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(head).toBe('\uFEFFAppId,AppName,Version,Last Update,Updated By')
  expect(rows).toHaveLength(2)
  await expect(notice(page, /^2 live versions in mini-app-live-versions-/)).toBeVisible()
})
