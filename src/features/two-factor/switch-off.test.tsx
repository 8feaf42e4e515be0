import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from '../../app/testing'
import { parts } from './flow'
import { TwoFactorScreen } from './TwoFactorScreen'

const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const PATH = '/security/2fa-security'
const open = (who = BAO) => world.renderScreen(<TwoFactorScreen />, { at: PATH, parts, ...who })
const sent = (part: string) => world.calls.filter(({ path }) => path.includes(part))
const toggle = () => screen.findByRole('switch', { name: 'Two-Factor Authentication' })
const question = () => screen.findByRole('alertdialog', { name: 'Switch off two-factor authentication?' })
const answer = async (name: string) => userEvent.click(within(await question()).getByRole('button', { name }))
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

test('TWOFA-01 TWOFA-12 it is on; switching it off asks first, and Cancel leaves it on', async () => {
  await open()
  expect(await toggle()).toBeChecked()
  await userEvent.click(await toggle())
  expect(await question()).toHaveTextContent('Are you sure you want to continue?')
  await answer('Cancel')
  await closed()
  expect(await toggle()).toBeChecked()
  expect(sent('disable-totp')).toEqual([])
})

test('TWOFA-13 confirmed it is off, told, and the person is read again', async () => {
  const { loads } = await world.renderApp(PATH, BAO)
  await userEvent.click(await toggle())
  await answer('Switch off')
  expect(await screen.findByText('Updated successfully')).toBeVisible()
  expect(sent('disable-totp')).toMatchObject([
    { method: 'POST', path: '/api/account/accounts/users/current/disable-totp' },
  ])
  await closed()
  expect(await toggle()).not.toBeChecked()
  expect(screen.getByRole('button', { name: /Two-factor authentication is off/ })).toBeVisible()
  expect(world.sandbox.codeOf(BAO.as)).toBe('')
  expect(loads).toEqual([])
})

test('a refusal is told in the question, and the person can try again', async () => {
  await open({ as: 'silent.factor@acme.example', organization: 'org-acme' })
  await userEvent.click(await toggle())
  await answer('Switch off')
  expect(await within(await question()).findByRole('alert')).toHaveTextContent('Failed to update')
  await answer('Switch off')
  await waitFor(() => expect(sent('disable-totp')).toHaveLength(2))
  await answer('Cancel')
  await closed()
  expect(await toggle()).toBeChecked()
})

test('what another window has switched off already shows so', async () => {
  await open()
  await userEvent.click(await toggle())
  await question()
  await fetch(new URL('/api/account/accounts/users/current/disable-totp', location.origin), {
    method: 'POST',
    headers: { 'X-Requested-With': 'console' },
  })
  await answer('Switch off')
  expect(await screen.findByText('Two-factor authentication is off already')).toBeVisible()
  await answer('Cancel')
  await waitFor(async () => expect(await toggle()).not.toBeChecked())
})

test.each([
  ['silent.setup@acme.example', 'Something went wrong'],
  ['hang.do@acme.example', 'Two-factor authentication is on already'],
])('a set-up that is refused to %s is told', async (as, words) => {
  await open({ as, organization: 'org-acme' })
  await toggle()
  if (as === 'hang.do@acme.example')
    world.sandbox.faults.order({ operation: 'getOwnTotpQrCode', status: 409, message: words, times: 1 })
  await userEvent.click(await toggle())
  const notice = await screen.findByRole('alert')
  expect(within(notice).getByText('Error')).toBeVisible()
  expect(within(notice).getByText(words)).toBeVisible()
  expect(await toggle()).not.toBeChecked()
})
