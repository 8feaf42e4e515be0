import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from '../../../app/testing'
import { BAO, PATH, rowOf } from './testing'

const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const { renderApp, calls } = world

const KHANH = { as: 'khanh.pham@platform.example', organization: 'org-phuongdong' }
const HANG = { as: 'hang.do@acme.example', organization: 'org-acme' }
const platformCalls = () => calls.filter(({ path }) => path.includes('/mngmnt/'))
const way = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

test.each([
  ['an administrator', KHANH, PATH],
  ['a user', HANG, PATH],
  ['an administrator', KHANH, '/console-link-orgs'],
])('ORGLIST-03 CONTEXT-13 %s sees the forbidden page, and nothing is read', async (_, who, path) => {
  await renderApp(path, who)
  expect(await screen.findByRole('heading', { name: '403 Forbidden' })).toBeVisible()
  expect(platformCalls()).toEqual([])
  expect(way()).toEqual(['Home'])
})

test.each([
  ['ORGLIST-04', 'status'],
  ['ORGLIST-05', 'delete'],
  ['ORGLIST-06', 'init'],
  ['ORGFORM-01', 'create'],
  ['ORGFORM-01', 'update'],
  ['EXPORTJOB-01', 'export'],
])('%s a forbidden person opens no %s by its address either', async (_id, drawer) => {
  await renderApp(`${PATH}?drawer=${drawer}&record=org-haiau`, HANG)
  expect(await screen.findByRole('heading', { name: '403 Forbidden' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(platformCalls()).toEqual([])
})

test('ORGSETUP-01 QUOTA-01 whoever is no super administrator sees the forbidden page, and nothing is read', async () => {
  await renderApp(`${PATH}?drawer=setup&record=org-acme&menu=api-ingestion`, KHANH)
  expect(await screen.findByText('403 Forbidden', { selector: 'h1' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(calls.filter((call) => call.path.includes('/mngmnt/orgs/'))).toEqual([])
})

test('SHELL-08 the menu has Super Admin for super administrators alone', async () => {
  await renderApp('/activity/login-history', KHANH)
  const menu = () => within(screen.getByRole('navigation', { name: 'Menu' }))
  await screen.findByRole('heading', { level: 1 })
  expect(menu().queryByText('Super Admin')).not.toBeInTheDocument()
  await renderApp('/activity/login-history', BAO)
  await screen.findByRole('heading', { level: 1 })
  await userEvent.click(menu().getByRole('button', { name: 'Super Admin' }))
  expect(menu().getByRole('link', { name: 'Organization' })).toHaveAttribute('href', PATH)
  expect(menu().getByRole('link', { name: 'Link Company' })).toHaveAttribute('href', '/console-link-orgs')
})

test('SHELL-08 SHELL-04 so do the collapsed menu and the sections of the Modern layout', async () => {
  await renderApp('/activity/login-history', { ...KHANH, layout: 'modern' })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('link', { name: 'Super Admin' })).not.toBeInTheDocument()
  await renderApp(PATH, { ...BAO, layout: 'modern' })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByRole('link', { name: 'Super Admin' })).toHaveAttribute('aria-current', 'true')
  const rail = within(screen.getByRole('navigation', { name: 'Super Admin' }))
  expect(rail.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Organization',
    'Accounts',
    'Permission',
    'Link Company',
    'System Setting',
  ])
  for (const [who, has] of [
    [HANG, false],
    [BAO, true],
  ] as const) {
    await renderApp('/activity/login-history', who)
    await userEvent.click(await screen.findByRole('button', { name: 'Collapse menu' }))
    expect(screen.queryByRole('button', { name: 'Super Admin' }) !== null).toBe(has)
  }
})

test('ORGLIST-01 ORGLIST-02 ROUTES-23 the way to the list, in both layouts', async () => {
  for (const layout of ['standard', 'modern'] as const) {
    await renderApp(PATH, { ...BAO, layout })
    expect(await screen.findByRole('heading', { level: 1, name: 'Organization' })).toBeVisible()
    expect(way()).toEqual(['Home', 'Super Admin', 'Organization'])
    expect(document.title).toBe('Super Admin Organizations')
  }
})

test('LINK-02 ROUTES-24 the way to the links is one of its own', async () => {
  await renderApp('/console-link-orgs', BAO)
  await screen.findByRole('heading', { level: 1 })
  expect(way()).toEqual(['Home', 'Console', 'Link 3rd Company'])
})

test('CONTEXT-14 ORGCOMMON-04 the screens call the platform-wide family, by JSON and with cookies', async () => {
  await renderApp(PATH, BAO)
  await waitFor(() => expect(platformCalls()).toHaveLength(1))
  const [call] = platformCalls()
  expect(call!.path).toMatch(/^\/api\/account\/mngmnt\//)
  expect(JSON.parse(call!.body)).toEqual(expect.any(Object))
  // Without the cookie of the session there would be no rows.
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(10))
})

test('ORGCOMMON-01 the list in Vietnamese', async () => {
  await renderApp(`${PATH}?lang=vi`, BAO)
  expect(await screen.findByRole('heading', { level: 1, name: 'Tổ chức' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Thêm tổ chức' })).toBeVisible()
  expect(await screen.findByRole('columnheader', { name: 'Lần sửa cuối' })).toBeVisible()
})

test('B35 a change that is forbidden meanwhile is told in place, the page stays, and rights are read again', async () => {
  await renderApp(`${PATH}?freeText=zenbrew`, BAO)
  await rowOf('zenbrew')
  const reads = () => calls.filter(({ path }) => path.includes('/users/current')).length
  const before = reads()
  world.sandbox.faults.order({ operation: 'updateOrganizationStatus', status: 403, times: 1 })
  await userEvent.click(screen.getByRole('switch', { name: 'Status of zenbrew' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }))
  expect(await screen.findByText('Failed')).toBeVisible()
  expect(await rowOf('zenbrew')).toBeVisible()
  expect(screen.queryByText('403 Forbidden')).not.toBeInTheDocument()
  await waitFor(() => expect(reads()).toBeGreaterThan(before))
})
