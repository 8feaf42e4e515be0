import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { NO_ANSWER } from '../../api/refusal'
import { signInTexts } from '../../texts/sign-in'
import type { SignInView } from './port'
import { SignInForm } from './SignInForm'

const nothing = () => undefined
const ready: SignInView = { sending: false, captcha: 'ready' }
const refusal = { status: 409, message: 'no', said: 'Your user name or password is incorrect' }

function show(view: SignInView, onCredentials: (given: unknown) => void = nothing) {
  const form = (shown: SignInView) => (
    <IntlProvider locale="en" messages={signInTexts.en}>
      <SignInForm
        view={shown}
        alive
        contactUrl="mailto:help@acme.example"
        onCredentials={onCredentials}
        onCaptchaRetry={nothing}
        onForgotten={nothing}
      />
    </IntlProvider>
  )
  const { rerender } = render(form(view))
  return (next: SignInView) => rerender(form(next))
}
const userName = () => screen.getByLabelText('User name')
const password = () => screen.getByLabelText('Password')
const submit = () => screen.getByRole('button', { name: 'Sign In' })

test('SIGNIN-11 SIGNIN-13 what is wrong with a field is read with it, and the first wrong one has the focus', async () => {
  show(ready)
  await userEvent.click(submit())
  expect(userName()).toHaveFocus()
  expect(userName()).toHaveAccessibleDescription('Please enter your email address')
  expect(password()).toHaveAccessibleDescription('Please enter your email password')
})

test('SIGNIN-36 a refusal is read with the password, which has the focus; all stays typed', async () => {
  const showNext = show(ready)
  await userEvent.type(userName(), 'an@acme.example')
  await userEvent.type(password(), 'wrong')
  showNext({ ...ready, refusal })
  expect(password()).toHaveFocus()
  expect(password()).toHaveAccessibleDescription('Your user name or password is incorrect')
  expect(userName()).toHaveAccessibleDescription('')
  expect([userName(), password()].map((field) => (field as HTMLInputElement).value)).toEqual([
    'an@acme.example',
    'wrong',
  ])
  // A mistake in the field itself comes before what was said of its former content.
  await userEvent.clear(password())
  await userEvent.click(submit())
  expect(password()).toHaveAccessibleDescription('Please enter your email password')
})

test.each([
  ['network.failed', 'The network failed, or the answer took too long.'],
  ['network.offline', 'You are offline: nothing was sent.'],
] as const)('SIGNIN-36 without an answer (%s) it is said why, after the documented words', (also, words) => {
  show({ ...ready, refusal: { status: NO_ANSWER, message: 'Failed to fetch', also } })
  expect(screen.getByRole('alert')).toHaveTextContent(`Unhandle error${words}`)
})

test.each([
  ['solving', 'Checking your browser…'],
  ['failed', 'The captcha could not be loaded. Check your connection, then try again.'],
  ['unknown', 'The server asks for a captcha that this console cannot solve. Tell your administrator.'],
  ['ready', ''],
] as const)('SIGNIN-06 while the captcha is %s the button says why it waits', (captcha, words) => {
  show({ sending: false, captcha })
  expect(submit()).toHaveAccessibleDescription(words)
  expect(submit()).toHaveAttribute('aria-disabled', String(captcha !== 'ready'))
})

test('SIGNIN-01 Tab leads from the user name straight to the password', async () => {
  show(ready)
  await userEvent.click(userName())
  const stops: (string | null)[] = []
  for (let step = 0; step < 4; step += 1) {
    await userEvent.tab()
    stops.push(
      document.activeElement?.id ||
        (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null),
    )
  }
  expect(stops).toEqual(['password', 'Show password', 'Forgot password', 'Sign In'])
})

test('a password is sent as it was typed, with the blanks around it', async () => {
  const given = jest.fn()
  show(ready, given)
  await userEvent.type(userName(), ' an@acme.example ')
  await userEvent.type(password(), '  two words ')
  await userEvent.click(submit())
  await waitFor(() => expect(given).toHaveBeenCalledTimes(1))
  expect(given).toHaveBeenCalledWith({ userName: 'an@acme.example', password: '  two words ' })
})

test('SIGNIN-02 the password is shown and hidden by one press each', async () => {
  show(ready)
  await userEvent.type(password(), 'secret')
  expect(password()).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password()).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password()).toHaveAttribute('type', 'password')
  expect(password()).toHaveValue('secret')
})

test('SIGNIN-12 SIGNIN-13 HTTP-17 what cannot be right is refused in place, and nothing is sent', async () => {
  const given = jest.fn()
  show(ready, given)
  await userEvent.click(submit())
  await userEvent.type(userName(), 'nobody{Enter}')
  expect(userName()).toHaveAccessibleDescription('Incorrect email address!')
  expect(password()).toHaveAccessibleDescription('Please enter your email password')
  await userEvent.clear(userName())
  await userEvent.type(userName(), ' an@acme.example ')
  await userEvent.type(password(), 'secret{Enter}')
  expect(given.mock.calls).toEqual([[{ userName: 'an@acme.example', password: 'secret' }]])
})

test('SIGNIN-15 without a captcha Enter asks for what the fields lack, and is heard once they are right', async () => {
  const given = jest.fn()
  show({ sending: false, captcha: 'failed' }, given)
  await userEvent.type(userName(), 'an@acme.example{Enter}')
  expect(password()).toHaveAccessibleDescription('Please enter your email password')
  expect(given).not.toHaveBeenCalled()
  await userEvent.type(password(), 'secret{Enter}')
  expect(given).toHaveBeenCalledTimes(1)
})

test('what a program wrote into the fields without telling the page is sent, and stays while the page changes', async () => {
  const given = jest.fn()
  const showNext = show({ sending: false, captcha: 'solving' }, given)
  for (const [field, value] of [
    [userName(), 'an@acme.example'],
    [password(), 'secret'],
  ] as const)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value)
  showNext(ready)
  await userEvent.click(submit())
  expect(given.mock.calls).toEqual([[{ userName: 'an@acme.example', password: 'secret' }]])
})

describe('a refusal with a time to wait', () => {
  const lockedOut = { status: 429, message: 'no', said: 'Too many', retryAfter: 62 }
  const timer = () => screen.getByRole('timer')
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('says for how long and counts down; the button waits with it', async () => {
    const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) })
    const given = jest.fn()
    const showNext = show(ready, given)
    await user.type(userName(), 'an@acme.example')
    await user.type(password(), 'secret')
    showNext({ ...ready, refusal: lockedOut })
    expect(screen.getByRole('alert')).toHaveTextContent(
      /TOO_MANY_REQUEST.*Too many ?You can try again in 1 min 2 s\./,
    )
    expect(submit()).toHaveAttribute('aria-disabled', 'true')
    expect(submit()).toHaveAccessibleDescription('You can try again in 1 min 2 s.')
    await user.type(password(), '{Enter}')
    await user.click(submit())
    expect(given).not.toHaveBeenCalled()
    await act(() => jest.advanceTimersByTimeAsync(3_000))
    expect(timer()).toHaveTextContent('You can try again in 59 s.')
    await act(() => jest.advanceTimersByTimeAsync(59_000))
    expect(timer()).toHaveTextContent('You can try again now.')
    expect(submit()).toHaveAttribute('aria-disabled', 'false')
    await user.click(submit())
    expect(given).toHaveBeenCalledTimes(1)
  })
})

test('a refused code is told in its dialog alone', () => {
  show({ ...ready, step: { name: 'code', userName: 'an@acme.example' }, refusal })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(password()).toHaveAccessibleDescription('')
})

test('whoever closes the code dialog goes on where they were', async () => {
  const showNext = show(ready)
  await userEvent.type(userName(), 'an@acme.example')
  await userEvent.type(password(), 'secret')
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  showNext({ ...ready, step: { name: 'code', userName: 'an@acme.example' } })
  act(() => userName().blur())
  showNext({ ...ready, step: { name: 'credentials' } })
  expect(userName()).toHaveFocus()
})

test('SIGNIN-37 B48 Retry of the captcha leaves the focus on its line, and Tab goes on to the button', async () => {
  const showNext = show({ ...ready, captcha: 'failed' })
  screen.getByRole('button', { name: 'Retry' }).focus()
  await userEvent.keyboard('{Enter}')
  showNext({ ...ready, captcha: 'solving' })
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(document.activeElement).toHaveTextContent(/Checking/)
  await userEvent.tab()
  expect(submit()).toHaveFocus()
})
