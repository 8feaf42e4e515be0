import type { Page } from '@playwright/test'
import { enter, enterAt, expect, headers, people, test } from './fixtures'
import { drawer, records, rows, search, tickFilter } from './verbs'

/** Saves the general settings of the own organization, which stands in the change log. */
const saveSettings = (page: Page, ...allowedDomains: string[]) =>
  page.request.post('/api/account/mngmnt/orgs/setup/org-phuongdong/general-settings/save', {
    headers,
    data: { allowedDomains, invitationUsersToJoin: true },
  })

test('CHANGELOG-03 CHANGELOG-04 B60 a log is filtered, and two of its rows are compared field by field', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, people.superAdmin, 'org-phuongdong')
  await saveSettings(page, 'phuongdong.example', 'old.example')
  await sandbox.advance(60_000)
  await saveSettings(page, 'phuongdong.example', 'new.example')
  await page.goto('/console-activity?tab=change-logs')
  await tickFilter(page, /^Type/, /^GeneralSettings/)
  await search(page)
  await expect(records(page)).toHaveText(/^2 records/)
  for (const box of await page.getByRole('checkbox', { name: /^Compare/ }).all()) await box.check()
  await page.getByRole('button', { name: 'Show difference' }).click()
  const changed = rows(drawer(page, 'Difference')).filter({ hasText: 'allowedDomains' })
  await expect(changed.getByRole('deletion')).toHaveText('old.example')
  await expect(changed.getByRole('insertion')).toHaveText('new.example')
  await expect(page).toHaveURL(/drawer=difference/)
})

test('ACCESSLOG-17 ACCESSLOG-18 a tile of the chart that is pressed filters the list by its name', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, '/console-activity?tab=access-logs', people.superAdmin, 'org-phuongdong')
  await page.getByRole('button', { name: 'Show the chart' }).click()
  const tile = page
    .getByRole('region', { name: 'Stats by User' })
    .getByRole('button', { name: /^bao\.tran@.*Filter the list by it$/ })
  const count = /: (\d+)\./.exec((await tile.getAttribute('aria-label')) ?? '')?.[1]
  await tile.click()
  await expect(records(page)).toHaveText(new RegExp(`^${count} records`))
  await expect(page.getByRole('button', { name: `Remove ${people.superAdmin}` })).toBeVisible()
  await expect(page).toHaveURL(/userIds=bao/)
})
