import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from './testing'

/** The two pages of accounts as whole pages: way, title, who sees what, and what all lists of administrators do. */

const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())
const { renderApp, calls } = world

const USERS = '/console-users'
const PLATFORM = '/super-admin-console-users'
const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const KHANH = { as: 'khanh.pham@platform.example', organization: 'org-phuongdong' }
const HANG = { as: 'hang.do@acme.example', organization: 'org-acme' }

const way = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const searches = () =>
  calls
    .filter(({ path }) => path.includes('/accounts/search'))
    .map(({ path }) => new URL(path, location.origin).searchParams)
const pages = () => searches().map((query) => [query.get('page'), query.get('pageSize')])
const counted = () => screen.findByText(/^\d+ records/)

test.each([
  ['ACCOUNTS-02', USERS, ['Home', 'Admin', 'Accounts']],
  ['SUPERACC-02', PLATFORM, ['Home', 'Super Admin', 'Accounts']],
])('%s the way to %s', async (_id, path, items) => {
  await renderApp(path, BAO)
  expect(await screen.findByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  expect(way()).toEqual(items)
})

test('ACCOUNTS-03 ACCOUNTS-04 ACCOUNTS-07 what stands around the accounts of an organization', async () => {
  await renderApp(USERS, BAO)
  expect(await button('New User Account')).toBeVisible()
  expect(await button('Invite')).toBeVisible()
  await userEvent.click(await button('More: Export Data'))
  expect(await screen.findByRole('menuitem', { name: 'Export Data' })).toBeVisible()
})

test('ACCOUNTS-08 SUPERACC-04 SUPERACC-06 a form of filters, a table, and its pages', async () => {
  await renderApp(PLATFORM, BAO)
  await counted()
  expect(screen.getByRole('search', { name: 'Search' })).toBeVisible()
  expect(within(screen.getByRole('table', { name: 'Accounts' })).getAllByRole('row')).toHaveLength(11)
  await userEvent.click(screen.getByRole('button', { name: /^(Page )?2$/ }))
  await waitFor(() =>
    expect(pages()).toEqual([
      ['0', '10'],
      ['1', '10'],
    ]),
  )
})

test('SUPERACC-07 ROLES-12 ROLES-43 an administrator has Add User too, and the own organization alone', async () => {
  await renderApp(PLATFORM, KHANH)
  expect(await button('Add User')).toBeVisible()
  await counted()
  expect(calls.some(({ path }) => path.includes('/mngmnt/accounts/'))).toBe(false)
  expect(screen.queryByRole('button', { name: /^Organizations/ })).not.toBeInTheDocument()
  await userEvent.click(await button(/^More actions: Nguyễn Minh Châu/))
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  expect(items).not.toContain('Assign to Orgs')
  expect(items).not.toContain('Organizations and roles')
})

test('ROLES-35 ROLES-16 ADMINCOMMON-04 a super administrator elsewhere is none here', async () => {
  await renderApp(PLATFORM, HANG)
  expect(await screen.findByRole('heading', { name: '403 Forbidden' })).toBeVisible()
  expect(
    screen.getByText(/^Sorry, you're not allowed in here\. Please contact IT\. It is for /),
  ).toBeVisible()
  expect(searches()).toEqual([])
})

test('ADMINCOMMON-12 ADMINCOMMON-16 ADMINCOMMON-18 pages are sent from 0, ten at first, and another size begins anew', async () => {
  await renderApp(`${PLATFORM}?page=2`, BAO)
  await counted()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows on a page' }), '20')
  await waitFor(() =>
    expect(pages()).toEqual([
      ['1', '10'],
      ['0', '20'],
    ]),
  )
})

test('ADMINCOMMON-17 ADMINCOMMON-24 text searches by itself after a pause, from the first page', async () => {
  await renderApp(`${PLATFORM}?page=2`, BAO)
  await counted()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Info' }), 'hang.do')
  expect(searches()).toHaveLength(1)
  await waitFor(() => expect(searches()).toHaveLength(2))
  expect(pages()[1]).toEqual(['0', '10'])
  expect(await screen.findByText('hang.do@acme.example')).toBeVisible()
})

test('ADMINCOMMON-19 ADMINCOMMON-20 ADMINCOMMON-22 a save closes the drawer, and the list is read again', async () => {
  await renderApp(`${PLATFORM}?freeText=hang.do&drawer=update&record=hang.do@acme.example`, BAO)
  const drawer = within(await screen.findByRole('dialog', { name: 'Update account' }))
  await userEvent.type(drawer.getByRole('textbox', { name: /^Phone/ }), '1')
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const before = searches().length
  await waitFor(() => expect(searches().length).toBeGreaterThan(before))
})

test('ADMINCOMMON-21 a form that was closed begins anew', async () => {
  await renderApp(`${USERS}?drawer=create`, BAO)
  const name = async () =>
    within(await screen.findByRole('dialog')).findByRole('textbox', { name: 'Full name' })
  await userEvent.type(await name(), 'Mai')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await button('Leave'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await userEvent.click(await button('New User Account'))
  expect(await name()).toHaveValue('')
})

test('ADMINCOMMON-07 ADMINCOMMON-08 ADMINCOMMON-09 both pages in Vietnamese, and for any other word', async () => {
  for (const [path, lang] of [
    [USERS, 'vi'],
    [PLATFORM, 'fr'],
  ] as const) {
    await renderApp(`${path}?lang=${lang}`, BAO)
    expect(await screen.findByRole('heading', { level: 1, name: 'Tài khoản' })).toBeVisible()
  }
})

test('ADMINCOMMON-34 a save that is refused without a word says that something went wrong', async () => {
  await renderApp(`${PLATFORM}?freeText=silent.account&drawer=update&record=silent.account@acme.example`, BAO)
  const drawer = within(await screen.findByRole('dialog', { name: 'Update account' }))
  await userEvent.type(drawer.getByRole('textbox', { name: /^Phone/ }), '1')
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
  expect(await drawer.findByText('Something went wrong')).toBeVisible()
})

test.each([USERS, PLATFORM])(
  'ADMINCOMMON-01 ADMINCOMMON-02 a 401 to the list of %s leads to /login, and back',
  async (path) => {
    world.sandbox.faults.order({ operation: 'searchAccounts', status: 401 })
    world.sandbox.faults.order({ operation: 'searchPlatformAccounts', status: 401 })
    const { loads } = await renderApp(path, BAO)
    await waitFor(() => expect(loads).toEqual([`/login?url=${encodeURIComponent(path)}`]))
  },
)

test('ADMINCOMMON-05 a path below a page is none', async () => {
  await renderApp(`${USERS}/unknown`, BAO)
  expect(await screen.findByRole('heading', { level: 1, name: '404' })).toBeVisible()
  expect(searches()).toEqual([])
})

test('ADMINCOMMON-06 another path begins at its top', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  await renderApp(USERS, BAO)
  await counted()
  scrolled.mockClear()
  const superAdmin = await button('Super Admin')
  await userEvent.click(superAdmin)
  const section = within(superAdmin.closest('li')!)
  await userEvent.click(section.getByRole('link', { name: 'Organization' }))
  await screen.findByRole('heading', { level: 1, name: 'Organization' })
  expect(scrolled).toHaveBeenCalledWith(0, 0)
  scrolled.mockRestore()
})

test('ADMINCOMMON-11 ADMINCOMMON-13 every call of both pages is one of the account API', async () => {
  await renderApp(PLATFORM, BAO)
  await counted()
  const own = calls.filter(({ path }) => path.includes('/mngmnt'))
  expect(own.length).toBeGreaterThan(0)
  for (const { path } of own) expect(path).toMatch(/^\/api\/account\/mngmnt(-client)?\//)
})

test('ADMINCOMMON-25 ADMINCOMMON-30 organizations are suggested a second after the last letter', async () => {
  await renderApp(PLATFORM, BAO)
  await counted()
  await userEvent.click(await button(/^Organizations/))
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search organizations' }), 'acme')
  const asked = () => calls.filter(({ path }) => path.includes('/suggest?query='))
  expect(asked()).toEqual([])
  await waitFor(() => expect(asked()).toHaveLength(1))
  expect(asked()[0]!.path).toContain('query=acme')
})

test('ADMINCOMMON-23 a form with a wrong field sends nothing', async () => {
  await renderApp(`${PLATFORM}?drawer=create`, BAO)
  const drawer = within(await screen.findByRole('dialog', { name: 'Create User' }))
  await userEvent.type(drawer.getByRole('textbox', { name: 'Email' }), 'nobody')
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
  expect(await drawer.findByText('The input is not valid E-mail!')).toBeVisible()
  expect(calls.some(({ path }) => path.includes('/accounts/add'))).toBe(false)
})

test.each([
  ['ADMINCOMMON-31 ADMINCOMMON-33', '000000', undefined, 'Export failed.'],
  ['ADMINCOMMON-32', '123456', 'Kho lưu trữ đầy', 'Kho lưu trữ đầy'],
])('%s a failed export is told under Error', async (_id, code, message, words) => {
  await renderApp(`${USERS}?drawer=export`, BAO)
  if (message) world.sandbox.faults.order({ operation: 'exportAccounts', status: 500, message })
  const drawer = within(await screen.findByRole('dialog', { name: 'Export Confirm' }))
  const begin = () => drawer.getByRole('button', { name: 'Export' })
  await waitFor(() => expect(begin()).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(begin())
  await userEvent.click(await screen.findByRole('textbox', { name: 'Digit 1 of 6' }))
  await userEvent.paste(code)
  expect(await screen.findByText('Error')).toBeVisible()
  expect(await screen.findByText(words, { exact: false })).toBeVisible()
})
