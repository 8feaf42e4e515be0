import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { now } from '../../../../clock'
import { mistakesOf } from '../../../../kit/form/form'
import { holdTime } from '../../../../app/testing-time'
import {
  ACME,
  createSetupWorld,
  field,
  page,
  PHUONGDONG,
  press,
  put,
  save,
  savesNothing,
  SILENT,
  told,
  ZENBREW,
} from './testing'
import { apiIngestionOf, schema } from './api-ingestion-form'

const { openSetup, setupCalls, sandbox } = createSetupWorld()

const quota = (organization: string) => `/config/quota/${organization}/ApiIngestion`
const open = async (organization: string) => {
  await openSetup(organization, 'api-ingestion')
  await page('API Ingestion')
  await screen.findByRole('textbox', { name: /^Per hour/ })
}
const values = (...names: string[]) => names.map((name) => field(name))
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
const selected = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })

test('QUOTA-18 QUOTA-19 QUOTA-20 without a quota the form holds the usual values, which can be saved', async () => {
  await open(ZENBREW)
  expect(
    values('Per 5 minutes', 'Per hour', 'Per day').map((input) => (input as HTMLInputElement).value),
  ).toEqual(['3,000', '20,000', '150,000'])
  expect(field('Alert message')).toHaveValue('You have exceeded your rate limit.')
  expect(selected('Unblock after')).toHaveValue('30')
  await save()
  await told('Updated successfully')
  expect(setupCalls(quota(ZENBREW))).toEqual(
    expect.arrayContaining([
      {
        call: `POST ${quota(ZENBREW)}/update`,
        body: {
          category: 'ApiIngestion',
          quotaByKeys: { _5minutely: 3000, _hourly: 20_000, _daily: 150_000 },
          alertMessage: 'You have exceeded your rate limit.',
          enabledBlocked: true,
          unblockedPeriodInMin: 30,
        },
      },
    ]),
  )
  await savesNothing()
})

test('QUOTA-05 QUOTA-08 QUOTA-09 what is stored is read and saved under its keys', async () => {
  await open(PHUONGDONG)
  expect(setupCalls(quota(PHUONGDONG)).map(({ call }) => call)).toEqual([`GET ${quota(PHUONGDONG)}/get`])
  await savesNothing()
  await put('Per hour', '25,000')
  await userEvent.selectOptions(selected('Unblock after'), '120 minutes')
  await save()
  await told('Updated successfully')
  expect(setupCalls('/update')[0]!.body).toMatchObject({
    quotaByKeys: { _5minutely: 3000, _hourly: 25_000, _daily: 150_000 },
    unblockedPeriodInMin: 120,
  })
  await savesNothing()
})

test('QUOTA-15 QUOTA-16 QUOTA-17 nothing may be empty, no count under 0, and seven times to unblock after', async () => {
  await open(PHUONGDONG)
  expect([...selected('Unblock after').options].filter(({ value }) => value).map(({ text }) => text)).toEqual(
    [5, 10, 15, 30, 60, 90, 120].map((minutes) => `${minutes} minutes`),
  )
  for (const name of ['Per 5 minutes', 'Per day', 'Alert message']) await put(name, '')
  await put('Per hour', '-20')
  await save()
  for (const name of ['Per 5 minutes', 'Per day', 'Alert message'])
    expect(field(name)).toHaveAccessibleDescription('Required')
  expect(field('Per hour')).toHaveAccessibleDescription('Value should be 0 or more')
  expect(field('Per 5 minutes')).toHaveFocus()
  await put('Per hour', '1.5')
  expect(field('Per hour')).toHaveAccessibleDescription('Value should be a whole number')
  expect(setupCalls('/update')).toEqual([])
})

test('QUOTA-21 QUOTA-22 QUOTA-23 a blocked organization says until when, and is unblocked only after a question', async () => {
  await open(ACME)
  const banner = await screen.findByText(/unblocks automatically/)
  expect(banner).toHaveTextContent(/^API ingestion is blocked\. It unblocks automatically in 2\d minutes\.$/)
  await press('Unblocked')
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Are you sure to unblock?')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(setupCalls('/unblocked')).toEqual([])
})

test('QUOTA-24 QUOTA-26 the block is lifted, and its notice goes', async () => {
  await open(ACME)
  await press('Unblocked')
  await confirm('Unblocked')
  await told('Unblocked successfully')
  expect(setupCalls('/unblocked').map(({ call }) => call)).toEqual([
    `GET /api/account/api/mngmnt/orgs${quota(ACME)}/unblocked`,
  ])
  await waitFor(() => expect(screen.queryByText(/unblocks automatically/)).not.toBeInTheDocument())
})

describe('as time goes on', () => {
  afterEach(() => jest.useRealTimers())

  test('QUOTA-25 the quota is read again a second after it was unblocked', async () => {
    const { until } = holdTime()
    await open(ACME)
    fireEvent.click(screen.getByRole('button', { name: 'Unblocked' }))
    const question = await screen.findByRole('alertdialog')
    const reads = () => setupCalls(`${quota(ACME)}/get`).length
    const pressed = now()
    fireEvent.click(within(question).getByRole('button', { name: 'Unblocked' }))
    await told('Unblocked successfully')
    const unblocked = now()
    // At first, and at once after it was changed.
    await waitFor(() => expect(reads()).toBe(2))
    await until(pressed + 999)
    expect(reads()).toBe(2)
    await until(unblocked + 1000)
    expect(reads()).toBe(3)
  })

  test('QUOTA-21 a block whose time is over is not told any more', async () => {
    const { until } = holdTime()
    await open(ACME)
    expect(screen.getByText(/unblocks automatically/)).toBeVisible()
    const left = 25 * 60_000
    sandbox.clock.advance(left)
    // The server tells its time by the second.
    await until(now() + left + 1000)
    expect(screen.queryByText(/unblocks automatically/)).not.toBeInTheDocument()
  })
})

test('QUOTA-27 a block that stays says so', async () => {
  await open('org-stuck')
  await press('Unblocked')
  await confirm('Unblocked')
  await told('Unblocked fail')
})

test('QUOTA-14 a refused save has the words of the server or others, and keeps what is typed', async () => {
  await open(SILENT)
  await put('Per 5 minutes', '7')
  await save()
  await told('Something went wrong!')
  sandbox.faults.order({ operation: 'updateOrganizationQuota', status: 409, message: 'Gói cước không đủ' })
  await save()
  await told('Gói cước không đủ')
  expect(field('Per 5 minutes')).toHaveValue('7')
})

test('QUOTA-12 QUOTA-13 a quota that cannot be read is told by a notice; without an answer the common error opens', async () => {
  await openSetup('org-unreadable', 'api-ingestion')
  await told('Something went wrong')
  sandbox.faults.order({
    operation: 'getOrganizationQuota',
    status: 409,
    message: 'This organization does not exist any more',
    times: 1,
  })
  await openSetup(ZENBREW, 'segment')
  expect(await screen.findAllByText('This organization does not exist any more')).not.toHaveLength(0)
  sandbox.faults.order({ operation: 'getOrganizationQuota', drop: true })
  await openSetup(ACME, 'segment')
  expect(await screen.findByRole('dialog', { name: 'Error' })).toBeVisible()
})

test.each(['_5minutely', '_hourly', '_daily', 'alertMessage', 'unblockedPeriodInMin'])(
  'QUOTA-15 %s may not be empty',
  (name) => {
    expect(mistakesOf(schema, { ...apiIngestionOf(undefined), [name]: '' })).toEqual({
      [name]: 'common.required',
    })
  },
)

test.each(['_5minutely', '_hourly', '_daily'])('QUOTA-16 %s may be 0, and nothing under it', (name) => {
  const mistakes = (typed: string) => mistakesOf(schema, { ...apiIngestionOf(undefined), [name]: typed })
  expect(mistakes('0')).toEqual({})
  expect(mistakes('-1')).toEqual({ [name]: 'organizationSetup.notNegative' })
})
