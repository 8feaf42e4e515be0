import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { followReleases } from './release'
import { createWorld } from './testing'

const world = createWorld()
const HANG = { as: 'hang.do@acme.example', organization: 'org-acme' }
const MINUTE = 60_000

/** The document of a release, by the name of its entry. */
const documentOf = (release: string) =>
  `<!doctype html><html><head><script defer="defer" src="/assets/main.${release}.js"></script></head></html>`
const entry = document.createElement('script')
entry.defer = true
let server = ''
let reads = 0
/** The time of the machine, and so of the sandbox; it goes on from one test to the next. */
let ahead = 0
const { now } = Date
jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead)

/** Opens a page of the release that the server has now. */
async function open(address: string, release: string) {
  entry.setAttribute('src', `/assets/main.${release}.js`)
  document.head.append(entry)
  server = documentOf(release)
  reads = 0
  const page = await world.renderApp(address, HANG)
  followReleases(page.engine)
  const sandbox = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (input !== '/') return sandbox(input, init)
    reads += 1
    return new Response(server)
  }
  return page
}
/** Time passes while the tab is left alone; then somebody looks at it again. */
async function comeBackAfter(minutes: number) {
  ahead += minutes * MINUTE
  await act(async () => void window.dispatchEvent(new Event('focus')))
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const notice = () => screen.findByText('A new version is there')
const noNotice = () => expect(screen.queryByText('A new version is there')).toBeNull()

afterEach(() => {
  entry.remove()
  world.sandbox.reset()
})
afterAll(() => {
  world.close()
  jest.restoreAllMocks()
})

test('whoever comes back to a tab after some minutes is told of a new release, once, and may dismiss it', async () => {
  await open('/help', 'a1')
  await heading('Help')
  server = documentOf('a2')
  await comeBackAfter(1)
  expect(reads).toBe(0)
  await comeBackAfter(6)
  expect(await notice()).toBeVisible()
  expect(screen.getByText(/What you have typed is kept, except passwords and codes/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(noNotice)
  await comeBackAfter(6)
  await waitFor(() => expect(reads).toBe(2))
  noNotice()
})

test('a release that was taken back is no news any more', async () => {
  await open('/help', 'b1')
  await heading('Help')
  server = documentOf('b2')
  await comeBackAfter(6)
  await notice()
  server = documentOf('b1')
  await comeBackAfter(6)
  await waitFor(noNotice)
})

test.each([
  ['the same', documentOf('c1')],
  ['the page of a hotel', '<html><body>Pay for the network</body></html>'],
])('an answer that is %s tells nothing', async (_, answer) => {
  await open('/help', 'c1')
  await heading('Help')
  server = answer
  await comeBackAfter(6)
  await waitFor(() => expect(reads).toBe(1))
  noNotice()
})

test('with nothing typed the next page is opened in a new document, once a release', async () => {
  const { router, loads } = await open('/help', 'd1')
  await heading('Help')
  server = documentOf('d2')
  await comeBackAfter(6)
  await notice()
  await act(() => router.navigate('/activity/login-history?lang=en#rows'))
  expect(loads).toEqual(['/activity/login-history?lang=en#rows'])
  // Its document is of the former release still: another server has answered.
  await act(() => router.navigate('/activity/login-history'))
  expect(await heading('Login Activity')).toBeVisible()
  expect(loads).toHaveLength(1)
})

test('a touched form is asked about as ever, and what is opened after it comes without a new document', async () => {
  const { router, loads } = await open('/security/change-password', 'e1')
  await userEvent.type(await screen.findByLabelText('Current password'), 'Console_2026')
  server = documentOf('e2')
  await comeBackAfter(6)
  await notice()
  await act(() => router.navigate('/activity/login-history'))
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(screen.getByLabelText('Current password')).toHaveValue('Console_2026')
  await act(() => router.navigate('/activity/login-history'))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await heading('Login Activity')).toBeVisible()
  expect(loads).toEqual([])
})

test('what opens over the page, another language, and what a flow does stay in the document', async () => {
  const { router, loads } = await open('/my-account-info', 'f1')
  server = documentOf('f2')
  await heading('Profile')
  await comeBackAfter(6)
  await notice()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit info' }))
  await screen.findByRole('dialog', { name: 'Edit info' })
  await userEvent.keyboard('{Escape}')
  await act(() => router.navigate('/help', { state: { skipLeaveGuard: true } }))
  expect(await heading('Help')).toBeVisible()
  await act(() => router.navigate('/help?lang=vi'))
  expect(await heading('Trợ giúp')).toBeVisible()
  expect(loads).toEqual([])
})
