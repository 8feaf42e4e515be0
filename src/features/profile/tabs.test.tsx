import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createOwnFormsWorld } from './testing'

const world = createOwnFormsWorld()

const HANG = { as: 'hang.do@acme.example', organization: 'org-acme' }
const sent = (part: string) => world.calls.filter(({ path }) => path.includes(part))
const bodyOf = (call: { body: string } | undefined) => JSON.parse(call?.body ?? 'null') as unknown

describe('change password', () => {
  const NEW = 'Mua_Thu_Xanh_2027'
  const open = () => world.open('?tab=password&lang=en', HANG)
  const panel = async () => within(await screen.findByRole('tabpanel', { name: 'change password' }))
  const field = async (name: string) => (await panel()).getByLabelText(name)
  const save = async () => (await panel()).getByRole('button', { name: 'Save' })
  const strength = (words: string) =>
    waitFor(() => expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', words))

  async function type(current: string, next: string, confirm: string) {
    for (const [name, value] of [
      ['Current password', current],
      ['New password', next],
      ['Confirm new password', confirm],
    ] as const) {
      await userEvent.click(await field(name))
      await userEvent.paste(value)
    }
  }

  test('OWNFORMS-05 PWFORM-03 PWFORM-09 the tab holds the password form', async () => {
    await open()
    for (const name of ['Current password', 'New password', 'Confirm new password'])
      expect(await field(name)).toHaveAttribute('type', 'password')
    expect(await field('New password')).toHaveAccessibleDescription(/~!@#\$%\^&\*\(\)_-/)
  })

  test('PWFORM-18 PWFORM-20 PWFORM-22 it is changed, told, and two seconds later one signs in again', async () => {
    const { loads } = await open()
    await type('Console_2026', NEW, NEW)
    await strength('Strong')
    await userEvent.click(await save())
    expect(await screen.findByText('Change password successfuly')).toBeVisible()
    expect(sent('/change-password').map(bodyOf)).toEqual([
      { oldPassword: 'Console_2026', newPassword: NEW, confirmPassword: NEW },
    ])
    expect(loads).toEqual([])
    await waitFor(() => expect(loads).toEqual(['/login?lang=en']))
  })

  test('PWFORM-05 PWFORM-06 the same one again and another confirmation are mistakes, and nothing is sent', async () => {
    await open()
    await type(NEW, NEW, `${NEW}x`)
    await strength('Strong')
    await userEvent.click(await save())
    expect(
      await screen.findByText('Your new password must be different from your previous password'),
    ).toBeVisible()
    expect(screen.getByText('Two passwords that you enter is inconsistent!')).toBeVisible()
    expect(sent('/change-password')).toEqual([])
  })

  test('PWFORM-08 PWFORM-11 PWFORM-12 the policy is asked with what was typed, and its errors block', async () => {
    await open()
    await type('Console_2026', 'a&b c', 'a&b c')
    await strength('Low')
    expect(sent('/password/policy/verify').at(-1)?.path).toMatch(/\?pwd=a%26b(%20|\+)c$/)
    expect(await screen.findByText(/at least one upper case letter/)).toBeVisible()
    await userEvent.click(await save())
    expect(await save()).toHaveAccessibleDescription('The new password does not meet the policy')
    expect(sent('/change-password')).toEqual([])
  })
})

describe('EDM Send In Blue', () => {
  const open = () => world.open('?tab=email-marketing', HANG)
  const panel = async () => within(await screen.findByRole('tabpanel', { name: 'EDM Send In Blue' }))
  const name = async () => (await panel()).getByLabelText('Name')
  const key = async () => (await panel()).getByLabelText('Send In Blue Api Key')
  const save = async () => userEvent.click((await panel()).getByRole('button', { name: 'Save' }))

  test('OWNFORMS-06 OWNFORMS-30 OWNFORMS-31 two fields, both needed', async () => {
    await open()
    expect(await name()).toHaveValue('')
    expect(await key()).toHaveAttribute('type', 'password')
    await save()
    expect(await screen.findByText('Please input name!')).toBeVisible()
    expect(screen.getByText('Please input api key!')).toBeVisible()
    await waitFor(async () => expect(await name()).toHaveFocus())
    expect(sent('/email-marketing')).toEqual([])
  })

  test('OWNFORMS-32 OWNFORMS-33 name and key are saved, and the key does not stay', async () => {
    const { store } = await open()
    await userEvent.type(await name(), ' Bản tin ')
    await userEvent.type(await key(), 'xkeysib-planted')
    await save()
    expect(await screen.findByText('Update API KEY SendInBlue successful')).toBeVisible()
    expect(sent('/email-marketing').map(bodyOf)).toEqual([{ name: 'Bản tin', apiKey: 'xkeysib-planted' }])
    expect(await key()).toHaveValue('')
    expect(await name()).toHaveValue('Bản tin')
    expect((await panel()).getByRole('button', { name: 'Save' })).toHaveFocus()
    const kept = JSON.stringify([store.getState(), { ...localStorage }, { ...sessionStorage }])
    expect(kept).not.toContain('planted')
  })

  test('a refusal is told in the words of the server, and nothing typed is lost', async () => {
    await open()
    await userEvent.type(await name(), 'Bản tin')
    await userEvent.type(await key(), 'unknown-key')
    await save()
    expect(await screen.findByText('The e-mail marketing service does not know this key')).toBeVisible()
    expect(await key()).toHaveValue('unknown-key')
  })

  test('a refusal without words is told in ours', async () => {
    await open()
    await userEvent.type(await name(), 'Bản tin')
    await userEvent.type(await key(), 'silent-key')
    await save()
    expect(await screen.findByText('Something went wrong')).toBeVisible()
  })
})
