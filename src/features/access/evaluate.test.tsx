import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createScreenWorld } from '../../app/testing-screen'
import { operations as described } from '../../../openapi/testing'
import { AccountList } from '../../domain/accounts/AccountList'
import { parts } from '../../domain/accounts/flow'
import { texts as en } from '../../texts/en-access.gen'
import { AccessTools } from './AccessTools'

const { renderScreen, sandbox, close } = createScreenWorld()
afterEach(() => sandbox.reset())
afterAll(close)

const BAO = 'bao.tran@phuongdong.example'
const THU = 'thu.dinh@platform.example'
const KHANH = { as: 'khanh.pham@platform.example', organization: 'org-phuongdong' }
const CHAU = 'minhchau.nguyen@phuongdong.example'

const open = (search: string, who = KHANH) =>
  renderScreen(
    <>
      <AccountList scope="organization" add="accounts.addHere" />
      <AccessTools />
    </>,
    { at: `/console-users${search}`, parts, ...who },
  )
const panel = async () => within(await screen.findByRole('dialog', { name: 'Evaluate access' }))

test('B36 from the menu of a row an administrator asks what the account may do; the address keeps it', async () => {
  const { router } = await open('?freeText=minhchau')
  await userEvent.click(await screen.findByRole('button', { name: /^More actions/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Evaluate access' }))
  const shown = await panel()
  expect(shown.getByRole('button', { name: `Account ${CHAU}` })).toBeVisible()
  expect(shown.getByText('Choose an account and an action.')).toBeVisible()
  await userEvent.click(shown.getByRole('button', { name: /^Action/ }))
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Choose an action' }), 'add an account')
  await userEvent.click((await screen.findAllByLabelText('Add an account'))[0]!)
  expect(await shown.findByText('No: Add an account is for the roles Admin, Super admin.')).toBeVisible()
  expect(router.state.location.search).toContain('act=addAccount')
  await userEvent.click(shown.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.search).toBe('?freeText=minhchau'))
})

/** The panel over a page that has nothing else. */
const openAlone = (search: string, who = KHANH) =>
  renderScreen(<AccessTools />, { at: `/console-users?drawer=evaluate&${search}`, ...who })

/** Chooses an account whose name or e-mail address has the words; the panel then says who is chosen. */
async function choose(words: string, name: string) {
  await userEvent.click((await panel()).getByRole('button', { name: /^Account/ }))
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search users' }), words)
  await userEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${name}`) }))
  expect(await (await panel()).findByRole('button', { name: `Account ${name}` })).toBeVisible()
}

test('B36 an account is found by a part of its name, and is asked of at once', async () => {
  const { router } = await openAlone('act=addAccount')
  await choose('minh châu', 'Nguyễn Minh Châu')
  expect(
    await (await panel()).findByText('No: Add an account is for the roles Admin, Super admin.'),
  ).toBeVisible()
  expect(router.state.location.search).toContain(`record=${encodeURIComponent(CHAU)}`)
})

test('B36 super administrators find the accounts of the organization that they ask of', async () => {
  await openAlone('act=addAccount&org=org-acme', { as: BAO, organization: 'org-phuongdong' })
  await choose('hang.do', 'Đỗ Thị Hằng')
  expect(await (await panel()).findByText(/^(Yes|No)/)).toBeVisible()
})

test('B36 it says through which role and group', async () => {
  await open(`?drawer=evaluate&record=${BAO}&act=resetAccountPassword`)
  const shown = await panel()
  expect(
    await shown.findByText(`Yes: with the role Admin, ${BAO} may do this: Reset a password.`),
  ).toBeVisible()
  expect(shown.getByText(/by the permission group Tiếp thị/)).toBeVisible()
})

test('B36 of whom the calls do not tell all, it says that they do not', async () => {
  await open(`?drawer=evaluate&record=${THU}&act=resetAccountTwoFactor`)
  expect(
    await (
      await panel()
    ).findByText(/^No, as far as can be read here: .* holds Disable2faAccount, OWNER by no/),
  ).toBeVisible()
})

test('B36 of the own account the session tells all', async () => {
  await open(`?drawer=evaluate&record=${KHANH.as}&act=addInvitation`)
  expect(await (await panel()).findByText(/does not hold InviteUser/)).toBeVisible()
})

test('B36 an account that is not of the organization is told so', async () => {
  await open('?drawer=evaluate&record=nobody@nowhere.example&act=addAccount')
  expect(await (await panel()).findByText(/^No such account belongs to this organization/)).toBeVisible()
})

test('B36 every call that writes and asks for a role or a permission has a name for people', () => {
  const unnamed = described.filter(
    (operation) =>
      operation['x-access'].any !== undefined &&
      Array.isArray((operation as { 'x-invalidates'?: unknown })['x-invalidates']) &&
      !(`act.${operation.operationId}` in en),
  )
  expect(unnamed.map(({ operationId }) => operationId)).toEqual([])
})
