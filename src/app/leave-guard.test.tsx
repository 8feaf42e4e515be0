import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from './testing'

const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const open = (address: string) =>
  world.renderApp(address, { as: 'hang.do@acme.example', organization: 'org-acme' })
const question = () => screen.findByRole('alertdialog', { name: 'Leave page?' })
const noQuestion = () => expect(screen.queryByRole('alertdialog')).toBeNull()
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const answer = async (word: string) =>
  userEvent.click(within(await question()).getByRole('button', { name: word }))

async function typePassword() {
  const field = await screen.findByLabelText('Current password')
  await userEvent.type(field, 'Console_2026')
  return field
}
async function typeName() {
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit info' }))
  const name = drawer.getByLabelText('Name')
  await userEvent.clear(name)
  await userEvent.type(name, 'Hằng')
  return name
}
/** Whether the browser is told to warn. */
function warnsAtUnload(): boolean {
  const unload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(unload)
  return unload.defaultPrevented
}

test('SHELL-34 another page asks while a form is touched; Stay keeps everything, Leave goes', async () => {
  const { router } = await open('/security/change-password')
  const field = await typePassword()
  await act(() => router.navigate('/activity/login-history'))
  expect(within(await question()).getByText('Unsaved changes may be lost.')).toBeVisible()
  await answer('Stay')
  await waitFor(noQuestion)
  expect(field).toHaveValue('Console_2026')
  expect(router.state.location.pathname).toBe('/security/change-password')

  await act(() => router.navigate('/activity/login-history'))
  await answer('Leave')
  expect(await heading('Login Activity')).toBeVisible()
  await act(() => router.navigate('/help'))
  expect(await heading('Help')).toBeVisible()
})

test('SHELL-34 a form without a touched field asks nothing, nor one whose fields stand as before', async () => {
  const { router } = await open('/security/change-password')
  const field = await typePassword()
  await userEvent.clear(field)
  await act(() => router.navigate('/activity/login-history'))
  expect(await heading('Login Activity')).toBeVisible()
  noQuestion()
})

test('SHELL-35 the browser warns before it unloads a touched form, and only then', async () => {
  const { router } = await open('/security/change-password')
  const field = await typePassword()
  expect(warnsAtUnload()).toBe(true)
  await userEvent.clear(field)
  expect(warnsAtUnload()).toBe(false)
  await typePassword()
  await act(() => router.navigate('/logout'))
  expect(await screen.findByText('Signing out…')).toBeVisible()
  noQuestion()
  expect(warnsAtUnload()).toBe(false)
})

test('SHELL-34 B49 Escape on a touched drawer asks, and so does Back; what was typed stays', async () => {
  const { router } = await open('/my-account-info')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit info' }))
  const name = await typeName()
  await userEvent.keyboard('{Escape}')
  await answer('Stay')
  await waitFor(noQuestion)
  expect(name).toHaveValue('Hằng')

  await act(() => router.navigate(-1))
  await answer('Leave')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('')
})

test('B49 an untouched drawer closes at once', async () => {
  await open('/my-account-info?drawer=edit')
  await screen.findByRole('dialog', { name: 'Edit info' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  noQuestion()
})

test('SHELL-34 a save closes its drawer without a question; a refused one still asks', async () => {
  world.sandbox.faults.order({ operation: 'updateOwnInfo', status: 409, times: 1, message: 'Not now' })
  await open('/my-account-info')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit info' }))
  const name = await typeName()
  const save = screen.getByRole('button', { name: 'Save' })
  await userEvent.click(save)
  await screen.findByText('Not now')
  await userEvent.keyboard('{Escape}')
  await answer('Stay')
  await waitFor(noQuestion)
  expect(name).toHaveValue('Hằng')
  await userEvent.click(save)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  noQuestion()
})

test('SHELL-34 another language and an ended session ask nothing', async () => {
  const { router, loads } = await open('/security/change-password')
  await typePassword()
  await act(() => router.navigate('/security/change-password?lang=vi'))
  await heading('Đổi mật khẩu')
  noQuestion()
  world.sandbox.faults.order({ operation: 'verifyPasswordPolicy', status: 401 })
  await userEvent.type(await screen.findByLabelText('Mật khẩu mới'), 'x')
  await waitFor(() => expect(loads).toHaveLength(1))
  noQuestion()
})
