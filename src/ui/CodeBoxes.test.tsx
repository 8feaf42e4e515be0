import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CodeBoxes } from './CodeBoxes'
import { UiProvider } from './UiProvider'

const told: string[] = []
const completed: string[] = []

beforeEach(() => {
  told.length = 0
  completed.length = 0
})

interface Setting {
  start?: string
  busy?: boolean
  error?: string
}

function Form({ start = '', busy, error }: Setting) {
  const [code, setCode] = useState(start)
  return (
    <UiProvider>
      <CodeBoxes
        label="Six-digit code"
        boxLabel={(box) => `Digit ${box}`}
        value={code}
        onChange={(value) => {
          told.push(value)
          setCode(value)
        }}
        onComplete={(value) => completed.push(value)}
        busy={busy}
        error={error}
      />
      <button onClick={() => setCode('')}>Clear</button>
    </UiProvider>
  )
}

const show = (setting?: Setting) => render(<Form {...setting} />)
const box = (number: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Digit ${number}` })
const shown = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox')
    .map((each) => each.value || '_')
    .join('')

test('the boxes are six, named, numeric, and the first one takes a one-time code', () => {
  show()
  expect(screen.getByRole('group', { name: 'Six-digit code' })).toBeVisible()
  const boxes = screen.getAllByRole('textbox')
  expect(boxes).toHaveLength(6)
  boxes.forEach((each) => expect(each).toHaveAttribute('inputmode', 'numeric'))
  expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code')
})

test('a fill of all six digits in one event shows six boxes and completes once', () => {
  show()
  fireEvent.change(box(1), { target: { value: '409123' } })
  fireEvent.change(box(1), { target: { value: '409123' } })
  expect(shown()).toBe('409123')
  expect(completed).toEqual(['409123'])
})

test.each(['123 456', '123-456', ' 123456\n', '１２３４５６', 'Code: 123456.'])(
  'pasting %j into any box gives 123456',
  async (text) => {
    const user = userEvent.setup()
    show()
    await user.click(box(4))
    await user.paste(text)
    expect(shown()).toBe('123456')
    expect(completed).toEqual(['123456'])
  },
)

test('seven digits fill the boxes and leave the sending to the person', async () => {
  const user = userEvent.setup()
  show()
  await user.click(box(1))
  await user.paste('1234567')
  expect(shown()).toBe('123456')
  expect(completed).toEqual([])
})

test('typed digits move on, letters are dropped, the sixth digit completes once', async () => {
  const user = userEvent.setup()
  show()
  await user.click(box(1))
  await user.keyboard('4a0b9x123')
  expect(shown()).toBe('409123')
  expect(box(6)).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(completed).toEqual(['409123'])
})

test('each box can be filled by itself', async () => {
  const user = userEvent.setup()
  show()
  for (const [index, digit] of [...'409123'].entries()) await user.type(box(index + 1), digit)
  expect(shown()).toBe('409123')
  expect(completed).toEqual(['409123'])
})

test('a part pasted into the middle is never cut', async () => {
  const user = userEvent.setup()
  show({ start: '40' })
  await user.click(box(5))
  await user.paste('9123')
  expect(shown()).toBe('409123')
  expect(completed).toEqual(['409123'])
})

test('typing over a filled box replaces it, also by an event without a key', async () => {
  const user = userEvent.setup()
  show({ start: '409' })
  await user.click(box(2))
  await user.keyboard('7')
  expect(shown()).toBe('479___')
  expect(box(3)).toHaveFocus()
  fireEvent.change(box(2), { target: { value: '75' } })
  expect(shown()).toBe('459___')
})

test('a digit that is held down fills one box, and sends nothing', async () => {
  const user = userEvent.setup()
  show()
  await user.click(box(1))
  await user.keyboard('{4>7/}')
  expect(shown()).toBe('4_____')
  expect(completed).toEqual([])
})

test('what a keyboard without keys deletes is told by what changed', async () => {
  show({ start: '4091' })
  fireEvent.change(box(3), { target: { value: '' } })
  expect(shown()).toBe('40_1__')
})

test('Backspace empties its box, and on an empty one goes back', async () => {
  const user = userEvent.setup()
  show({ start: '4091' })
  await user.click(box(2))
  await user.keyboard('{Backspace}')
  expect(shown()).toBe('4_91__')
  await user.keyboard('{Backspace}')
  expect(shown()).toBe('__91__')
  expect(box(1)).toHaveFocus()
})

test('arrows, Home and End move', async () => {
  const user = userEvent.setup()
  show()
  await user.click(box(3))
  await user.keyboard('{ArrowRight}')
  expect(box(4)).toHaveFocus()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(box(2)).toHaveFocus()
  await user.keyboard('{End}')
  expect(box(6)).toHaveFocus()
  await user.keyboard('{Home}')
  expect(box(1)).toHaveFocus()
})

test('while busy the boxes are read-only and keep their digits', async () => {
  const user = userEvent.setup()
  show({ start: '409123', busy: true })
  await user.click(box(6))
  await user.keyboard('7{Backspace}')
  await user.paste('111111')
  fireEvent.keyDown(box(1), { key: '7' })
  expect(shown()).toBe('409123')
  expect(box(1)).toHaveAttribute('readonly')
  expect(told).toEqual([])
})

test('a refused code keeps its digits, says why, and is typed anew from the first box', async () => {
  const user = userEvent.setup()
  const { rerender } = show({ start: '409123', busy: true })
  rerender(<Form error="The code is wrong." />)
  expect(box(1)).toHaveFocus()
  expect(box(1)).toHaveAccessibleDescription('The code is wrong.')
  expect(box(1)).toBeInvalid()
  expect(shown()).toBe('409123')
  await user.keyboard('5')
  expect(shown()).toBe('5_____')
  await user.keyboard('60234')
  expect(completed).toEqual(['560234'])
})

test('the same code can be sent again after the boxes were cleared', async () => {
  const user = userEvent.setup()
  show()
  await user.click(box(1))
  await user.paste('409123')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await user.click(box(1))
  await user.paste('409123')
  expect(completed).toEqual(['409123', '409123'])
})
