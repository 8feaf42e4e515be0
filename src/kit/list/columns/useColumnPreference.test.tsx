import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createScreenWorld } from '../../../app/testing-screen'
import { LoginActivityScreen } from '../../../features/login-activity/LoginActivityScreen'

// The first listing that has it: the own sign-ins.
const world = createScreenWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const HANG = { as: 'hang.do@acme.example', organization: 'org-acme' }
const KHANH = { as: 'khanh.pham@platform.example', organization: 'org-phuongdong' }
const SILENT = { as: 'silent.settings@acme.example', organization: 'org-acme' }
const base = '/api/account/preference/listing/config'
const TYPE = 'acc_console_login_activity'
const ALL = ['Time', 'Action by', 'Status', 'Source', 'Device', 'OS', 'Browser', 'IP']

const open = (who = HANG) =>
  world.renderScreen(<LoginActivityScreen />, { at: '/activity/login-history', ...who })
/** The list, and a way to come to it again in this browser. */
function Visits() {
  const [visit, setVisit] = useState(1)
  return (
    <>
      <button onClick={() => setVisit(visit + 1)}>Next visit</button>
      <LoginActivityScreen key={visit} />
    </>
  )
}
const heads = () =>
  screen
    .getAllByRole('columnheader', { hidden: true })
    .slice(1)
    .map((head) => head.textContent.replace(/ \(.*/, ''))
const isShown = (...columns: string[]) => waitFor(() => expect(heads()).toEqual(columns))
const without = (...hidden: string[]) => ALL.filter((column) => !hidden.includes(column))
const picker = (name = 'Columns') => screen.findByRole('button', { name })
const item = (name: string | RegExp) => screen.findByRole('menuitemcheckbox', { name })
const reset = () => screen.findByRole('menuitem', { name: 'Reset' })
const press = async (name: string) => userEvent.click(await item(name))
const saves = () =>
  world.calls
    .filter(({ path }) => path === `${base}/save`)
    .map(({ body }) => JSON.parse(body) as { objectType: string; columns: string[] })

/** As the same person does in another browser. */
const saveElsewhere = (columns: readonly string[]) =>
  fetch(new URL(`${base}/save`, location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'console' },
    body: JSON.stringify({ objectType: TYPE, columns }),
  })

test('COLPREF-01 COLPREF-02 COLPREF-03 a hidden column is gone at once, stored for this listing, and stays gone elsewhere', async () => {
  await open()
  await userEvent.click(await picker())
  await press('Source')
  await isShown(...without('Source'))
  expect(screen.getByRole('button', { name: 'Columns, 1 hidden', hidden: true })).toBeInTheDocument()
  await press('IP')
  await isShown(...without('Source', 'IP'))
  await waitFor(() => expect(saves()).toHaveLength(2))
  const rest = ['deviceCtx', 'osNameCtx', 'browserNameCtx']
  expect(saves()).toEqual([
    { objectType: TYPE, columns: ['actionAt', 'actionBy', 'status', '-source', ...rest, 'ipAddress'] },
    { objectType: TYPE, columns: ['actionAt', 'actionBy', 'status', '-source', ...rest, '-ipAddress'] },
  ])
  // Another browser.
  await open()
  await picker('Columns, 2 hidden')
  await isShown(...without('Source', 'IP'))
  expect(world.calls.map(({ method, path }) => `${method} ${path}`)).toContain(
    `GET ${base}/get?objectType=${TYPE}`,
  )
})

test('COLPREF-03 the columns of the last visit are there at once, and what was chosen elsewhere since comes with the next', async () => {
  const asked = () => world.calls.filter(({ path }) => path.startsWith(`${base}/get`))
  await world.renderScreen(<Visits />, { at: '/activity/login-history', ...KHANH })
  await isShown(...without('OS', 'IP'))
  await saveElsewhere(['-status'])
  await userEvent.click(screen.getByRole('button', { name: 'Next visit' }))
  expect(heads()).toEqual(without('OS', 'IP'))
  await waitFor(() => expect(asked()).toHaveLength(2))
  await screen.findByText(/^[\d,]+ records?$/, { selector: '[role=status] b' })
  expect(heads()).toEqual(without('OS', 'IP'))
  await waitFor(() => expect(localStorage.getItem('console.columns')).toContain('-status'))
  await userEvent.click(screen.getByRole('button', { name: 'Next visit' }))
  expect(heads()).toEqual(without('Status'))
})

test('COLPREF-02 what one has chosen oneself is there at once the next time', async () => {
  await world.renderScreen(<Visits />, { at: '/activity/login-history', ...HANG })
  await userEvent.click(await picker())
  await press('Source')
  await waitFor(() => expect(saves()).toHaveLength(1))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(localStorage.getItem('console.columns')).toContain('-source'))
  await userEvent.click(screen.getByRole('button', { name: 'Next visit' }))
  expect(heads()).toEqual(without('Source'))
})

test('the menu stays open, says what is shown, and Reset shows all again', async () => {
  await open(KHANH)
  await userEvent.click(await picker('Columns, 2 hidden'))
  expect(await item('OS')).toHaveAttribute('aria-checked', 'false')
  expect(await item('Status')).toHaveAttribute('aria-checked', 'true')
  await press('OS')
  expect(await item('OS')).toHaveAttribute('aria-checked', 'true')
  await isShown(...without('IP'))
  await userEvent.click(await reset())
  await isShown(...ALL)
  await waitFor(() => expect(saves().at(-1)).toEqual({ objectType: TYPE, columns: [] }))
  expect(await reset()).toHaveAccessibleDescription('All columns are shown')
})

test('COLPREF-03 what is stored and not known is ignored, and what is not named is shown', async () => {
  await open(KHANH)
  await picker('Columns, 2 hidden')
  await isShown(...without('OS', 'IP'))
})

test('the keyboard alone is enough', async () => {
  await open()
  const button = await picker()
  act(() => button.focus())
  await userEvent.keyboard('{Enter}')
  await item('Source')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(heads()).toHaveLength(7))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(button).toHaveFocus())
})

test('at least one column stays, and says why', async () => {
  await open()
  await userEvent.click(await picker())
  for (const name of ALL.slice(1)) await press(name)
  await isShown('Time')
  const last = await item(/^Time/)
  expect(last).toHaveAccessibleDescription('At least one column stays')
  await userEvent.click(last)
  await isShown('Time')
  await waitFor(() => expect(saves()).toHaveLength(7))
})

test('a choice that cannot be saved is taken back, and a notice says so', async () => {
  world.sandbox.faults.order({ operation: 'saveListingPreference', delay: 500 })
  await open(SILENT)
  await userEvent.click(await picker())
  await press('Source')
  await isShown(...without('Source'))
  expect(await screen.findByText('Failed to save')).toBeVisible()
  await isShown(...ALL)
})

test('taken back is the last one only, not what was saved before it', async () => {
  await open()
  await userEvent.click(await picker())
  await press('Source')
  await waitFor(() => expect(saves()).toHaveLength(1))
  world.sandbox.faults.order({ operation: 'saveListingPreference', status: 503, times: 1 })
  await press('IP')
  expect(await screen.findByText('Failed', { selector: '[role=alert] *, [role=status] *' })).toBeVisible()
  await isShown(...without('Source'))
})

test('COLPREF-03 a choice that cannot be loaded shows all, silently', async () => {
  world.sandbox.faults.order({ operation: 'getListingPreference', status: 500 })
  await open(KHANH)
  await picker()
  await isShown(...ALL)
  expect(screen.queryByText('Failed')).not.toBeInTheDocument()
  expect(screen.queryByText('Could not load')).not.toBeInTheDocument()
})

test('while the choice is not known the list comes all the same, and nothing can be chosen', async () => {
  world.sandbox.faults.order({ operation: 'getListingPreference', delay: 3000, times: 1 })
  await open(KHANH)
  await userEvent.click(await picker())
  expect(await screen.findByRole('menuitem')).toHaveAccessibleDescription('Loading…')
  await screen.findByText(/^[\d,]+ records?$/, { selector: '[role=status] b' })
  await isShown(...ALL)
  expect(await item('OS')).toHaveAttribute('aria-checked', 'false')
  await isShown(...without('OS', 'IP'))
})
