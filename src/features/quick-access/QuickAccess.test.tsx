import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from '../../app/testing'
import { serverNow } from '../../clock'
import { pagePaths } from '../../kit/navigation/pages'
import { QuickAccess } from './QuickAccess'
import { noteVisit, type Visit } from './visits'

// The visits are those of each test: on a slow machine a page is looked at for five seconds.
jest.mock('./flow', () => ({ pageViewFlow: () => [].values() }))

const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const HANG = { as: 'hang.do@acme.example', organization: 'org-acme' }
const HANG_IN_ACME = { userId: HANG.as, orgId: HANG.organization }
const MINUTE = 60_000

/** Keeps visits of some minutes ago, the oldest first. */
const keep = (paths: readonly Visit['path'][]) =>
  paths.forEach((path, n) =>
    // Well within its minute: the server's clock is known to the second.
    noteVisit(HANG_IN_ACME, { path, time: serverNow() - (paths.length - n) * MINUTE - 5_000 }),
  )
/** Opens the control at an address where such visits are kept. */
async function open(address: string, ...paths: Visit['path'][]) {
  const opened = await world.renderScreen(<QuickAccess />, { at: address, ...HANG })
  keep(paths)
  return opened
}
const control = (name = 'Quick Access') => screen.findByRole('button', { name })
const drawer = (name = 'Quick Access') => screen.findByRole('dialog', { name })
const rows = async (name?: string) =>
  within(await drawer(name))
    .queryAllByRole('listitem')
    .map((row) => row.textContent)
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('SHELL-17 the control in the header opens the pages visited last, newest first', async () => {
  const { router } = await open('/activity/login-history', '/help', '/security/my-account-tokens', '/profile')
  expect(await control()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(await control())
  expect(await rows()).toEqual(['Profiles1 minute ago', 'Tokens2 minutes ago', 'Help3 minutes ago'])
  expect(router.state.location.search).toBe('?drawer=quick-access')
  await userEvent.keyboard('{Escape}')
  await isClosed()
  expect(router.state.location.search).toBe('')
  await waitFor(async () => expect(await control()).toHaveFocus())
})

test('SHELL-17 the page one is on is left out, and a page of several addresses stands there once', async () => {
  await open('/', '/my-account-info', '/notifications', '/my-account-change-pwd', '/security/change-password')
  await userEvent.click(await control())
  expect(await rows()).toEqual(['Change Password1 minute ago', 'Notifications3 minutes ago'])
})

test('SHELL-17 at most ten are shown', async () => {
  await open('/notifications', ...pagePaths)
  await userEvent.click(await control())
  expect(await rows()).toHaveLength(10)
})

test('SHELL-17 before anything was visited the drawer says so', async () => {
  const { router } = await open('/activity/login-history?drawer=quick-access')
  expect(within(await drawer()).getByText('Pages that you visit appear here.')).toBeVisible()
  expect(await rows()).toEqual([])
  await userEvent.click(within(await drawer()).getByRole('button', { name: 'Close' }))
  await isClosed()
  expect(router.state.location.search).toBe('')
})

test('SHELL-17 a followed page keeps the language, has the focus, and Back leads to where one was', async () => {
  const { router } = await world.renderApp('/activity/login-history?lang=vi', HANG)
  keep(['/security/change-password'])
  await userEvent.click(await control('Truy cập nhanh'))
  expect(await rows('Truy cập nhanh')).toEqual(['Đổi mật khẩu1 phút trước'])
  await userEvent.click(within(await drawer('Truy cập nhanh')).getByRole('link', { name: 'Đổi mật khẩu' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Đổi mật khẩu' })
  await isClosed()
  await waitFor(() => expect(heading).toHaveFocus())
  expect(router.state.location).toMatchObject({ pathname: '/security/change-password', search: '?lang=vi' })
  await act(() => router.navigate(-1))
  await screen.findByRole('heading', { level: 1, name: 'Lịch sử đăng nhập' })
  expect(router.state.location.search).toBe('?lang=vi')
})

test('another person at this browser sees none of them', async () => {
  await open('/activity/login-history')
  noteVisit({ ...HANG_IN_ACME, userId: 'minhchau.nguyen@phuongdong.example' }, { path: '/help', time: 1 })
  await userEvent.click(await control())
  expect(within(await drawer()).getByText('Pages that you visit appear here.')).toBeVisible()
})
