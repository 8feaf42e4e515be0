import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from '../../app/testing'
import { parts } from './flow'
import { SessionTokensScreen } from './SessionTokensScreen'

// Bảo has 24 sessions elsewhere, and the one of the test.
const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const PATH = '/security/my-account-tokens'
const bao = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const open = (search = '') =>
  world.renderScreen(<SessionTokensScreen />, { at: PATH + search, parts, ...bao })
const counted = (words: string) => screen.findByText(words, { selector: '[role=status] b' })
const table = () => screen.getByRole('table', { name: 'My Tokens' })
const rows = () => within(table()).getAllByRole('row').slice(1)
const sent = (part: string) => world.calls.filter(({ path }) => path.includes(part))
const button = (name: string | RegExp) => screen.getAllByRole('button', { name })[0]!

test('TOKENS-01 TOKENS-05 the own sessions, last used first, ten on a page', async () => {
  await world.renderApp(PATH, bao)
  await counted('25 records')
  expect(rows()).toHaveLength(10)
  expect(sent('/users/tokens').map(({ path, body }) => [path, body])).toEqual([
    ['/api/account/accounts/users/tokens?page=0&pageSize=10&orderBy=lastAccessedAt%3ADESC', '{}'],
  ])
  expect(document.title).toBe('My Tokens')
  await userEvent.click(button('Next page'))
  await waitFor(() => expect(screen.getByText('11–20 of 25')).toBeVisible())
})

test('the present session is marked', async () => {
  await open()
  await counted('25 records')
  const marked = rows().filter((row) => within(row).queryByText('This device'))
  expect(marked).toHaveLength(1)
  expect(marked[0]).toBe(rows()[0])
})

test('TOKENS-02 a session opens to show its details, the token by four characters and stars', async () => {
  await open()
  await counted('25 records')
  const opener = button('Details of 203.0.113.17')
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(opener)
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  const details = within(table())
  expect(details.getByText('session-bao-1')).toBeVisible()
  expect(details.getByText(/^[0-9a-f]{4}\*{12}$/)).toBeVisible()
  await userEvent.click(opener)
  expect(details.queryByText('session-bao-1')).not.toBeInTheDocument()
})

test('TOKENS-03 TOKENS-04 SHELL-41 one session is ended after a question, and leaves the list', async () => {
  await open()
  await counted('25 records')
  await userEvent.click(button('Logout 203.0.113.17'))
  const question = await screen.findByRole('alertdialog', { name: 'Logout this session' })
  expect(question).toHaveTextContent('Are you sure you want to continue?')
  expect(
    within(question)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['203.0.113.17']))
  expect(sent('by-id')).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: 'Logout' }))
  await counted('24 records')
  expect(sent('by-id').map(({ method, path }) => [method, path])).toEqual([
    ['POST', '/api/account/logout/by-id?id=session-bao-1'],
  ])
  expect(screen.getByText('Logout successfully')).toBeVisible()
})

test('ending the own session says so before, and leads to /login', async () => {
  const { loads } = await open('?lang=en')
  await counted('25 records')
  await userEvent.click(within(rows()[0]!).getByRole('button', { name: /^Logout/ }))
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('you will be signed out here')
  await userEvent.click(within(question).getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(loads).toEqual(['/login?lang=en']))
})

test('all devices: a question, then the page of signing out', async () => {
  await world.renderApp(PATH, bao)
  await counted('25 records')
  await userEvent.click(button('Logout all devices'))
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Logout all devices' }),
  )
  await waitFor(() => expect(sent('/logout/all')).toHaveLength(1))
})

test('all others end one after another, the present one stays, and one sees what came of each', async () => {
  await open()
  await counted('25 records')
  world.sandbox.faults.order({ operation: 'logoutSession', status: 409, message: 'Chưa được', times: 1 })
  await userEvent.click(button('Logout other devices'))
  const question = await screen.findByRole('alertdialog', { name: 'Logout other devices' })
  await userEvent.click(within(question).getByRole('button', { name: 'Logout other devices' }))
  const dialog = await screen.findByRole('dialog', { name: 'Logout other devices' })
  expect(dialog).toHaveTextContent('23 of 24 sessions have ended.')
  expect(within(dialog).getByText('Chưa được')).toBeVisible()
  expect(within(dialog).getAllByText('Ended')).toHaveLength(23)
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!)
  await counted('2 records')
})
