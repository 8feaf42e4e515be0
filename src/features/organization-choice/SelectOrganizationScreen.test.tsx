import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from '../../app/testing'
import { parts } from './flow'
import { SelectOrganizationScreen } from './SelectOrganizationScreen'

const world = createWorld()
const ELEVEN = 'minhchau.nguyen@phuongdong.example'
const TEN = 'ten.dang@platform.example'
const FOUR = 'bao.tran@phuongdong.example'
const ONE = 'hang.do@acme.example'
const MANY = 'many.hoang@platform.example'
const HOSTILE = "o'brien+test@acme.example"

afterEach(() => {
  world.sandbox.reset()
})
afterAll(() => world.close())

const PATH = '/companies/select'
const open = (as: string, search = '') =>
  world.renderScreen(<SelectOrganizationScreen />, { at: PATH + search, as, parts, leavable: true })
const cards = () => screen.findByRole('list', { name: /^(Organizations|Các tổ chức)$/ })
const card = (name: string | RegExp) => screen.findByRole('button', { name })
const names = async () =>
  within(await cards())
    .getAllByRole('button')
    .map((button) => button.querySelector('b')?.textContent)
const paths = (calls: { path: string }[]) => calls.map(({ path }) => path.split('?')[0])

test('ORGSEL-09 ORGSEL-10 the person is greeted, and the shield says whether they are protected', async () => {
  await open(ELEVEN)
  expect(await screen.findByRole('heading', { name: 'Hello, minhchau.nguyen' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'Two-factor authentication is off' })).toBeVisible()
  expect(document.title).toBe('Select organization')
  await open(FOUR)
  expect(await screen.findByRole('img', { name: 'Two-factor authentication is on' })).toBeVisible()
})

test('ORGSEL-02 ORGSEL-11 ORGSEL-13 the organizations are read once and stand sorted by name', async () => {
  const { calls } = await open(ELEVEN)
  expect(await names()).toEqual([
    'Acme Retail Vietnam',
    'Bảo hiểm Tín Nghĩa',
    'Bếp Nhà Mộc',
    'Công ty Cổ phần Dược phẩm và Thiết bị Y tế Hoàng Thiên Phước',
    'Hải Âu Airlines',
    'Khánh Hòa Seafood Manufacturing & Export Joint Stock Company',
    'Lumière Spa & Wellness',
    'Phương Đông Real Estate',
    'Quang Minh Điện máy',
    'Vạn Xuân Education Group',
    'zenbrew',
  ])
  expect(paths(calls).filter((path) => path === '/api/account/accounts/users/current/orgs')).toHaveLength(1)
})

test('ORGSEL-20 ORGSEL-21 ORGSEL-25 a card has letters or picture, name, and website or a sentence', async () => {
  await open(ELEVEN)
  const acme = await card(/^Acme Retail Vietnam/)
  expect(acme).toHaveTextContent('ARAcme Retail Vietnamhttps://acme-retail.example')
  expect(await card(/^Bếp Nhà Mộc/)).toHaveAccessibleName(
    'Bếp Nhà Mộc No website has been set up for this organization.',
  )
  expect((await card(/^Hải Âu/)).querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining('data:image'),
  )
  fireEvent.error((await card(/^Hải Âu/)).querySelector('img') as Element)
  expect(await card(/^Hải Âu/)).toHaveTextContent(/^HÂ/)
  expect(await card(/^zenbrew/)).toHaveTextContent(/^ZE/)
})

async function colours(name: RegExp): Promise<string[]> {
  const { style } = await card(name)
  return [style.getPropertyValue('--card'), style.getPropertyValue('--on-card')]
}

test('ORGSEL-23 ORGSEL-26 a card has its own colour, with letters to be read on it', async () => {
  await open(ELEVEN)
  expect(await colours(/^Phương Đông/)).toEqual(['#b3231a', '#ffffff'])
  expect(await colours(/^Bảo hiểm/)).toEqual(['#f5c400', '#000000'])
  expect(await colours(/^Bếp Nhà Mộc/)).toEqual(['#8a5a2b', '#ffffff'])
  expect(await colours(/^Lumière/)).toEqual(['#A3C', '#ffffff'])
})

test('ORGSEL-24 THEME-02 a card is grey while no colour of its organization is known', async () => {
  await open(ELEVEN)
  const grey = ['var(--text-faint)', 'var(--surface)']
  expect(await colours(/^Khánh Hòa/)).toEqual(grey)
  expect(await colours(/^Vạn Xuân/)).toEqual(grey)
})

test('the full name is told while the card is focused', async () => {
  await open(ELEVEN)
  await cards()
  const user = userEvent.setup()
  const focused = () => document.activeElement?.closest('button')?.textContent ?? ''
  while (!focused().includes('Phương Đông')) await user.tab()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Công ty Cổ phần Bất động sản Phương Đông')
})

test('ORGSEL-12 ORGSEL-16 ORGSEL-19 five or more can be searched, whatever case and accents', async () => {
  await open(ELEVEN)
  const user = userEvent.setup()
  const search = await screen.findByPlaceholderText('Enter Organization name...')
  expect(screen.getByText('11 organizations')).toBeVisible()
  await user.type(search, '  QUANG minh dien ')
  expect(screen.getByText('11 organizations')).toBeVisible()
  expect(await screen.findByText('1 organization', undefined, { timeout: 3000 })).toHaveAttribute(
    'role',
    'status',
  )
  expect(await names()).toEqual(['Quang Minh Điện máy'])
  await user.clear(search)
  await user.type(search, 'ORG-zen{Enter}')
  expect(await names()).toEqual(['zenbrew'])
  await user.clear(search)
  await user.type(search, '%{Enter}')
  expect(screen.getByText('No organization found')).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Organizations' })).not.toBeInTheDocument()
})

test('ORGSEL-14 fewer than five are a plain list without a search', async () => {
  await open(FOUR)
  expect(await names()).toHaveLength(4)
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

test('ORGSEL-15 ten do not scroll, eleven scroll within 445 pixels', async () => {
  await open(TEN)
  expect((await cards()).parentElement).not.toHaveStyle({ overflowY: 'auto' })
  await open(ELEVEN)
  expect((await cards()).parentElement).toHaveStyle({ overflowY: 'auto', maxHeight: '445px' })
})

test('two thousand organizations: few cards in the document, all of them told and reachable', async () => {
  await open(MANY)
  const list = await cards()
  const shown = () => within(list).getAllByRole('listitem')
  expect(shown().length).toBeLessThan(300)
  expect(shown()[0]).toHaveAttribute('aria-setsize', '2000')
  expect(shown().map((item) => item.getAttribute('aria-posinset'))).toEqual(
    shown().map((_, at) => String(at + 1)),
  )
  const first = within(shown()[0] as HTMLElement).getByRole('button')
  act(() => first.focus())
  const scroll = list.parentElement as HTMLElement
  Object.defineProperty(scroll, 'scrollTop', { value: 100_000, writable: true })
  fireEvent.scroll(scroll)
  await waitFor(() => expect(Number(shown().at(-1)?.getAttribute('aria-posinset'))).toBeGreaterThan(850))
  expect(shown().length).toBeLessThan(300)
  expect(first).toHaveFocus()
})

test('hostile names are text', async () => {
  await open(HOSTILE)
  expect(await card(/^<b>Acme<\/b> & "Sons"/)).toBeVisible()
  expect((await card(/^Xưởng "in" <script>/)).querySelector('a, script')).toBeNull()
})

test('ORGSEL-39 ORGSEL-40 ORGSEL-41 a press enters the organization: spinner, others inert, then the destination', async () => {
  const { calls, router, engine } = await world.renderApp(`${PATH}?target=ga&lang=vi`, { as: ELEVEN })
  const user = userEvent.setup()
  world.sandbox.faults.order({ operation: 'selectOrganization', delay: 500 })
  const chosen = await card(/^Phương Đông/)
  const other = await card(/^Acme/)
  await user.click(chosen)
  await waitFor(() => expect(chosen).toHaveAttribute('aria-busy', 'true'))
  expect(chosen).toHaveTextContent('Đang mở Phương Đông Real Estate…')
  expect(other).toHaveAttribute('aria-disabled', 'true')
  await user.click(other)
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/my-account-info/ga?lang=vi'),
  )
  await waitFor(() => expect(engine.store.getState().session.changing).toBe(false))
  expect(calls.filter(({ path }) => path.includes('set-org')).map(({ path }) => path)).toEqual([
    '/api/account/accounts/context/set-org?orgId=org-phuongdong&captcha=stand-in',
  ])
  const order = paths(calls)
  const selected = order.indexOf('/api/account/accounts/context/set-org')
  expect(order.indexOf('/api/account/accounts/users/current', selected)).toBeGreaterThan(selected)
  expect(order.indexOf('/api/account/accounts/users/current/org/config/gui/get', selected)).toBeGreaterThan(
    selected,
  )
  await waitFor(() => expect(document.documentElement.style.getPropertyValue('--primary')).toBe('#b3231a'))
})

test('ORGSEL-27 ORGSEL-28 a single organization is entered by itself', async () => {
  const { router } = await world.renderApp(PATH, { as: ONE })
  expect(await screen.findByText('Automatically redirected to organization...')).toBeVisible()
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-account-info'))
})

test('a refused selection is told with the words of the server', async () => {
  await open(ELEVEN)
  world.sandbox.faults.order({
    operation: 'selectOrganization',
    status: 409,
    message: 'Tổ chức đang bảo trì',
  })
  await userEvent.click(await card(/^Acme/))
  expect(await screen.findByText('Tổ chức đang bảo trì')).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Acme/ })).not.toHaveAttribute('aria-disabled'),
  )
})

test('leaving the page aborts the selection that is on its way', async () => {
  const { router } = await open(ELEVEN)
  world.sandbox.faults.order({ operation: 'selectOrganization', delay: 1000 })
  const sent = jest.spyOn(globalThis, 'fetch')
  await userEvent.click(await card(/^Acme/))
  const selection = () =>
    sent.mock.calls
      .map(([input]) => input)
      .find((input): input is Request => input instanceof Request && input.url.includes('set-org'))
  await waitFor(() => expect(selection()).toBeDefined())
  expect(selection()?.signal.aborted).toBe(false)
  await act(() => router.navigate('/help'))
  await waitFor(() => expect(selection()?.signal.aborted).toBe(true))
  expect(localStorage.getItem('console.organizationResult')).toBeNull()
  sent.mockRestore()
})

test('a list that could not be loaded says so and is read again, by the flow as well', async () => {
  const listed = { operation: 'listOwnOrganizations', status: 500, times: 1 }
  world.sandbox.faults.order(listed)
  const { router } = await open(ELEVEN)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await userEvent.click(await card(/^Acme/))
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-account-info'))
})

test('ORGSEL-08 ORGSEL-31 another account, copyright years, and the privacy policy in place', async () => {
  await open(ELEVEN, '?url=/help&lang=vi')
  const link = await screen.findByRole('link', { name: 'Đăng nhập bằng tài khoản khác' })
  expect(link).toHaveAttribute('href', '/login?url=%2Fhelp&lang=vi')
  expect(screen.getByText(/^© 2019–20\d\d Customer Data Platform$/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Chính sách quyền riêng tư' }))
  expect(
    within(await screen.findByRole('dialog')).getByText(/Chúng tôi chỉ giữ dữ liệu cần thiết/),
  ).toBeVisible()
})

test('the captcha says what it does', async () => {
  await open(ELEVEN)
  expect(await screen.findByText('You are verified')).toHaveAttribute('role', 'status')
})
