import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from './testing'

const world = createWorld()
const CHAU = { as: 'minhchau.nguyen@phuongdong.example', organization: 'org-acme' }
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const said = () => document.getElementById('arrival')?.textContent

test('while the current user is slow the frame stands there, and a word that is announced', async () => {
  world.sandbox.faults.order({ operation: 'getCurrentUser', delay: 1500, times: 1 })
  await world.renderApp('/help', CHAU)
  expect(await screen.findByText('Loading…', { selector: '[role=status]' })).toBeInTheDocument()
  expect(screen.getByRole('banner')).toHaveTextContent('Customer')
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
})

test('a current user that cannot be read is told with Try again, and nobody is signed out', async () => {
  world.sandbox.faults.order({ operation: 'getCurrentUser', status: 500, times: 1 })
  const { loads } = await world.renderApp('/help', CHAU)
  expect(await screen.findByRole('heading', { name: 'Could not load' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Nobody was signed out.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  expect(loads).toEqual([])
})

test('a choice is painted once and read once; the heading of the new page has the focus and is announced', async () => {
  const { calls, router } = await world.renderApp('/companies/select?url=/help', { as: CHAU.as })
  await userEvent.click(await screen.findByRole('button', { name: /^Acme Retail Vietnam/ }))
  let painted = 0
  const watch = new MutationObserver(() => {
    const choice = screen.queryByRole('list', { name: 'Organizations' })
    if (choice && router.state.location.pathname === '/help') painted += 1
  })
  watch.observe(document.body, { childList: true, subtree: true })
  const heading = await screen.findByRole('heading', { level: 1, name: 'Help' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(said()).toBe('Help')
  watch.disconnect()
  expect(painted).toBe(0)
  const sent = calls.map(({ path }) => path.split('?')[0]?.split('/accounts/')[1])
  const choosing = sent.slice(sent.indexOf('context/set-org') + 1)
  expect(choosing).not.toContain('users/current/orgs')
  expect(choosing.filter((path) => path?.includes('/pre/'))).toEqual([])
  expect(choosing.filter((path) => path === 'users/current')).toHaveLength(1)
})
