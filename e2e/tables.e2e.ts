import type { Page } from '@playwright/test'
import { enter, expect, people, test } from './fixtures'
import { overflow, remember } from './verbs'

/** Every list, by who has the rows that are hard to show: long names, states of the server's own, nothing at all. */
const lists = [
  { user: people.superAdmin, addresses: ['/console-organizations', '/console-link-orgs'] },
  {
    user: people.superAdmin,
    addresses: ['/activity/exports-history', '/activity/login-history', '/security/my-account-tokens'],
  },
  {
    user: people.superAdmin,
    addresses: ['/console-permission', '/console-users', '/console-system-setting?tab=zalo-mini-app'],
  },
  {
    user: people.superAdmin,
    addresses: ['menu=system_configuration', 'tab=cronjob', 'tab=cronjob&subTab=history'].map(
      (entry) => `/console-system-setting?${entry}`,
    ),
  },
  {
    user: people.elevenOrganizations,
    addresses: ['/activity/invitation', '/notifications', '/notifications?drawer=tickets'],
  },
]

async function openTable(page: Page, address: string) {
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=vi`)
  await expect(page.locator('table[aria-busy=false] td').last()).toBeAttached()
}

/** What is wrong with the last table of the page: cut values, values half beneath the actions or out of reach. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const table = [...document.querySelectorAll('table')].at(-1)!
    const box = table.parentElement!
    const wrong: string[] = []
    const words = (cell: Element) => `${cell.getAttribute('data-label')}: ${cell.textContent}`
    for (const cell of table.querySelectorAll(
      'td:has(time), td[data-numeric], td[data-card=tag], td[data-sticky]',
    ))
      for (const part of [cell, ...cell.querySelectorAll('.cut')])
        if (part.scrollWidth > part.clientWidth + 1) wrong.push(`cut: ${words(cell)}`)
    // Names and addresses of a usual length are read without a tooltip.
    for (const part of table.querySelectorAll('td, td .cut, td .two')) {
      const isCut = part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1
      if (isCut && part.textContent.length <= 36) wrong.push(`cut: ${part.textContent}`)
    }
    const sides = (cell: Element) => cell.getBoundingClientRect()
    const row = [...table.querySelectorAll('tbody tr')[0]!.children]
    const others = row.filter((cell) => !cell.hasAttribute('data-sticky'))
    const pinned = row.find((cell) => cell.hasAttribute('data-sticky'))
    const edge = () => (pinned ? sides(pinned).left : sides(box).right)
    for (const cell of others)
      if (sides(cell).left < edge() - 1 && sides(cell).right > edge() + 1)
        wrong.push(`beneath: ${words(cell)}`)
    if (others.length === 0) wrong.push('no values')
    box.scrollLeft = box.scrollWidth
    const last = others.at(-1)
    if (last && sides(last).right > edge() + 1) wrong.push(`out of reach: ${words(last)}`)
    return wrong
  })

for (const { user, addresses } of lists)
  test(`B2 B3 B4 ${addresses.join(', ')}: the lists show whole times, numbers and states at 1280 pixels, and all else a scroll away; at 320 they are cards that fit, below the way to them`, async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, user, 'Phương Đông Real Estate')
    for (const address of addresses) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await openTable(page, address)
      await expect.poll(() => faultsOf(page), address).toEqual([])
      expect(await overflow(page), address).toBe(0)

      await page.setViewportSize({ width: 320, height: 640 })
      const way = page.locator('main').locator('..').getByLabel('Đường dẫn')
      await expect(way, address).toBeInViewport()
      await expect.poll(() => overflow(page), address).toBe(0)
      const lines = await page.locator('tbody').last().innerText()
      expect(lines.split('\n'), `${address}: nothing has no line`).not.toContain('–')
    }
  })

test('B2 B4 Modern shows whole values too, and no empty column beside a page of no section', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await remember(page, { layout: 'modern' })
  await enter(page, sandbox, people.elevenOrganizations, 'Phương Đông Real Estate')
  const left = async () => (await page.locator('main').boundingBox())!.x
  await openTable(page, '/activity/invitation')
  await expect.poll(() => faultsOf(page)).toEqual([])
  const besideItsSection = await left()
  await openTable(page, '/notifications')
  await expect.poll(() => faultsOf(page)).toEqual([])
  expect(await left()).toBeLessThan(besideItsSection / 2)
})

test('B2 B6 at 1280 pixels Search stands in one line with the range of time, in a page and in a drawer', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await enter(page, sandbox, people.superAdmin, 'Phương Đông Real Estate')
  for (const layout of ['standard', 'modern'] as const) {
    await remember(page, { layout })
    for (const address of ['/activity/login-history', '/notifications?drawer=tickets']) {
      await openTable(page, address)
      const form = page.getByRole('search').last()
      const range = (await form.getByRole('textbox', { name: /^Từ/ }).boundingBox())!
      const button = (await form.getByRole('button', { name: 'Tìm kiếm' }).boundingBox())!
      expect(Math.abs(range.y - button.y), `${layout} ${address}`).toBeLessThan(8)
    }
  }
})
