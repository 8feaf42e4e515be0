import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from '../../../app/testing'
import { setConfig } from '../../../config'
import { testConfig } from '../../../flows/testing'
import { ActivitiesScreen } from './ActivitiesScreen'
import { BAO, button, counted, PATH, press, saveSettings, send } from './testing'

const world = createWorld()
afterEach(() => {
  world.sandbox.reset()
  setConfig({ ...testConfig, publicIpUrl: '/api/services/public-ip' })
})
afterAll(() => world.close())

const open = (search = '', who: { as: string; organization: string } = BAO) =>
  world.renderScreen(<ActivitiesScreen />, { at: PATH + search, ...who })
const heads = () =>
  screen.getAllByRole('columnheader').map((head) => head.textContent.replace(/ \(UTC.*\)$/, ''))
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
const lastSearch = (part: string) =>
  JSON.parse(world.calls.filter(({ path }) => path.includes(part)).at(-1)!.body) as object
const tick = async (filter: string | RegExp, name: string | RegExp) => {
  await userEvent.click(button(filter))
  await userEvent.click(await screen.findByRole('checkbox', { name }))
  await userEvent.keyboard('{Escape}')
}

test('ACCLOG-02 ORGCOMMON-30 TRACK-19 the page has its way, its title and four tabs', async () => {
  await world.renderApp(PATH, BAO)
  await counted('1 record')
  expect(document.title).toBe('Activity logs')
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Home',
    'Admin',
    'Activities',
  ])
  expect(tabs()).toEqual(['User Account Log', 'Export Log', 'Change Log', 'Access Log'])
})

test.each([
  ['ACCLOG-04 ACCLOG-05 ACCLOGB-01', '', 'User Account Log'],
  ['ACCLOG-07 EXPLOG-13 EXPLOG-01', '?tab=export-logs', 'Export Log'],
  ['ACCLOG-08 CHANGELOG-05 CHANGELOG-01', '?tab=change-logs', 'Change Log'],
  ['ACCLOG-06 ACCESSLOG-01 ACCESSLOGB-01', '?tab=access-logs', 'Access Log'],
  ['ACCLOG-01 ORGCOMMON-28 ROUTES-22', '?tab=nothing', 'User Account Log'],
])('%s at the address %j the log of its name is open', async (_ids, search, name) => {
  await open(search)
  expect(await screen.findByRole('tab', { name, selected: true })).toBeVisible()
  expect(await screen.findByRole('table', { name })).toBeVisible()
})

test('ACCLOG-10 ACCLOGB-03 ACCLOGB-06 the account log is read when the tab opens, and says who did what to whom', async () => {
  await open()
  await counted('1 record')
  expect(world.calls.some(({ path }) => path.endsWith('account-logs/search?page=0&pageSize=10'))).toBe(true)
  expect(
    heads()
      .filter((head) => head !== '#')
      .slice(1),
  ).toEqual(['Action Time', 'Actor', 'Action', 'User Id', 'Object', 'Reason'])
})

test('ACCLOG-03 ORGCOMMON-29 the tab stands in the address, and another begins anew', async () => {
  await open('?tab=export-logs&sources=api&page=1')
  expect(await screen.findByRole('tab', { name: 'Export Log', selected: true })).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Change Log' }))
  expect(await screen.findByText('No change found')).toBeVisible()
  expect(location.search).toBe('?tab=change-logs')
  await userEvent.click(screen.getByRole('tab', { name: 'User Account Log' }))
  await counted('1 record')
  expect(location.search).toBe('')
})

test('ROLES-36 ACCESSLOGB-02 in the organization of the configuration nobody sees the access log', async () => {
  setConfig({ ...testConfig, withoutAccessLog: 'org-phuongdong' })
  await open('?tab=access-logs')
  await counted('1 record')
  expect(tabs()).toEqual(['User Account Log', 'Export Log', 'Change Log'])
  expect(world.calls.filter(({ path }) => path.includes('quick-access'))).toEqual([])
})

test('ACCLOG-09 ACCLOGB-02 ACCLOG-14 the account log is filtered by text, actions, actors and users', async () => {
  await open()
  await counted('1 record')
  await tick(/^Actions/, /^SELECT_ORGANIZATION 1$/)
  await userEvent.click(button(/^User /))
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a person' }), 'BAO')
  await userEvent.click(await screen.findByRole('checkbox', { name: /^bao\.tran/ }))
  await userEvent.keyboard('{Escape}')
  await press('Search')
  await waitFor(() =>
    expect(lastSearch('account-logs/search')).toEqual({
      actions: ['SELECT_ORGANIZATION'],
      userIds: [BAO.as],
    }),
  )
  expect(location.search).toBe(`?actions=SELECT_ORGANIZATION&userIds=${encodeURIComponent(BAO.as)}`)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Info' }), 'nobody did this')
  expect(await screen.findByText('No activity found')).toBeVisible()
})

test('ACCLOG-11 ACCLOGB-04 the object of a row is shown as JSON, and what it holds only as text', async () => {
  await open()
  await counted('1 record')
  await press(/^Details of SELECT_ORGANIZATION/)
  expect(await screen.findByRole('region', { name: /^Object of SELECT/ })).toHaveTextContent('org-phuongdong')
})

test('EXPLOG-03 EXPLOG-04 EXPLOG-05 the export log says who exported, and how it ended', async () => {
  await open('?tab=export-logs&freeText=khanh.pham')
  await counted('3 records')
  expect(heads()).toEqual([
    '#',
    'Exported By',
    'Start Time',
    'End Time',
    'Total',
    'Status',
    'Source',
    'Reason',
    'Action',
  ])
  expect(screen.getAllByText('khanh.pham@platform.example')).toHaveLength(3)
  expect(screen.getAllByRole('button', { name: /^(Data Filter|JSON) of/ })).toHaveLength(6)
  expect(screen.getAllByText('Failed').length + screen.getAllByText('Success').length).toBe(3)
})

test('EXPLOG-02 EXPLOG-08 EXPLOG-10 category, channel and source are chosen among those that exports have', async () => {
  await open('?tab=export-logs')
  await counted('45 records')
  await userEvent.click(button(/^Source/))
  const api = await screen.findByRole('checkbox', { name: /^api \d+$/ })
  const expected = /\d+$/.exec(api.closest('label')!.textContent)![0]
  await userEvent.click(api)
  await userEvent.keyboard('{Escape}')
  expect(button(/^Notification channel/)).toBeVisible()
  expect(button(/^Category/)).toBeVisible()
  await press('Search')
  await counted(`${expected} records`)
  expect(lastSearch('orgs/logs/export/search')).toEqual({
    freeText: '',
    categories: [],
    actions: [],
    sources: ['api'],
  })
})

test.each([
  ['EXPLOG-06', /^Data Filter of/, 'Data Filter', 'org-haiau'],
  ['EXPLOG-07', /^JSON of/, 'JSON', /export-partial/],
])(
  '%s what an export was limited to, and all of its record, open in a drawer',
  async (_id, name, title, words) => {
    await open('?tab=export-logs&freeText=partial')
    await counted('1 record')
    await press(name)
    const drawer = await screen.findByRole('dialog', { name: title })
    expect(await within(drawer).findByText(words)).toBeVisible()
  },
)

test('CHANGELOG-02 CHANGELOG-04 the change log is filtered by text, category, status, type and time', async () => {
  await open()
  await saveSettings('phuongdong.example')
  await saveSettings('no domain')
  await userEvent.click(await screen.findByRole('tab', { name: 'Change Log' }))
  await counted('2 records')
  await tick(/^Status/, /^409 1$/)
  expect(button(/^Category/)).toBeVisible()
  expect(button(/^Type/)).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Today')
  await press('Search')
  await counted('1 record')
  expect(lastSearch('logs/system/search')).toMatchObject({ statusCodes: ['409'], objecTypes: [] })
  const { fromStartAt, toStartAt } = lastSearch('logs/system/search') as Record<string, number>
  expect([fromStartAt! % 1000, toStartAt! % 1000]).toEqual([0, 999])
})

test('B60 two rows of one object type are compared field by field, the older at the left', async () => {
  const { unmount } = await open('?tab=change-logs')
  await saveSettings('phuongdong.example', 'old.example')
  world.sandbox.clock.advance(60_000)
  await saveSettings('phuongdong.example', 'new.example')
  await send('/api/account/mngmnt/orgs/links/create', {
    ...{ integrationName: 'A', linkedOrgId: 'b', linkedOrgName: 'B', linkedSource: 'O2OCRM' },
    ...{ o2oCdpOrgId: 'org-phuongdong', apiKey: 'k' },
  })
  await press('Search')
  await counted('3 records')
  const [newer, older] = screen.getAllByRole('checkbox', { name: /^Compare SAVE/ })
  await userEvent.click(newer!)
  expect(screen.getByText(/^1 of 2 rows chosen, of the object type GeneralSettings$/)).toBeVisible()
  const other = screen.getByRole('checkbox', { name: /\(It speaks of something else\)$/ })
  await userEvent.click(other)
  expect(other).not.toBeChecked()
  await userEvent.click(older!)
  await press('Show difference')
  const drawer = await screen.findByRole('dialog', { name: 'Difference' })
  expect(
    await within(drawer).findByText('1 field differs: 1 changed, 0 added, 0 removed. 2 are the same.'),
  ).toBeVisible()
  const row = within(drawer).getByRole('row', { name: /^allowedDomains/ })
  expect(row).toHaveTextContent('Changed')
  expect(within(row).getByRole('deletion')).toHaveTextContent('old.example')
  expect(within(row).getByRole('insertion')).toHaveTextContent('new.example')
  await userEvent.click(within(drawer).getByRole('button', { name: 'The 2 same fields' }))
  expect(within(drawer).getByRole('row', { name: /^orgId/ })).toHaveTextContent('The same')
  // It can be shared: whoever opens the address sees the same.
  const address = location.search
  unmount()
  await world.renderScreen(<ActivitiesScreen />, { at: PATH + address, ...BAO })
  expect(await screen.findByRole('dialog', { name: 'Difference' })).toBeVisible()
})

test('ORGCOMMON-27 a log that cannot be loaded is empty, and says so quietly', async () => {
  world.sandbox.faults.order({ operation: 'searchExportLogs', status: 500 })
  await open('?tab=export-logs')
  expect(await screen.findByText('Could not load')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('in Vietnamese nothing is left in English', async () => {
  await open('?tab=access-logs&lang=vi')
  await counted(/bản ghi|dòng|kết quả/)
  expect(tabs()).toEqual([
    'Nhật ký tài khoản người dùng',
    'Nhật ký xuất dữ liệu',
    'Nhật ký thay đổi',
    'Nhật ký truy cập',
  ])
  expect(screen.getByRole('combobox', { name: 'Múi giờ' })).toBeVisible()
})
