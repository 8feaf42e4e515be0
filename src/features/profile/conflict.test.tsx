import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from '../../app/testing'
import { another } from '../../app/testing-other'

// A synchronous act drops the rest of a navigation when the tree reads a promise by `use`, as the texts are.
configure({ eventWrapper: (fire) => fire() as unknown })

const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const HANG = { as: 'hang.do@acme.example', organization: 'org-acme' }
const KHANH = { as: 'khanh.pham@platform.example', organization: 'org-phuongdong' }
const sent = (part: string) => world.calls.filter(({ path }) => path.includes(part))
const bodies = (part: string) => sent(part).map(({ body }) => JSON.parse(body) as unknown)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const notice = () => screen.findByRole('region', { name: /changed this meanwhile/ })
const told = (part: HTMLElement) =>
  within(part)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
const field = (name: RegExp) => screen.findByRole('textbox', { name })

async function retype(name: RegExp, words: string) {
  await userEvent.clear(await field(name))
  await userEvent.type(await field(name), words)
}

/** The same person at another computer. */
const elsewhere = async (info: object) =>
  (await another(world.sandbox, HANG.as, HANG.organization))('accounts/users/current/update/info', info)

test.each([
  ['the drawer', '/my-account-info?drawer=edit'],
  ['the tab of /profile', '/profile'],
])(
  'B38 %s: what was saved elsewhere meanwhile is told, and what was typed is sent with it',
  async (_, at) => {
    await world.renderApp(at, HANG)
    await retype(/^Phone/, '0903')
    await elsewhere({ name: 'Đỗ Thị Hằng', phone: '0911', address: 'Huế' })
    await press('Save')
    const part = await notice()
    await waitFor(() => expect(part).toHaveFocus())
    expect(told(part).slice(1)).toEqual(['0911', '0903', 'Empty', 'Huế'])
    expect(sent('/update/info')).toEqual([])
    await press('Keep mine')
    expect(await screen.findByText(`User ${HANG.as} updated successfully`)).toBeVisible()
    expect(bodies('/update/info')).toEqual([{ name: 'Đỗ Thị Hằng', phone: '0903', address: 'Huế' }])
  },
)

test('B38 a person who cannot be read again is saved by the second press', async () => {
  await world.renderApp('/profile', HANG)
  await retype(/^Phone/, '0903')
  world.sandbox.faults.order({ operation: 'getCurrentUser', status: 500, times: 2 })
  await press('Save')
  expect(await screen.findByText(/could not be checked/)).toBeVisible()
  expect(sent('/update/info')).toEqual([])
  await press('Save')
  await waitFor(() => expect(sent('/update/info')).toHaveLength(1))
})

test('B38 the own organization: what another administrator has saved is told field by field', async () => {
  await world.renderApp('/profile?drawer=organization', KHANH)
  await retype(/^Website/, 'https://mine.example')
  const bao = await another(world.sandbox, 'bao.tran@phuongdong.example', 'org-phuongdong')
  await bao('mngmnt-client/orgs/update?id=org-phuongdong', {
    name: 'Phương Đông Real Estate',
    address: 'Huế',
    industry: 'Other',
    website: 'https://theirs.example',
    phone: '028 3930 1188',
  })
  await press('Update')
  const part = within(await notice())
  expect(part.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Address',
    'Industry',
    'Website',
  ])
  expect(part.getByText('https://theirs.example')).toBeVisible()
  await press('Take theirs')
  const dialog = within(screen.getByRole('dialog', { name: 'Update Organization' }))
  expect(dialog.getByLabelText('Website')).toHaveValue('https://theirs.example')
  expect(dialog.getByLabelText('Address')).toHaveValue('Huế')
})
