import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createScreenWorld } from '../../app/testing-screen'
import { testConfig } from '../../flows/testing'
import { setConfig } from '../../config'
import { parts } from './flow'
import { SelectOrganizationScreen } from './SelectOrganizationScreen'

const world = createScreenWorld()
const OWES = 'terms.ly@acme.example'
afterEach(() => {
  world.sandbox.reset()
  setConfig(testConfig)
})
afterAll(() => world.close())

/** The select page of a person who owes everything, with the named organization pressed. */
async function press(name: RegExp, search = '') {
  const app = await world.renderScreen(<SelectOrganizationScreen />, {
    at: `/companies/select${search}`,
    as: OWES,
    parts,
    leavable: true,
  })
  await userEvent.click(await screen.findByRole('button', { name }))
  return app
}
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
const inside = async (name: string | RegExp) => within(await dialog(name))

async function agree(name: string | RegExp) {
  const asked = await inside(name)
  await userEvent.click(asked.getByRole('checkbox', { name: 'I Agree' }))
  await userEvent.click(asked.getByRole('button', { name: 'Continue' }))
}
const sent = (calls: { path: string }[], part: string) => calls.filter(({ path }) => path.includes(part))

test('TERMS-08 TERMS-11 TERMS-13 the terms of the platform come first: policy, I Agree, Continue, no Close', async () => {
  const { calls } = await press(/^Luật Minh Tâm/, '?url=/help')
  const platform = await inside('Terms of use')
  const next = platform.getByRole('button', { name: 'Continue' })
  expect(next).toHaveAttribute('aria-disabled', 'true')
  expect(next).toHaveAccessibleDescription('Please read and agree first')
  await userEvent.click(next)
  expect(sent(calls, 'accept-term?')).toEqual([])
  expect(platform.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  expect(platform.getByRole('link', { name: 'Sign in with another account' })).toHaveAttribute(
    'href',
    '/login?url=%2Fhelp',
  )
  await userEvent.keyboard('{Escape}')
  expect(await dialog('Terms of use')).toBeVisible()
  await userEvent.click(platform.getByRole('button', { name: 'Privacy Policy' }))
  expect(await dialog('Privacy Policy')).toBeVisible()
})

test('TERMS-11 a configured policy opens in a new tab', async () => {
  setConfig({ ...testConfig, policyUrl: 'https://policy.example' })
  await press(/^Luật Minh Tâm/)
  const link = (await inside('Terms of use')).getByRole('link', { name: 'Privacy Policy' })
  expect(link).toHaveAttribute('href', 'https://policy.example')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
})

test('TERMS-02 TERMS-09 TERMS-12 then the terms of the organization, harmless; agreed to, it is entered', async () => {
  const { calls, router } = await press(/^Luật Minh Tâm/)
  await agree('Terms of use')
  const terms = await inside('Terms of use of Luật Minh Tâm')
  expect(terms.getByText('Đọc kỹ trước khi đồng ý.')).toBeVisible()
  expect(terms.getByText('Đọc kỹ trước khi đồng ý.')).not.toHaveAttribute('style')
  expect(terms.getAllByRole('link')).toHaveLength(1)
  expect(document.querySelector('[role=dialog] :is(script, iframe, form, svg[onload], style)')).toBeNull()
  expect(terms.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true')
  expect(sent(calls, 'set-org')).toEqual([])
  await agree('Terms of use of Luật Minh Tâm')
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-account-info'))
  expect(sent(calls, 'accept-term?').map(({ path }) => path.split('?')[1])).toEqual(['orgId=org-terms'])
})

test('TERMS-10 closed, by button or Escape, nothing is selected and the card has the focus again', async () => {
  const { calls } = await press(/^Luật Minh Tâm/)
  await agree('Terms of use')
  await userEvent.click((await inside(/Luật Minh Tâm/)).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const card = screen.getByRole('button', { name: /^Luật Minh Tâm/ })
  expect(card).not.toHaveAttribute('aria-disabled')
  expect(sent(calls, 'set-org')).toEqual([])
  await userEvent.click(card)
  await dialog(/Luật Minh Tâm/)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(card).toHaveFocus())
})

test('TERMS-03 an organization without active terms is entered after those of the platform', async () => {
  const { router } = await press(/^Nhà sách Hoa Sen/)
  await agree('Terms of use')
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-account-info'))
})

test('TERMS-05 C4 changed terms are told in the dialog, which shows them anew and unticked', async () => {
  const { calls } = await press(/^Điều khoản Đổi Mới/)
  await agree('Terms of use')
  await agree(/Điều khoản Đổi Mới/)
  const terms = await inside(/Điều khoản Đổi Mới/)
  expect(await terms.findByRole('alert')).toHaveTextContent(/\w/)
  expect(sent(calls, 'set-org')).toEqual([])
  expect(terms.getByRole('checkbox', { name: 'I Agree' })).not.toBeChecked()
  expect(terms.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true')
})
