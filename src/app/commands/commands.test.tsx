import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from '../testing'
import { previewBegun } from '../../session/state'
import { hearKeys } from './keys'

const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const HANG = { as: 'hang.do@acme.example', organization: 'org-acme' }
const SUPER = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const CHAU = { as: 'minhchau.nguyen@phuongdong.example', organization: 'org-acme' }

let deaf = () => undefined as void
afterEach(() => deaf())
async function open(address: string, person: { as: string; organization: string } = HANG) {
  const page = await world.renderApp(address, person)
  deaf = hearKeys(page.router)
  await screen.findByRole('heading', { level: 1 })
  return page
}
const field = (name = 'Search and commands') => screen.findByRole('combobox', { name })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const keys = (typed: string) => userEvent.keyboard(typed)
async function search(words: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Search and commands' }))
  await userEvent.type(await field(), words)
}

test('a page is found by words without marks, and Enter opens it; Back leads to where one was', async () => {
  const { router } = await open('/activity/login-history?lang=vi')
  await keys('{Control>}k{/Control}')
  const search = await field('Tìm kiếm và lệnh')
  await userEvent.type(search, 'doi mat khau')
  expect(options()).toEqual([expect.stringMatching(/^Đổi mật khẩu/)])
  expect(search).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id)
  await waitFor(() => expect(screen.getByText('1 kết quả')).toBeInTheDocument())
  await keys('{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Đổi mật khẩu' })).toBeVisible()
  await isClosed()
  expect(router.state.location).toMatchObject({ pathname: '/security/change-password', search: '?lang=vi' })
  await act(() => router.navigate(-1))
  expect(router.state.location).toMatchObject({ pathname: '/activity/login-history', search: '?lang=vi' })
})

test('the arrows go over what is found and round its ends; a letter that an input method takes does nothing', async () => {
  await open('/activity/login-history')
  await search('t')
  const marked = () => screen.getAllByRole('option').map((each) => each.getAttribute('aria-selected'))
  expect(marked()[0]).toBe('true')
  await keys('{ArrowDown}')
  expect(marked()[1]).toBe('true')
  await keys('{ArrowUp}{ArrowUp}')
  expect(marked().at(-1)).toBe('true')
  fireEvent.keyDown(await field(), { key: 'Enter', isComposing: true })
  expect(await field()).toBeVisible()
  await userEvent.type(await field(), 'zzz')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(await screen.findAllByText('Nothing found')).not.toHaveLength(0)
})

test('nobody is offered what a right forbids', async () => {
  await open('/activity/login-history')
  await userEvent.click(await screen.findByRole('button', { name: 'Search and commands' }))
  await field()
  const offered = options().join()
  for (const word of ['Profile', 'Logout', 'Request Support', 'Theme: Dark', 'Language: Tiếng Việt'])
    expect(offered).toContain(word)
  for (const word of ['Permission', 'Export accounts', 'Add', 'Invite people', 'See as', 'Super'])
    expect(offered).not.toContain(word)
})

test('super administrators find people and organizations of the platform, and open them', async () => {
  const { router } = await open('/activity/login-history', SUPER)
  await search('do thi hang')
  await userEvent.click(await screen.findByRole('option', { name: /^Đỗ Thị Hằng/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/super-admin-console-users'))
  expect(router.state.location.search).toContain('record=hang.do%40acme.example')
})

test('what is found to be made is a drawer of its page; while something is previewed nothing is', async () => {
  const { router, engine } = await open('/activity/login-history', SUPER)
  await search('add an org')
  await userEvent.click(await screen.findByRole('option', { name: 'Add an organization' }))
  await waitFor(() => expect(router.state.location.search).toBe('?drawer=create'))
  expect(router.state.location.pathname).toBe('/console-organizations')
  await act(() => router.navigate('/activity/login-history', { state: { skipLeaveGuard: true } }))
  act(() => void engine.store.dispatch(previewBegun({ role: 'SUPER_ADMIN', permissions: [] })))
  await search('add an org')
  expect(options()).toEqual([])
})

test('on a plain page what opens over every other page is opened over the profile', async () => {
  const { router } = await open('/help')
  await search('request support')
  await keys('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Send support request to our team' })).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/my-account-info', search: '?drawer=support' })
})

test('the focus comes back to the control that opened the field', async () => {
  await open('/activity/login-history')
  const control = await screen.findByRole('button', { name: 'Search and commands' })
  await userEvent.click(control)
  // Without a layout the dialog itself takes the focus; e2e/commands.e2e.ts shows it in the field.
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
  await keys('{Escape}')
  await isClosed()
  await waitFor(() => expect(control).toHaveFocus())
})

test('another organization of the person is chosen, and the page stays', async () => {
  const { router } = await open('/activity/login-history', CHAU)
  await search('zenb')
  await userEvent.click(await screen.findByRole('option', { name: /^zenbrew/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/companies/select'))
  expect(new URLSearchParams(router.state.location.search).get('url')).toBe('/activity/login-history')
})

test('theme, layout and language are switched', async () => {
  const { router } = await open('/activity/login-history')
  await search('dark')
  await keys('{Enter}')
  await isClosed()
  expect(document.documentElement.dataset.theme).toBe('dark')
  await search('modern')
  await keys('{Enter}')
  await isClosed()
  await search('tieng viet')
  await keys('{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Lịch sử đăng nhập' })).toBeVisible()
  expect(router.state.location.search).toBe('?lang=vi')
  await isClosed()
})

test('outside of fields / leads to the search of the list, ? to the shortcuts, where both are switched off', async () => {
  await open('/activity/login-history')
  const list = await screen.findByRole('searchbox')
  await keys('/')
  expect(list).toHaveFocus()
  await keys('a/?')
  expect(list).toHaveValue('a/?')
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => list.blur())
  await keys('?')
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(dialog.getByText('Search and commands')).toBeVisible()
  await userEvent.click(dialog.getByRole('switch', { name: 'Shortcuts of one key: / and ?' }))
  await keys('{Escape}')
  await isClosed()
  await keys('?')
  await keys('/')
  expect(list).not.toHaveFocus()
  expect(screen.queryByRole('dialog')).toBeNull()
  await keys('{Control>}k{/Control}')
  expect(await field()).toBeVisible()
})

test('on a page without a list / opens the search over everything; over a question no key does anything', async () => {
  const { router } = await open('/security/change-password')
  await keys('/')
  expect(await field()).toBeVisible()
  await keys('{Escape}')
  await isClosed()
  await userEvent.type(await screen.findByLabelText('Current password'), 'Console_2026')
  await act(() => router.navigate('/activity/login-history'))
  await screen.findByRole('alertdialog', { name: 'Leave page?' })
  await keys('{Control>}k{/Control}')
  expect(screen.queryByRole('combobox')).toBeNull()
})
