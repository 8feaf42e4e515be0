import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { now } from '../../../../clock'
import { mistakesOf } from '../../../../kit/form/form'
import { holdTime } from '../../../../app/testing-time'
import { createSetupWorld, field, page, PHUONGDONG, press, put, save, told, ZENBREW } from './testing'
import { schema, segmentQuotaOf } from './segment-quota-form'

const { openSetup, setupCalls, sandbox } = createSetupWorld()

const quota = (organization: string) => `/config/quota/${organization}/Segment`
const open = async (organization: string) => {
  await openSetup(organization, 'segment')
  await page('Segment')
  await screen.findByRole('textbox', { name: /^Raw records/ })
}
const values = (...names: string[]) => names.map((name) => field(name))
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))

test('QUOTA-06 QUOTA-32 QUOTA-33 without a Segment quota each number is 100, saved with its alert', async () => {
  await open(ZENBREW)
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
  await open(PHUONGDONG)
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
  await open(PHUONGDONG)
  await put('Final records', '5000001')
  await save()
  expect(field('Final records')).toHaveAccessibleDescription('Value should be from 100 to 5,000,000')
  await put('Raw records', '5,000,000')
  await put('Result records', '5,000,000')
  await put('Final records', '5,000,000')
  await save()
  await told('Updated successfully')
})

test('QUOTA-30 QUOTA-31 numbers of which one can never be reached are asked about before they are saved', async () => {
  await open(PHUONGDONG)
  await put('Raw records', '300')
  await put('Result records', '200')
  await put('Final records', '250')
  await save()
  const question = () => screen.findByRole('alertdialog', { name: 'These limits contradict each other' })
  expect(await question()).toHaveTextContent(
    'Final records (250) is above Result records (200), so it is never reached.',
  )
  expect(await question()).not.toHaveTextContent('Raw records')
  await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }))
  expect(setupCalls('/update')).toEqual([])
  expect(field('Final records')).toHaveValue('250')
  await save()
  await userEvent.click(within(await question()).getByRole('button', { name: 'Save anyway' }))
  await told('Updated successfully')
  expect(setupCalls('/update')).toHaveLength(1)
})

test('QUOTA-10 QUOTA-34 QUOTA-35 a Segment quota is removed after a question, and Remove with it', async () => {
  await open(PHUONGDONG)
  await press('Remove')
  await confirm('Cancel')
  expect(setupCalls('/delete')).toEqual([])
  await press('Remove')
  await confirm('Remove')
  await told('Deleted successfully')
  expect(setupCalls('/delete').map(({ call }) => call)).toEqual([`POST ${quota(PHUONGDONG)}/delete`])
  await waitFor(() => expect(field('Raw records')).toHaveValue('100'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument())
})

describe('as time goes on', () => {
  afterEach(() => jest.useRealTimers())

  test('QUOTA-36 a removed Segment quota is read again half a second later', async () => {
    const { until } = holdTime()
    await open(PHUONGDONG)
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
    const question = await screen.findByRole('alertdialog')
    const reads = () => setupCalls(`${quota(PHUONGDONG)}/get`).length
    const pressed = now()
    fireEvent.click(within(question).getByRole('button', { name: 'Remove' }))
    await told('Deleted successfully')
    const removed = now()
    // At first, and at once after it was removed.
    await waitFor(() => expect(reads()).toBe(2))
    await until(pressed + 499)
    expect(reads()).toBe(2)
    await until(removed + 500)
    expect(reads()).toBe(3)
  })
})

test('a refused removal is told in the question, with the words of the server or others', async () => {
  await open(PHUONGDONG)
  sandbox.faults.order({ operation: 'deleteOrganizationQuota', status: 409, message: '' })
  await press('Remove')
  await confirm('Remove')
  await told('Something was wrong, please try later.')
  sandbox.faults.order({ operation: 'deleteOrganizationQuota', status: 409, message: 'Chưa thể gỡ' })
  await confirm('Remove')
  await told('Chưa thể gỡ')
  await confirm('Cancel')
  await waitFor(() => expect(field('Raw records')).toHaveValue('50,000,000'))
})

test.each([
  ['QUOTA-29', '_filter_raw', 100, 50_000_000],
  ['QUOTA-30', '_filter_result', 100, 5_000_000],
  ['QUOTA-31', '_final_result', 100, 5_000_000],
] as const)('QUOTA-28 %s %s is required, from %i to %i, both included', (_, name, least, most) => {
  const mistake = (typed: unknown) =>
    mistakesOf(schema, { ...segmentQuotaOf(undefined), [name]: String(typed) })[name]
  expect(mistake('')).toBe('common.required')
  expect([least - 1, least, most, most + 1].map((number) => mistake(number) === undefined)).toEqual([
    false,
    true,
    true,
    false,
  ])
})
