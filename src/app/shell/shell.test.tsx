import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from '../testing'

const world = createWorld()
afterEach(() => {
  world.sandbox.reset()
  Reflect.deleteProperty(window, 'matchMedia')
})
afterAll(() => world.close())

const BAO = 'bao.tran@phuongdong.example'
const HANG = 'hang.do@acme.example'

const open = (address: string, as = HANG, organization = 'org-acme') =>
  world.renderApp(address, { as, organization })
const menu = () => screen.findByRole('navigation', { name: /^Menu$/ })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const account = () => button(/^Your account/)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = async (element: Promise<HTMLElement>) => userEvent.click(await element)

/** A window of this width, as far as media queries ask. */
function narrowWindow() {
  const media = (query: string) => ({
    matches: query.includes('max-width: 1023'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  Object.assign(window, { matchMedia: media })
}

test('SHELL-01 SHELL-02 the menu has its sections in order, and the page one is on is marked', async () => {
  await open('/activity/login-history')
  const nav = within(await menu())
  const entries = nav.getAllByRole('listitem').map((each) => each.firstChild?.textContent)
  expect(entries).toEqual([
    'Profile',
    'Security',
    'Activity',
    'Invitation',
    'Exports History',
    'Login Activity',
  ])
  expect(nav.getByRole('button', { name: 'Activity' })).toHaveAttribute('aria-expanded', 'true')
  expect(nav.getByRole('link', { name: 'Login Activity' })).toHaveAttribute('aria-current', 'page')
  expect(nav.getByText('Acme Retail Vietnam')).toBeVisible()
  expect(nav.getByText('acme-retail.example')).toBeVisible()
})

test('SHELL-16 the breadcrumb leads from home over the section to the page', async () => {
  await open('/my-account-change-pwd?lang=vi')
  const trail = within(await screen.findByRole('navigation', { name: 'Đường dẫn' }))
  expect(trail.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    'Trang chủ',
    'Bảo mật',
    'Đổi mật khẩu',
  ])
  expect(trail.getByRole('link', { name: 'Trang chủ' })).toHaveAttribute('href', '/?lang=vi')
  expect(trail.getByText('Đổi mật khẩu')).toHaveAttribute('aria-current', 'page')
})

test('SHELL-13 the collapsed menu stays collapsed, and opens the pages of a group beside it', async () => {
  const { router } = await open('/activity/login-history')
  await press(button('Collapse menu'))
  expect(screen.queryByText('Acme Retail Vietnam')).toBeNull()
  await act(() => router.navigate('/help'))
  await heading('Help')
  await act(() => router.navigate('/activity/login-history'))
  expect(await button('Expand menu')).toBeVisible()

  await press(button('Security'))
  const flyout = within(await screen.findByRole('dialog', { name: 'Security' }))
  await userEvent.click(flyout.getByRole('link', { name: 'Change Password' }))
  await heading('Change Password')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press(button('Expand menu'))
  expect(await button('Collapse menu')).toBeVisible()
})

test('SHELL-14 on a narrow window the menu is a drawer, which a followed link closes', async () => {
  narrowWindow()
  await open('/activity/login-history')
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull()
  await press(button('Open menu'))
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(drawer.getByText('Acme Retail Vietnam')).toBeVisible()
  await userEvent.click(drawer.getByRole('button', { name: 'Security' }))
  await userEvent.click(drawer.getByRole('link', { name: 'Change Password' }))
  await heading('Change Password')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('SHELL-19 SHELL-20 SHELL-21 behind the avatar are the person and the ways on; Escape gives the focus back', async () => {
  await open('/activity/login-history?lang=en', BAO, 'org-phuongdong')
  expect(await account()).toHaveAccessibleName(
    'Your account: Trần Lê Quốc Bảo. Two-factor authentication is on',
  )
  await press(account())
  const panel = within(await screen.findByRole('dialog', { name: 'Your account' }))
  expect(panel.getByText(BAO)).toBeVisible()
  expect(panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Switch organization', '/companies/select?lang=en'],
    ['Manage your profile', '/my-account-info?lang=en'],
    ['Logout', '/logout?lang=en'],
    ['Logout all devices', '/logout?signoutall=true&lang=en'],
    ['See as', '/activity/login-history?lang=en&drawer=see-as'],
    ['Evaluate access', '/activity/login-history?lang=en&drawer=evaluate'],
  ])
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(async () => expect(await account()).toHaveFocus())
})

test('SHELL-24 the shield tells when the second factor is off', async () => {
  await open('/activity/login-history')
  await press(account())
  const panel = within(await screen.findByRole('dialog', { name: 'Your account' }))
  expect(panel.getByText('Two-factor authentication is off')).toBeVisible()
})

test('SHELL-19 light, dark or as the system: chosen behind the avatar', async () => {
  await open('/activity/login-history')
  await press(account())
  const theme = within(await screen.findByRole('group', { name: 'Theme' }))
  expect(theme.getByRole('radio', { name: 'System' })).toBeChecked()
  await userEvent.click(theme.getByRole('radio', { name: 'Dark' }))
  expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(document.documentElement.dataset.theme).toBe('dark')
  await userEvent.click(theme.getByRole('radio', { name: 'Light' }))
  expect(document.documentElement.dataset.theme).toBe('light')
})

test('I18N-06 a switch of the language changes only the address, and keeps what was typed', async () => {
  const { router } = await open('/security/change-password?from=mail#here')
  const field = await screen.findByLabelText('Current password')
  await userEvent.type(field, 'Console_2026')
  const entries = history.length
  await press(account())
  const vietnamese = await screen.findByRole('radio', { name: 'Tiếng Việt' })
  // Waited for, because the words come in a chunk of their own.
  await act(async () => vietnamese.click())
  await heading('Đổi mật khẩu')
  expect(field).toBeInTheDocument()
  expect(field).toHaveValue('Console_2026')
  const query = new URLSearchParams(router.state.location.search)
  expect([query.get('lang'), query.get('from'), router.state.location.hash]).toEqual(['vi', 'mail', '#here'])
  expect(history).toHaveLength(entries)
})

test('I18N-06 a followed menu item keeps the language', async () => {
  const { router } = await open('/activity/login-history?lang=vi')
  await press(button('Bảo mật'))
  await press(screen.findByRole('link', { name: 'Đổi mật khẩu' }))
  await heading('Đổi mật khẩu')
  expect(router.state.location).toMatchObject({ pathname: '/security/change-password', search: '?lang=vi' })
})

test('SHELL-16 the skip link comes first and leads to the content', async () => {
  await open('/activity/login-history')
  await heading('Login Activity')
  await userEvent.tab()
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  expect(skip).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('SHELL-16 a new path takes the focus to its heading and says its title; a first page and a query do not', async () => {
  const { router } = await open('/activity/login-history')
  await heading('Login Activity')
  const said = () => document.querySelector('.sr[aria-live=polite]')?.textContent
  expect(document.body).toHaveFocus()
  await act(() => router.navigate('/activity/login-history?pageSize=20'))
  expect(said()).toBe('')
  await act(() => router.navigate('/help'))
  expect(await heading('Help')).toHaveFocus()
  expect(said()).toBe('Help')
  await act(() => router.navigate('/security/change-password'))
  expect(await heading('Change Password')).toHaveFocus()
  expect(said()).toBe('Change Password')
})

test('SHELL-25 SHELL-26 the footer has the years and the tagline', async () => {
  await open('/activity/login-history')
  expect(await screen.findByText(/^© 2019–20\d\d Customer Data Platform$/)).toBeVisible()
  expect(screen.getByText("Customer Data Platform - Let's Data Talk")).toBeVisible()
})

test('SHELL-10 the landing layout has only help and policy in its menu', async () => {
  await open('/policy')
  const links = within(await menu()).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Help', 'Privacy Policy'])
  expect(links[1]).toHaveAttribute('aria-current', 'page')
})
