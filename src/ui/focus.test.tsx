import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from './Button'
import { DataTable, type Column } from './DataTable'
import { Dialog } from './Dialog'
import { Menu } from './Menu'
import { UiProvider } from './UiProvider'

type Fruit = { readonly name: string }

/** Fruits that can be deleted after a question, from their row or from a menu of it; `late`: they go after it. */
function Fruits({ late = false }: { late?: boolean }) {
  const [rows, setRows] = useState<readonly Fruit[]>([{ name: 'Apple' }, { name: 'Mango' }, { name: 'Plum' }])
  const [asked, setAsked] = useState<string>()
  const remove = () => setRows((before) => before.filter(({ name }) => name !== asked))
  const answer = () => {
    setAsked(undefined)
    if (late) setTimeout(remove, 100)
    else remove()
  }
  const columns: readonly Column<Fruit>[] = [
    { key: 'name', head: 'Name', cell: ({ name }) => <Button>{`Open ${name}`}</Button> },
    {
      key: 'action',
      head: 'Action',
      cell: ({ name }) => (
        <>
          <Menu
            label={`More of ${name}`}
            trigger={<Button>{`More of ${name}`}</Button>}
            items={[{ name: 'remove', label: 'Remove', onSelect: () => setAsked(name) }]}
          />
          <Button onClick={() => setAsked(name)}>{`Delete ${name}`}</Button>
        </>
      ),
    },
  ]
  return (
    <UiProvider>
      <main>
        <h1 tabIndex={-1}>{'Fruits'}</h1>
        <DataTable columns={columns} rows={rows} rowKey={({ name }) => name} caption="Fruits" />
      </main>
      {asked && (
        <Dialog
          open
          title="Sure?"
          onClose={() => setAsked(undefined)}
          closeLabel="Close"
          actions={<Button onClick={answer}>{'Yes'}</Button>}
        />
      )}
    </UiProvider>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const hasFocus = (name: string) => waitFor(() => expect(button(name)).toHaveFocus())
const remove = async (name: string) => {
  await press(`Delete ${name}`)
  await press('Yes')
  await waitFor(() => expect(screen.queryByText(`Open ${name}`)).toBeNull())
}

describe.each([
  ['at once', false],
  ['once the list is read again', true],
])('B48 a row that goes %s', (_, late) => {
  test('leaves the focus to the same control of the row that moves up, at the end to the one above, at last to the heading', async () => {
    render(<Fruits late={late} />)
    await remove('Mango')
    await hasFocus('Delete Plum')
    await remove('Plum')
    await hasFocus('Delete Apple')
    await remove('Apple')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Fruits' })).toHaveFocus())
  })
})

test('B48 what closes gives the focus back to the button, or to the menu, that it was opened from', async () => {
  render(<Fruits />)
  await press('Delete Apple')
  await press('Close')
  await hasFocus('Delete Apple')
  await press('More of Mango')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  await press('Close')
  await hasFocus('More of Mango')
})

test('B48 a row that goes takes no focus from elsewhere', async () => {
  render(<Fruits late />)
  await press('Delete Mango')
  await press('Yes')
  await hasFocus('Delete Mango')
  act(() => button('Open Apple').focus())
  await waitFor(() => expect(screen.queryByText('Open Mango')).toBeNull())
  expect(button('Open Apple')).toHaveFocus()
})

/** A list that could not be read, on the page or in a dialog. */
function Unread({ inDialog = false }: { inDialog?: boolean }) {
  const [reading, setReading] = useState(false)
  const again = reading ? <p>{'Reading'}</p> : <Button onClick={() => setReading(true)}>{'Try again'}</Button>
  return (
    <UiProvider>
      <main>
        <h1 tabIndex={-1}>{'Fruits'}</h1>
        {!inDialog && again}
      </main>
      {inDialog && (
        <Dialog open title="Fruits to choose" onClose={() => {}} closeLabel="Close" actions={null}>
          {again}
        </Dialog>
      )}
    </UiProvider>
  )
}

test('B48 a button that goes by its press leaves the focus to the heading of its page', async () => {
  render(<Unread />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Reading')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Fruits' })).toHaveFocus())
})

test('B48 in a dialog it leaves the focus to the dialog', async () => {
  render(<Unread inDialog />)
  await press('Try again')
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Fruits to choose' })).toHaveFocus())
})
