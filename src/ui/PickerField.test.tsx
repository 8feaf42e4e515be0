import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PickerField, type Pickable } from './PickerField'
import { UiProvider } from './UiProvider'

const all: Pickable[] = ['Acme', 'Hải Âu', 'Phương Đông'].map((label) => ({
  value: label,
  label,
  note: 'org',
}))

function Field({ multiple, busy }: { multiple?: boolean; busy?: boolean }) {
  const [value, setValue] = useState<readonly Pickable[]>([])
  const [query, setQuery] = useState('')
  return (
    <UiProvider>
      <PickerField
        name="organization"
        label="Organization"
        placeholder="Choose"
        searchLabel="Search organizations"
        value={value}
        onChange={setValue}
        options={all.filter(({ label }) => label.includes(query))}
        query={query}
        onQuery={setQuery}
        multiple={multiple}
        busy={busy}
      />
    </UiProvider>
  )
}

async function open(props: Parameters<typeof Field>[0] = {}) {
  render(<Field {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Organization Choose' }))
  const search = await screen.findByRole('searchbox', { name: 'Search organizations' })
  await waitFor(() => expect(search).toHaveFocus())
}
const box = (words: string) => screen.findByRole('button', { name: `Organization ${words}` })

test('one is searched and taken with Enter, and what was searched is forgotten', async () => {
  await open()
  await userEvent.keyboard('Hải{Enter}')
  await userEvent.click(await box('Hải Âu'))
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(3))
  expect(screen.getByRole('radio', { name: /Hải Âu/ })).toBeChecked()
})

test('the arrows go over the choices, and around', async () => {
  await open()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('radio', { name: /Hải Âu/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
  expect(await box('Phương Đông')).toBeVisible()
})

test('of several, those that are chosen can be seen and taken back whatever is searched', async () => {
  await open({ multiple: true })
  await userEvent.click(screen.getByRole('checkbox', { name: /Acme/ }))
  await userEvent.click(screen.getByRole('searchbox'))
  // Enter takes a further one, not the chosen one back.
  await userEvent.keyboard('Phương{Enter}')
  expect(screen.getByRole('checkbox', { name: /Acme/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /Phương Đông/ })).toBeChecked()
  expect(screen.queryByRole('checkbox', { name: /Hải Âu/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: /Acme/ }))
  await userEvent.keyboard('{Escape}')
  expect(await box('Phương Đông')).toBeVisible()
})

test('while the server searches Enter takes none of those that stand there', async () => {
  await open({ busy: true })
  await userEvent.keyboard('{Enter}')
  for (const choice of screen.getAllByRole('radio')) expect(choice).not.toBeChecked()
})
