import type { Page } from '@playwright/test'
import { enter, enterAt, expect, people, type Sandbox, test } from './fixtures'
import { connected, notices, records } from './verbs'

const chau = people.elevenOrganizations
const ORGANIZATION = 'Phương Đông Real Estate'
const FIRST = 'Xuất dữ liệu bị lỗi'

type Message = {
  readonly to: 'global' | { readonly orgId: string } | { readonly userId: string }
  readonly title: string
  readonly message: string
  readonly level?: 'success' | 'info' | 'warning' | 'error'
  readonly times?: number
}

const send = async (page: Page, sandbox: Sandbox, data: Message) => {
  const response = await page.request.post(`${sandbox.address}/sandbox/messages`, { data })
  expect(response.ok()).toBe(true)
}
const bell = (page: Page, unread: number) =>
  page.getByRole('button', {
    name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`,
    exact: true,
  })
const message = (page: Page) => page.getByRole('dialog', { name: 'Notification', exact: true })

test('NOTIF-02 NOTIF-06 NOTIF-14 a message is opened from the list, and read by that', async ({
  page,
  sandbox,
}) => {
  await enterAt(page, sandbox, '/notifications', chau, ORGANIZATION)
  await expect(page).toHaveTitle('My Notification')
  await expect(records(page, '30 records')).toBeVisible()
  await expect(bell(page, 16)).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: FIRST })
  await expect(row.getByText('Unread')).toBeVisible()
  await row.getByRole('button', { name: FIRST }).click()
  await expect(message(page).getByText(/^Không xuất được 18\.204 tài khoản/)).toBeVisible()
  await expect(page).toHaveURL(/drawer=detail&record=message-minhchau-1/)
  await page.keyboard.press('Escape')
  await expect(message(page)).toBeHidden()
  await expect(row.getByText('Read', { exact: true })).toBeVisible()
  await expect(bell(page, 15)).toBeVisible()
  await page.reload()
  await expect(row.getByText('Read', { exact: true })).toBeVisible()
})

test('NOTIF-03 ROUTES-15 S40 reload and a link find the drawer; what a message holds is only text', async ({
  page,
  sandbox,
}) => {
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs += 1
    void dialog.dismiss()
  })
  await enterAt(
    page,
    sandbox,
    '/system/notifications?drawer=detail&record=message-minhchau-2',
    chau,
    ORGANIZATION,
  )
  const detail = message(page)
  await expect(detail.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible()
  await expect(detail.getByRole('region', { name: 'JSON' })).toContainText('"html": "<img src=x')
  await page.reload()
  await expect(detail.getByText(/^<script>alert\("message"\)<\/script>/)).toBeVisible()
  await expect(detail.locator('img, script')).toHaveCount(0)
  expect(dialogs).toBe(0)
  await page.goto('/notifications?drawer=detail&record=message-minhchau-25')
  await expect(detail.getByRole('heading', { name: 'Hạn mức ApiIngestion, lần 16' })).toBeVisible()
})

test('LIVE-02 LIVE-03 LIVE-04 a message comes live, with a notice that stays', async ({ page, sandbox }) => {
  const live = connected(page)
  await enterAt(page, sandbox, '/notifications', people.oneOrganization)
  await live
  await expect(bell(page, 0)).toBeVisible()
  await expect(page.getByText('No notifications')).toBeVisible()
  await send(page, sandbox, {
    to: { orgId: 'org-acme' },
    level: 'warning',
    title: '<b>Quota</b> =1+1',
    message: '90% is used',
  })
  await expect(notices(page).getByText('<b>Quota</b> =1+1')).toBeVisible()
  await expect(notices(page).getByText('90% is used')).toBeVisible()
  await expect(bell(page, 1)).toBeVisible()
  // The list is read again by itself.
  await expect(records(page, '1 record')).toBeVisible()
  await notices(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(notices(page).getByText('90% is used')).toBeHidden()
})

test('B53 the unread number is the same in every tab; what is read in one is read in the other', async ({
  page,
  context,
  sandbox,
}) => {
  await enter(page, sandbox, chau, ORGANIZATION)
  await expect(bell(page, 16)).toBeVisible()
  const second = await context.newPage()
  await second.goto('/notifications')
  await expect(bell(second, 16)).toBeVisible()
  await send(page, sandbox, { to: { userId: chau }, title: 'For both', message: 'Once', level: 'info' })
  for (const tab of [page, second]) await expect(bell(tab, 17)).toBeVisible()
  await second.getByRole('button', { name: FIRST }).click()
  await expect(message(second).getByText(/^Không xuất được/)).toBeVisible()
  await expect(bell(page, 16)).toBeVisible()
  await second.keyboard.press('Escape')
  await expect(bell(second, 16)).toBeVisible()
})

test('LIVE-07 what came while the connection was lost is told after it', async ({ page, sandbox }) => {
  const live = connected(page)
  await enter(page, sandbox, people.oneOrganization)
  await live
  await expect(bell(page, 0)).toBeVisible()
  await sandbox.fault({ operation: 'streamLiveEvents', drop: true, times: 1 })
  await send(page, sandbox, { to: 'global', title: 'Meanwhile', message: 'It was sent', level: 'success' })
  await expect(notices(page).getByText('Meanwhile')).toBeVisible()
  await expect(bell(page, 1)).toBeVisible()
})
