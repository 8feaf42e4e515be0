import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { Provider } from 'react-redux'
import { errorDetailSlice } from '../flows/error-detail'
import { noticed, noticesSlice } from '../flows/notices'
import { failed } from '../flows/outcomes'
import { texts } from '../texts/en.gen'
import { timings } from '../timings'
import { UiProvider } from '../ui/UiProvider'
import { NoticeHost } from './NoticeHost'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const user = () => userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) })
const success = { tone: 'success', title: { id: 'common.success' } } as const
const refused = { status: 409, message: 'Gone', said: 'Gone' }
const failure = () => failed(refused, 'common.failedToSave')

function open() {
  const store = configureStore({ reducer: combineSlices(noticesSlice, errorDetailSlice) })
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={texts}>
        <UiProvider>
          <button>Save</button>
          <NoticeHost />
        </UiProvider>
      </IntlProvider>
    </Provider>,
  )
  return {
    store,
    raise: (notice: Parameters<typeof store.dispatch>[0]) => act(() => void store.dispatch(notice)),
  }
}
const pass = (time: number) => act(() => void jest.advanceTimersByTime(time))
const stack = () => screen.getByRole('region', { name: 'Notices' })

test('B49 an error is announced once: an alert, in no other live region', () => {
  const { raise } = open()
  // The region was there before, or what comes into it would not be heard.
  const live = stack().querySelector('[aria-live=polite]')!
  raise(failure())
  raise(noticed(success))
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('FailedGone')
  expect(alert.parentElement!.closest('[aria-live], [role=alert], [role=status]')).toBeNull()
  expect(within(stack()).getByText('Success').closest('[aria-live]')).toBe(live)
  expect(live).not.toHaveTextContent('Failed')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('SHELL-40 B49 a success goes after 4.5 s, an error stays for 20 s', () => {
  const { raise } = open()
  raise(failure())
  raise(noticed(success))
  pass(timings.notice)
  expect(screen.queryByText('Success')).toBeNull()
  pass(20_000 - timings.notice - 1)
  expect(screen.getByText('Failed')).toBeVisible()
  pass(1)
  expect(screen.queryByText('Failed')).toBeNull()
})

test('B49 time stands still while a notice is hovered, and while it has the focus', async () => {
  const { raise } = open()
  raise(failure())
  const hand = user()
  await hand.hover(screen.getByText('Failed'))
  pass(60_000)
  act(() => screen.getByRole('button', { name: 'Details' }).focus())
  await hand.unhover(screen.getByText('Failed'))
  pass(60_000)
  act(() => screen.getByRole('button', { name: 'Details' }).blur())
  pass(19_000)
  expect(screen.getByText('Failed')).toBeVisible()
  pass(1000)
  expect(screen.queryByText('Failed')).toBeNull()
})

test('the focus goes back to where it came from when the notice that has it goes', () => {
  const { raise, store } = open()
  const save = screen.getByRole('button', { name: 'Save' })
  act(() => save.focus())
  raise(failure())
  expect(save).toHaveFocus()
  act(() => screen.getByRole('button', { name: 'Details' }).focus())
  act(() => screen.getByRole('button', { name: 'Details' }).click())
  expect(screen.queryByText('Failed')).toBeNull()
  expect(save).toHaveFocus()
  expect(store.getState().errorDetail).toMatchObject(refused)
})
