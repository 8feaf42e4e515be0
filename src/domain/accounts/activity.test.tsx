import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Account } from '../../api'
import { createScreenWorld } from '../../app/testing-screen'
import { ActivityDrawer } from './ActivityDrawer'
import type { Scope } from './scope'

const world = createScreenWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const KHANH = 'khanh.pham@platform.example'
const khanh: Account = {
  id: KHANH,
  name: 'Phạm Khánh',
  roles: ['ADMIN'],
  status: 'active',
  totpEnabled: true,
}

/** Somebody has changed the account, and tried to change the organization; then its activity is looked at. */
async function open(scope: Scope) {
  await world.enter('/', BAO)
  const post = (path: string, body: object) =>
    fetch(new URL(`/api/account${path}`, location.origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'console' },
      body: JSON.stringify(body),
    })
  const info = { email: KHANH, name: 'Phạm Khánh', roles: ['ADMIN'], status: 'active' }
  await post(`/mngmnt/accounts/update/info?id=${KHANH}`, info)
  // Refused, and in the log all the same.
  await post('/mngmnt/orgs/setup/org-phuongdong/general-settings/save', {
    allowedDomains: [KHANH],
    invitationUsersToJoin: true,
  })
  const query = { isFetching: false }
  await world.renderScreen(
    <ActivityDrawer scope={scope} account={khanh} query={query} around={around} onClose={closed} />,
    { at: '/console-users', ...BAO },
  )
  return within(await screen.findByRole('dialog', { name: 'Activities of the user' }))
}
const around = { orgs: {}, orgCtxes: {} }
const closed = jest.fn()

const asked = (part: string) =>
  world.calls
    .filter(({ path }) => path.includes(part))
    .map(({ method, path, body }) => ({
      call: `${method} ${path.slice(path.indexOf(part))}`,
      body: body === '' ? undefined : (JSON.parse(body) as unknown),
    }))

test('ACCOUNTS-19 ACCLOG-10 ACCLOG-16 an administrator sees what was done to one account, and by whom', async () => {
  const drawer = await open('organization')
  const row = await drawer.findByRole('row', { name: /UPDATE_INFO/ })
  expect(row).toHaveTextContent(BAO.as)
  expect(asked('/account-logs/search')).toEqual([
    { call: 'POST /account-logs/search?page=0&pageSize=10', body: { userIds: [KHANH], actions: [] } },
  ])
  expect(world.calls.some(({ path }) => path.includes('/mngmnt-client/account-logs/action/distinct'))).toBe(
    true,
  )
  const table = drawer.getByRole('table', { name: 'User Account Log' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['#', expect.stringMatching(/^Action Time/), 'Actor', 'Action', 'Object', 'Reason'])
})

test('SUPERACC-15 SUPERACC-44 ACCLOG-15 a super administrator sees it of all organizations', async () => {
  const drawer = await open('platform')
  expect(await drawer.findByRole('row', { name: /UPDATE_INFO/ })).toBeVisible()
  expect(asked('/_by_user')).toEqual([
    {
      call: `POST /_by_user?page=0&pageSize=10&userId=${encodeURIComponent(KHANH)}`,
      body: { userIds: [KHANH], actions: [] },
    },
  ])
  expect(drawer.queryByRole('tab')).not.toBeInTheDocument()
})

test('ACCLOG-11 ACCLOG-12 what was sent opens below its row as JSON', async () => {
  const drawer = await open('organization')
  await userEvent.click(await drawer.findByRole('button', { name: /^Details of UPDATE_INFO/ }))
  const json = await drawer.findByRole('region', { name: /^Object of UPDATE_INFO/ })
  expect(JSON.parse(json.textContent)).toMatchObject({ id: KHANH, name: 'Phạm Khánh' })
})

test('ACCLOG-13 ACCLOG-17 actions filter with Search, in the drawer alone', async () => {
  const drawer = await open('organization')
  await drawer.findByRole('row', { name: /UPDATE_INFO/ })
  expect(drawer.queryByRole('searchbox')).not.toBeInTheDocument()
  await userEvent.click(drawer.getByRole('button', { name: /^Actions/ }))
  await userEvent.click(await screen.findByRole('checkbox', { name: /^UPDATE_INFO/ }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(drawer.getByRole('button', { name: 'Search' }))
  await waitFor(() =>
    expect(asked('/account-logs/search').at(-1)!.body).toEqual({
      userIds: [KHANH],
      actions: ['UPDATE_INFO'],
    }),
  )
  expect(location.search).toBe('')
})

test('CHANGELOG-02 CHANGELOG-03 CHANGELOG-04 the changes that mention the person stand beside it, with their filters', async () => {
  const drawer = await open('organization')
  await userEvent.click(drawer.getByRole('tab', { name: 'Change Log' }))
  expect(location.search).toBe('?log=change-logs')
  const row = await drawer.findByRole('row', { name: /SAVE.*GeneralSettings/ })
  expect(row).toHaveTextContent('409')
  expect(asked('/logs/system/search')).toEqual([
    {
      call: 'POST /logs/system/search?page=0&pageSize=10',
      body: {
        ...{ freeText: KHANH, categories: [], statusCodes: [], objecTypes: [] },
        ...{ fromStartAt: 0, toStartAt: 0 },
      },
    },
  ])
  for (const name of [/^Category/, /^Status/, /^Type/])
    expect(drawer.getByRole('button', { name })).toBeVisible()
  expect(drawer.getByRole('combobox', { name: 'Period' })).toBeVisible()
  await userEvent.click(within(row).getByRole('button', { name: /^Details of SAVE/ }))
  const json = await drawer.findByRole('region', { name: /^Input of SAVE/ })
  expect(JSON.parse(json.textContent)).toMatchObject({ allowedDomains: [KHANH] })
})
