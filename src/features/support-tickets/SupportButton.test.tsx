import { act, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { texts } from '../../texts/en.gen'
import { UiProvider } from '../../ui/UiProvider'
import { SupportButton } from './SupportButton'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))

const pressed = jest.fn()
const open = () =>
  render(
    <UiProvider>
      <IntlProvider locale="en" messages={texts}>
        <a href="/">A link</a>
        <SupportButton onPress={pressed} />
      </IntlProvider>
    </UiProvider>,
  )
const button = () => screen.getByRole('button', { name: /^Request Support: Create a Ticket$/ })
const isHidden = () => button().hasAttribute('data-idle')

test('TICKET-01 TICKET-02 the button hides after 3000 ms without a sign of life, and not before', async () => {
  open()
  expect(button()).toHaveTextContent('Request Support')
  await pass(2999)
  expect(isHidden()).toBe(false)
  await pass(1)
  expect(isHidden()).toBe(true)
})

test.each([
  ['a pointer that moves', () => fireEvent.pointerMove(document.body)],
  ['a touch', () => fireEvent.touchStart(document.body)],
  ['a scroll of something inside the page', () => fireEvent.scroll(screen.getByRole('link'))],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Shift' })],
  ['the focus that goes elsewhere', () => fireEvent.focusIn(screen.getByRole('link'))],
])('TICKET-02 %s brings it back for another 3000 ms', async (_, live) => {
  open()
  await pass(3000)
  live()
  expect(isHidden()).toBe(false)
  await pass(2000)
  live()
  await pass(2999)
  expect(isHidden()).toBe(false)
  await pass(1)
  expect(isHidden()).toBe(true)
})

test('TICKET-02 a hidden button is still reached and named, and shows while it has the focus', async () => {
  open()
  await pass(3000)
  expect(button().tabIndex).toBe(0)
  act(() => button().focus())
  expect(isHidden()).toBe(false)
  await pass(60_000)
  expect(isHidden()).toBe(false)
  act(() => button().blur())
  await pass(3000)
  expect(isHidden()).toBe(true)
})

test('TICKET-02 a hovered button stays', async () => {
  open()
  fireEvent.pointerEnter(button())
  await pass(60_000)
  expect(isHidden()).toBe(false)
  fireEvent.pointerLeave(button())
  await pass(3000)
  expect(isHidden()).toBe(true)
})

test('TICKET-03 pressed it says so, a hidden one too', async () => {
  open()
  await pass(3000)
  fireEvent.click(button())
  expect(pressed).toHaveBeenCalledTimes(1)
})
