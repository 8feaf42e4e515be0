import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { texts } from '../../texts/en'
import { UiProvider } from '../../ui/UiProvider'
import type { ListAddress } from './address'
import { ResourceScreen } from './ResourceScreen'
import { useAddressState } from './useAddressState'

type Row = { readonly id: number }
const address: ListAddress<object, 'at:DESC'> = { filters: {}, orders: ['at:DESC'] }
const columns = [{ key: 'id', head: 'Id', cell: ({ id }: Row) => id }]

/** A list whose server answers with pages of this size, whatever it is asked for. */
function Listed({ pageSize, totalRecords }: { pageSize: number; totalRecords: number }) {
  const content = Array.from({ length: pageSize }, (_, id) => ({ id }))
  const page = { pageSize, currentPage: 0, totalPages: Math.ceil(totalRecords / pageSize), totalRecords }
  const answer = { results: { content, page } }
  return (
    <ResourceScreen
      title="title.organizations"
      list={useAddressState(address)}
      query={{ data: answer, currentData: answer, isFetching: false, refetch: () => undefined }}
      columns={columns}
      rowKey={({ id }: Row) => id}
      none="organizations.none"
    />
  )
}

function open(pageSize: number, totalRecords: number) {
  const element = <Listed pageSize={pageSize} totalRecords={totalRecords} />
  history.replaceState(null, '', '/list')
  const router = createBrowserRouter([{ path: '*', element }])
  render(
    <IntlProvider locale="en" messages={texts}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </IntlProvider>,
  )
}

test.each([
  [25, '1–25 of 60', '25 / page', 'Page 3'],
  [10, '1–10 of 60', '10 / page', 'Page 6'],
])(
  'ORGCOMMON-10 a server that serves pages of %i is believed: size, range and last page are its own',
  (size, range, words, last) => {
    open(size, 60)
    expect(screen.getByText(range)).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Rows on a page' })).toHaveDisplayValue(words)
    const pages = screen.getAllByRole('button', { name: /^Page \d/ })
    expect(pages.at(-1)).toHaveAccessibleName(last)
  },
)
