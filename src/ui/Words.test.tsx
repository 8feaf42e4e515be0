import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DataTable, type Column } from './DataTable'
import { UiProvider } from './UiProvider'
import { Words } from './Words'

type Person = { readonly email: string; readonly roles: string }

const columns: readonly Column<Person>[] = [
  { key: 'email', head: 'E-mail', cell: ({ email }) => <Words>{email}</Words> },
  { key: 'roles', head: 'Roles', secondary: true, width: 80, cell: ({ roles }) => roles },
]

const show = (person: Person) =>
  render(
    <UiProvider>
      <DataTable columns={columns} rows={[person]} rowKey={({ email }) => email} caption="People" />
    </UiProvider>,
  )
const cell = (words: string) => screen.getByRole('cell', { name: words })

test('B2 B6 words of a cell stand in two lines, an e-mail breaks behind its @, and a tooltip has all of them', async () => {
  show({ email: 'quoc-bao.tran@phuongdong.example', roles: 'User, Admin, Super admin' })
  const email = screen.getByText('quoc-bao.tran@phuongdong.example')
  expect(email).toHaveClass('two')
  expect(email.querySelector('wbr')?.previousSibling).toHaveTextContent(/@$/)
  await userEvent.hover(screen.getByText('User, Admin, Super admin'))
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('User, Admin, Super admin'))
})

test('B2 words that fit into their column are no element more', () => {
  show({ email: 'a', roles: 'User' })
  expect(cell('User').children).toHaveLength(0)
})
