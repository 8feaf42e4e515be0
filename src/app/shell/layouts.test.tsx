import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { chooseLayout, type Layout } from '../../kit/layout'
import { createWorld } from '../testing'

const world = createWorld()
afterEach(() => {
  world.sandbox.reset()
  Reflect.deleteProperty(window, 'matchMedia')
})
afterAll(() => world.close())

const HANG = { as: 'hang.do@acme.example', organization: 'org-acme' }
const open = (address: string, layout?: Layout) =>
  world.renderApp(address, { ...HANG, ...(layout && { layout }) })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const navigation = (name: string) => screen.queryByRole('navigation', { name })
const account = () => screen.findByRole('button', { name: /^Your account/ })
const choice = async (name: string) => {
  if (!screen.queryByRole('group', { name: 'Layout' })) await userEvent.click(await account())
  return within(await screen.findByRole('group', { name: 'Layout' })).getByRole('radio', { name })
}

/** A window of this width, as far as media queries of a largest width ask. */
function windowOf(width: number) {
  const media = (query: string) => ({
    matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  Object.assign(window, { matchMedia: media })
}

test('SHELL-27 SHELL-28 Standard is the layout of whoever chose none', async () => {
  await open('/activity/login-history')
  await heading('Login Activity')
  expect(navigation('Menu')).toBeVisible()
  expect(navigation('Sections')).toBeNull()
  expect(await choice('Standard interface')).toBeChecked()
  expect(await choice('Modern interface')).not.toBeChecked()
})

test('SHELL-30 SHELL-31 SHELL-32 a switch is told, keeps what was typed, and goes there and back', async () => {
  await open('/security/change-password')
  const field = await screen.findByLabelText('Current password')
  await userEvent.type(field, 'Console_2026')
  await userEvent.click(await choice('Modern interface'))
  expect(await screen.findByText('Switched to the modern interface')).toBeVisible()
  expect(navigation('Sections')).toBeVisible()
  expect(navigation('Menu')).toBeNull()
  // The popover stays as well, so that one sees what it does, and can turn back.
  expect(await choice('Modern interface')).toBeChecked()
  expect(await choice('Modern interface')).toHaveFocus()
  expect(field).toBeInTheDocument()
  expect(field).toHaveValue('Console_2026')
  await userEvent.click(await choice('Standard interface'))
  expect(await screen.findByText('Switched to the standard interface')).toBeVisible()
  expect(navigation('Menu')).toBeVisible()
  expect(field).toHaveValue('Console_2026')
})

test('SHELL-29 the chosen layout is there at the next visit, and follows another tab', async () => {
  await open('/activity/login-history')
  await userEvent.click(await choice('Modern interface'))
  expect(localStorage.getItem('console.layout')).toBe('modern')
  await open('/activity/login-history', 'modern')
  await heading('Login Activity')
  expect(navigation('Sections')).toBeVisible()
  localStorage.removeItem('console.layout')
  fireEvent(window, new StorageEvent('storage', { key: 'console.layout' }))
  expect(navigation('Sections')).toBeNull()
  expect(navigation('Menu')).toBeVisible()
})

test('SHELL-27 SHELL-16 Modern has sections above, the pages of one at the left, the way above the title', async () => {
  await open('/activity/login-history?lang=en', 'modern')
  await heading('Login Activity')
  const tabs = within(navigation('Sections') as HTMLElement).getAllByRole('link')
  expect(
    tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')]),
  ).toEqual([
    ['Profile', '/my-account-info?lang=en', null],
    ['Security', '/security/change-password?lang=en', null],
    ['Activity', '/activity/invitation?lang=en', 'true'],
  ])
  const pages = within(navigation('Activity') as HTMLElement).getAllByRole('link')
  expect(pages.map((page) => [page.textContent, page.getAttribute('aria-current')])).toEqual([
    ['Invitation', null],
    ['Exports History', null],
    ['Login Activity', 'page'],
  ])
  pages.forEach((page) => expect(page.querySelector('svg')).not.toBeNull())
  const header = screen.getByRole('banner')
  const trail = navigation('Breadcrumb') as HTMLElement
  expect(header).not.toContainElement(trail)
  expect(
    within(trail)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(['Home', 'Activity', 'Login Activity'])
  for (const name of ['Quick Access', 'Apps', /^Your account/])
    expect(within(header).getByRole('button', { name })).toBeVisible()
})

test('SHELL-20 in Modern the organization at the left leads to the others', async () => {
  await open('/activity/login-history?lang=vi', 'modern')
  const switcher = await screen.findByRole('link', { name: 'Đổi tổ chức: Acme Retail Vietnam' })
  expect(switcher).toHaveTextContent('Acme Retail Vietnam')
  expect(switcher).toHaveAttribute('href', '/companies/select?lang=vi')
})

test('SHELL-27 a section of one page shows it at the left, a page of no section nothing', async () => {
  const { router } = await open('/my-account-info', 'modern')
  await heading('Profile')
  const rail = within(navigation('Profile') as HTMLElement)
  expect(rail.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page')
  await act(() => router.navigate('/profile'))
  await screen.findByRole('tab', { name: 'info' })
  expect(navigation('Profile')).toBeNull()
  const sections = within(navigation('Sections') as HTMLElement).getAllByRole('link')
  sections.forEach((section) => expect(section).not.toHaveAttribute('aria-current'))
})

const widths: [width: number, standard: boolean, modern: boolean][] = [
  [399, false, false],
  [400, false, false],
  [767, false, false],
  [768, false, false],
  [1023, false, false],
  [1024, true, false],
  [1279, true, false],
  [1280, true, true],
  [1920, true, true],
]
test('SHELL-14 SHELL-15 ORGCOMMON-41 the side panel is there from 1024 pixels on, in Modern from 1280', async () => {
  await open('/activity/login-history')
  await heading('Login Activity')
  for (const [width, standard, modern] of widths)
    for (const layout of ['standard', 'modern'] as const) {
      windowOf(width)
      act(() => chooseLayout(layout === 'modern' ? 'standard' : 'modern'))
      act(() => chooseLayout(layout))
      const hasSide = layout === 'modern' ? modern : standard
      const side = navigation(layout === 'modern' ? 'Activity' : 'Menu')
      expect([width, layout, side !== null]).toEqual([width, layout, hasSide])
      expect(navigation('Sections') !== null).toBe(layout === 'modern' && hasSide)
      expect(screen.queryByRole('button', { name: 'Open menu' }) !== null).toBe(!hasSide)
    }
})

test('SHELL-15 on a narrow window sections and pages are one drawer, which a followed link closes', async () => {
  windowOf(1279)
  await open('/activity/login-history', 'modern')
  await heading('Login Activity')
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(drawer.getByText('Acme Retail Vietnam')).toBeVisible()
  expect(drawer.getByRole('link', { name: 'Login Activity' })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(drawer.getByRole('button', { name: 'Security' }))
  await userEvent.click(drawer.getByRole('link', { name: 'Tokens' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('SHELL-16 on a phone the way stands above the content, in a wider window of Standard in the header', async () => {
  const isInHeader = () => screen.getByRole('banner').contains(navigation('Breadcrumb'))
  windowOf(767)
  await open('/activity/login-history')
  await heading('Login Activity')
  expect(navigation('Breadcrumb')).toHaveTextContent('HomeActivityLogin Activity')
  expect(isInHeader()).toBe(false)
  windowOf(768)
  act(() => chooseLayout('modern'))
  act(() => chooseLayout('standard'))
  expect(isInHeader()).toBe(true)
})
