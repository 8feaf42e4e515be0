import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { Provider } from 'react-redux'
import { noticesSlice } from '../../flows/notices'
import { useChange } from '../../kit/change/useChange'
import { sessionSlice } from '../../session/state'
import { texts } from '../../texts/en.gen'
import { UiProvider } from '../../ui/UiProvider'
import { SureDrawer } from './SureDrawer'

const nhung = { id: 'nhung.nguyen@acme.example', name: 'Nguyễn Thị Hồng Nhung' }

function open(answer: { data?: unknown; error?: unknown } = { data: {} }, blocked?: string) {
  const sent: unknown[] = []
  const closed = jest.fn()
  function Subject() {
    const change = useChange<string, unknown>(
      [
        (arg) => {
          sent.push(arg)
          return Promise.resolve(answer)
        },
        { isLoading: false, error: answer.error },
      ],
      { done: 'accounts.removed', failed: 'common.somethingWentWrong', onClose: closed },
    )
    return (
      <SureDrawer
        scope="organization"
        title="Remove from Organization"
        account={nhung}
        organization="Acme"
        effects={['It leaves Acme.', 'It stays in 2 other organizations.']}
        sure="I want to remove Nhung."
        question="Nguyễn Thị Hồng Nhung (nhung.nguyen@acme.example) is removed from Acme."
        confirm="Remove"
        icon="sign-out"
        blocked={blocked}
        change={change}
        arg="nhung"
        onClose={closed}
      />
    )
  }
  const store = configureStore({ reducer: combineSlices(sessionSlice, noticesSlice) })
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={texts}>
        <UiProvider>
          <Subject />
        </UiProvider>
      </IntlProvider>
    </Provider>,
  )
  return { sent, closed, notices: () => store.getState().notices }
}
const act = () => screen.findByRole('button', { name: 'Remove' })
const tick = () => userEvent.click(screen.getByRole('checkbox', { name: 'I want to remove Nhung.' }))
const popup = () => screen.findByRole('alertdialog', { name: 'Remove from Organization' })

test('ACCOUNTS-60 ACCOUNTS-64 SUPERACC-39 the button waits for the box, and says so', async () => {
  const { sent } = open()
  expect(await act()).toHaveAccessibleDescription('Tick the box first')
  await userEvent.click(await act())
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await tick()
  expect(await act()).not.toHaveAttribute('aria-disabled')
  await tick()
  expect(await act()).toHaveAttribute('aria-disabled', 'true')
  expect(sent).toEqual([])
})

test('ACCOUNTS-61 ACCOUNTS-65 SUPERACC-40 B37 a popup names person, id and organization before anything is sent', async () => {
  const { sent, closed, notices } = open()
  expect(screen.getByText('nhung.nguyen@acme.example')).toBeVisible()
  expect(screen.getByText('It stays in 2 other organizations.')).toBeVisible()
  await act()
  await tick()
  await userEvent.click(await act())
  const asked = await popup()
  expect(asked).toHaveAccessibleDescription(
    'Nguyễn Thị Hồng Nhung (nhung.nguyen@acme.example) is removed from Acme. Are you sure you want to continue?',
  )
  expect(sent).toEqual([])
  await userEvent.click(within(asked).getByRole('button', { name: 'Cancel' }))
  expect(sent).toEqual([])
  expect(closed).not.toHaveBeenCalled()
  await userEvent.click(await act())
  await userEvent.dblClick(within(await popup()).getByRole('button', { name: 'Remove' }))
  expect(sent).toEqual(['nhung'])
  expect(closed).toHaveBeenCalledTimes(1)
  expect(notices()).toMatchObject([{ tone: 'success', text: { id: 'accounts.removed' } }])
})

test('SUPERACC-50 what is refused is told in the popup, and the drawer stays', async () => {
  const refusal = { status: 409, message: 'x', said: 'This account does not exist any more' }
  const { closed } = open({ error: refusal })
  await act()
  await tick()
  await userEvent.click(await act())
  await userEvent.click(within(await popup()).getByRole('button', { name: 'Remove' }))
  expect(within(await popup()).getByText('This account does not exist any more')).toBeVisible()
  expect(closed).not.toHaveBeenCalled()
})

test('ROLES-06 ROLES-08 what may not be done stays so, whatever is ticked', async () => {
  open({}, 'Missing Permission: AccountManagement')
  await act()
  await tick()
  expect(await act()).toHaveAccessibleDescription('Missing Permission: AccountManagement')
})
