import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BAO, choose, createAccountsWorld, rowOf } from './testing'

const { open, sent, bodies, sandbox } = createAccountsWorld()

const SEARCH = '/accounts/search'
const KHANH_ID = 'khanh.pham@platform.example'
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
    .filter(Boolean)
const chooseOf = async (filter: RegExp, option: string) => {
  await userEvent.click(screen.getByRole('button', { name: filter }))
  await userEvent.click(await screen.findByRole('checkbox', { name: option }))
  await userEvent.keyboard('{Escape}')
}
const search = () => userEvent.click(screen.getByRole('button', { name: 'Search' }))

test('ACCOUNTS-27 ACCOUNTS-28 ACCOUNTS-30 an administrator reads the first ten of the own organization, newest first', async () => {
  await open('organization')
  await rowOf(KHANH_ID)
  expect(sent(SEARCH).map(({ path }) => path)).toEqual([
    '/api/account/mngmnt-client/accounts/search?page=0&pageSize=10&orderBy=createdAt%3ADESC',
  ])
  expect(bodies(SEARCH)).toEqual([{}])
})

test('SUPERACC-03 SUPERACC-21 SUPERACC-22 a super administrator reads those of the whole platform', async () => {
  await open('platform')
  await screen.findByRole('table')
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(10))
  expect(sent(SEARCH).map(({ path }) => path)).toEqual([
    '/api/account/mngmnt/accounts/search?page=0&pageSize=10&orderBy=createdAt%3ADESC',
  ])
  expect(heads()).toContain('Organizations')
})

test('ACCOUNTS-33 ACCOUNTS-35 a row has name and e-mail, roles, status and second factor', async () => {
  await open('organization', `?freeText=${KHANH_ID}`, BAO)
  const row = within(await rowOf(KHANH_ID))
  expect(row.getByText('Phạm Hoàng Khánh Linh')).toBeVisible()
  expect(row.getByText('Admin')).toBeVisible()
  expect(row.getByText('Active')).toBeVisible()
  expect(row.getByText('On')).toBeVisible()
  expect(heads()).toEqual(
    expect.arrayContaining(['Account', 'Roles', 'Status', 'Two-factor', 'Member until', 'Created At']),
  )
})

test('ACCOUNTS-09 ACCOUNTS-10 ORGCOMMON-43 two roles stand in a row, the others behind a button', async () => {
  await open('platform', `?freeText=${BAO.as}`)
  const row = within(await rowOf(BAO.as))
  const tags = () => row.getAllByText(/^(Admin|User|Super admin|Api|Operator Admin)$/)
  expect(tags()).toHaveLength(2)
  await userEvent.click(row.getByRole('button', { name: /1 more role of/ }))
  const more = await screen.findByRole('dialog', { name: /Other roles of/ })
  expect(within(more).getByText(/^(Admin|User|Super admin)$/)).toBeVisible()
})

test('ACCOUNTS-05 ACCOUNTS-06 ACCOUNTS-31 what is chosen in the filters is what is asked for', async () => {
  await open('organization')
  await rowOf(KHANH_ID)
  await chooseOf(/^Roles/, 'Admin')
  const status = screen.getByRole('combobox', { name: 'Status' })
  expect(
    within(status)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All', 'Active', 'Inactive'])
  await userEvent.selectOptions(status, 'active')
  await userEvent.click(screen.getByRole('button', { name: /^Permission group/ }))
  await userEvent.click(await screen.findByRole('radio', { name: /Root/ }))
  await search()
  await waitFor(() => expect(bodies(SEARCH)).toHaveLength(2))
  expect(bodies(SEARCH)[1]).toEqual({
    roles: ['ADMIN'],
    status: ['active'],
    permissionGroup: [expect.any(String)],
  })
})

test('SUPERACC-48 ROLES-47 the roles by their names', async () => {
  await open('platform')
  await userEvent.click(await screen.findByRole('button', { name: /^Roles/ }))
  const names = (await screen.findAllByRole('checkbox')).map((box) => box.closest('label')!.textContent)
  expect(names.sort()).toEqual(['Admin', 'Api', 'Operator Admin', 'Super admin', 'User'])
})

test('ACCOUNTS-69 ACCOUNTS-70 HTTP-16 groups are suggested by a part of their name', async () => {
  await open('organization')
  await rowOf(KHANH_ID)
  await userEvent.click(screen.getByRole('button', { name: /^Permission group/ }))
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search permission groups' }), 'root')
  await waitFor(() =>
    expect(sent('/group/suggest').map(({ path }) => path)).toContain(
      '/api/account/mngmnt-client/permission/group/suggest?query=root&pageSize=50',
    ),
  )
})

test('ACCOUNTS-29 the list is sorted by what one chooses', async () => {
  await open('organization')
  await rowOf(KHANH_ID)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'name')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort order' }), 'ASC')
  await waitFor(() => expect(sent(SEARCH).at(-1)!.path).toContain('orderBy=name%3AASC'))
})

test('ROLES-11 SUPERACC-05 organizations are a filter of the platform alone', async () => {
  await open('organization')
  await rowOf(KHANH_ID)
  expect(screen.queryByRole('button', { name: /^Organizations/ })).not.toBeInTheDocument()
  await open('platform')
  expect(await screen.findByRole('button', { name: /^Organizations/ })).toBeVisible()
})

test('ACCOUNTS-37 the status of who belongs to several organizations stays, and says why', async () => {
  await open('organization', `?freeText=${KHANH_ID}`, BAO)
  const status = within(await rowOf(KHANH_ID)).getByRole('switch')
  expect(status).toHaveAccessibleDescription(/belongs to 5 organizations/)
  await userEvent.click(status)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('ACCOUNTS-37 nobody switches the own account off', async () => {
  await open('platform', `?freeText=${BAO.as}`)
  expect(within(await rowOf(BAO.as)).getByRole('switch')).toHaveAccessibleDescription(
    'You cannot switch your own account off.',
  )
})

test('ROLES-04 ROLES-05 ROLES-06 without AccountManagement the controls are there and say what is missing', async () => {
  await open('organization', `?freeText=${KHANH_ID}`)
  const row = within(await rowOf(KHANH_ID))
  const blocked = [
    screen.getByRole('button', { name: 'New User Account' }),
    row.getByRole('button', { name: 'Edit: Phạm Hoàng Khánh Linh' }),
    row.getByRole('button', { name: 'Reset password: Phạm Hoàng Khánh Linh' }),
  ]
  for (const button of blocked)
    expect(button).toHaveAccessibleDescription('Missing Permission: AccountManagement')
  await userEvent.click(blocked[0]!)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('COLPREF-02 ACCOUNTS-11 ACCOUNTS-12 the columns that were stored by another client are those that show', async () => {
  await open('organization')
  await rowOf(KHANH_ID)
  expect(sent('/listing/config/get').map(({ path }) => path)).toEqual([
    '/api/account/preference/listing/config/get?objectType=acc_console_user',
  ])
  expect(heads()).toEqual(['#', 'Account', 'Roles', 'Status', 'Created At', 'Action'])
})

test('ACCOUNTS-13 a column that is hidden is stored for the accounts', async () => {
  await open('organization', '', BAO)
  await rowOf(KHANH_ID)
  await userEvent.click(screen.getByRole('button', { name: /^Columns/ }))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Phone' }))
  await waitFor(() =>
    expect(bodies('/listing/config/save')).toMatchObject([{ objectType: 'acc_console_user' }]),
  )
  expect(heads()).not.toContain('Phone')
})

test('SUPERACC-14 the account as JSON', async () => {
  await open('platform', `?freeText=${BAO.as}`)
  await rowOf(BAO.as)
  await choose('Trần Lê Quốc Bảo', 'View JSON')
  const json = await screen.findByRole('dialog', { name: 'View JSON' })
  await waitFor(() => expect(json).toHaveTextContent(BAO.as))
})

test('ADMINCOMMON-37 a list that cannot be loaded is empty, with a quiet line and Try again', async () => {
  sandbox.faults.order({ operation: 'searchAccounts', status: 500 })
  await open('organization')
  expect(await screen.findByText('Could not load')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
