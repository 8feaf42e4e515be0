import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { button, choose, createOrganizationsWorld, rowOf } from './testing'

const { open, sent, searches, sandbox } = createOrganizationsWorld()

const drawer = (name: string) => screen.findByRole('dialog', { name })
const switchOf = (name: string) => screen.findByRole('switch', { name: `Status of ${name}` })

test('ORGLIST-26 ORGFORM-02 ORGFORM-04 the brand name opens what is known of the organization', async () => {
  await open('?freeText=Phương+Đông')
  await userEvent.click(await screen.findByRole('button', { name: 'Phương Đông Real Estate' }))
  const info = await drawer('Organization information')
  for (const words of [
    'PHUONGDONG',
    'Real Estate',
    'Retention',
    'https://phuongdong.example',
    '028 3930 1188',
  ])
    expect(info).toHaveTextContent(words)
  expect(info).toHaveTextContent(/Created .+ ago by bao\.tran@phuongdong\.example/)
  expect(location.search).toContain('drawer=info&record=org-phuongdong')
})

test.each([
  ['ORGFORM-03 an Enterprise organization has the enterprise badge', 'org-phuongdong', 'Enterprise'],
  ['ORGFORM-03 any other has the lite badge', 'org-zenbrew', 'Lite'],
])('%s', async (_, id, badge) => {
  await open(`?freeText=${id === 'org-zenbrew' ? 'zenbrew' : 'Phương+Đông'}&drawer=info&record=${id}`)
  const heading = await screen.findByRole('heading', { level: 3 })
  expect(heading.parentElement!.nextElementSibling).toHaveTextContent(badge)
})

test.each([
  ['info', 'Organization information'],
  ['update', 'Update Organization'],
  ['setup', 'Setup'],
  ['delete', 'Delete organization'],
  ['json', 'View JSON'],
  ['links', 'Link Company'],
])('B41 an organization that is not there says so, and leads on: %s', async (name, title) => {
  await open(`?freeText=none&drawer=${name}&record=org-nowhere`)
  const gone = await drawer(title)
  expect(await within(gone).findByText('There is no organization with this id')).toBeVisible()
  await userEvent.click(within(gone).getByRole('link', { name: 'Show all organizations' }))
  expect(location.search).toBe('')
})

test.each(['update', 'delete'])(
  'B41 an address opens what is not on the page of the list: %s',
  async (name) => {
    await open(`?freeText=Phương&drawer=${name}&record=org-zenbrew`)
    const shown = name === 'update' ? screen.findByDisplayValue('zenbrew') : screen.findByText('zenbrew')
    expect(await shown).toBeVisible()
    expect(sent('/suggest').map(({ path }) => path.split('?')[1])).toEqual(['query=org-zenbrew'])
  },
)

test('B41 what cannot be looked up says so, and can be tried again', async () => {
  sandbox.faults.order({ operation: 'suggestOrganizations', status: 500, times: 1 })
  await open('?freeText=Phương&drawer=info&record=org-zenbrew')
  await drawer('Organization information')
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'zenbrew' })).toBeVisible()
})

test('S16 a website is a link to the web, and only text where it would be something else', async () => {
  await open('?freeText=Phương+Đông&drawer=info&record=org-phuongdong')
  const link = await within(await drawer('Organization information')).findByRole('link', { name: /^https/ })
  expect(link).toHaveAttribute('href', 'https://phuongdong.example/')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(link).toHaveAccessibleName('https://phuongdong.example opens in a new tab')
})

test('ORGLIST-47 the present organization cannot be stopped: switch and address say so', async () => {
  await open('?freeText=Phương+Đông&drawer=status&record=org-phuongdong')
  const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate organization' })
  expect(dialog).toHaveTextContent('You are working in this organization.')
  expect(within(dialog).queryByRole('button', { name: 'Deactivate' })).not.toBeInTheDocument()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(await switchOf('Phương Đông Real Estate')).toHaveAccessibleDescription(/^You are working in this/)
})

test('ORGLIST-41 the organization as JSON', async () => {
  await open('?freeText=zenbrew')
  await choose('zenbrew', 'View JSON')
  const json = await drawer('View JSON')
  expect(await within(json).findByRole('region', { name: 'JSON of zenbrew' })).toHaveTextContent(
    '"id": "org-zenbrew"',
  )
})

test('ORGLIST-42 LINK-12 LINK-13 a row opens to its linked companies and its JSON', async () => {
  await open('?freeText=Phương+Đông')
  await userEvent.click(await screen.findByRole('button', { name: 'Details of Phương Đông Real Estate' }))
  const table = await screen.findByRole('table', { name: 'Companies linked to Phương Đông Real Estate' })
  expect(await within(table).findByText('CRM Phương Đông')).toBeVisible()
  expect(await screen.findByRole('region', { name: 'JSON of Phương Đông Real Estate' })).toHaveTextContent(
    'PHUONGDONG',
  )
  expect(sent('/links/get').map(({ path }) => path)).toEqual([
    '/api/account/mngmnt/orgs/links/get?orgId=org-phuongdong',
  ])
  await userEvent.click(button('Add Link company'))
  expect(await drawer('Link Company')).toBeVisible()
})

test('LINK-09 LINK-10 LINK-11 the companies linked to an organization, and a form that links one more', async () => {
  await open('?freeText=zenbrew')
  await choose('zenbrew', 'Link Company')
  const links = within(await drawer('Link Company'))
  expect(await links.findByText('No company is linked')).toBeVisible()
  expect(links.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    '#',
    'Integration name',
    'Company id',
    'Linked source',
    'Linked id',
  ])
  await userEvent.click(links.getByRole('button', { name: 'Link' }))
  expect(await links.findByText('Please input integration name!')).toBeVisible()
  for (const [label, words] of [
    ['Integration name', 'CRM zen'],
    ['Company integration id', 'crm-9'],
    ['Company integration name', 'Zen CRM'],
  ] as const) {
    await userEvent.click(links.getByLabelText(label))
    await userEvent.paste(words)
  }
  await userEvent.click(links.getByRole('button', { name: 'Link' }))
  expect(await links.findByRole('row', { name: /CRM zen/ })).toBeVisible()
  expect(JSON.parse(sent('/links/create')[0]!.body)).toEqual({
    integrationName: 'CRM zen',
    linkedOrgId: 'crm-9',
    linkedOrgName: 'Zen CRM',
    linkedSource: 'O2OCRM',
    o2oCdpOrgId: 'org-zenbrew',
  })
  expect(links.getByLabelText('Integration name')).toHaveValue('')
})

test('ORGLIST-43 ORGLIST-45 B37 switching off warns, naming organization, old and new; then one call', async () => {
  await open('?freeText=zenbrew')
  const toggle = await switchOf('zenbrew')
  await userEvent.click(toggle)
  const question = await screen.findByRole('alertdialog', { name: 'Deactivate organization' })
  expect(question).toHaveTextContent('zenbrew (org-zenbrew) changes from Active to Inactive.')
  expect(question).toHaveTextContent('All access to this organization will be blocked.')
  expect(toggle).toBeChecked()
  expect(sent('/status')).toEqual([])
  await userEvent.tripleClick(within(question).getByRole('button', { name: 'Deactivate' }))
  expect(await screen.findByText('Updated successfully')).toBeVisible()
  expect(sent('/status').map(({ method, path }) => [method, path])).toEqual([
    ['POST', '/api/account/mngmnt/orgs/org-zenbrew/status?status=inactive'],
  ])
  await waitFor(async () => expect(await switchOf('zenbrew')).not.toBeChecked())
})

test('ORGLIST-46 ORGLIST-47 HTTP-18 a change of status is told, and the list is read again', async () => {
  await open('?freeText=zenbrew')
  await userEvent.click(await switchOf('zenbrew'))
  const deactivate = await screen.findByRole('button', { name: 'Deactivate' })
  const before = searches().length
  await userEvent.click(deactivate)
  expect(await screen.findByText('Success')).toBeVisible()
  expect(screen.getByText('Updated successfully')).toBeVisible()
  await waitFor(() => expect(searches().length).toBeGreaterThan(before))
})

test('ORGLIST-44 switching on asks whether to go on; Cancel leaves the switch where it was', async () => {
  await open('?freeText=Vận+tải')
  await userEvent.click(await switchOf('Vận tải Trường Hải Bắc Trung Nam'))
  const question = await screen.findByRole('alertdialog', { name: 'Activate organization' })
  expect(question).toHaveTextContent('Are you sure you want to continue?')
  expect(question).not.toHaveTextContent('blocked')
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(await switchOf('Vận tải Trường Hải Bắc Trung Nam')).not.toBeChecked()
  expect(sent('/status')).toEqual([])
})

test.each([
  ['Im Lặng Thinh', undefined, 'Something went wrong'],
  ['zenbrew', 'Gói cước không đủ', 'Gói cước không đủ'],
])('ORGLIST-48 a refused status of %s is told, and the switch stays', async (name, message, words) => {
  if (message) sandbox.faults.order({ operation: 'updateOrganizationStatus', status: 409, message })
  await open(`?freeText=${encodeURIComponent(name)}`)
  await userEvent.click(await switchOf(name))
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }))
  expect(await screen.findByText(words)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(await switchOf(name)).toBeChecked()
})

test('ORGLIST-37 ORGLIST-38 ORGLIST-39 permissions are initialised after a question', async () => {
  await open('?freeText=zenbrew')
  await choose('zenbrew', 'Init Pango Permissions')
  const question = await screen.findByRole('alertdialog', { name: 'Init Pango Permissions' })
  expect(sent('/init')).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: 'Init Pango Permissions' }))
  expect(await screen.findByText('Init Permission Groups successfully')).toBeVisible()
  expect(sent('/init').map(({ method, path }) => [method, path])).toEqual([
    ['GET', '/api/account/mngmnt/permission/system-groups/org-zenbrew/init'],
  ])
})

test('ORGLIST-40 permissions that cannot be initialised are told', async () => {
  await open('?freeText=Im+Lặng')
  await choose('Im Lặng Thinh', 'Init Pango Permissions')
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Init Pango Permissions' }),
  )
  expect(await screen.findByText('Something was wrong')).toBeVisible()
})

test('ORGLIST-35 ORGLIST-36 edit and setup open their drawers of that organization', async () => {
  await open('?freeText=zenbrew')
  const row = await rowOf('zenbrew')
  await userEvent.click(within(row).getByRole('button', { name: 'Edit info: zenbrew' }))
  const edit = await drawer('Update Organization')
  expect(within(edit).getByLabelText('Brand Name')).toHaveValue('zenbrew')
  await userEvent.click(within(edit).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(location.search).not.toContain('drawer'))
  await userEvent.click(await screen.findByRole('button', { name: 'Setup: zenbrew' }))
  expect(await screen.findByRole('dialog', { name: /zenbrew/ })).toBeVisible()
  expect(location.search).toContain('drawer=setup&record=org-zenbrew')
})
