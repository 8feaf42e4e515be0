import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from '../../../app/testing'
import { SystemSettingScreen } from './SystemSettingScreen'

const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const PATH = '/console-system-setting'
const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const open = (search = '') => world.renderScreen(<SystemSettingScreen />, { at: PATH + search, ...BAO })
const selectedTab = (name: string) => screen.getByRole('tab', { name, selected: true })
const entries = (of: string) => within(screen.getByRole('navigation', { name: of }))
const here = (of: string) =>
  entries(of)
    .getAllByRole('link')
    .find((link) => link.getAttribute('aria-current') === 'page')?.textContent
/** Waits until the tab `of` shows its entry. */
const stands = (of: string, entry: string) => waitFor(() => expect(here(of)).toBe(entry))

test('SYSTOOLS-01 SYSTOOLS-03 ROUTES-25 the page stands under Super Admin, with its three tabs', async () => {
  await world.renderApp(PATH, BAO)
  expect(await screen.findByRole('heading', { level: 1, name: 'System Setting' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('System Setting'))
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Home',
    'Super Admin',
    'System Setting',
  ])
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'System',
    'Zalo Mini App',
    'Cronjob',
  ])
})

test.each([
  ['', 'System', 'Support'],
  ['?tab=system&menu=segment', 'System', 'Segment'],
  ['?menu=manage_object', 'System', 'Managed Objects'],
  ['?menu=system_configuration', 'System', 'System Configuration'],
  ['?menu=privacy-system', 'System', 'Privacy Term'],
  ['?tab=zalo-mini-app', 'Zalo Mini App', 'Live Version'],
  ['?tab=zalo-mini-app&menu=zma-library', 'Zalo Mini App', 'Library'],
  ['?tab=constructor&menu=nothing', 'System', 'Support'],
  ['?tab=zalo-mini-app&menu=segment', 'Zalo Mini App', 'Live Version'],
])('SYSTOOLS-02 SYSTOOLS-04 ZMA-02 the address %j opens the tab %s at %s', async (search, tab, entry) => {
  await open(search)
  await stands(tab, entry)
  expect(selectedTab(tab)).toBeVisible()
})

test.each([
  ['?tab=cronjob', 'Configuration'],
  ['?tab=cronjob&subTab=history', 'History'],
  ['?tab=cronjob&subTab=nothing', 'Configuration'],
])('CRON-01 CRON-02 the address %j opens the sub tab %s of the cronjobs', async (search, name) => {
  await open(search)
  await waitFor(() => expect(selectedTab(name)).toBeVisible())
  expect(selectedTab('Cronjob')).toBeVisible()
})

test('SYSTOOLS-05 SYSTOOLS-06 the entries of the System tab; the privacy term sits under Security', async () => {
  await open()
  await stands('System', 'Support')
  expect(
    entries('System')
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Support', 'Segment', 'Managed Objects', 'System Configuration', 'Privacy Term'])
  const security = within(entries('System').getByRole('group', { name: 'Security' }))
  expect(security.getByRole('link', { name: 'Privacy Term' })).toBeVisible()
})

test('SYSTOOLS-02 ZMA-01 whoever comes back to a tab finds it as it was left, in the language of now', async () => {
  const { router } = await open('?menu=segment&lang=en')
  const tab = (name: string) => screen.findByRole('tab', { name })
  await userEvent.click(await tab('Zalo Mini App'))
  await userEvent.click(await screen.findByRole('link', { name: 'Library' }))
  await stands('Zalo Mini App', 'Library')
  expect(location.search).toBe('?tab=zalo-mini-app&menu=zma-library&lang=en')
  await userEvent.click(await tab('System'))
  await stands('System', 'Segment')
  await userEvent.click(await tab('Zalo Mini App'))
  await stands('Zalo Mini App', 'Library')
  await act(() => router.navigate(`${PATH}?tab=zalo-mini-app&menu=zma-library&lang=vi`, { replace: true }))
  await userEvent.click(await tab('System'))
  await waitFor(() => expect(location.search).toBe('?menu=segment&lang=vi'))
})

test('SYSTOOLS-02 CRON-26 every entry keeps its own page and filters, and takes none of another', async () => {
  await open('?tab=cronjob&freeText=nhip&lang=en')
  await userEvent.click(await screen.findByRole('tab', { name: 'History' }))
  await waitFor(() => expect(location.search).toBe('?tab=cronjob&subTab=history&lang=en'))
  await userEvent.click(await screen.findByRole('tab', { name: 'System' }))
  await userEvent.click(await screen.findByRole('link', { name: 'System Configuration' }))
  await waitFor(() => expect(location.search).toBe('?menu=system_configuration&lang=en'))
  await userEvent.click(await screen.findByRole('tab', { name: 'Cronjob' }))
  await userEvent.click(await screen.findByRole('tab', { name: 'Configuration' }))
  await waitFor(() => expect(location.search).toBe('?tab=cronjob&freeText=nhip&lang=en'))
  // The address is a moment ahead of the page.
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('nhip'))
})
