import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { timings } from '../../../../timings'
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
} from '../../../../app/testing-setup'

jest.setTimeout(60_000)
const { openSetup, setupCalls, sandbox } = createSetupWorld()

const quota = (organization: string, category: string) => `/config/quota/${organization}/${category}`
const open = async (organization: string, menu: 'api-ingestion' | 'segment') => {
  await openSetup(organization, menu)
  await page(menu === 'segment' ? 'Segment' : 'API Ingestion')
}
const values = (...names: string[]) => names.map((name) => field(name))
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
const selected = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })

test('QUOTA-18 QUOTA-19 QUOTA-20 without a quota the form holds the usual values, which can be saved', async () => {
  await open(ZENBREW, 'api-ingestion')
  expect(
    values('Per 5 minutes', 'Per hour', 'Per day').map((input) => (input as HTMLInputElement).value),
  ).toEqual(['3,000', '20,000', '150,000'])
  expect(field('Alert message')).toHaveValue('You have exceeded your rate limit.')
  expect(selected('Unblock after')).toHaveValue('30')
  await save()
  await told('Updated successfully')
  expect(setupCalls(quota(ZENBREW, 'ApiIngestion'))).toEqual(
    expect.arrayContaining([
      {
        call: `POST ${quota(ZENBREW, 'ApiIngestion')}/update`,
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
  await open(PHUONGDONG, 'api-ingestion')
  expect(setupCalls(quota(PHUONGDONG, 'ApiIngestion')).map(({ call }) => call)).toEqual([
    `GET ${quota(PHUONGDONG, 'ApiIngestion')}/get`,
  ])
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
  await open(PHUONGDONG, 'api-ingestion')
  await screen.findByRole('combobox', { name: 'Unblock after' })
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
  await open(ACME, 'api-ingestion')
  const banner = await screen.findByText(/unblocks automatically/)
  expect(banner).toHaveTextContent(/^API ingestion is blocked\. It unblocks automatically in 2\d minutes\.$/)
  await press('Unblocked')
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Are you sure to unblock?')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(setupCalls('/unblocked')).toEqual([])
})

test('QUOTA-24 QUOTA-25 QUOTA-26 the block is lifted, and the quota read again a second later', async () => {
  await open(ACME, 'api-ingestion')
  await press('Unblocked')
  await confirm('Unblocked')
  await told('Unblocked successfully')
  expect(setupCalls('/unblocked').map(({ call }) => call)).toEqual([
    `GET /api/account/api/mngmnt/orgs${quota(ACME, 'ApiIngestion')}/unblocked`,
  ])
  const reads = () => setupCalls(`${quota(ACME, 'ApiIngestion')}/get`).length
  await waitFor(() => expect(screen.queryByText(/unblocks automatically/)).not.toBeInTheDocument())
  // At first, once it was changed, and a moment later.
  await waitFor(() => expect(reads()).toBe(3))
  expect(timings.listReload).toBe(1000)
})

test('QUOTA-27 a block that stays says so', async () => {
  await open('org-stuck', 'api-ingestion')
  await press('Unblocked')
  await confirm('Unblocked')
  await told('Unblocked fail')
})

test('QUOTA-14 a save that is refused without a message says so, and keeps what is typed', async () => {
  await open(SILENT, 'api-ingestion')
  await screen.findByRole('textbox', { name: /^Per hour/ })
  await put('Per hour', '7')
  await save()
  await told('Something went wrong!')
  expect(field('Per hour')).toHaveValue('7')
})

test('QUOTA-12 QUOTA-13 a quota that cannot be read is told by a notice; without an answer the common error opens', async () => {
  await openSetup('org-unreadable', 'api-ingestion')
  await told('Something went wrong')
  await openSetup('org-nowhere', 'segment')
  expect(await screen.findAllByText('This organization does not exist any more')).not.toHaveLength(0)
  sandbox.faults.order({ operation: 'getOrganizationQuota', drop: true })
  await openSetup(ACME, 'segment')
  expect(await screen.findByRole('dialog', { name: 'Error' })).toBeVisible()
})

test('QUOTA-06 QUOTA-32 QUOTA-33 without a Segment quota each number is 100, saved with its alert', async () => {
  await open(ZENBREW, 'segment')
  await screen.findByRole('textbox', { name: /^Raw records/ })
  for (const input of values('Raw records', 'Result records', 'Final records'))
    expect(input).toHaveValue('100')
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument()
  await save()
  await told('Updated successfully')
  expect(setupCalls('/update')[0]!.body).toEqual({
    category: 'Segment',
    quotaByKeys: { _filter_raw: 100, _filter_result: 100, _final_result: 100 },
    alertMessage: 'Reached Max Allowed Records',
    enabledBlocked: false,
  })
  expect(await screen.findByRole('button', { name: 'Remove' })).toBeVisible()
})

test('QUOTA-28 QUOTA-29 QUOTA-30 numbers of segments are required, and stay within their ranges', async () => {
  await open(PHUONGDONG, 'segment')
  await screen.findByRole('textbox', { name: /^Raw records/ })
  await put('Raw records', '50000001')
  await put('Result records', '99')
  await put('Final records', '')
  await save()
  expect(field('Raw records')).toHaveAccessibleDescription('Value should be from 100 to 50,000,000')
  expect(field('Result records')).toHaveAccessibleDescription('Value should be from 100 to 5,000,000')
  expect(field('Final records')).toHaveAccessibleDescription('Required')
  expect(setupCalls('/update')).toEqual([])
})

test('QUOTA-31 the final records go to 5,000,000', async () => {
  await open(PHUONGDONG, 'segment')
  await screen.findByRole('textbox', { name: /^Final records/ })
  await put('Final records', '5000001')
  await save()
  expect(field('Final records')).toHaveAccessibleDescription('Value should be from 100 to 5,000,000')
  await put('Final records', '5,000,000')
  await save()
  await told('Updated successfully')
})

test('QUOTA-10 QUOTA-34 QUOTA-35 QUOTA-36 a Segment quota is removed after a question, and read again half a second later', async () => {
  await open(PHUONGDONG, 'segment')
  await press('Remove')
  await confirm('Cancel')
  expect(setupCalls('/delete')).toEqual([])
  await press('Remove')
  await confirm('Remove')
  await told('Deleted successfully')
  expect(setupCalls('/delete').map(({ call }) => call)).toEqual([
    `POST ${quota(PHUONGDONG, 'Segment')}/delete`,
  ])
  await waitFor(() => expect(field('Raw records')).toHaveValue('100'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument())
  const reads = () => setupCalls(`${quota(PHUONGDONG, 'Segment')}/get`).length
  // At first, once it was changed, and a moment later.
  await waitFor(() => expect(reads()).toBe(3))
  expect(timings.segmentQuotaReload).toBe(500)
})
