import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createScreenWorld } from '../../app/testing-screen'
import { AccountList } from '../../domain/accounts/AccountList'
import { parts } from '../../domain/accounts/flow'
import { PermissionGroupsScreen } from '../admin/permission-groups/PermissionGroupsScreen'
import { SupportTickets } from '../support-tickets/SupportTickets'
import { AccessTools } from './AccessTools'

const { renderScreen, sandbox, calls, close } = createScreenWorld()
afterEach(() => sandbox.reset())
afterAll(close)

/** An administrator without a named permission. */
const KHANH = { as: 'khanh.pham@platform.example', organization: 'org-phuongdong' }
/** Gives permission groups to others. */
const BAO = 'bao.tran@phuongdong.example'
const NAME = 'Nguyễn Minh Châu'

const open = (search = '?freeText=minhchau') =>
  renderScreen(
    <>
      <AccountList scope="organization" add="accounts.addHere" />
      <SupportTickets />
      <AccessTools />
    </>,
    { at: `/console-users${search}`, parts, ...KHANH },
  )
const reset = () => screen.findByRole('button', { name: `Reset password: ${NAME}` })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Missing permission' }))
const asked = () => calls.filter(({ path }) => path.includes('/group/') || path.includes('internal'))
const GROUP = 'Tiếp thị & "Truyền thông"'

test('B36 ROLES-06 whoever looks at a disabled control is told what is missing and through which group one gets it', async () => {
  await open()
  const button = await reset()
  expect(asked()).toEqual([])
  await userEvent.hover(button)
  const tooltip = await screen.findByRole('tooltip')
  await waitFor(() => expect(tooltip).toHaveTextContent(`The permission group ${GROUP} gives it.`))
  expect(tooltip).toHaveTextContent(/^Missing Permission: AccountManagement/)
  await waitFor(() =>
    expect(button).toHaveAccessibleDescription(
      expect.stringMatching(/^Missing Permission: AccountManagement .*Tiếp thị/),
    ),
  )
  await userEvent.unhover(button)
  await waitFor(() => expect(button).toHaveAccessibleDescription('Missing Permission: AccountManagement'))
})

test('B36 a pressed control opens all that is known of it, which the address keeps and Back closes', async () => {
  const { router } = await open()
  await userEvent.click(await reset())
  const shown = await dialog()
  expect(router.state.location.search).toBe('?freeText=minhchau&why=resetAccountPassword')
  expect(await shown.findByText(GROUP)).toBeVisible()
  expect(shown.getByText('Reset a password')).toBeVisible()
  expect(shown.getByText('AccountManagement')).toBeVisible()
  await userEvent.click(shown.getAllByRole('button', { name: 'Close' }).at(-1)!)
  await waitFor(() => expect(router.state.location.search).toBe('?freeText=minhchau'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('B36 an administrator is told whom in the organization one can ask, by the answers about groups', async () => {
  await open()
  await userEvent.hover(await reset())
  await waitFor(async () =>
    expect(await screen.findByRole('tooltip')).toHaveTextContent(`${BAO} can be asked`),
  )
  await userEvent.click(await reset())
  const shown = await dialog()
  expect(await shown.findByRole('link', { name: BAO })).toHaveAttribute(
    'href',
    `/console-users?freeText=${encodeURIComponent(BAO)}`,
  )
})

test('B36 a group that gives the permission leads to the groups that do, as the list filters them', async () => {
  const { router } = await renderScreen(
    <>
      <PermissionGroupsScreen />
      <AccessTools />
    </>,
    { at: '/permission-group', ...KHANH },
  )
  await screen.findByText('11 records', { selector: '[role=status] b' })
  await userEvent.click(screen.getByRole('button', { name: 'New Permission Group' }))
  await userEvent.click(await (await dialog()).findByRole('link', { name: 'Grant Privileges' }))
  await screen.findByText('1 record', { selector: '[role=status] b' })
  expect(screen.getByText('Grant Privileges', { selector: 'b' })).toBeVisible()
  expect(router.state.location.search).toBe('?permission=GrantPrivilege')
})

test('B36 an item of a row menu says so too, and leads there', async () => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: `More actions: ${NAME}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from Organization' }))
  expect((await dialog()).getByText('Remove an account from the organization')).toBeVisible()
})

test('B36 TICKET-10 access is asked for by a request that says page, act and what is missing', async () => {
  const { router } = await open()
  await userEvent.click(await reset())
  await userEvent.click((await dialog()).getByRole('link', { name: 'Ask for access' }))
  const request = within(await screen.findByRole('dialog', { name: 'Send support request to our team' }))
  expect(request.getByLabelText('Subject')).toHaveValue('Access: Reset a password')
  expect(request.getByLabelText('Description')).toHaveValue(
    'Page: Users (/console-users)\nAction: Reset a password\nMissing: AccountManagement',
  )
  expect(router.state.location.search).toBe('?freeText=minhchau&drawer=support')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(router.state.location.search).toBe('?freeText=minhchau'))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('B36 the forbidden page says whom the page is for, and leads to such a request', async () => {
  const { router } = await renderScreen(<p>{'Secret'}</p>, { at: '/console-organizations', ...KHANH })
  expect(await screen.findByText(/It is for the roles Super admin\.$/)).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Ask for access' }))
  expect(router.state.location).toMatchObject({
    pathname: '/console-organizations',
    search: '?drawer=support',
    state: {
      asked: {
        subject: 'Access: Organization',
        description: 'Page: Organization (/console-organizations)\nMissing: Super admin',
      },
    },
  })
})
