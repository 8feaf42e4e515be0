import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { chooseLayout } from '../kit/layout'
import { createWorld } from './testing'

const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const THAO = { as: 'thao.le@acme.example', organization: 'org-acme' }
const REASON = 'Your password is older than 180 days. Please change it.'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each(['/', '/activity/login-history', '/help', '/my-account-info/ga'])(
  'PASSWORD-21 in Modern a load of %s leads to the profile with the reason and the way to change it',
  async (address) => {
    const { router } = await world.renderApp(`${address}?lang=en`, { ...THAO, layout: 'modern' })
    expect(await screen.findByText(REASON)).toBeVisible()
    expect(router.state.location).toMatchObject({
      pathname: '/my-account-info',
      search: '?lang=en',
      state: { skipLeaveGuard: true },
    })
    expect(await screen.findByRole('heading', { name: 'Welcome, Lê Thị Thảo' })).toBeVisible()
    const way = screen
      .getAllByRole('link', { name: 'Change Password' })
      .map((link) => link.getAttribute('href'))
    expect(way).toContain('/security/change-password?lang=en')
  },
)

test('PASSWORD-21 it holds on every way but the one to change it', async () => {
  const { router } = await world.renderApp('/my-account-info', { ...THAO, layout: 'modern' })
  await screen.findByText(REASON)
  await act(() => router.navigate('/activity/invitation'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-account-info'))
  await screen.findByText(REASON)
  const [change] = screen.getAllByRole('link', { name: 'Change Password' })
  await userEvent.click(change as HTMLElement)
  expect(await screen.findByLabelText('Current password')).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent(REASON)
})

test.each(['/security/change-password', '/my-account-change-pwd'])(
  'PASSWORD-21 a load at %s is not redirected',
  async (address) => {
    const { router } = await world.renderApp(address, { ...THAO, layout: 'modern' })
    await screen.findByLabelText('Current password')
    expect(router.state.location.pathname).toBe(address)
  },
)

test('PASSWORD-20 PASSWORD-21 a switch to Standard leads to the form, as everything does there', async () => {
  const { router } = await world.renderApp('/my-account-info', { ...THAO, layout: 'modern' })
  await screen.findByText(REASON)
  act(() => chooseLayout('standard'))
  await heading('Change Password')
  expect(router.state.location).toMatchObject({
    pathname: '/security/change-password',
    state: { skipLeaveGuard: true },
  })
  await act(() => router.navigate('/my-account-info'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/security/change-password'))
})

test('PASSWORD-21 without an organization the profile is shown all the same', async () => {
  await world.renderApp('/activity/login-history', { as: THAO.as, layout: 'modern' })
  expect(await screen.findByText(REASON)).toBeVisible()
  expect(await heading('Profile')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose an organization' })).toBeVisible()
  expect(screen.queryByText('403 Forbidden')).toBeNull()
})

test('PROFILE-01 whoever need not change the password sees no word of it', async () => {
  await world.renderApp('/my-account-info', { as: 'hang.do@acme.example', organization: 'org-acme' })
  await screen.findByRole('heading', { name: /^Welcome/ })
  expect(screen.queryByText(/must change|older than/)).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Change Password', hidden: true })).toHaveLength(1)
})
