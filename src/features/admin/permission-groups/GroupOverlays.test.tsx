import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { counted, createGroupsWorld, drawer, rowOf, search } from './testing'

// What opens over the list for one group: what it is, how it was sent, the question before it goes.

const { open, openOf, sent } = createGroupsWorld()

test('PGROUP-17 PGROUP-29 PGROUP-31 a system group is looked at and not deleted', async () => {
  await open()
  const root = await rowOf('Root')
  expect(await root.findByRole('button', { name: 'Delete: Root' })).toHaveAccessibleDescription(
    'A system group cannot be deleted.',
  )
  expect(root.getByRole('button', { name: 'View JSON: Root' })).toBeVisible()
  await userEvent.click(root.getByRole('button', { name: 'Information: Root' }))
  const info = await drawer('PERMISSION GROUP INFO')
  expect(await info.findByText('Owner')).toBeVisible()
  expect(info.getByRole('status')).toHaveTextContent('1 permission')
  expect(info.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  expect(info.queryByRole('textbox')).not.toBeInTheDocument()
})

test('PGROUP-29 PGROUP-30 an address that would edit a system group shows it instead', async () => {
  await openOf('update', 'group-root')
  expect(await drawer('PERMISSION GROUP INFO')).toBeTruthy()
})

test('PGROUP-17 a group is shown as it was sent', async () => {
  await openOf('json', 'group-data')
  expect(await (await drawer('View JSON')).findByText(/"group-data"/)).toBeVisible()
})

test('the accounts of a group are a link away', async () => {
  await openOf('info', 'group-hostile')
  const link = await (
    await drawer('PERMISSION GROUP INFO')
  ).findByRole('link', { name: 'Show their accounts' })
  expect(link).toHaveAttribute('href', '/console-users?permissionGroup=group-hostile')
})

test('a group on another page of the list is opened all the same, and one that is gone says so', async () => {
  await open('?freeText=root&drawer=info&record=group-data')
  expect(await (await drawer('PERMISSION GROUP INFO')).findByText('Kho dữ liệu')).toBeVisible()
  await openOf('info', 'group-nowhere')
  expect(await screen.findByText('This permission group does not exist any more.')).toBeVisible()
})

test('PGROUP-65 PGROUP-45 deleting asks, says in numbers what it does, and reads the list again after a second', async () => {
  await open()
  await userEvent.click((await rowOf('Chiến dịch và phân khúc')).getByRole('button', { name: /^Delete/ }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete permission group' }))
  expect(
    await question.findByText(/2 users lose the 5 permissions that it gives.*Sửa chiến dịch/),
  ).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted successfully')).toBeVisible()
  await counted('10 records')
  expect(sent('/group/delete').map(({ path }) => path.split('?')[1])).toEqual(['ids=group-campaigns'])
  // Once because it is stale, and once more after the platform has had a moment.
  await waitFor(() => expect(sent(search)).toHaveLength(3), { timeout: 3000 })
})

test.each([
  ['group-gone', 'This permission group does not exist any more'],
  ['group-silent', 'Failed to delete'],
])('PGROUP-65 a refused deletion of %s says so in the question', async (id, words) => {
  await openOf('delete', id)
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/Nobody has it, so nobody loses anything\./)).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  expect(await question.findByText(words)).toBeVisible()
})
