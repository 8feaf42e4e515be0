import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DataTable } from './DataTable'
import { EmptyState } from './EmptyState'
import type { Column } from './TableCell'
import { Tag } from './Tag'
import { longWords, nothing } from './testing-story'

type Row = { id: string; name: string; visits: number; active: boolean }

const edited = fn()
const columns: Column<Row>[] = [
  { key: 'name', head: 'Name', cell: ({ name }) => name, card: 'title' },
  { key: 'visits', head: 'Visits', numeric: true, width: 120, cell: ({ visits }) => visits },
  {
    key: 'status',
    head: 'Status',
    width: 120,
    card: 'tag',
    cell: ({ active }) =>
      active ? (
        <Tag tone="success" dot>
          Active
        </Tag>
      ) : undefined,
  },
  {
    key: 'actions',
    head: 'Actions',
    width: 96,
    sticky: true,
    cell: () => undefined,
    menu: {
      label: ({ name }) => `Actions of ${name}`,
      items: () => [
        { name: 'edit', label: 'Edit', onSelect: edited },
        { name: 'delete', label: 'Delete', danger: true, onSelect: nothing },
      ],
    },
  },
]
const rows: Row[] = [
  { id: '1', name: 'Acme', visits: 12, active: true },
  { id: '2', name: longWords, visits: 1234567, active: false },
]

const meta: Meta<typeof DataTable<Row>> = {
  component: DataTable<Row>,
  args: { columns, rows, rowKey: ({ id }) => id, caption: 'Organizations' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {}
export const Coming: Story = { args: { rows: undefined, busy: true } }
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState icon="search" title="No organization found" /> },
}
export const Details: Story = { args: { detail: ({ name }) => <p>{name}</p> } }
/** The menu of a row: Enter opens it, the arrows go, Enter takes, and the focus comes back. */
export const RowMenuByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    edited.mockClear()
    const button = canvas.getByRole('button', { name: 'Actions of Acme' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{Home}{Enter}')
    await waitFor(() => expect(edited).toHaveBeenCalledOnce())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
