import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { api } from '../../../api'
import { button, counted, createOrganizationsWorld, rowOf, rows } from './testing'

const { open, searches, sandbox } = createOrganizationsWorld()
afterEach(() => jest.restoreAllMocks())

const size = () => screen.getByRole('combobox', { name: 'Rows on a page' })
const asked = () => searches().at(-1)!.query
const deactivate = async (name: string) => {
  await userEvent.click(await screen.findByRole('switch', { name: `Status of ${name}` }))
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }))
}

test('B26 a page size begins at the first page', async () => {
  await open('?page=3')
  await counted(/records/)
  expect(asked()).toContain('page=2&')
  await userEvent.selectOptions(size(), '20 / page')
  await waitFor(() => expect(asked()).toContain('page=0&pageSize=20&'))
})

test('B26 a filter begins at the first page', async () => {
  await open('?page=3')
  await counted(/records/)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active')
  await userEvent.click(button('Search'))
  await waitFor(() => expect(asked()).toContain('page=0&'))
})

test('B26 resetting begins at the first page', async () => {
  await open('?page=3&status=active')
  await counted(/records/)
  await userEvent.click(button('Reset'))
  await waitFor(() => expect(asked()).toContain('page=0&'))
  expect(location.search).toBe('')
})

test('B26 a page behind the last leads to the last with rows; range and Next agree with the count', async () => {
  await open('?freeText=acme&page=9')
  await counted('2 records')
  expect(rows()).toHaveLength(2)
  expect(screen.getByText('1–2 of 2')).toBeVisible()
  expect(button('Next page')).toHaveAccessibleDescription('This is the last page')
  expect(location.search).toBe('?freeText=acme')
})

test('B39 a press that may have been meant for another row opens nothing, and says so', async () => {
  const { store } = await open()
  await counted(/records/)
  const { name } = (await firstFound())!
  const time = jest.spyOn(Date, 'now')
  const moment = Date.now()
  time.mockReturnValue(moment)
  const menuOf = () => userEvent.click(button(`More actions: ${name}`))
  await menuOf()
  const remove = await screen.findByRole('menuitem', { name: 'Delete' })
  await create('Tiệm bánh Mây')
  time.mockReturnValue(moment + 5_000)
  store.dispatch(api.util.invalidateTags(['Organization']))
  await screen.findByText('Tiệm bánh Mây')
  await userEvent.click(remove)
  expect(
    await screen.findByText('The list has just changed, so nothing was opened. Please choose again.'),
  ).toBeVisible()
  expect(location.search).toBe('')
  await menuOf()
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(
    within(await screen.findByRole('dialog', { name: 'Delete organization' })).getByText(name),
  ).toBeVisible()
})

test('ORGCOMMON-25 too many requests are one warning, and nothing else', async () => {
  await open('?freeText=zenbrew')
  await rowOf('zenbrew')
  sandbox.faults.order({ operation: 'updateOrganizationStatus', status: 429, times: 1 })
  await deactivate('zenbrew')
  expect(await screen.findByText('There are too many requests in a short period.')).toBeVisible()
  expect(screen.getByText('TOO_MANY_REQUEST')).toBeVisible()
  expect(screen.queryByText('Failed')).not.toBeInTheDocument()
})

test('ORGCOMMON-15 the browser warns before it unloads a touched form, and only then', async () => {
  await open('?freeText=zenbrew&drawer=create')
  const name = await screen.findByLabelText('Brand Name')
  expect(warnsAtUnload()).toBe(false)
  await userEvent.click(name)
  await userEvent.paste('Mây')
  expect(warnsAtUnload()).toBe(true)
})

test.each([
  [
    'delete',
    'freeText=zenbrew&record=org-zenbrew',
    'Delete organization',
    'Delete',
    'Type the name exactly as it stands above',
  ],
  ['update', 'freeText=Lumi&record=org-lumiere', 'Update Organization', 'Save', 'Nothing has changed'],
])(
  'B36 the keyboard reaches what cannot be pressed in the %s drawer, and hears why',
  async (drawer, address, ...words) => {
    const [title, name, reason] = words
    await open(`?${address}&drawer=${drawer}`)
    const panel = within(await screen.findByRole('dialog', { name: title }))
    const press = panel.getByRole('button', { name })
    expect(press.tabIndex).toBe(0)
    act(() => press.focus())
    expect(press).toHaveFocus()
    expect(press).toHaveAttribute('aria-disabled', 'true')
    expect(press).toHaveAccessibleDescription(reason)
  },
)

/** Whether the browser is told to warn. */
function warnsAtUnload(): boolean {
  const unload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(unload)
  return unload.defaultPrevented
}

const ask = async (path: string, body: object) => {
  const response = await fetch(new URL(`/api/account/mngmnt/orgs/${path}`, location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'console' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { results?: { content: { name: string }[] } }
}
const firstFound = async () => (await ask('search?page=0&pageSize=10', {})).results?.content[0]
/** Somebody else creates an organization. */
const create = (name: string) =>
  ask('', {
    ...{ name, code: 'MAY', fullName: name, accountType: 'Lite', phase: 'Pilot', industry: 'F&B' },
    ...{ website: '', address: '', phone: '', status: 'active' },
    ...{ contractEffectiveFrom: null, contractEffectiveTo: null },
  })
