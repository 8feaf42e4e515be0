import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createScreenWorld } from '../../app/testing-screen'
import { ApiAccountScreen } from './ApiAccountScreen'
import { parts } from './flow'

const world = createScreenWorld()
/** What was put on the clipboard, the last at the end. */
const copied: string[] = []
beforeEach(() => {
  copied.length = 0
  const writeText = (text: string) => Promise.resolve(void copied.push(text))
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
})
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = 'bao.tran@phuongdong.example'
const HANG = 'hang.do@acme.example'
const KEY = 'pd7f0a52c1e84b6d9a3f'
const STATUS = '/users/current/api-key/status'
const CHANGE = '/users/current/api-key/change'

async function open(as = BAO, organization = 'org-phuongdong', search = '') {
  const at = `/security/my-account-api${search}`
  const opened = await world.renderScreen(<ApiAccountScreen />, { at, parts, as, organization })
  await screen.findByRole('heading', { level: 1 })
  return opened
}
const sent = (part: string) => world.calls.filter(({ path }) => path.includes(part))
const asked = (part: string) => sent(part).map(({ method, path }) => `${method} ${path}`)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const toggle = () => screen.getByRole('switch', { name: 'API access', hidden: true })
const question = (name: string) => screen.findByRole('alertdialog', { name })
const confirm = async (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('button', { name }))
/** The value beside a word. */
function valueOf(term: string) {
  const card = screen.getByRole('region', { name: 'Credentials' })
  return within(card).getByText(term, { selector: 'dt' }).nextElementSibling as HTMLElement
}

test('APIKEY-01 APIKEY-02 APIKEY-05 state, endpoint, user name, the key by four characters and stars, and the CDP key', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'API Account' })).toBeVisible()
  expect(document.title).toBe('Account API')
  expect(toggle()).toBeChecked()
  expect(screen.getByRole('heading', { name: 'API access is on' })).toBeVisible()
  expect(valueOf('Endpoint')).toHaveTextContent(`${location.origin}/api/account/accounts/authen`)
  expect(valueOf('User name')).toHaveTextContent(BAO)
  expect(valueOf('API key')).toHaveTextContent(/^pd7f\*{12}$/)
  expect(valueOf('CDP key')).toHaveTextContent(/^cdp-pd7f0a$/)
  expect(button('Generate New Key')).toBeVisible()
})

test('APIKEY-01 APIKEY-05 without a key there is a dash and nothing to copy, and access is off', async () => {
  await open(HANG, 'org-acme')
  expect(toggle()).not.toBeChecked()
  for (const term of ['API key', 'CDP key']) {
    expect(valueOf(term)).toHaveTextContent(/^–$/)
    expect(within(valueOf(term)).queryByRole('button')).not.toBeInTheDocument()
  }
})

test('APIKEY-03 the login is documented with its address and its two fields, and can be copied', async () => {
  await open()
  const card = within(screen.getByRole('region', { name: 'API login' }))
  expect(card.getByText('POST')).toBeVisible()
  expect(card.getByText(`${location.origin}/api/account/accounts/authen`)).toBeVisible()
  expect(card.getByText('username')).toBeVisible()
  expect(card.getByText('apiKey')).toBeVisible()
  const body = card.getByRole('region', { name: 'Body' })
  expect(JSON.parse(body.textContent)).toEqual({ username: BAO, apiKey: 'YOUR_API_KEY' })
  await userEvent.click(button('Copy: Request'))
  await userEvent.click(button('Copy: Body'))
  await waitFor(() => expect(copied).toHaveLength(2))
  expect(copied[0]).toBe(`POST ${location.origin}/api/account/accounts/authen`)
  expect(JSON.parse(copied[1]!)).toEqual({ username: BAO, apiKey: 'YOUR_API_KEY' })
})

test('APIKEY-02 Copy takes the whole key by one call, and the store never has it', async () => {
  const { store } = await open()
  world.calls.length = 0
  await userEvent.click(button('Copy: API key'))
  await waitFor(() => expect(copied).toEqual([KEY]))
  expect(asked('')).toEqual(['GET /api/account/accounts/users/current'])
  const kept = JSON.stringify([store.getState(), { ...localStorage }, { ...sessionStorage }])
  expect(kept + document.documentElement.outerHTML).not.toContain(KEY)
  for (const what of ['Endpoint', 'User name', 'CDP key']) await userEvent.click(button(`Copy: ${what}`))
  const others = [`${location.origin}/api/account/accounts/authen`, BAO, 'cdp-pd7f0a']
  await waitFor(() => expect(copied).toEqual([KEY, ...others]))
  expect(world.calls).toHaveLength(1)
})

test('a key that cannot be fetched is not copied, and Copy says so', async () => {
  await open()
  world.sandbox.faults.order({ operation: 'getCurrentUser', status: 503, times: 1 })
  await userEvent.click(button('Copy: API key'))
  expect(await screen.findByText('Could not copy', { selector: '[role=status]' })).toBeInTheDocument()
  expect(copied).toEqual([])
})

test('APIKEY-06 APIKEY-07 APIKEY-08 access is switched off after a question, and the screen follows', async () => {
  await open()
  world.calls.length = 0
  await userEvent.click(toggle())
  const dialog = await question('Switch API access off')
  expect(dialog).toHaveTextContent('Are you sure you want to continue?')
  expect(toggle()).toBeChecked()
  expect(world.calls).toEqual([])
  await confirm(dialog, 'Switch off')
  expect(await screen.findByText('Updated successfully')).toBeVisible()
  expect(asked(STATUS)).toEqual([`GET /api/account/accounts${STATUS}?disabled=true`])
  await waitFor(() => expect(toggle()).not.toBeChecked())
  expect(asked('').slice(0, 2)).toEqual([
    `GET /api/account/accounts${STATUS}?disabled=true`,
    'GET /api/account/accounts/users/current',
  ])
  expect(screen.getByRole('heading', { name: 'API access is off' })).toBeVisible()
})

test('APIKEY-07 access is switched on the same way', async () => {
  await open(HANG, 'org-acme')
  await userEvent.click(toggle())
  await confirm(await question('Switch API access on'), 'Switch on')
  await waitFor(() => expect(toggle()).toBeChecked())
  expect(asked(STATUS)).toEqual([`GET /api/account/accounts${STATUS}?disabled=false`])
})

test.each([
  ['locked.api@acme.example', 'Quản trị viên đã khóa truy cập API của tài khoản này'],
  ['silent.settings@acme.example', 'Failed to update'],
])('APIKEY-06 a refusal to %s is told in the question, and the state stays', async (as, words) => {
  await open(as, 'org-acme')
  const before = (toggle() as HTMLInputElement).checked
  await userEvent.click(toggle())
  const dialog = await screen.findByRole('alertdialog')
  await confirm(dialog, before ? 'Switch off' : 'Switch on')
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(words)
  await confirm(dialog, 'Cancel')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect((toggle() as HTMLInputElement).checked).toBe(before)
})

test('APIKEY-09 APIKEY-11 APIKEY-12 a new key is asked for, made once, told, and leads to /login', async () => {
  const { loads } = await open(BAO, 'org-phuongdong', '?lang=en')
  await userEvent.click(button('Generate New Key'))
  const dialog = await question('Generate a new API key')
  expect(dialog).toHaveTextContent('All tokens end, API tokens included')
  expect(dialog).toHaveTextContent('You will be signed out')
  expect(sent(CHANGE)).toEqual([])
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Generate New Key' }))
  expect(
    await screen.findByText('Change Api Key success, please wait to redirect to Login page!'),
  ).toBeVisible()
  expect(asked(CHANGE)).toEqual([`GET /api/account/accounts${CHANGE}`])
  expect(loads).toEqual([])
  await waitFor(() => expect(loads).toEqual(['/login?lang=en']))
  expect(asked(CHANGE)).toHaveLength(1)
  // Nothing was asked for that the ended session could not answer.
  expect(screen.queryByText('Your session has expired')).not.toBeInTheDocument()
})

test('a new key that is refused is told in the question, and one stays', async () => {
  const { loads } = await open(HANG, 'org-acme')
  await userEvent.click(button('Generate New Key'))
  const dialog = await question('Generate a new API key')
  await confirm(dialog, 'Generate New Key')
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'API access is switched off for this account',
  )
  expect(loads).toEqual([])
})

test('in Vietnamese too', async () => {
  await open(BAO, 'org-phuongdong', '?lang=vi')
  expect(screen.getByRole('heading', { level: 1, name: 'Tài khoản API' })).toBeVisible()
  await userEvent.click(button('Tạo khóa mới'))
  expect(await question('Tạo khóa API mới')).toHaveTextContent('kể cả token API')
})
