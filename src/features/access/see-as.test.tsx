import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from '../../app/testing'

const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const drawer = async () => within(await screen.findByRole('dialog', { name: 'See as' }))
const bar = () => screen.findByRole('region', { name: 'Preview' })
const written = () => world.calls.filter(({ path }) => /update|add|delete|save|track|_listing/.test(path))

test('B36 an administrator sees menu and controls as somebody else has them, sends nothing, and ends it', async () => {
  await world.renderApp('/my-account-info?drawer=see-as', BAO)
  const choice = await drawer()
  await userEvent.selectOptions(choice.getByRole('combobox', { name: 'Role' }), 'User')
  await userEvent.click(choice.getByRole('button', { name: 'See as' }))
  expect(within(await bar()).getByRole('status')).toHaveTextContent(
    /^You see the console as User with AccountManagement, AccountPermission, GrantPrivilege and 3 more\. /,
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const menu = screen.getByRole('navigation', { name: 'Menu' })
  expect(within(menu).queryByText('Super Admin')).not.toBeInTheDocument()
  expect(written()).toEqual([])
  await userEvent.click(within(await bar()).getByRole('button', { name: 'End' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument())
  expect(within(menu).getByText('Super Admin')).toBeInTheDocument()
})

test('B36 whoever is no administrator is not offered it, by no address either', async () => {
  await world.renderApp('/my-account-info?drawer=see-as', {
    as: 'hang.do@acme.example',
    organization: 'org-acme',
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Your account/ }))
  expect(await screen.findByRole('link', { name: 'Logout' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'See as' })).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog', { name: 'See as' })).not.toBeInTheDocument()
})
