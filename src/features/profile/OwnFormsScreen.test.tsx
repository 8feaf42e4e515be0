import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createOwnFormsWorld } from './testing'

const world = createOwnFormsWorld()

const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const HANG = { as: 'hang.do@acme.example', organization: 'org-acme' }
const open = (search = '', who = HANG) => world.open(search, who)
const openApp = (address: string, who = HANG) => world.renderApp(address, who)
const panel = async (name: string) => within(await screen.findByRole('tabpanel', { name }))
const info = () => panel('info')
const sent = (part: string) => world.calls.filter(({ path }) => path.includes(part))
const bodyOf = (call: { body: string } | undefined) => JSON.parse(call?.body ?? 'null') as unknown
const save = async () => (await info()).getByRole('button', { name: 'Save' })

async function retype(name: RegExp, value: string) {
  const field = (await info()).getByRole('textbox', { name })
  await userEvent.clear(field)
  if (value) await userEvent.paste(value)
}

test('OWNFORMS-01 OWNFORMS-03 ROUTES-07 three tabs, the first of them selected', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Profiles' })).toBeVisible()
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['info', 'change password', 'EDM Send In Blue'])
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false'])
  expect(document.title).toBe('Profile')
})

test('OWNFORMS-02 the way there is Home > Profiles', async () => {
  await openApp('/profile')
  const trail = await screen.findByRole('navigation', { name: 'Breadcrumb' })
  expect(
    within(trail)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'Profiles'])
})

test('the profile leads there, and the selected tab stands in the address', async () => {
  await openApp('/my-account-info?lang=en')
  await userEvent.click(await screen.findByRole('link', { name: 'Manage' }))
  await info()
  expect(location.pathname + location.search).toBe('/profile?lang=en')
  await userEvent.click(screen.getByRole('tab', { name: 'EDM Send In Blue' }))
  await panel('EDM Send In Blue')
  expect(location.search).toBe('?lang=en&tab=email-marketing')
})

test('what was typed in one tab stays while another is seen', async () => {
  await open()
  await retype(/^Phone/, '0909')
  await userEvent.click(screen.getByRole('tab', { name: 'change password' }))
  await panel('change password')
  expect(location.search).toBe('?tab=password')
  await userEvent.click(screen.getByRole('tab', { name: 'info' }))
  expect((await info()).getByRole('textbox', { name: /^Phone/ })).toHaveValue('0909')
  expect(location.search).toBe('')
})

test('OWNFORMS-34 OWNFORMS-35 OWNFORMS-36 who one is and where one belongs is read', async () => {
  await openApp('/profile', { as: 'minhchau.nguyen@phuongdong.example', organization: 'org-phuongdong' })
  const card = within(await screen.findByRole('region', { name: 'Your organizations' }))
  const current = await card.findByText('Phương Đông Real Estate')
  expect(within(current.closest('li')!).getByText('Current')).toBeVisible()
  expect(card.getAllByRole('listitem')).toHaveLength(6)
  expect(card.getByText('and 6 more')).toBeVisible()
  expect(
    sent('/api/account/accounts/users/current').filter(({ path }) => path.endsWith('/current')),
  ).not.toEqual([])
  expect(sent('/current/orgs')).toHaveLength(1)
})

test('organizations that could not be read can be asked for again', async () => {
  world.sandbox.faults.order({ operation: 'listOwnOrganizations', status: 500, times: 1 })
  await open()
  const card = within(await screen.findByRole('region', { name: 'Your organizations' }))
  await userEvent.click(await card.findByRole('button', { name: 'Try again' }))
  expect(await card.findByText('Acme Retail Vietnam')).toBeVisible()
})

test('OWNFORMS-04 OWNFORMS-07 the own account, its e-mail only to read, nothing to save yet', async () => {
  await open('', BAO)
  const form = await info()
  expect(form.getByRole('textbox', { name: /^E-mail/ })).toHaveValue(BAO.as)
  expect(form.getByRole('textbox', { name: /^E-mail/ })).toHaveAttribute('readonly')
  expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Trần Lê Quốc Bảo')
  expect(form.getByRole('textbox', { name: /^Phone/ })).toHaveValue('0903 418 226')
  expect(await save()).toHaveAttribute('aria-disabled', 'true')
  expect(await save()).toHaveAccessibleDescription('Nothing has changed')
})

test('OWNFORMS-08 OWNFORMS-11 OWNFORMS-12 a person saves the own account', async () => {
  await open()
  await retype(/^Name/, ' Hằng <b>Đỗ</b> ')
  await retype(/^Phone/, '0903')
  await userEvent.click(await save())
  expect(await screen.findByText(`User ${HANG.as} updated successfully`)).toBeVisible()
  const calls = sent('/update/info')
  expect(calls.map(({ path }) => path)).toEqual(['/api/account/accounts/users/current/update/info'])
  expect(bodyOf(calls[0])).toEqual({ name: 'Hằng <b>Đỗ</b>', phone: '0903', address: '' })
  await waitFor(async () => expect(await save()).toHaveAttribute('aria-disabled', 'true'))
})

test('OWNFORMS-09 OWNFORMS-10 OWNFORMS-11 a super administrator saves it as an account of the platform', async () => {
  await open('', BAO)
  await retype(/^Phone/, '')
  await retype(/^Address/, '')
  await userEvent.click(await save())
  expect(await screen.findByText(`User ${BAO.as} updated successfully`)).toBeVisible()
  const [call, ...others] = sent('/update/info')
  expect(others).toEqual([])
  expect(call?.path).toBe(`/api/account/mngmnt/accounts/update/info?id=${encodeURIComponent(BAO.as)}`)
  expect(bodyOf(call)).toEqual({
    email: BAO.as,
    name: 'Trần Lê Quốc Bảo',
    // As they were read, those that no form gives among them.
    roles: expect.arrayContaining(['ADMIN', 'SUPER_ADMIN', 'USER']) as unknown,
    phone: '',
    address: '',
    status: 'active',
  })
  await waitFor(async () => expect(await save()).toHaveAttribute('aria-disabled', 'true'))
})

test.each([
  ['the words of the server', HANG, '000', 'The phone number is not valid'],
  ['our words', HANG, '001', 'Something was wrong.'],
  ['our words', BAO, '001', 'Something was wrong.'],
])('a refusal shows in place, in %s, and nothing is lost', async (_, who, phone, words) => {
  await open('', who)
  await retype(/^Phone/, phone)
  await userEvent.click(await save())
  expect(await (await info()).findByRole('alert')).toHaveTextContent(words)
  expect((await info()).getByRole('textbox', { name: /^Phone/ })).toHaveValue(phone)
})

test('OWNFORMS-08 a name is needed', async () => {
  await open()
  await retype(/^Name/, '  ')
  await userEvent.click(await save())
  expect(await screen.findByText('Please enter your name')).toBeVisible()
  expect(sent('/update/info')).toEqual([])
})
