import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { TagsField } from './TagsField'
import { UiProvider } from './UiProvider'

function Field({ start = [], readOnly }: { start?: readonly string[]; readOnly?: boolean }) {
  const [words, setWords] = useState(start)
  return (
    <UiProvider>
      <form onSubmit={(event) => event.preventDefault()}>
        <TagsField
          name="domains"
          label="Domains"
          value={words}
          onChange={setWords}
          readOnly={readOnly}
          removeLabel={(word) => `Remove ${word}`}
          clean={(word) => word.trim().toLowerCase()}
        />
        <output>{words.join(' | ')}</output>
        <button>Send</button>
      </form>
    </UiProvider>
  )
}
const open = (props: Parameters<typeof Field>[0] = {}) => render(<Field {...props} />)
const box = () => screen.getByRole('textbox', { name: 'Domains' })
const words = () => screen.getByRole('status').textContent

test('Enter, a comma, a blank and going on add what is typed, cleaned and once', async () => {
  open()
  await userEvent.type(box(), 'A.example{Enter}b.example,a.EXAMPLE c.example')
  await userEvent.tab()
  expect(words()).toBe('a.example | b.example | c.example')
  expect(box()).toHaveValue('')
})

test('a pasted list adds all of it, what was typed before included', async () => {
  open()
  await userEvent.type(box(), 'mail.')
  await userEvent.paste('a.example;\nb.example\tc.example')
  expect(words()).toBe('mail.a.example | b.example | c.example')
})

test('Backspace in front and the button of a word take it away', async () => {
  open({ start: ['a.example', 'b.example', 'c.example'] })
  await userEvent.type(box(), 'x{Backspace}{Backspace}')
  expect(words()).toBe('a.example | b.example')
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.example' }))
  expect(words()).toBe('b.example')
  expect(box()).toHaveFocus()
})

test('Enter sends the form only when nothing is typed', () => {
  open()
  fireEvent.change(box(), { target: { value: 'a.example' } })
  expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(false)
  expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(true)
})

test('read-only, nothing is added or taken away', async () => {
  open({ start: ['a.example'], readOnly: true })
  await userEvent.click(box())
  await userEvent.keyboard('{Backspace}')
  await userEvent.paste('b.example')
  expect(words()).toBe('a.example')
  expect(screen.queryByRole('button', { name: 'Remove a.example' })).not.toBeInTheDocument()
})
