import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mistakesOf } from '../../../../kit/form/form'
import { isCapped, normalize, schema, taskInputOf, taskQuotaOf, withRow } from './task-quota-form'
import {
  createSetupWorld,
  field,
  page,
  PHUONGDONG,
  press,
  put,
  save,
  savesNothing,
  told,
  ZENBREW,
} from './testing'

const { openSetup, setupCalls, sandbox } = createSetupWorld()

const open = async (organization: string) => {
  await openSetup(organization, 'task')
  await page('Task')
  await screen.findByRole('textbox', { name: /^Max Tasks/ })
}
const category = (number: number) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `Category ${number}` })
const offered = (number: number) =>
  [...category(number).options].filter(({ value }) => value).map(({ text }) => text)

test('QUOTA-39 QUOTA-40 without a quota 100 tasks are allowed, saved with its alert', async () => {
  await open(ZENBREW)
  expect(field('Max Tasks')).toHaveValue('100')
  expect(screen.getByText('No category has a number of its own')).toBeVisible()
  await save()
  await told('Updated successfully')
  expect(setupCalls('/update')[0]!.body).toEqual({
    category: 'Task',
    quotaByKeys: {},
    maxAllowed: 100,
    alertMessage: 'Reached the maximum of allowed tasks.',
    enabledBlocked: false,
  })
  await savesNothing()
})

test('QUOTA-07 QUOTA-46 each stored category has its row, and the names come from the task service', async () => {
  await open(PHUONGDONG)
  await waitFor(() => expect(offered(1)).toContain('SMS'))
  expect(setupCalls('task/metadata/sub-category').map(({ call }) => call)).toEqual([
    'GET /api/services/task/metadata/sub-category',
  ])
  expect([1, 2, 3].map((number) => category(number).value)).toEqual([
    '<b>Zalo</b> "=1+1"',
    'Call',
    'Gửi e-mail',
  ])
  expect([1, 2, 3].map((number) => (field(`Most of ${number}`) as HTMLInputElement).value)).toEqual([
    '1',
    '40',
    '100',
  ])
  // Each can be chosen once.
  expect(offered(2)).toEqual(expect.arrayContaining(['Call', 'SMS']))
  expect(offered(2)).not.toContain('Gửi e-mail')
})

test('QUOTA-41 QUOTA-42 a row needs its category and a number; both are told in place', async () => {
  await open(ZENBREW)
  await press('Add category')
  expect(category(1)).toBeValid()
  await save()
  expect(category(1)).toHaveAccessibleDescription('Required')
  expect(field('Most of 1')).toHaveAccessibleDescription('Required')
  await waitFor(() => expect(category(1)).toHaveFocus())
  expect(setupCalls('/update')).toEqual([])
})

test('QUOTA-43 QUOTA-44 a number above 2,000 and one under 1 are refused', async () => {
  await open(PHUONGDONG)
  await put('Most of 2', '2001')
  await put('Most of 3', '0')
  await save()
  expect(field('Most of 2')).toHaveAccessibleDescription('Value should be less than or equal Max Tasks')
  expect(field('Most of 3')).toHaveAccessibleDescription('Value should be more than 1')
  expect(setupCalls('/update')).toEqual([])
})

test('QUOTA-45 what is above the maximum is sent as the maximum, and shown so', async () => {
  await open(PHUONGDONG)
  await put('Most of 2', '500')
  expect(field('Most of 2')).toHaveAccessibleDescription('Saved as Max Tasks')
  await press('Remove Gửi e-mail')
  await save()
  await told('Updated successfully')
  expect(setupCalls('/update')[0]!.body).toMatchObject({
    quotaByKeys: { '<b>Zalo</b> "=1+1"': 1, Call: 100 },
    maxAllowed: 100,
  })
  expect(field('Most of 2')).toHaveValue('100')
  await savesNothing()
})

test('QUOTA-38 QUOTA-42 the maximum and each number go from 1 to 2,000, both included', () => {
  const row = (count: string) => ({ maxAllowed: '100', rows: [{ key: 0, category: 'Call', count }] })
  const most = (maxAllowed: string) => ({ maxAllowed, rows: [] })
  const isRight = (quota: ReturnType<typeof row>) => Object.keys(mistakesOf(schema, quota)).length === 0
  for (const quotaOf of [row, most])
    expect(['0', '1', '2,000', '2001'].map((typed) => isRight(quotaOf(typed)))).toEqual([
      false,
      true,
      true,
      false,
    ])
})

test('QUOTA-37 QUOTA-38 the maximum is required, from 1 to 2,000', async () => {
  await open(PHUONGDONG)
  for (const [typed, words] of [
    ['', 'Required'],
    ['0', 'Value should be from 1 to 2,000'],
    ['2001', 'Value should be from 1 to 2,000'],
  ] as const) {
    await put('Max Tasks', typed)
    await save()
    expect(field('Max Tasks')).toHaveAccessibleDescription(words)
  }
  expect(setupCalls('/update')).toEqual([])
})

test('categories that cannot be loaded leave the stored ones, and can be asked for again', async () => {
  sandbox.faults.order({ operation: 'listTaskSubCategories', status: 503, times: 1 })
  await open(PHUONGDONG)
  await told('The categories could not be loaded')
  expect(offered(2)).toEqual(['Call'])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(offered(2)).toContain('SMS'))
})

test('rows keep their place whatever goes; one more is empty', () => {
  const rows = withRow([{ key: 4, category: 'Call', count: '1' }])
  expect(rows[1]).toEqual({ key: 5, category: '', count: '' })
  expect(withRow([])).toEqual([{ key: 0, category: '', count: '' }])
})

test('a number is read as people write it, and capped only within the range', () => {
  const quota = { maxAllowed: '1,500', rows: [{ key: 0, category: 'Call', count: '2000' }] }
  expect(mistakesOf(schema, quota)).toEqual({})
  expect(taskInputOf(quota, undefined)).toMatchObject({ maxAllowed: 1500, quotaByKeys: { Call: 1500 } })
  expect(normalize(quota)).toEqual(taskQuotaOf({ maxAllowed: 1500, quotaByKeys: { Call: 1500 } }))
  expect([isCapped('2000', '1500'), isCapped('1500', '1500'), isCapped('2001', '1500')]).toEqual([
    true,
    false,
    false,
  ])
})
