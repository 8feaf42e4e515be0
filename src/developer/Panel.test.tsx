import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createTestWorld } from '../app/testing-world'
import { developerMiddleware } from '../../scripts/developer/middleware'
import { UiProvider } from '../ui/UiProvider'
import { Panel } from './Panel'

/** The panel over the development server's door, and the sandbox behind it. */
const world = createTestWorld()
const handle = developerMiddleware('sandbox', { account: '/api/account' })
const server = createServer((request, response) =>
  handle(request, response, () => response.writeHead(200).end('{"success":true}')),
)
let door = ''

beforeAll(async () => {
  server.listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  door = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  world.close()
  server.close()
})

async function open(at = '/login') {
  cleanup()
  await world.enter(at, {})
  const behind = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!/^\/(developer|api)\//.test(pathname))
      return behind(new Request(location.origin + pathname + search, init))
    return behind === undefined ? behind : toDoor(pathname + search, init)
  }
  render(
    <UiProvider>
      <Panel />
    </UiProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Developer' }))
}
const nodeFetch = globalThis.fetch
const toDoor = (path: string, init?: RequestInit) =>
  nodeFetch(door + path, {
    ...init,
    headers: { ...(init?.headers as Record<string, string>), Referer: location.href },
  })
const logIn = () => toDoor('/api/account/accounts/login?captcha=x', { method: 'POST', body: '{}' })
// By words: among two hundred operations roles are slow to find.
const press = async (name: string | RegExp) => userEvent.click(await screen.findByText(name))

test('in three presses a call is answered with a named example, and the choice is an address', async () => {
  await open()
  await press('login')
  await press(/^409 wrongCaptcha/)
  expect(await screen.findByText(/\/login\?mock=login:409\/wrongCaptcha$/)).toBeVisible()
  const answer = await logIn()
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ message: 'Your captcha is incorect' })
  // It was the next answer only.
  await waitFor(() => expect(screen.queryByText(/mock=/)).not.toBeInTheDocument(), { timeout: 5000 })
  const used = within(screen.getByRole('region', { name: 'Used by this page' }))
  await userEvent.click(await used.findByText('login'))
  expect(await used.findByText('409')).toBeVisible()
})

test('an answer from now on stays until it is lifted, late if it is to be', async () => {
  await open()
  await userEvent.click(await screen.findByText('from now on'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Held back' }), '500 ms')
  await press('login')
  await press('HTML')
  expect(await screen.findByText(/mock=login:html:always:500ms$/)).toBeVisible()
  expect((await logIn()).headers.get('Content-Type')).toBe('text/html')
  expect((await logIn()).headers.get('Content-Type')).toBe('text/html')
  await press('Its own answer again')
  await waitFor(() => expect(screen.queryByText(/mock=/)).not.toBeInTheDocument())
  expect(await (await logIn()).text()).toBe('{"success":true}')
})

test('an operation is found by its words', async () => {
  await open()
  await userEvent.type(await screen.findByLabelText('Find an operation'), 'deleteOrganization')
  const others = within(screen.getByRole('region', { name: 'Other operations' }))
  expect(others.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'deleteOrganization',
    'deleteOrganizationQuota',
  ])
})

test('the rights of somebody of the seed are changed, the clock moves, and what is refused is told', async () => {
  await open()
  await userEvent.click(await screen.findByRole('tab', { name: 'People and state' }))
  const person = await screen.findByRole('combobox', { name: 'Person' })
  await screen.findByRole('option', { name: /hang\.do/ })
  await userEvent.selectOptions(person, 'hang.do@acme.example')
  expect(await screen.findByText('Sign in there')).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: /^Permissions/ }), 'InviteUser')
  await press('Give these rights')
  await waitFor(() =>
    expect(world.calls.at(-1)).toMatchObject({ path: '/sandbox/organizations?user=hang.do%40acme.example' }),
  )
  const before = world.sandbox.clock.now()
  await press('1 day on')
  expect(await screen.findByText(/The sandbox's time is/)).toBeVisible()
  expect(world.sandbox.clock.now() - before).toBeGreaterThan(23 * 3_600_000)
})
