import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from '../../app/testing'

const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const sent = (calls: { method: string; path: string }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path }) => path)

test('LOGOUT-01 LOGOUT-03 SHELL-22 opening /logout signs out this device', async () => {
  const { calls, loads } = await world.renderApp('/logout?signoutall=yes', { as: 'hang.do@acme.example' })
  expect(await screen.findByText('Signing out…')).toBeVisible()
  expect(document.title).toBe('Logout')
  await waitFor(() => expect(loads).toEqual(['/login']))
  expect(sent(calls)).toEqual(['/api/account/logout'])
})

test('LOGOUT-01 LOGOUT-02 SHELL-23 signoutall=true signs out all devices, and url is where it leads', async () => {
  const { calls, loads } = await world.renderApp('/logout?signoutall=true&url=/help&lang=vi', {
    as: 'hang.do@acme.example',
  })
  await waitFor(() => expect(loads).toEqual(['/help?lang=vi']))
  expect(sent(calls)).toEqual(['/api/account/logout/all'])
})

test('ROUTES-02 LOGOUT-05 it works for whoever is not signed in', async () => {
  const { loads } = await world.renderApp('/logout')
  await waitFor(() => expect(loads).toEqual(['/login']))
})

test('LOGOUT-07 a failure says so, once, and can be tried again', async () => {
  const { calls, loads } = await world.renderApp('/logout', { as: 'logout.fails@acme.example' })
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Logout fail$/)
  expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(sent(calls)).toHaveLength(2))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(loads).toEqual([])
})
