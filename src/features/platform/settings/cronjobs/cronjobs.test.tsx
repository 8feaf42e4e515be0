import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { values } from '../../../../api'
import { another } from '../../../../app/testing-other'
import { createScreenWorld } from '../../../../app/testing-screen'
import { CronjobConfigurations } from './CronjobConfigurations'

const world = createScreenWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const THU = 'thu.dinh@platform.example'
const PATH = '/console-system-setting?tab=cronjob'
const CONFIGS = 'mngmnt/systems/cronjob-configs'
const CALLS = `/api/account/${CONFIGS}`
const ECHO = 'http://localhost:4000/sandbox/echo?records=2'

const open = (more = '') => world.renderScreen(<CronjobConfigurations />, { at: PATH + more, ...BAO })
const theirs = () => another(world.sandbox, THU, 'org-phuongdong')
const counted = (words: string | RegExp) => screen.findByText(words, { selector: '[role=status] b' })
const sent = (part: string) =>
  world.calls
    .filter(({ path }) => path.startsWith(CALLS + part))
    .map(({ path, body }) => ({
      path: path.slice(CALLS.length),
      body: body === '' ? undefined : (JSON.parse(body) as Record<string, unknown>),
    }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('button', { name })).closest('tr')
  return within(row!)
}
const fill = async (form: Awaited<ReturnType<typeof dialog>>, label: string | RegExp, words: string) => {
  const box = form.getByLabelText(label)
  await userEvent.clear(box)
  await userEvent.click(box)
  await userEvent.paste(words)
}

test('CRON-26 CRON-12 CRON-13 the cronjobs stand in a table, their schedules in words', async () => {
  await open()
  await counted('25 records')
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    ...['#', 'Status', 'Name', 'Organization', 'Schedule', 'Method', 'Endpoint', 'Created At', 'Action'],
  ])
  const orders = await rowOf('Đồng bộ đơn hàng')
  expect(orders.getByText('Acme Retail Vietnam')).toBeVisible()
  expect(
    orders.getByText('At 01:00, 01:30, 13:00, and 13:30, every day of every month (GMT +07:00)'),
  ).toBeVisible()
  // An endpoint is text, whatever it is.
  const script = await rowOf('<b>Dọn</b> "rác" =1+1')
  expect(script.getByText('javascript:alert(1)')).toBeVisible()
  expect(script.queryByRole('link')).not.toBeInTheDocument()
  expect((await rowOf('Chiến dịch Tết')).getByText(/^It does not run any more\./)).toBeVisible()
  expect((await rowOf('Heartbeat')).getByText('No schedule: it does not run by itself')).toBeVisible()
})

test('CRON-17 they are searched by text and by one organization, page by page', async () => {
  await open()
  await counted('25 records')
  expect(sent('/search')[0]).toEqual({ path: '/search?page=0&pageSize=10', body: { freeText: '' } })
  await press('Next page')
  await waitFor(() => expect(sent('/search').at(-1)!.path).toBe('/search?page=1&pageSize=10'))
  await userEvent.click(screen.getByRole('button', { name: /^Organization All/ }))
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search organizations' }), 'hai au')
  await userEvent.click(await screen.findByRole('checkbox', { name: /Hải Âu/ }))
  await userEvent.keyboard('{Escape}')
  await press('Search')
  await counted('12 records')
  expect(sent('/search').at(-1)).toEqual({
    path: '/search?page=0&pageSize=10',
    body: { freeText: '', orgId: 'org-haiau' },
  })
  await userEvent.type(screen.getByRole('searchbox', { name: 'Info' }), 'chi nhánh 11{Enter}')
  await counted('1 record')
})

test('CRON-05 CRON-06 CRON-07 a cronjob needs a name and an endpoint, and begins with POST', async () => {
  await open('&drawer=create')
  const form = await dialog('Add Cronjob')
  const method = form.getByLabelText('Method')
  expect(method).toHaveValue('POST')
  expect(
    within(method)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([...values.CronjobMethod])
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByLabelText('Name')).toHaveAccessibleDescription('Required')
  expect(form.getByLabelText('Name')).toHaveFocus()
  expect(form.getByLabelText('Endpoint')).toHaveAccessibleDescription('Required')
  await fill(form, 'Endpoint', 'javascript:alert(1)')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByLabelText('Endpoint')).toHaveAccessibleDescription(
    'The endpoint must be an address that begins with http:// or https://',
  )
  expect(form.getByLabelText('Endpoint')).toHaveValue('javascript:alert(1)')
  expect(sent('/add')).toEqual([])
})

test('CRON-08 CRON-09 CRON-18 one is added without organization and timer', async () => {
  await open('&drawer=create')
  const form = await dialog('Add Cronjob')
  await fill(form, 'Name', ' Gọi thử ')
  await fill(form, 'Endpoint', ECHO)
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Added successfully')).toBeVisible()
  expect(sent('/add')).toEqual([
    { path: '/add', body: { name: 'Gọi thử', endpointMethod: 'POST', endpointUrl: ECHO } },
  ])
  expect(await rowOf('Gọi thử')).toBeDefined()
})

test('CRON-10 CRON-11 CRON-14 the scheduler begins at GMT 7, and is accepted with a valid range alone', async () => {
  await open('&drawer=create')
  const form = await dialog('Add Cronjob')
  await fill(form, 'Name', 'Có lịch')
  await fill(form, 'Endpoint', ECHO)
  await userEvent.click(form.getByRole('button', { name: 'Set schedule' }))
  const scheduler = await dialog('Schedule')
  expect(scheduler.getByLabelText('Time zone of the schedule')).toHaveDisplayValue('GMT +07:00')
  expect(scheduler.getByText('At 00:00, every day of every month (GMT +07:00)')).toBeVisible()
  expect(within(scheduler.getByRole('list')).getAllByRole('listitem')).toHaveLength(5)

  const accept = () => userEvent.click(scheduler.getByRole('button', { name: 'Use this schedule' }))
  const [from, to] = [scheduler.getByLabelText('From'), scheduler.getByLabelText('To')]
  const group = (name: string) => within(scheduler.getByRole('group', { name }))
  await accept()
  expect(from).toHaveAccessibleDescription('Give both ends of the valid range')
  await fill(scheduler, 'From', '2/1/2030')
  await fill(scheduler, 'To', '1/1/2030')
  await accept()
  expect(to).toHaveAccessibleDescription('The valid range must end after it begins')

  // 31 February, then a month that the range does not have.
  await userEvent.click(group('Months').getByRole('checkbox', { name: 'Every month' }))
  await userEvent.click(group('Months').getByRole('checkbox', { name: 'Feb' }))
  await userEvent.click(group('Days of the month').getByRole('checkbox', { name: 'Every day' }))
  await accept()
  expect(scheduler.getByText('Choose at least one, or every one')).toBeVisible()
  await userEvent.click(group('Days of the month').getByRole('checkbox', { name: '31' }))
  expect(
    scheduler.getByText('It would never run: none of the chosen months has one of these days'),
  ).toBeVisible()
  expect(scheduler.getByText('It does not run any more.')).toBeVisible()
  await userEvent.click(group('Days of the month').getByRole('checkbox', { name: '15' }))
  await fill(scheduler, 'To', '31/1/2030')
  await accept()
  expect(to).toHaveAccessibleDescription('It would never run: none of its times is within the valid range')
  await fill(scheduler, 'To', '1/3/2031')
  expect(scheduler.getByText('At 00:00, on days 15 and 31 of February (GMT +07:00)')).toBeVisible()
  await accept()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Schedule' })).not.toBeInTheDocument())
  expect(form.getByText('At 00:00, on days 15 and 31 of February (GMT +07:00)')).toBeVisible()
  expect(form.getByLabelText('Name')).toHaveValue('Có lịch')

  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Added successfully')).toBeVisible()
  expect(sent('/add')[0]!.body).toMatchObject({
    ...{ minutes: [0], hours: [0], days: [15, 31], months: [2], gmt: 7 },
    validFromTime: new Date(2030, 0, 2).getTime(),
    validToTime: new Date(2031, 2, 1, 23, 59, 59).getTime(),
  })
})

test('CRON-04 every minute of every hour is allowed, and its words say how often that is', async () => {
  await open('&drawer=update&record=cron-minutes')
  const form = await dialog('Update cronjob')
  await userEvent.click(form.getByRole('button', { name: 'Change schedule' }))
  const scheduler = await dialog('Schedule')
  expect(scheduler.getByText('Every minute, every day of every month (GMT +07:00)')).toBeVisible()
  expect(scheduler.getByText('1,440 runs on each of these days')).toBeVisible()
})

test('what is told of the next runs is what the sandbox then runs', async () => {
  await open('&drawer=update&record=cron-orders')
  const form = await dialog('Update cronjob')
  await userEvent.click(form.getByRole('button', { name: 'Change schedule' }))
  const scheduler = await dialog('Schedule')
  const told = [...scheduler.getByRole('list').querySelectorAll('time')].map(({ dateTime }) => dateTime)
  world.sandbox.clock.advance(3 * 86_400_000)
  const call = await theirs()
  const body = await call('mngmnt/systems/cronjob-histories/search?pageSize=100', {
    configIds: ['cron-orders'],
  })
  const runs = (body as { results: { content: { cronjobStartTime: number }[] } }).results.content
  const starts = runs.map(({ cronjobStartTime }) => new Date(cronjobStartTime).toISOString()).sort()
  expect(starts.slice(starts.indexOf(told[0]!)).slice(0, 5)).toEqual(told)
})

test('CRON-15 CRON-16 the switch asks, and sends all fields with the other status', async () => {
  await open()
  await userEvent.click(await screen.findByRole('switch', { name: 'Status of Đồng bộ đơn hàng' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Deactivate cronjob' }))
  expect(question.getByText(/Đồng bộ đơn hàng changes from Active to Inactive\./)).toBeVisible()
  expect(sent('/cron')).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Deactivate' }))
  expect(await screen.findByText('Updated successfully')).toBeVisible()
  expect(sent('/cron-orders')).toEqual([
    {
      path: '/cron-orders/update',
      body: {
        ...{ name: 'Đồng bộ đơn hàng', orgId: 'org-acme', extParam: { orgName: 'Acme Retail Vietnam' } },
        ...{ endpointMethod: 'POST', status: 'Inactive' },
        endpointUrl: 'http://localhost:4000/sandbox/echo?records=1840&invalid=3',
        ...{ days: [-1], months: [-1], hours: [1, 13], minutes: [0, 30], gmt: 7 },
        monthDayHoursGmts: [{ month: -1, day: -1, hours: [1, 13], gmt: 7 }],
        validFromTime: expect.any(Number) as unknown,
        validToTime: expect.any(Number) as unknown,
      },
    },
  ])
})

test('CRON-16 a switch undoes nothing that somebody else has saved meanwhile', async () => {
  await open()
  await userEvent.click(await screen.findByRole('switch', { name: 'Status of Nhịp tim' }))
  const question = within(await screen.findByRole('alertdialog'))
  const call = await theirs()
  await call(`${CONFIGS}/cron-pulse/update`, { name: 'Nhịp tim mới', endpointUrl: ECHO })
  await userEvent.click(question.getByRole('button', { name: 'Deactivate' }))
  expect(await screen.findByText('Updated successfully')).toBeVisible()
  expect(sent('/cron-pulse')[0]!.body).toMatchObject({ name: 'Nhịp tim mới', status: 'Inactive' })
})

test.each([
  ['of one that refuses without a reason', 'cron-silent', 'Failed to update'],
  ['of one that was deleted meanwhile', 'cron-quarter', 'This cronjob does not exist any more'],
])('CRON-15 a switch %s fails in words', async (_, id, words) => {
  await open(`&drawer=status&record=${id}`)
  const question = within(await screen.findByRole('alertdialog'))
  if (id === 'cron-quarter') await (await theirs())(`${CONFIGS}/${id}/delete`, {})
  await userEvent.click(question.getByRole('button', { name: 'Activate' }))
  expect(await screen.findByText(words)).toBeVisible()
})

test('CRON-19 a change sends what is typed and what the server derived; what somebody else changed is told first', async () => {
  await open('&drawer=update&record=cron-pulse')
  const form = await dialog('Update cronjob')
  await fill(form, 'Name', 'Nhịp')
  const call = await theirs()
  await call(`${CONFIGS}/cron-pulse/update`, { name: 'Nhịp tim', endpointUrl: ECHO })
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/Somebody else has changed this meanwhile/)).toBeVisible()
  expect(form.getAllByText('Every 15 minutes, every day of every month (GMT +00:00)')).not.toHaveLength(0)
  expect(sent('/cron-pulse')).toEqual([])
  await userEvent.click(form.getByRole('button', { name: 'Keep theirs and save mine too' }))
  expect(await screen.findByText('Updated successfully')).toBeVisible()
  expect(sent('/cron-pulse')).toEqual([
    {
      path: '/cron-pulse/update',
      body: { name: 'Nhịp', endpointMethod: 'POST', endpointUrl: ECHO, status: 'Active' },
    },
  ])
})

test('CRON-18 one whose organization was deleted meanwhile is refused in place, and nothing typed is lost', async () => {
  await open('&drawer=create')
  const form = await dialog('Add Cronjob')
  await fill(form, 'Name', 'Của Zenbrew')
  await fill(form, 'Endpoint', ECHO)
  await userEvent.click(form.getByRole('button', { name: /^Organization/ }))
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search organizations' }), 'zen')
  await userEvent.click(await screen.findByRole('checkbox', { name: /org-zenbrew/ }))
  await userEvent.keyboard('{Escape}')
  const call = await another(world.sandbox, BAO.as, BAO.organization)
  // Two codes are used up by then.
  world.sandbox.clock.advance(60_000)
  await call('mngmnt/orgs/org-zenbrew/deletep', {}, { otp_code: world.sandbox.codeOf(BAO.as) })
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This organization does not exist any more')).toBeVisible()
  expect(form.getByLabelText('Name')).toHaveValue('Của Zenbrew')
})

test('CRON-20 a deletion asks, naming it; one that fails says so', async () => {
  await open('&drawer=delete&record=cron-leap')
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete cronjob' }))
  expect(question.getByText('Kiểm kê ngày nhuận')).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted successfully')).toBeVisible()
  expect(sent('/cron-leap')).toEqual([{ path: '/cron-leap/delete', body: undefined }])
})

test('CRON-20 a deletion without a reason fails in the documented words', async () => {
  await open('&drawer=delete&record=cron-silent')
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  expect(await question.findByText('Something was wrong, please try later.')).toBeVisible()
})

test('CRON-03 a cronjob is shown as JSON; an address of one that is gone says so', async () => {
  const { router } = await open('&drawer=json&record=cron-orders')
  expect(await screen.findByText(/"monthDayHoursGmts"/)).toBeVisible()
  await act(() => router.navigate(`${PATH}&drawer=json&record=cron-none`))
  expect(await screen.findByText('This cronjob does not exist any more.')).toBeVisible()
})

test('CRON-12 CRON-13 in Vietnamese a schedule is told in Vietnamese', async () => {
  await open('&lang=vi')
  expect(
    await screen.findByText('Lúc 01:00, 01:30, 13:00 và 13:30, mỗi ngày của mỗi tháng (GMT +07:00)'),
  ).toBeVisible()
})
