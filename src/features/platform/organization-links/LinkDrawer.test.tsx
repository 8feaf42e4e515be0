import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createScreenWorld } from '../../../app/testing-screen'
import { OrganizationLinksScreen } from './OrganizationLinksScreen'

const world = createScreenWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const LINKS = '/api/account/mngmnt/orgs/links'
const open = (search = '?drawer=link') =>
  world.renderScreen(<OrganizationLinksScreen />, {
    at: `/console-link-orgs${search}`,
    as: 'bao.tran@phuongdong.example',
    organization: 'org-phuongdong',
  })
const counted = (words: string | RegExp) => screen.findByText(words, { selector: '[role=status] b' })
const sent = (part: string) =>
  world.calls
    .filter(({ path }) => path.startsWith(LINKS + part))
    .map(({ method, path, body }) => ({
      call: `${method} ${path.slice(LINKS.length)}`,
      body: body === '' ? undefined : (JSON.parse(body) as unknown),
    }))
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Link company' }))
const type = async (name: string | RegExp, words: string) => {
  await userEvent.click((await drawer()).getByLabelText(name))
  await userEvent.paste(words)
}
const fill = async () => {
  // Not the filter of the same name behind the drawer.
  const picker = (await drawer()).getByRole('button', { name: /^Product organization/ })
  await userEvent.click(picker)
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search organizations' }), 'zen')
  await userEvent.click(await screen.findByRole('radio', { name: /zenbrew/ }))
  await waitFor(() => expect(picker).toHaveFocus())
  await type('Integration name', ' CRM zen ')
  await type('Company integration id', 'crm-9')
  await type('Company integration name', 'Zen CRM')
}
const link = async () => userEvent.click((await drawer()).getByRole('button', { name: 'Save' }))

test('LINK-06 LINK-15 LINK-24 a company is linked in a drawer, its source always the same', async () => {
  await open('')
  await userEvent.click(await screen.findByRole('button', { name: 'Link company' }))
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
  const { store } = await open()
  await fill()
  await type(/^API key/, 'planted-key-of-a-link')
  await link()
  await counted('43 records')
  expect(sent('/create')[0]!.body).toMatchObject({ apiKey: 'planted-key-of-a-link' })
  expect(JSON.stringify(store.getState())).not.toContain('planted-key')
  // At first, and a moment after it was linked.
  await waitFor(() => expect(sent('/search')).toHaveLength(2), { timeout: 3_000 })
})

test('LINK-03 LINK-06 the form begins with what the list is filtered by', async () => {
  await open('?o2ocdporgid=org-zenbrew&linkedOrgId=crm-9&drawer=link')
  expect(await (await drawer()).findByRole('button', { name: 'Product organization zenbrew' })).toBeVisible()
  expect((await drawer()).getByLabelText('Company integration id')).toHaveValue('crm-9')
  await type('Integration name', 'CRM zen')
  await type('Company integration name', 'Zen CRM')
  await link()
  expect(await screen.findByText('Added successfully')).toBeVisible()
  expect(sent('/create')[0]!.body).toMatchObject({ o2oCdpOrgId: 'org-zenbrew', linkedOrgId: 'crm-9' })
})

test('LINK-25 an address that would delete what is not on the page says so', async () => {
  await open('?freeText=none&drawer=delete&record=link-1')
  const gone = within(await screen.findByRole('dialog', { name: 'Delete link' }))
  await userEvent.click(await gone.findByRole('link', { name: 'Show all links' }))
  await counted('42 records')
})

test('LINK-16 LINK-17 LINK-18 nothing but the key may be empty', async () => {
  await open('?freeText=none&drawer=link')
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
  await open('?freeText=none&drawer=link')
  await link()
  const picker = (await drawer()).getByRole('button', { name: /^Product organization/ })
  expect(picker).toHaveAccessibleDescription('Required')
  await waitFor(() => expect(picker).toHaveFocus())
})

test('LINK-27 a refusal has the words of the server or others, what is typed stays, the key in its field alone', async () => {
  const { store } = await open('?freeText=none&drawer=link')
  await fill()
  await type(/^API key/, 'unknown-key')
  await link()
  expect(await screen.findByText('The linked product does not accept this key')).toBeVisible()
  await userEvent.clear((await drawer()).getByLabelText(/^API key/))
  await type(/^API key/, 'silent-key')
  await link()
  expect(await screen.findByText('Something was wrong...')).toBeVisible()
  expect((await drawer()).getByLabelText('Integration name')).toHaveValue(' CRM zen ')
  expect(JSON.stringify(store.getState())).not.toMatch(/(unknown|silent)-key/)
})
