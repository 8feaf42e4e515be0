import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { another } from '../../../app/testing-other'
import { BAO, createOrganizationPageWorld, section } from './testing'

const world = createOrganizationPageWorld()
const SECURITY = '?lang=en&tab=security'

const card = section
const field = async (name: string, label: string) => (await card(name)).findByLabelText(label)
const save = async (name: string) => userEvent.click((await card(name)).getByRole('button', { name: 'Save' }))
const bodies = (part: string) =>
  world.calls
    .filter(({ path, method }) => method === 'POST' && path.includes(part))
    .map(({ body }) => JSON.parse(body) as unknown)
async function type(name: string, label: string, value: string) {
  const input = await field(name, label)
  await userEvent.clear(input)
  if (value) await userEvent.type(input, value)
}
const said = async (words: string) => expect(await screen.findByText(words)).toBeVisible()

test('ORGPAGE-05 CONTEXT-12 CONTEXT-15 Security has its five sections, of the own organization', async () => {
  await world.open(SECURITY)
  for (const name of ['Password Policy', 'Session Policy', 'Data masking', 'Allowed Domain', 'Terms of Use'])
    expect((await card(name)).getByRole('heading', { name })).toBeVisible()
  const others = world.calls.filter(({ path }) => /\/orgs\//.test(path) && !path.includes('/mngmnt-client/'))
  expect(others).toEqual([])
})

describe('the password policy', () => {
  const name = 'Password Policy'
  test('PWPOLICY-06 PWPOLICY-07 it begins with the usual one, which can be saved', async () => {
    await world.open(SECURITY)
    const usual = [
      ['Shortest length', '8'],
      ['Longest length', '30'],
      ['Digits', '1'],
      ['Upper case letters', '1'],
      ['Lower case letters', '1'],
      ['Special characters', '1'],
      ['Change at least every', '180'],
    ] as const
    for (const [label, value] of usual) expect(await field(name, label)).toHaveValue(value)
    await save(name)
    await said('Saved successfully')
    expect(world.calls.some(({ path }) => path.endsWith('/config/password-policy/get'))).toBe(true)
    expect((await card(name)).getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('PWPOLICY-03 the lengths are saved as one text, and the sentence tells the whole', async () => {
    await world.open(SECURITY)
    await type(name, 'Shortest length', '12')
    await type(name, 'Digits', '2')
    await type(name, 'Change at least every', '0')
    await said(
      '12 to 30 characters with at least 2 digits, 1 upper case letter, 1 lower case letter, 1 special character; a password lasts for good.',
    )
    await save(name)
    await waitFor(() =>
      expect(bodies('password-policy/save')).toEqual([
        {
          passwordLength: '12-30',
          passwordMinDigit: 2,
          passwordMinLetterUpperCase: 1,
          passwordMinLetterLowerCase: 1,
          passwordMinSpecialCharacter: 1,
          maxDaysRequiredPasswordChanged: 0,
        },
      ]),
    )
  })

  test.each([
    ['PWPOLICY-04 an empty field', 'Digits', '', 'Required'],
    ['PWPOLICY-05 a number under 0', 'Upper case letters', '-1', 'Type 0 or more'],
    ['a shortest length above the longest', 'Shortest length', '31', 'Not shorter than the shortest length'],
    [
      'more characters than have room',
      'Special characters',
      '40',
      'Too short for all the characters that are asked for',
    ],
  ])('%s is not saved', async (_, label, value, words) => {
    await world.open(SECURITY)
    await type(name, label, value)
    await save(name)
    await said(words)
    expect(bodies('password-policy/save')).toEqual([])
  })
})

describe('the session policy', () => {
  const name = 'Session Policy'
  const ends = async () => (await card(name)).findByRole('switch', { name: 'End idle sessions' })

  test('SESSPOLICY-03 SESSPOLICY-04 SESSPOLICY-06 switching on sets 30 minutes, switching off 0', async () => {
    await world.open(SECURITY)
    expect(await field(name, 'After')).toBeDisabled()
    await userEvent.click(await ends())
    expect(await field(name, 'After')).toBeEnabled()
    expect(await field(name, 'After')).toHaveValue('30')
    await userEvent.click(await ends())
    expect(await field(name, 'After')).toHaveValue('0')
    expect(await field(name, 'After')).toBeDisabled()
  })

  test('SESSPOLICY-05 SESSPOLICY-07 it takes no value under 1 while it is on', async () => {
    await world.open(SECURITY)
    await userEvent.click(await ends())
    await type(name, 'After', '0')
    await save(name)
    await said('Type 1 or more')
    await type(name, 'After', '15')
    await userEvent.click((await card(name)).getByRole('switch', { name: 'One session for each account' }))
    await save(name)
    await said('Saved successfully')
    expect(bodies('session-policy/save')).toEqual([
      { enabledInvalidSession: true, invalidSessionAfter: 15, preventMultiSessions: true },
    ])
  })
})

test('MASK-01 MASK-02 MASK-03 each flag is asked about, and saves the whole with that one changed', async () => {
  await world.open(SECURITY)
  const flag = async (name: string) => (await card('Data masking')).findByRole('switch', { name })
  const answer = async (title: string, word: string) =>
    userEvent.click(
      within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name: word }),
    )
  for (const name of ['Show masked data', 'Address', 'Email', 'Phone'])
    expect(await flag(name)).not.toBeChecked()
  await userEvent.click(await flag('Phone'))
  expect(bodies('/data/save')).toEqual([])
  await answer('Enable: Phone', 'Enable')
  await waitFor(async () => expect(await flag('Phone')).toBeChecked())
  await userEvent.click(await flag('Phone'))
  await answer('Disable: Phone', 'Disable')
  await waitFor(async () => expect(await flag('Phone')).not.toBeChecked())
  const none = { showMaskingData: false, maskingAddress: false, maskingEmail: false, maskingPhone: false }
  expect(bodies('/data/save')).toEqual([{ ...none, maskingPhone: true }, none])
})

test('MASK-04 a flag that somebody else has switched meanwhile stays so', async () => {
  await world.open(SECURITY)
  await (await card('Data masking')).findByRole('switch', { name: 'Phone' })
  const flags = { showMaskingData: true, maskingAddress: false, maskingEmail: false, maskingPhone: false }
  const bao = await another(world.sandbox, BAO.as, BAO.organization)
  await bao('mngmnt-client/orgs/config/data/save', flags)
  await userEvent.click((await card('Data masking')).getByRole('switch', { name: 'Phone' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Enable' }))
  await said('Saved successfully')
  expect(bodies('/data/save').at(-1)).toEqual({ ...flags, maskingPhone: true })
})

describe('the allowed domains', () => {
  const name = 'Allowed Domain'
  test('DOMAIN-01 DOMAIN-05 INVITEADM-02 domains are typed freely, and saved with the invitation setting', async () => {
    await world.open(SECURITY)
    const domains = (await card(name)).getByRole('textbox', { name: 'Domains' })
    await userEvent.type(domains, 'Moi.example{Enter}')
    await userEvent.click((await card(name)).getByRole('button', { name: 'Remove acme.example' }))
    await userEvent.click((await card(name)).getByRole('switch', { name: 'Users can be invited to join' }))
    await save(name)
    await said('Saved successfully')
    expect(bodies('general-settings/save')).toEqual([
      {
        allowedDomains: ['phuongdong.example', 'mail.phuongdong.example', 'platform.example', 'moi.example'],
        invitationUsersToJoin: false,
      },
    ])
  })

  test('DOMAIN-02 DOMAIN-04 an empty list is not saved; inviting is on while nothing is settled', async () => {
    await world.open(SECURITY, { as: 'khanh.pham@platform.example', organization: 'org-anhduong' })
    const invites = (await card(name)).findByRole('switch', { name: 'Users can be invited to join' })
    expect(await invites).toBeChecked()
    await userEvent.click(await invites)
    await save(name)
    await said('Required')
    expect(bodies('general-settings/save')).toEqual([])
  })

  test('DOMAIN-06 a refusal is told in the card, in the words of the server', async () => {
    await world.open(SECURITY)
    await userEvent.type((await card(name)).getByRole('textbox', { name: 'Domains' }), 'acme{Enter}')
    await save(name)
    expect(await (await card(name)).findByText('This is not a domain name: acme')).toBeVisible()
  })
})
