import { screen, waitFor } from '@testing-library/react'
import { createWorld } from './testing'

const world = createWorld()
afterAll(() => world.close())

test('ROUTES-29 whoever is not signed in is sent to /login with the address to come back to', async () => {
  const { loads } = await world.renderApp('/activity/login-history?lang=vi')
  await screen.findByText('', { selector: '[aria-busy=true]' })
  expect(loads).toEqual(['/login?url=%2Factivity%2Flogin-history%3Flang%3Dvi&lang=vi'])
})

test.each([
  ['ROUTES-03', '/dashboard'],
  ['ROUTES-05', '/companies/empty'],
  ['ROUTES-28', '/my-account-info/ga'],
  ['ROUTES-08', '/my-account-change-pwd'],
  ['ROUTES-08', '/security/change-password'],
  ['ROUTES-14', '/activity/login-history'],
  ['ROUTES-09', '/security/2fa-security'],
  ['ROUTES-10', '/security/my-account-api'],
  ['ROUTES-11', '/security/my-account-tokens'],
  ['ROUTES-12', '/activity/invitation'],
  ['ROUTES-13', '/activity/exports-history'],
  ['ROUTES-15', '/notifications'],
  ['ROUTES-15', '/system/notifications'],
  ['ROUTES-07', '/profile'],
  ['ROUTES-17', '/console-users'],
  ['ROUTES-18', '/super-admin-console-users'],
  ['ROUTES-19 PGROUP-01', '/permission-group'],
  ['ROUTES-26', '/help'],
  ['ROUTES-27', '/policy'],
])('%s %s is protected, and keeps itself', async (_id, path) => {
  const { loads } = await world.renderApp(`${path}?lang=en`)
  await waitFor(() => expect(loads).toEqual([`/login?url=${encodeURIComponent(`${path}?lang=en`)}&lang=en`]))
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})
