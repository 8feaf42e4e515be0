import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from '../../../app/testing'
import { now } from '../../../clock'
import { holdTime } from '../../../app/testing-time'
import { OrganizationLinksScreen } from './OrganizationLinksScreen'

// There are 42 links; the youngest is one of Acme.
const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const PATH = '/console-link-orgs'
const LINKS = '/api/account/mngmnt/orgs/links'

const open = (search = '') => world.renderScreen(<OrganizationLinksScreen />, { at: PATH + search, ...BAO })
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

test('LINK-01 LINK-02 LINK-05 all links stand in a table with pages, youngest first', async () => {
  await world.renderApp(PATH, BAO)
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

test('ROUTES-24 LINK-01 nobody but a super administrator sees it, and nothing is read for others', async () => {
  await world.renderApp(PATH, { as: 'khanh.pham@platform.example', organization: 'org-phuongdong' })
  expect(await screen.findByRole('heading', { level: 1, name: '403 Forbidden' })).toBeVisible()
  const { loads } = await world.renderApp(PATH)
  await waitFor(() => expect(loads).toEqual([`/login?url=${encodeURIComponent(PATH)}`]))
  expect(sent('/')).toEqual([])
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
  expect(
    await screen.findByRole('button', { name: 'Product organization Acme Retail Vietnam' }),
  ).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('cell', { name: 'Acme Retail Vietnam' })).toHaveLength(2))
})

test('C3 LINK-05 every link says the name of its product organization, none its id', async () => {
  await open()
  await counted('42 records')
  const organizations = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').at(-2)!.textContent)
  await waitFor(() => {
    expect(organizations()).toHaveLength(10)
    expect(organizations().filter((words) => words.startsWith('org-'))).toEqual([])
  })
  expect(organizations()).toContain('Khánh Hòa Seafood Manufacturing & Export Joint Stock Company')
})

test('LINK-04 words, product organizations and the id of a linked company filter', async () => {
  await open()
  await counted('42 records')
  await press(/^Product organization/)
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search organizations' }), 'phuong dong')
  await userEvent.click(await screen.findByRole('checkbox', { name: /Phương Đông Real Estate/ }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: /^Product organization/ })).toHaveFocus())
  await userEvent.type(screen.getByRole('textbox', { name: 'Linked company id' }), ' crm-2078 ')
  await press('Search')
  await counted('1 record')
  expect(lastSearch()).toEqual({ freeText: '', o2oCdpOrgIds: ['org-phuongdong'], linkedOrgId: 'crm-2078' })
  expect(location.search).toBe('?o2ocdporgid=org-phuongdong&linkedOrgId=crm-2078')
  expect(screen.getByRole('button', { name: 'Product organization Phương Đông Real Estate' })).toBeVisible()
})

describe('as time goes on', () => {
  afterEach(() => jest.useRealTimers())

  test('LINK-08 words search by themselves after a second without a letter', async () => {
    const { user, until } = holdTime()
    await open()
    await counted('42 records')
    const keyword = screen.getByRole('searchbox', { name: 'Keyword' })
    for (const letters of ['cư ', 'dân']) {
      await user.type(keyword, letters)
      await until(now() + 999)
      expect(sent('/search')).toHaveLength(1)
    }
    await until(now() + 1)
    expect(lastSearch()).toEqual({ freeText: 'cư dân' })
    await counted('1 record')
    expect(sent('/search')).toHaveLength(2)
  })
})

test('B48 LINK-25 LINK-28 a link is deleted after a question; what is refused is told there', async () => {
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
  // The row that is left.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Delete the link to Cầu nối im lặng' })).toHaveFocus(),
  )
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
