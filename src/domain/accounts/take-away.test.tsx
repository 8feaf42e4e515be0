import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BAO, CHAU, choose, createAccountsWorld, drawer, KHANH, THU } from './testing'

const { open, openOf, sent, sandbox } = createAccountsWorld()

const NAME = 'Nguyễn Minh Châu'

/** Ticks the box, presses the act, and confirms it in the popup, whose words are answered. */
async function goThrough(title: string, act: string): Promise<string> {
  const shown = await drawer(title)
  await userEvent.click(shown.getByRole('checkbox'))
  await userEvent.click(shown.getByRole('button', { name: act }))
  const popup = await screen.findByRole('alertdialog', { name: title })
  const words = popup.textContent
  await userEvent.click(within(popup).getByRole('button', { name: act }))
  return words
}
const calls = (part: string) =>
  sent(part).map(({ method, path }) => `${method} ${decodeURIComponent(path.replace('/api/account', ''))}`)

test.each([
  ['ACCOUNTS-17 ACCOUNTS-62 ACCOUNTS-63', 'organization', 'mngmnt-client'],
  ['SUPERACC-12 SUPERACC-41 ACCOUNTS-63', 'platform', 'mngmnt'],
] as const)('%s a password is reset after the popup (%s)', async (_, scope, family) => {
  await openOf(scope, 'reset', CHAU)
  const shown = await drawer('Reset Password')
  expect(shown.getByText(/A new password goes to minhchau.nguyen@phuongdong.example/)).toBeVisible()
  expect(shown.getByText('The password counts in all 11 organizations of the account.')).toBeVisible()
  expect(calls('/reset-password')).toEqual([])
  expect(await goThrough('Reset Password', 'Reset Password')).toContain(
    `The password of ${NAME} (${CHAU}) is reset.`,
  )
  expect(await screen.findByText(`Reset Password for ${CHAU} successfully`)).toBeVisible()
  expect(calls('/reset-password')).toEqual([`POST /${family}/accounts/reset-password?id=${CHAU}`])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('ACCOUNTS-18 ACCOUNTS-66 ACCOUNTS-67 B37 somebody is removed, with what they lose in numbers', async () => {
  await open('organization', '?freeText=minhchau', BAO)
  await choose(NAME, 'Remove from Organization')
  const shown = await drawer('Remove from Organization')
  expect(
    await shown.findByText(
      'It loses 1 permission group of Phương Đông Real Estate: <i>Nghiêng</i> =1+1 100%.',
    ),
  ).toBeVisible()
  expect(shown.getByText('It stays in 10 other organizations.')).toBeVisible()
  expect(await goThrough('Remove from Organization', 'Remove')).toContain(
    `${NAME} (${CHAU}) is removed from Phương Đông Real Estate.`,
  )
  expect(await screen.findByText('Removed successfully')).toBeVisible()
  expect(calls('/remove-user')).toEqual([`POST /mngmnt-client/accounts/remove-user-fr-org?email=${CHAU}`])
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: `More actions: ${NAME}` })).not.toBeInTheDocument(),
  )
})

test('SUPERACC-13 SUPERACC-36 B37 an account is deleted everywhere, after how many organizations it leaves', async () => {
  await openOf('platform', 'delete', CHAU)
  const shown = await drawer('Delete account')
  expect(shown.getByText('It leaves all its 11 organizations.')).toBeVisible()
  expect(await goThrough('Delete account', 'Delete')).toContain(
    `The account ${NAME} (${CHAU}) is deleted and leaves 11 organizations.`,
  )
  expect(await screen.findByText('Deleted successfully')).toBeVisible()
  expect(calls('/accounts/delete')).toEqual([`POST /mngmnt/accounts/delete?id=${CHAU}`])
})

test('ACCOUNTS-59 ADMINCOMMON-35 an administrator deletes by the own call, and reads why it is refused', async () => {
  await openOf('organization', 'delete', CHAU)
  await goThrough('Delete account', 'Delete')
  expect(
    await screen.findByText(
      'This account belongs to other organizations too. Remove it from this one instead.',
    ),
  ).toBeVisible()
  expect(calls('/accounts/delete')).toEqual([`POST /mngmnt-client/accounts/delete?id=${CHAU}`])
  expect(screen.getByRole('alertdialog')).toBeVisible()
})

test.each([
  ['remove', 'Remove from Organization', 'Remove'],
  ['delete', 'Delete account', 'Delete'],
] as const)('nobody does it to themselves (%s): the drawer says so first', async (name, title, act) => {
  await openOf('organization', name, BAO.as)
  const shown = await drawer(title)
  expect(shown.getAllByText('This is your own account.')[0]).toBeVisible()
  await userEvent.click(shown.getByRole('checkbox'))
  expect(shown.getByRole('button', { name: act })).toHaveAccessibleDescription('This is your own account.')
})

test('ACCOUNTS-63 an account that somebody else has deleted meanwhile: a sentence in place', async () => {
  await openOf('organization', 'reset', CHAU)
  await drawer('Reset Password')
  sandbox.faults.order({
    operation: 'resetAccountPassword',
    status: 409,
    message: 'This account does not exist any more',
  })
  await goThrough('Reset Password', 'Reset Password')
  expect(await screen.findByText('This account does not exist any more')).toBeVisible()
})

test('SUPERACC-42 SUPERACC-43 ROLES-37 the second factor of somebody is switched off after a question', async () => {
  await open('platform', '?freeText=khanh.pham')
  await choose('Phạm Hoàng Khánh Linh', 'Disable two-factor authentication')
  const question = await screen.findByRole('alertdialog', { name: 'Disable two-factor authentication' })
  expect(question).toHaveTextContent(KHANH.as)
  expect(calls('/reset-2fa')).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: 'Disable' }))
  expect(await screen.findByText(`Disable 2FA for ${KHANH.as} successfully`)).toBeVisible()
  expect(calls('/reset-2fa')).toEqual([`POST /mngmnt/accounts/reset-2fa?id=${KHANH.as}`])
})

test('ROLES-37 TWOFA-15 without Disable2faAccount and OWNER it cannot be switched off', async () => {
  await open('platform', '?freeText=khanh.pham', THU)
  await userEvent.click(await screen.findByRole('button', { name: 'More actions: Phạm Hoàng Khánh Linh' }))
  expect(
    await screen.findByRole('menuitem', { name: 'Disable two-factor authentication' }),
  ).toHaveAccessibleDescription('Missing Permission: Disable2faAccount')
})

test('ROLES-06 ROLES-07 ROLES-08 reset and removal want AccountManagement, deleting does not', async () => {
  await open('organization', '?freeText=minhchau', KHANH)
  expect(await screen.findByRole('button', { name: `Reset password: ${NAME}` })).toHaveAccessibleDescription(
    'Missing Permission: AccountManagement',
  )
  await userEvent.click(screen.getByRole('button', { name: `More actions: ${NAME}` }))
  const item = (name: string) => screen.getByRole('menuitem', { name })
  expect(item('Remove from Organization')).toHaveAccessibleDescription(
    'Missing Permission: AccountManagement',
  )
  expect(item('Delete')).toHaveAccessibleDescription('')
})
