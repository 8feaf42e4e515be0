import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DataTable, type Column } from './DataTable'
import { UiProvider } from './UiProvider'

type Row = { id: string; locked?: string }

const chosen = jest.fn<void, [string, string]>()
const columns: readonly Column<Row>[] = [
  { key: 'id', head: 'Name', cell: ({ id }) => id },
  {
    key: 'action',
    head: 'Action',
    cell: () => <button>Edit</button>,
    menu: {
      label: ({ id }) => `More: ${id}`,
      items: ({ id, locked }) =>
        ['Copy', 'Move', 'Remove'].map((name) => ({
          name,
          label: name,
          onSelect: () => chosen(id, name),
          ...(locked !== undefined && { disabledReason: locked }),
        })),
    },
  },
]

const page = (rows: readonly Row[]) => (
  <UiProvider>
    <DataTable caption="Things" columns={columns} rows={rows} rowKey={({ id }) => id} />
  </UiProvider>
)
const rows: readonly Row[] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
const more = (id: string) => screen.getByRole('button', { name: `More: ${id}`, hidden: true })
const expanded = () => rows.map(({ id }) => more(id).getAttribute('aria-expanded'))

describe('the menu of a row', () => {
  beforeEach(() => chosen.mockReset())

  test('ORGLIST-41 a press opens it for that row, Escape closes it, and the focus is at its button again', async () => {
    render(page(rows))
    expect(more('b')).toHaveAttribute('aria-haspopup', 'menu')
    expect(expanded()).toEqual(['false', 'false', 'false'])
    await userEvent.click(more('b'))
    const menu = await screen.findByRole('menu', { name: 'More: b' })
    await waitFor(() => expect(menu).toHaveFocus())
    expect(expanded()).toEqual(['false', 'true', 'false'])
    expect(more('b')).toHaveAttribute('aria-controls', menu.id)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(more('b')).toHaveFocus())
    expect(screen.queryByRole('menu')).toBeNull()
    expect(expanded()).toEqual(['false', 'false', 'false'])
  })

  test('the keys open it at its first or last item, and choose for that row', async () => {
    render(page(rows))
    act(() => more('c').focus())
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(chosen.mock.calls).toEqual([['c', 'Move']])
    await waitFor(() => expect(more('c')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    expect(chosen).toHaveBeenLastCalledWith('c', 'Copy')
  })

  test('another row’s button brings it there, also for whoever presses without a pointer', async () => {
    render(page(rows))
    await userEvent.click(more('a'))
    await screen.findByRole('menu', { name: 'More: a' })
    // As a screen reader presses.
    act(() => more('c').click())
    const menu = await screen.findByRole('menu', { name: 'More: c' })
    expect(screen.getAllByRole('menu')).toEqual([menu])
    await waitFor(() => expect(menu).toHaveFocus())
    expect(expanded()).toEqual(['false', 'false', 'true'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(more('c')).toHaveFocus())
  })

  test('it says what the row is now, and goes with it', async () => {
    const { rerender } = render(page(rows))
    await userEvent.click(more('b'))
    await screen.findByRole('menu', { name: 'More: b' })
    rerender(page([{ id: 'a' }, { id: 'b', locked: 'It is being moved' }, { id: 'c' }]))
    expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveAccessibleDescription('It is being moved')
    rerender(page([{ id: 'a' }, { id: 'c' }]))
    expect(screen.queryByRole('menu')).toBeNull()
    rerender(page(rows))
    expect(screen.queryByRole('menu')).toBeNull()
    await userEvent.click(more('b'))
    expect(await screen.findByRole('menu', { name: 'More: b' })).toBeVisible()
  })

  test('what else stands in the cell opens no menu', async () => {
    render(page(rows))
    await userEvent.click(screen.getAllByRole('button', { name: 'Edit' })[1]!)
    await userEvent.keyboard('{Enter}{ArrowDown}')
    expect(screen.queryByRole('menu')).toBeNull()
  })
})
