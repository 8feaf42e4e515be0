import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from '../../../app/testing'
import { chooseLayout } from '../../../kit/layout'
import { timings } from '../../../timings'

configure({
  // A loaded machine is slow, not wrong.
  asyncUtilTimeout: 15_000,
  // A synchronous act drops the rest of a navigation when the tree reads a promise by `use`, as the texts are.
  eventWrapper: (fire) => fire() as unknown,
})
jest.setTimeout(60_000)

// There are 42 links; the youngest is one of Acme.
const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const PATH = '/console-link-orgs'
const LINKS = '/api/account/mngmnt/orgs/links'

const open = (search = '') => world.renderApp(PATH + search, BAO)
const counted = (words: string | RegExp) => screen.findByText(words, { selector: '[role=status] b' })
const sent = (part: string) =>
  world.calls
    .filter(({ path }) => path.startsWith(LINKS + part))
    .map(({ method, path, body }) => ({
      call: `${method} ${path.slice(LINKS.length)}`,
      body: body === '' ? undefined : (JSON.parse(body) as unknown),
    }))
const lastSearch = () => sent('/search').at(-1)!.body
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Link company' }))
const type = async (name: string | RegExp, words: string) =>
  userEvent.type((await drawer()).getByLabelText(name), words)
const pick = async (label: RegExp, words: string, name: RegExp, kind: 'radio' | 'checkbox') => {
  await press(label)
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search organizations' }), words)
  await userEvent.click(await screen.findByRole(kind, { name }))
}
const fill = async () => {
  // Not the filter of the same name behind the drawer.
  const name = /^Product organization/
  await userEvent.click((await drawer()).getByRole('button', { name }))
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search organizations' }), 'zen')
  await userEvent.click(await screen.findByRole('radio', { name: /zenbrew/ }))
  await type('Integration name', ' CRM zen ')
  await type('Company integration id', 'crm-9')
  await type('Company integration name', 'Zen CRM')
}
const link = async () => userEvent.click((await drawer()).getByRole('button', { name: 'Save' }))

test('LINK-01 LINK-02 LINK-05 all links stand in a table with pages, youngest first', async () => {
  await open()
  await counted('42 records')
  expect(document.title).toBe('Link third-party company')
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Home',
    'Console',
    'Link 3rd Company',
  ])
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    '#',
    'Integration name',
    'Company id',
    'Linked source',
    'Linked id',
    'Product organization',
    'Action',
  ])
  expect(screen.getByRole('row', { name: /CRM bán lẻ/ })).toHaveTextContent('crm-1048')
  await press('Next page')
  await waitFor(() => expect(screen.getByText('11–20 of 42')).toBeVisible())
})

test('LINK-22 the search is a post of the filter, with its page in the query', async () => {
  await open()
  await counted('42 records')
  expect(sent('/search')).toEqual([
    { call: 'POST /search?page=0&pageSize=10&orderBy=createdAt%3ADESC', body: { freeText: '' } },
  ])
})

test('LINK-03 the address may name the product organization', async () => {
  await open('?o2ocdporgid=org-acme')
  await counted('2 records')
  expect(lastSearch()).toEqual({ freeText: '', o2oCdpOrgIds: ['org-acme'] })
  expect(screen.getByRole('button', { name: 'Product organization org-acme' })).toBeVisible()
})

test('LINK-04 words, product organizations and the id of a linked company filter', async () => {
  await open()
  await counted('42 records')
  await pick(/^Product organization/, 'phuong dong', /Phương Đông Real Estate/, 'checkbox')
  await userEvent.keyboard('{Escape}')
  await userEvent.type(screen.getByRole('textbox', { name: 'Linked company id' }), ' crm-2078 ')
  await press('Search')
  await counted('1 record')
  expect(lastSearch()).toEqual({ freeText: '', o2oCdpOrgIds: ['org-phuongdong'], linkedOrgId: 'crm-2078' })
  expect(location.search).toBe('?o2ocdporgid=org-phuongdong&linkedOrgId=crm-2078')
  expect(screen.getByRole('button', { name: 'Product organization Phương Đông Real Estate' })).toBeVisible()
})

test('LINK-08 words search by themselves after a second without a letter', async () => {
  await open()
  await counted('42 records')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Keyword' }), 'cư dân')
  expect(sent('/search')).toHaveLength(1)
  await counted('1 record')
  expect(sent('/search')).toHaveLength(2)
  expect(timings.organizationSearchPause).toBe(1000)
})

test('LINK-06 LINK-15 LINK-24 a company is linked in a drawer, its source always the same', async () => {
  await open()
  await press('Link company')
  expect(location.search).toBe('?drawer=link')
  await fill()
  await link()
  expect(await screen.findByText('Added successfully')).toBeVisible()
  await counted('43 records')
  expect(sent('/create')).toEqual([
    {
      call: 'POST /create',
      body: {
        integrationName: 'CRM zen',
        linkedOrgId: 'crm-9',
        linkedOrgName: 'Zen CRM',
        linkedSource: 'O2OCRM',
        o2oCdpOrgId: 'org-zenbrew',
      },
    },
  ])
})

test('LINK-26 LINK-20 the list is read again after a new link, whose key is optional and kept nowhere', async () => {
  const { engine } = await open('?drawer=link')
  await fill()
  await type(/^API key/, 'planted-key-of-a-link')
  await link()
  await counted('43 records')
  expect(sent('/create')[0]!.body).toMatchObject({ apiKey: 'planted-key-of-a-link' })
  expect(JSON.stringify(engine.store.getState())).not.toContain('planted-key')
  const searches = sent('/search').length
  await waitFor(() => expect(sent('/search').length).toBeGreaterThan(searches))
})

test('LINK-16 LINK-17 LINK-18 nothing but the key may be empty', async () => {
  await open('?drawer=link')
  await link()
  const field = async (name: string | RegExp) => (await drawer()).getByLabelText(name)
  expect(await field('Integration name')).toHaveAccessibleDescription('Please input integration name!')
  expect(await field('Company integration id')).toHaveAccessibleDescription(
    'Please input company integration id!',
  )
  expect(await field('Company integration name')).toHaveAccessibleDescription(
    'Please input company integration name!',
  )
  expect(await field(/^API key/)).toBeValid()
  expect(sent('/create')).toEqual([])
})

test('LINK-19 LINK-21 the product organization must be chosen', async () => {
  await open('?drawer=link')
  await link()
  const picker = (await drawer()).getByRole('button', { name: /^Product organization/ })
  expect(picker).toHaveAccessibleDescription('Required')
  await waitFor(() => expect(picker).toHaveFocus())
})

test('LINK-27 a refusal has the words of the server or others, and what is typed stays', async () => {
  await open('?drawer=link')
  await fill()
  await type(/^API key/, 'unknown-key')
  await link()
  expect(await screen.findByText('The linked product does not accept this key')).toBeVisible()
  await userEvent.clear((await drawer()).getByLabelText(/^API key/))
  await type(/^API key/, 'silent-key')
  await link()
  expect(await screen.findByText('Something was wrong...')).toBeVisible()
  expect((await drawer()).getByLabelText('Integration name')).toHaveValue(' CRM zen ')
})

test('LINK-25 LINK-28 a link is deleted after a question; what is refused is told there', async () => {
  await open('?o2ocdporgid=org-acme')
  await press('Delete the link to Cầu nối im lặng')
  const question = async () => within(await screen.findByRole('alertdialog', { name: 'Delete link' }))
  expect((await question()).getByText('Cầu nối im lặng')).toBeVisible()
  expect(sent('/link-')).toEqual([])
  await userEvent.click((await question()).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Something went wrong')).toBeVisible()
  await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }))
  await press('Delete the link to CRM bán lẻ')
  await userEvent.click((await question()).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted successfully')).toBeVisible()
  await counted('1 record')
  expect(sent('/link-').map(({ call }) => call)).toEqual(['POST /link-silent/delete', 'POST /link-1/delete'])
})

test('a list that fails is quietly empty; nothing found leads back to all', async () => {
  await open('?freeText=sentinel:500')
  expect(await screen.findByText('Could not load')).toBeVisible()
  await open('?freeText=no+such+thing')
  expect(await screen.findByText('No linked companies')).toBeVisible()
  await press('Reset filters')
  await counted('42 records')
})

test.each([['standard'], ['modern']] as const)(
  'LINK-07 the drawer opens in the %s layout',
  async (layout) => {
    chooseLayout(layout)
    await world.renderApp(`${PATH}?drawer=link`, { ...BAO, layout })
    expect((await drawer()).getByLabelText('Integration name')).toBeVisible()
  },
)
