import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Tooltip } from './Tooltip'
import { UiProvider } from './UiProvider'

function Shelf() {
  const [count, setCount] = useState(1)
  return (
    <UiProvider>
      <Tooltip text={`Pressed ${count} times`}>
        <button onClick={() => setCount(count + 1)}>{'Press'}</button>
      </Tooltip>
      {count < 4 && (
        <Tooltip text="Apples from the north">
          <span tabIndex={0}>{'Apples'}</span>
        </Tooltip>
      )}
      <Tooltip text="Close">
        <button aria-label="Close" />
      </Tooltip>
      <p>{'Ground'}</p>
    </UiProvider>
  )
}

const button = () => screen.getByRole('button', { name: 'Press' })
const apples = () => screen.getByText('Apples')
const says = (words: string) => waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(words))
const isGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())

test('a tooltip comes by the keyboard at once, describes what has the focus, and goes with it', async () => {
  render(<Shelf />)
  await userEvent.tab()
  await says('Pressed 1 times')
  expect(button()).toHaveAccessibleDescription('Pressed 1 times')
  await userEvent.tab()
  await says('Apples from the north')
  expect(apples()).toHaveAccessibleDescription('Apples from the north')
  expect(button()).not.toHaveAccessibleDescription()
  await userEvent.tab()
  await says('Close')
  // What is its name already is not said twice.
  expect(screen.getByRole('button', { name: 'Close' })).not.toHaveAccessibleDescription()
  await userEvent.tab()
  await isGone()
})

test('a tooltip comes by the pointer, one at a time, and goes when it leaves or by Escape', async () => {
  render(<Shelf />)
  await userEvent.hover(button())
  await says('Pressed 1 times')
  await userEvent.hover(apples())
  await says('Apples from the north')
  expect(screen.getAllByRole('tooltip')).toHaveLength(1)
  await userEvent.hover(screen.getByText('Ground'))
  await isGone()
  await userEvent.hover(apples())
  await says('Apples from the north')
  await userEvent.keyboard('{Escape}')
  await isGone()
})

test('a tooltip says what its element says now, and goes when the element goes', async () => {
  render(<Shelf />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await says('Pressed 2 times')
  await userEvent.tab()
  await says('Apples from the north')
  // Safari gives a pressed button no focus: it stays.
  act(() => button().click())
  act(() => button().click())
  await waitFor(() => expect(screen.queryByText('Apples')).not.toBeInTheDocument())
  await isGone()
})
