import { enterAt, expect, people, test } from './fixtures'
import { drawer, records, rowOf } from './verbs'

const PATH = '/console-system-setting?tab=cronjob'

test('CRON-10 CRON-18 CRON-27 a cronjob gets its schedule in the dialog, runs by the clock, and its runs are in the history', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, PATH, people.superAdmin, 'org-phuongdong')
  await page.getByRole('button', { name: 'Add Cronjob' }).click()
  const form = drawer(page, 'Add Cronjob')
  await form.getByLabel('Name').fill('Từng phút')
  await form.getByLabel('Endpoint').fill(`${sandbox.address}/sandbox/echo?records=1234&invalid=4`)
  await form.getByRole('button', { name: 'Set schedule' }).click()
  const scheduler = drawer(page, 'Schedule')
  await scheduler.getByRole('checkbox', { name: 'Every hour' }).check()
  await scheduler.getByRole('checkbox', { name: 'Every minute' }).check()
  await scheduler.getByLabel('From', { exact: true }).fill('1/1/2020')
  await scheduler.getByLabel('To', { exact: true }).fill('31/12/2099')
  await expect(scheduler.getByText('1,440 runs on each of these days')).toBeVisible()
  await scheduler.getByRole('button', { name: 'Use this schedule' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(
    rowOf(page, 'Từng phút')
      .getByText(/^Every minute, every day of every month/)
      .first(),
  ).toBeVisible()

  await sandbox.advance(3 * 60_000)
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(records(page)).toBeVisible()
  await expect(rowOf(page, 'Từng phút').first().getByText('1,234')).toBeVisible()
})
