import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from '../../app/testing'
import { ChangePasswordScreen } from './ChangePasswordScreen'
import { parts } from './flow'

const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const NEW = 'Mua_Thu_Xanh_2027'
const open = (address = '/security/change-password', as = 'hang.do@acme.example') =>
  world.renderScreen(<ChangePasswordScreen />, { at: address, parts, as, organization: 'org-acme' })
const field = (name: string) => screen.findByLabelText(name)
const save = () => screen.getByRole('button', { name: 'Save' })
const sent = (part: string) => world.calls.filter(({ path }) => path.includes(part))
const strong = () =>
  waitFor(() => expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong'))

async function type(values: { current?: string; next?: string; confirm?: string }) {
  for (const [name, value] of [
    ['Current password', values.current],
    ['New password', values.next],
    ['Confirm new password', values.confirm],
  ] as const)
    if (value !== undefined) {
      await userEvent.clear(await field(name))
      await userEvent.paste(value)
    }
}

test.each(['/security/change-password', '/my-account-change-pwd'])(
  'PASSWORD-01 PASSWORD-10 PWFORM-01 %s has three fields, a strength and the special characters',
  async (address) => {
    await open(address)
    expect(await field('Current password')).toHaveAttribute('autocomplete', 'current-password')
    const chosen = await field('New password')
    expect(chosen).toHaveAttribute('autocomplete', 'new-password')
    expect(chosen).toHaveAttribute('type', 'password')
    expect(chosen).toHaveAccessibleDescription('Allowed special characters: ~!@#$%^&*()_-')
    expect(await field('Confirm new password')).toHaveAttribute('autocomplete', 'new-password')
    expect(screen.getByRole('meter', { name: 'Password strength' })).toHaveAttribute('aria-valuenow', '0')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(document.title).toBe('Change Password')
  },
)

test('PWFORM-02 the older address stands under Change Password too', async () => {
  await world.renderApp('/my-account-change-pwd', { as: 'hang.do@acme.example', organization: 'org-acme' })
  const trail = await screen.findByRole('navigation', { name: 'Breadcrumb' })
  expect(within(trail).getAllByRole('listitem').at(-1)).toHaveTextContent(/^Change Password$/)
})

test('PASSWORD-02 who has to change it is told why', async () => {
  await open('/security/change-password', 'thao.le@acme.example')
  expect(await screen.findByRole('alert')).toHaveTextContent('Your password is older than 180 days.')
})

test('PASSWORD-03 PWFORM-04 a press on the empty form says what is missing, and sends nothing', async () => {
  await open()
  await field('New password')
  await userEvent.click(save())
  expect(await screen.findByText('Please enter your current password')).toBeVisible()
  expect(screen.getByText('Please enter password')).toBeVisible()
  expect(screen.getByText('Please confirm your password!')).toBeVisible()
  await waitFor(async () => expect(await field('Current password')).toHaveFocus())
  expect(sent('password')).toEqual([])
})

test('PASSWORD-04 PASSWORD-05 mistakes show where they are, and go when the other field changes', async () => {
  await open()
  await type({ current: 'Console_2026', next: NEW, confirm: `${NEW}x` })
  await userEvent.click(await field('Current password'))
  expect(await screen.findByText('Two passwords that you enter is inconsistent!')).toBeVisible()
  await type({ current: NEW })
  expect(
    await screen.findByText('Your new password must be different from your previous password'),
  ).toBeVisible()
  await type({ current: 'Console_2026', confirm: NEW })
  await waitFor(async () => expect(await field('New password')).toBeValid())
  await waitFor(async () => expect(await field('Confirm new password')).toBeValid())
})

test('PASSWORD-06 PASSWORD-07 PASSWORD-08 the policy is asked once after typing, and its errors block', async () => {
  await open()
  await type({ next: 'abc&#% é' })
  expect(await screen.findByText('The password must have at least one upper case letter')).toBeVisible()
  const [check, ...others] = sent('/password/policy/verify')
  expect(others).toEqual([])
  expect(check).toMatchObject({
    method: 'GET',
    path: expect.stringContaining('pwd=abc%26%23%25%20%C3%A9') as string,
  })
  expect(save()).toHaveAttribute('aria-disabled', 'true')
  expect(save()).toHaveAccessibleDescription('The new password does not meet the policy')
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Low')
  await userEvent.click(save())
  await userEvent.type(await field('Confirm new password'), '{Enter}')
  expect(sent('/change-password')).toEqual([])
})

test.each([
  ['PASSWORD-11 PWFORM-14', 'abc', 'Low', 1],
  ['PASSWORD-12 PWFORM-15', 'Abcdef1_', 'Fair', 2],
  ['PASSWORD-13 PWFORM-16', 'Abcdefg1_2', 'Good', 3],
  ['PASSWORD-14 PWFORM-13 PWFORM-17', 'Abcdefg1_2345', 'Strong', 4],
])('%s %s is %s and fills %d of four bars', async (_, next, level, bars) => {
  await open()
  await type({ next })
  expect(await screen.findByText(level)).toBeVisible()
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', String(bars))
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuemax', '4')
})

test('PASSWORD-09 PWFORM-07 while it is checked, and when that failed, nothing is saved; it can be tried again', async () => {
  world.sandbox.faults.order({ operation: 'verifyPasswordPolicy', status: 500, times: 1 })
  await open()
  await type({ current: 'Console_2026', next: NEW })
  expect(save()).toHaveAccessibleDescription('The new password is being checked')
  expect(await screen.findByText('The new password could not be checked.')).toBeVisible()
  expect(save()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await strong()
  expect(save()).not.toHaveAttribute('aria-disabled')
})

test('PASSWORD-17 PWFORM-21 PWFORM-22 it is changed, told, and two seconds later one signs in again', async () => {
  const { loads } = await open('/my-account-change-pwd?lang=en')
  await type({ current: 'Console_2026', next: NEW, confirm: NEW })
  await strong()
  await userEvent.dblClick(save())
  expect(await screen.findByText('Change password successfully, please sign-in again.')).toBeVisible()
  expect(sent('/change-password').map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { oldPassword: 'Console_2026', newPassword: NEW, confirmPassword: NEW },
  ])
  expect(await field('New password')).toHaveAttribute('readonly')
  expect(save()).toHaveAttribute('aria-disabled', 'true')
  await waitFor(() => expect(loads).toEqual(['/login?lang=en']))
})

test.each([
  ['the words of the server', 'Wrong_2026', NEW, 'Your current password is incorrect'],
  ['our words without them', 'Console_2026', 'Silent_2026', 'Something was wrong!'],
])(
  'PASSWORD-19 PWFORM-23 a refusal shows in place, in %s, and nothing is lost',
  async (_, current, next, words) => {
    await open()
    await type({ current, next, confirm: next })
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(await field('Current password')).toHaveValue(current)
    expect(await field('New password')).toHaveValue(next)
  },
)

test('no password stands in the store, nor in what the browser keeps', async () => {
  const { store } = await open()
  await type({ current: 'Planted_1', next: 'Planted_2', confirm: 'Planted_2' })
  await waitFor(() => expect(save()).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(save())
  await screen.findByRole('alert')
  const kept = JSON.stringify([store.getState(), { ...localStorage }, { ...sessionStorage }])
  expect(kept).not.toContain('Planted')
})
