import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { errorDetailSlice } from '../flows/error-detail'
import { noticed, noticesSlice } from '../flows/notices'
import { failed } from '../flows/outcomes'
import { texts } from '../texts/en.gen'
import { timings } from '../timings'
import { Drawer } from '../ui/Drawer'
import { UiProvider } from '../ui/UiProvider'
import { NoticeHost } from './NoticeHost'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const user = () => userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) })
const success = { tone: 'success', title: { id: 'common.success' } } as const
const refused = { status: 409, message: 'Gone', said: 'Gone' }
const failure = () => failed(refused, 'common.failedToSave')

function open(beside: ReactNode = null) {
  const store = configureStore({ reducer: combineSlices(noticesSlice, errorDetailSlice) })
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={texts}>
        <UiProvider>
          <button>Save</button>
          <NoticeHost />
          {beside}
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

test('B52 what is heavier stands above, whenever it came, and the card that counts the rest below its like', () => {
  const { raise } = open()
  const of = (tone: 'info' | 'warning' | 'danger', said: string, collects = false) =>
    raise(noticed({ tone, title: { said }, collects }))
  of('danger', 'first error')
  of('warning', 'warning')
  of('info', 'first')
  of('danger', 'card', true)
  of('info', 'second')
  of('danger', 'second error')
  const titles = within(stack()).getAllByText(/first|second|warning|card/)
  expect(titles.map((title) => title.textContent)).toEqual([
    'second error',
    'first error',
    'card',
    'warning',
    'second',
    'first',
  ])
})

test('B52 several notices are dismissed at once; a single one has only its own button', () => {
  const { raise } = open()
  const all = () => within(stack()).queryByRole('button', { name: 'Dismiss all' })
  raise(failure())
  expect(all()).toBeNull()
  raise(noticed(success))
  act(() => all()!.click())
  expect(within(stack()).queryAllByRole('button')).toEqual([])
})

test('B49 a keyboard goes from notice to notice: each button says of which, and what is dismissed leads to the next', async () => {
  const { raise } = open()
  const hand = user()
  await hand.tab()
  raise(noticed({ tone: 'warning', title: { said: 'Below' } }))
  raise(failure())
  expect(within(stack()).getByText('F6 leads to the notices and back.')).toBeInTheDocument()
  await hand.keyboard('{F6}')
  expect(screen.getByRole('button', { name: 'Details' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Details' })).toHaveAccessibleDescription('Failed')
  await hand.tab()
  await hand.keyboard('{Enter}')
  const last = screen.getByRole('button', { name: 'Dismiss' })
  expect(last).toHaveFocus()
  expect(last).toHaveAccessibleDescription('Below')
  await hand.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  await hand.keyboard('{F6}')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
})

test('B48 B49 while a drawer is open notices are found and announced; F6 leads there, F6 and Escape back, and it stays open', async () => {
  const closed = jest.fn()
  const { raise } = open(
    <Drawer
      open
      title="Edit"
      size="narrow"
      closeLabel="Close"
      onClose={closed}
      footer={<button>Send</button>}
    >
      <input aria-label="Name" />
    </Drawer>,
  )
  await act(() => jest.advanceTimersByTimeAsync(100))
  const name = screen.getByRole('textbox', { name: 'Name' })
  act(() => name.focus())
  const hand = user()
  raise(failure())
  expect(screen.getByRole('alert')).toHaveTextContent('Gone')
  for (const back of ['{F6}', '{Escape}']) {
    await hand.keyboard('{F6}')
    expect(screen.getByRole('button', { name: 'Details' })).toHaveFocus()
    await hand.keyboard(back)
    expect(name).toHaveFocus()
  }
  expect(closed).not.toHaveBeenCalled()
  act(() => screen.getByRole('button', { name: 'To the notices' }).click())
  await hand.keyboard('{Enter}')
  expect(screen.queryByText('Failed')).toBeNull()
  expect(screen.queryByRole('button', { name: 'To the notices' })).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Edit' })).toContainElement(document.activeElement as HTMLElement)
})
