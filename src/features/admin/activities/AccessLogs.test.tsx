import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createScreenWorld } from '../../../app/testing-screen'
import type { AccessLog } from '../../../api'
import { dateTime } from '../../../kit/time/dates'
import { chooseZone } from '../../../kit/time/zone'
import { ActivitiesScreen } from './ActivitiesScreen'
import { BAO, button, counted, PATH, press, send, total } from './testing'

const world = createScreenWorld()
afterEach(() => {
  world.sandbox.reset()
  chooseZone(undefined)
})
afterAll(() => world.close())

const open = (search = '') =>
  world.renderScreen(<ActivitiesScreen />, { at: `${PATH}?tab=access-logs${search}`, ...BAO })
const bodies = (part: string) =>
  world.calls.filter(({ path }) => path.includes(part)).map(({ body }) => JSON.parse(body) as object)
const search = () => bodies('recent/search').at(-1)
const SEARCH = '/api/account/mngmnt-client/quick-access/recent/search'

/** All visits, whatever the screen shows. */
async function allVisits(): Promise<AccessLog[]> {
  const visits: AccessLog[] = []
  for (let page = 0; ; page += 1) {
    const { results } = (await send(`${SEARCH}?page=${page}&pageSize=100`, { fromTime: 0, toTime: 0 })) as {
      results: { content: AccessLog[]; page: { totalPages: number } }
    }
    visits.push(...results.content)
    if (page + 1 >= results.page.totalPages) return visits
  }
}
const map = (name: string) => screen.findByRole('region', { name })
const sumOf = async (name: string) =>
  Number(
    within(await map(name))
      .getByRole('heading')
      .nextElementSibling!.textContent.replace(/\D/g, ''),
  )

test('ACCESSLOG-07 ACCESSLOGB-08 ACCESSLOGB-18 who visited what, newest first, in pages', async () => {
  await open()
  await counted('603 records')
  expect(
    screen.getAllByRole('columnheader').map((head) => head.textContent.replace(/ \(UTC.*\)$/, '')),
  ).toEqual(['#', 'User', 'Accessed At', 'App', 'Link', 'Module', 'Action'])
  expect(world.calls.find(({ path }) => path.startsWith(SEARCH))!.path).toBe(
    `${SEARCH}?page=0&pageSize=10&orderBy=createdAt%3ADESC`,
  )
  expect(search()).toEqual({ userIds: [], apps: [], names: [], fromTime: 0, toTime: 0 })
  expect(screen.getByText('1–10 of 603')).toBeVisible()
})

test('ACCESSLOG-08 ACCESSLOGB-09 ACCESSLOGB-10 apps are in capitals, links open a new tab, and what is hostile is only text', async () => {
  await open()
  await counted('603 records')
  expect(screen.getByText('<B>LOYALTY</B>')).toBeVisible()
  expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull()
  const [link] = screen.getAllByRole('link', { name: /^https:/ })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('ACCESSLOG-02 ACCESSLOGB-03 ACCESSLOGB-05 it is filtered by users, applications, modules and a range with time', async () => {
  await open()
  await counted('603 records')
  for (const name of ['Users', 'Applications', 'Modules', 'From', 'To'])
    expect(screen.getByRole('textbox', { name })).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '1/2/2026 9h30')
  await userEvent.tab()
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('01/02/2026 09:30:00')
})

test('ACCESSLOG-05 ACCESSLOG-06 ACCESSLOGB-07 Search stands beside the toggle of the chart', async () => {
  await open()
  await counted('603 records')
  expect(button('Search')).toBeVisible()
  expect(button('Show the chart')).toHaveAttribute('aria-expanded', 'false')
})

test('ACCESSLOG-10 ACCESSLOGB-11 ACCESSLOG-09 a visit is shown as JSON', async () => {
  await open()
  await counted('603 records')
  await userEvent.click(screen.getAllByRole('button', { name: /^JSON of the visit of/ })[0]!)
  const drawer = await screen.findByRole('dialog', { name: 'JSON' })
  expect(await within(drawer).findByText(/"accessedAt"/)).toBeVisible()
})

test('ACCESSLOG-03 ACCESSLOGB-04 ACCESSLOGB-06 users, applications and modules are typed freely and take effect with Search', async () => {
  await open()
  await counted('603 records')
  await userEvent.type(screen.getByRole('textbox', { name: 'Applications' }), 'DATA HUB{Enter}cdp')
  await userEvent.type(screen.getByRole('textbox', { name: 'Modules' }), 'data sources{Enter}')
  expect(location.search).toBe('?tab=access-logs')
  await press('Search')
  await waitFor(() =>
    expect(search()).toMatchObject({ apps: ['DATA HUB', 'cdp'], names: ['data sources'], userIds: [] }),
  )
  expect(await total()).toBeGreaterThan(0)
  expect(screen.getAllByText('DATA HUB').length).toBeGreaterThan(1)
})

test('ACCESSLOG-20 ACCESSLOG-21 ACCESSLOGB-15 both ends of the range are sent, half a range is none', async () => {
  await open()
  await counted('603 records')
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '1/2/2026')
  await press('Search')
  await waitFor(() => expect(location.search).toContain('from='))
  expect(search()).toMatchObject({ fromTime: 0, toTime: 0 })
  expect(screen.getByText('All time', { selector: 'span' })).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '2/2/2026')
  await press('Search')
  await waitFor(() =>
    expect(search()).toMatchObject({
      fromTime: new Date(2026, 1, 1).getTime(),
      toTime: new Date(2026, 1, 2, 23, 59, 59, 999).getTime(),
    }),
  )
})

test('ACCESSLOG-11 ACCESSLOG-24 ACCESSLOGB-19 the chart counts what the list shows, and is asked with its criteria', async () => {
  await open('&apps=cdp')
  const shown = await total()
  await press('Show the chart')
  expect(await sumOf('Stats by User')).toBe(shown)
  expect(await sumOf('Stats by Module')).toBe(shown)
  expect(bodies('stats/overview')).toEqual([search()])
  expect(location.search).toBe('?tab=access-logs&apps=cdp&chart=1')
})

test('ACCESSLOG-13 ACCESSLOG-14 ACCESSLOGB-13 the chart is read again, and closed', async () => {
  await open('&chart=1')
  await map('Stats by User')
  await press('Refresh the chart')
  await waitFor(() => expect(bodies('stats/overview')).toHaveLength(2))
  await userEvent.click(screen.getAllByRole('button', { name: 'Hide the chart' })[0]!)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Stats by User' })).toBeNull())
})

test('ACCESSLOG-18 ACCESSLOG-17 ACCESSLOGB-17 a tile that is pressed filters the list, and the same numbers stand in a table', async () => {
  await open('&chart=1')
  const users = within(await map('Stats by User'))
  const tile = users.getByRole('button', { name: /^bao\.tran@.*: \d+\. Filter the list by it$/ })
  const count = /: (\d+)\./.exec(tile.getAttribute('aria-label')!)![1]
  await userEvent.click(users.getByRole('button', { name: 'Table of Stats by User' }))
  const row = users.getByRole('row', { name: /^bao\.tran/ })
  expect(within(row).getAllByRole('cell')[0]).toHaveTextContent(count!)
  await userEvent.click(tile)
  await counted(`${count} records`)
  expect(search()).toMatchObject({ userIds: [BAO.as] })
})

test.each(['Etc/GMT+12', 'UTC', 'Etc/GMT-7', 'Etc/GMT-14'])(
  'ACCESSLOG-04 ACCESSLOG-12 ACCESSLOG-23 B31 B32 in the zone %s a day finds exactly the rows that are shown with it, in list and chart',
  async (zone) => {
    await open('&chart=1')
    await counted('603 records')
    const visits = await allVisits()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), zone)
    const day = dateTime(visits[100]!.accessedAt).slice(0, 10)
    const expected = visits.filter(({ accessedAt }) => dateTime(accessedAt).startsWith(day))
    await userEvent.type(screen.getByRole('textbox', { name: 'From' }), day)
    await userEvent.type(screen.getByRole('textbox', { name: 'To' }), day)
    await press('Search')
    await counted(new RegExp(`^${expected.length} record`))
    const times = screen
      .getAllByRole('time')
      .map((time) => time.textContent)
      .filter((time) => time.length === 19)
    expect(times).toHaveLength(Math.min(10, expected.length))
    expect(times.every((time) => time.startsWith(day))).toBe(true)
    await waitFor(async () => expect(await sumOf('Stats by User')).toBe(expected.length))
    const head = screen.getByRole('columnheader', { name: /^Accessed At/ })
    expect(head).toHaveTextContent(/\(UTC[+-]\d\d:00\)$/)
    expect(button('Search')).toBeVisible()
  },
)
