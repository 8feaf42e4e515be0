import type { Page } from '@playwright/test'
import { enter, expect, people, signIn, test } from './fixtures'
import { drawer, fill, notice, records, remember, rows } from './verbs'

const TITLE = 'Send support request to our team'
/** In milliseconds: after so long without a sign of life the button hides. */
const IDLE = 3_000
const CONFIRM = 'Your request will be responded to by the team as soon as possible'

const button = (page: Page) => page.getByRole('button', { name: 'Request Support' })
const request = (page: Page) => drawer(page, TITLE)
const tickets = (page: Page) => drawer(page, 'Your Tickets')
const confirmation = (page: Page) => drawer(page, CONFIRM)
const ticketRows = (page: Page) => rows(tickets(page))

/** Every request to the support that the page sends. */
function watchSent(page: Page) {
  const sent: unknown[] = []
  page.on('request', (one) => {
    if (one.url().endsWith('/pango-ticket/add')) sent.push(one.postDataJSON())
  })
  return sent
}

async function write(page: Page, subject: string, description = 'Từ sáng nay\nkhông vào được') {
  await request(page).getByLabel('Topic').selectOption({ label: 'Billing' })
  await fill(request(page), { Subject: subject, Description: description })
}
const send = (page: Page) => request(page).getByRole('button', { name: 'Send', exact: true }).click()

test('TICKET-01 TICKET-02 the button hides while nobody does anything, and comes back', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  await enter(page, sandbox, people.superAdmin, 'Phương Đông Real Estate')
  await expect(button(page)).toHaveCSS('opacity', '1')
  await page.clock.runFor(IDLE)
  await expect(button(page)).toHaveCSS('opacity', '0')
  await page.mouse.move(200, 300)
  await page.mouse.move(220, 320)
  await expect(button(page)).toHaveCSS('opacity', '1')
  await page.clock.runFor(IDLE)
  await expect(button(page)).toHaveCSS('opacity', '0')
  await button(page).focus()
  await expect(button(page)).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(request(page).getByLabel('Topic')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(request(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
})

test.describe('in an organization', () => {
  test.beforeEach(({ page, sandbox }) => signIn(page, sandbox, people.superAdmin, 'Phương Đông Real Estate'))

  test('TICKET-02 with reduced motion it hides at once', async ({ page }) => {
    await page.goto('/my-account-info')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const durations = await button(page).evaluate((element) => getComputedStyle(element).transitionDuration)
    expect(durations.split(', ').every((one) => parseFloat(one) === 0)).toBe(true)
  })

  test('TICKET-03 TICKET-15 TICKET-16 a request is written, confirmed, sent once, and stands among the own', async ({
    page,
  }) => {
    const sent = watchSent(page)
    await page.goto('/activity/login-history?status=Failed')
    await button(page).click()
    await write(page, 'Xin giúp <b>"tôi"</b>')
    await send(page)
    await expect(confirmation(page).getByText(CONFIRM)).toBeVisible()
    expect(sent).toEqual([])
    await confirmation(page).getByRole('button', { name: 'Continue' }).dblclick()
    await expect(notice(page, 'Your request has been sent successfully')).toBeVisible()
    await expect(request(page)).toBeHidden()
    expect(sent).toEqual([
      {
        ticketSubject: 'Xin giúp <b>"tôi"</b>',
        topic: '3203',
        description: 'Từ sáng nay\nkhông vào được',
        utmSource: `${new URL(page.url()).origin}/activity/login-history?status=Failed`,
      },
    ])
    await expect(page).toHaveURL(/login-history\?status=Failed$/)
    await page.goto('/activity/login-history?drawer=tickets')
    await expect(ticketRows(page).nth(1)).toContainText('Xin giúp <b>"tôi"</b>')
    await expect(ticketRows(page).nth(1)).toContainText('New')
  })

  test('TICKET-05 TICKET-06 B48 the tickets open above the request, and Back leads to what was typed', async ({
    page,
  }) => {
    await page.goto('/my-account-info')
    await button(page).click()
    await write(page, 'Xin giúp')
    await request(page).getByRole('link', { name: 'View Ticket' }).click()
    await expect(ticketRows(page)).toHaveCount(11)
    await tickets(page).getByRole('tab', { name: 'Close Tickets' }).click()
    await expect(page).toHaveURL(/drawer=tickets&record=closed/)
    await page.keyboard.press('Escape')
    await expect(tickets(page)).toBeHidden()
    await expect(request(page).getByLabel('Subject')).toHaveValue('Xin giúp')
    await expect(request(page).getByRole('link', { name: 'View Ticket' })).toBeFocused()
  })

  for (const layout of ['standard', 'modern'] as const)
    test(`TICKET-01 in the ${layout} layout the button stands beside the content, never over it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await remember(page, { layout })
      await page.goto('/activity/login-history')
      await expect(records(page)).toBeVisible()
      const content = (await page.getByRole('main').boundingBox())!
      expect((await button(page).boundingBox())!.x).toBeGreaterThanOrEqual(content.x + content.width)
    })

  test('TICKET-07 on a phone each ticket is a card, and the button covers no row and no page control', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/activity/login-history')
    await expect(records(page)).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const floating = await button(page).boundingBox()
    const pager = await page.getByRole('button', { name: 'Next page' }).boundingBox()
    expect(floating && pager && pager.y + pager.height <= floating.y).toBe(true)
    expect(floating?.height).toBeGreaterThanOrEqual(44)
    await page.goto('/my-account-info?drawer=tickets')
    await expect(tickets(page).getByText('1–10 of 28')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
