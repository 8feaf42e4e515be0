import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createSetupWorld, page, PHUONGDONG, press, SILENT, told, ZENBREW } from './testing'

const { openSetup, setupCalls } = createSetupWorld()

const groups = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
const confirm = async () =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Create' }))
const open = async (record: string) => {
  await openSetup(record, 'permission-group')
  await page('Permission Group')
}

test('ORGSETUP-09 ORGSETUP-10 ORGSETUP-11 groups are offered by role and by function', async () => {
  await open(ZENBREW)
  expect(groups('By role')).toEqual(['Root', 'Power User', 'User', 'Guess'])
  expect(groups('By function')).toEqual([
    'Grant Privileges',
    'Module Management',
    'ZMA Management',
    'Account Management',
  ])
})

test('ORGSETUP-12 ORGSETUP-13 ORGSETUP-15 groups are created once they are confirmed, and stay', async () => {
  await open(ZENBREW)
  await press('Create groups by role')
  const question = await screen.findByRole('alertdialog', { name: 'Create groups by role' })
  expect(question).toHaveTextContent('cannot be deleted')
  expect(setupCalls('_init')).toEqual([])
  await confirm()
  await told('Created successfully')
  await press('Create groups by function')
  await confirm()
  expect(await screen.findAllByText('Created')).toHaveLength(8)
  expect(setupCalls('_init')).toEqual([
    { call: `POST /group-permissions/${ZENBREW}/_init`, body: { groupType: 'ByRole' } },
    { call: `POST /group-permissions/${ZENBREW}/_init`, body: { groupType: 'ByFunction' } },
  ])
  expect(screen.getByRole('button', { name: 'Create groups by role' })).toHaveAccessibleDescription(
    'These groups have been created',
  )
  expect(screen.queryByRole('button', { name: /delete|remove/i })).not.toBeInTheDocument()
})

test('ORGSETUP-14 a refusal is told by a notice, with the words of the server or others', async () => {
  await open(ZENBREW)
  await press('Create groups by role')
  await confirm()
  await told('Created successfully')
  await openSetup(ZENBREW, 'permission-group')
  await press('Create groups by role')
  await confirm()
  await told('Failed')
  const again = screen.getByRole('button', { name: 'Create groups by role' })
  await waitFor(() => expect(again).toHaveAccessibleDescription('These permission groups exist already'))
  await open(SILENT)
  await press('Create groups by role')
  await confirm()
  await told('Something went wrong!')
})

test('ORGSETUP-15 in the present organization the groups that are there are known before a press', async () => {
  await open(PHUONGDONG)
  await waitFor(() => expect(groups('By role')).toEqual(['RootCreated', 'Power User', 'User', 'Guess']))
  await press('Create groups by role')
  await confirm()
  await told('Created successfully')
  await open(PHUONGDONG)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Create groups by role' })).toHaveAccessibleDescription(
      'These groups have been created',
    ),
  )
})
