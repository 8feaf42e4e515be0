import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Secret, TOTP } from 'otpauth'
import { createScreenWorld } from '../../app/testing-screen'
import { parts } from './flow'
import { shownSetup } from './shown-setup'
import { TwoFactorScreen } from './TwoFactorScreen'

const world = createScreenWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const HANG = { as: 'hang.do@acme.example', organization: 'org-acme' }
const open = (who = HANG, search = '') =>
  world.renderScreen(<TwoFactorScreen />, {
    at: `/security/2fa-security${search}`,
    parts,
    leavable: true,
    ...who,
  })
const sent = (part: string) => world.calls.filter(({ path }) => path.includes(part))
const toggle = () => screen.findByRole('switch', { name: 'Two-Factor Authentication' })
const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => userEvent.click(await button(name))
const picture = () => screen.findByRole('img', { name: 'QR code for your authenticator app' })
const box = (number: number) => screen.findByRole('textbox', { name: `Digit ${number} of 6` })

/** Switches it on, as far as the set-up, and answers the key that is to be typed into an app. */
async function begin(): Promise<string> {
  await userEvent.click(await toggle())
  await picture()
  return document.querySelector('code')!.textContent.replaceAll(' ', '')
}
const codeFor = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: world.sandbox.clock.now() })
/** As a phone or a password manager does: all six at once. */
const fill = async (code: string) => {
  const first = await box(1)
  await act(async () => void fireEvent.change(first, { target: { value: code } }))
}

test('TWOFA-01 TWOFA-04 it shows that it is off, and where to get an authenticator app', async () => {
  await open()
  expect(await toggle()).not.toBeChecked()
  expect(screen.getByRole('heading', { name: 'Two-factor authentication is off' })).toBeVisible()
  expect(document.title).toBe('Security 2FA-TOTP')
  for (const [store, host] of [
    ['Google Play', 'https://play.google.com/'],
    ['App Store', 'https://apps.apple.com/'],
  ] as const) {
    const link = screen.getByRole('link', { name: new RegExp(`^${store}`) })
    expect(link).toHaveAttribute('href', expect.stringContaining(host))
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  }
  expect(screen.getByText(/^Lost your phone\?/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Read what to do' })).toHaveAttribute('href', '/help')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('TWOFA-02 TWOFA-03 TWOFA-05 switching it on shows the QR code, its key and six boxes', async () => {
  await open()
  const key = await begin()
  expect(await picture()).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/png;base64,iVBORw0KGgo[\w+/]+=*$/),
  )
  expect(document.querySelector('code')).toHaveTextContent(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  expect(key).toHaveLength(32)
  expect(screen.getAllByRole('textbox')).toHaveLength(6)
  expect(await box(1)).toHaveAttribute('autocomplete', 'one-time-code')
  expect(await toggle()).not.toBeChecked()
  expect(sent('totp')).toMatchObject([
    { method: 'GET', path: '/api/account/accounts/users/current/get-totp/qrcode' },
  ])
})

test('switching it on leads to the set-up, which is read out', async () => {
  await open()
  await userEvent.click(await toggle())
  expect(await screen.findByRole('region', { name: 'Set up two-factor authentication' })).toHaveFocus()
})

test('the key can be copied, without the blanks', async () => {
  const user = userEvent.setup()
  await open()
  const key = await begin()
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(await button('Copy the key'))
  expect(written.mock.calls).toEqual([[key]])
  expect(await button('Copied')).toBeVisible()
})

test('TWOFA-07 without a code it asks to scan the QR code, and sends nothing', async () => {
  await open()
  await begin()
  await press('Verify')
  expect(await screen.findByText('Please Scan QR code from your application')).toBeVisible()
  expect(await box(1)).toHaveFocus()
  await userEvent.type(await box(1), '123')
  expect(screen.queryByText('Please Scan QR code from your application')).not.toBeInTheDocument()
  expect(await button('Verify')).toHaveAccessibleDescription('Please enter all six digits')
  await press('Verify')
  expect(sent('enable-totp')).toEqual([])
})

test('TWOFA-08 TWOFA-09 TWOFA-10 six digits send one request; it is told, and the page loads anew', async () => {
  const { loads } = await open(HANG, '?lang=en')
  const key = await begin()
  const code = codeFor(key)
  await fill(code)
  expect(await screen.findByText('Two-factor authentication is on', { selector: 'div' })).toBeVisible()
  expect(sent('enable-totp').map(({ method, body }) => [method, JSON.parse(body) as unknown])).toEqual([
    ['POST', { authenCode: code, totpKey: key }],
  ])
  expect(await toggle()).toBeChecked()
  await waitFor(() => expect(loads).toEqual(['/security/2fa-security?lang=en']))
  expect(world.sandbox.codeOf(HANG.as)).toMatch(/^\d{6}$/)
  // As after the reload.
  world.sandbox.clock.advance(60_000)
  await open(HANG)
  expect(await toggle()).toBeChecked()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('TWOFA-11 a wrong code is told and cleared, in the words of the server or in ours; the next one is right', async () => {
  await open()
  const key = await begin()
  for (const wrong of ['123456', '000000']) {
    await fill(wrong)
    expect(await screen.findByText('Invalid key')).toBeVisible()
    await waitFor(async () => expect(await box(1)).toHaveFocus())
    expect(await box(6)).toHaveValue('')
  }
  expect(await picture()).toBeVisible()
  await fill(codeFor(key))
  await waitFor(async () => expect(await toggle()).toBeChecked())
  expect(sent('qrcode')).toHaveLength(1)
})

test.each([
  [5 * 60_000, /^The clock of this device is 5 minutes behind\./],
  [-45_000, /^The clock of this device is 4[4-6] seconds ahead\./],
])('after two wrong codes a clock that is off by %d ms is told', async (skew, words) => {
  await open()
  world.sandbox.clock.advance(skew)
  await begin()
  await fill('123456')
  await screen.findByText('Invalid key')
  expect(screen.queryByText(words)).not.toBeInTheDocument()
  await fill('654321')
  expect(await screen.findByText(words)).toBeVisible()
})

test('TWOFA-14 Cancel takes back the QR code and the entry, and it stays off', async () => {
  await open()
  await begin()
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument())
  expect(screen.queryByRole('img', { name: /QR/ })).not.toBeInTheDocument()
  expect(await toggle()).not.toBeChecked()
  expect(await toggle()).toHaveFocus()
  expect(sent('enable-totp')).toEqual([])
})

test.each([
  ['after Cancel', () => press('Cancel')],
  ['after it was switched on', async (key: string) => fill(codeFor(key))],
  ['on another page', async () => userEvent.click(screen.getByRole('link', { name: 'Read what to do' }))],
])('key and picture are nowhere any more: %s', async (_, end) => {
  const { store } = await open()
  const key = await begin()
  const base64 = (await picture()).getAttribute('src')!.slice(-100)
  const kept = () => JSON.stringify([store.getState(), { ...localStorage }, { ...sessionStorage }])
  for (const secret of [key, base64]) expect(kept()).not.toContain(secret)
  await end(key)
  await waitFor(() => expect(shownSetup()).toBeUndefined())
  await waitFor(() => expect(document.querySelector('code')).not.toBeInTheDocument())
  for (const secret of [key, base64, key.slice(0, 4) + ' ' + key.slice(4, 8)]) {
    expect(document.documentElement.outerHTML).not.toContain(secret)
    expect(kept()).not.toContain(secret)
    expect(location.href).not.toContain(secret)
  }
})
