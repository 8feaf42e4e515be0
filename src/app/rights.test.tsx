import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createCaller } from '../../sandbox/testing'
import { paths } from '../paths'
import { createWorld } from './testing'

const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = 'bao.tran@phuongdong.example'
const CHAU = 'minhchau.nguyen@phuongdong.example'
const ORG = 'org-phuongdong'

/** The person at an address, and an administrator with a browser of their own. */
async function open(address: string) {
  const app = await world.renderApp(address, { as: CHAU, organization: ORG })
  const administrator = createCaller(world.sandbox)
  await administrator.signIn(BAO, ORG)
  const give = (...groupIds: string[]) =>
    administrator.post('/api/account/mngmnt-client/permission/group/user/save', { groupIds, userIds: [CHAU] })
  const go = (to: string) => act(() => app.router.navigate(to))
  return { ...app, give, go }
}
const menu = () => screen.findByRole('navigation', { name: 'Menu' })
const section = async () => within(await menu()).queryByRole('button', { name: 'Admin' })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const told = () => screen.findByText('Your access has changed')
const forbidden = () => screen.queryByText(/you're not allowed in here/)

test('ROLES-18 CONTEXT-08 a group that somebody gives opens menu and page without a reload, and its loss closes them', async () => {
  const { give, go, loads } = await open(paths.loginActivity)
  await heading('Login Activity')
  expect(await section()).not.toBeInTheDocument()
  await give('group-care')
  await told()
  await waitFor(async () => expect(await section()).toBeInTheDocument())
  await go(paths.accounts)
  await heading('Accounts')
  await give()
  await waitFor(async () => expect(await section()).not.toBeInTheDocument())
  // The page stays until it is left.
  expect(await heading('Accounts')).toBeInTheDocument()
  await go(paths.help)
  await go(paths.accounts)
  await waitFor(() => expect(forbidden()).toBeInTheDocument())
  expect(loads).toEqual([])
})

test('CONTEXT-08 ADMINCOMMON-03 what is typed stays when rights come and go, and so does the page', async () => {
  const { give } = await open(paths.changePassword)
  const field = await screen.findByLabelText(/^Current password/)
  await userEvent.type(field, 'Console_2026')
  await give('group-care')
  await waitFor(async () => expect(await section()).toBeInTheDocument())
  expect(field).toBeInTheDocument()
  expect(field).toHaveValue('Console_2026')
})
