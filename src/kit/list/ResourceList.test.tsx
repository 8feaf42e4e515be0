import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { IntlProvider } from 'react-intl'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { Refusal } from '../../api'
import { texts } from '../../texts/en.gen'
import { timings } from '../../timings'
import { UiProvider } from '../../ui/UiProvider'
import { someOf, textPart, type ListAddress } from './address'
import { ResourceList } from './ResourceList'
import { onlyWholeRange, rangeNow, rangeParts, type TimeRange } from './time-range'
import { useListParams } from './useListParams'

type Row = { readonly id: number }
type Filters = TimeRange & { readonly freeText: string; readonly kind: readonly string[] }

const openRange: ListAddress<Filters, 'at:DESC'> = {
  filters: { freeText: textPart, kind: someOf(['good', 'bad']), ...rangeParts },
  orders: ['at:DESC'],
  holds: rangeNow,
}
const wholeRange: typeof openRange = { ...openRange, holds: onlyWholeRange }
const NOON = new Date(2026, 10, 28, 12).getTime()
const columns = [{ key: 'id', head: 'Id', cell: ({ id }: Row) => id }]

type Served = {
  params?: typeof openRange
  in?: 'address' | 'state'
  /** The server answers with pages of this size, whatever it is asked for. */
  pageSize?: number
  totalRecords?: number
  /** Why the rows could not be read again. */
  error?: Refusal
  refetch?: () => void
}

function Listed(served: Served) {
  const { params = openRange, in: where = 'address', pageSize = 10, totalRecords = 60 } = served
  const { error, refetch = () => undefined } = served
  const list = useListParams(params, { in: where })
  const content = Array.from({ length: Math.min(pageSize, totalRecords) }, (_, id) => ({ id }))
  const page = { pageSize, currentPage: 0, totalPages: Math.ceil(totalRecords / pageSize), totalRecords }
  const answer = { results: { content, page } }
  return (
    <>
      <output aria-label="Request">{JSON.stringify({ ...list.request, ...list.filters })}</output>
      <ResourceList
        caption="title.organizations"
        list={list}
        query={{
          data: answer,
          currentData: answer,
          isFetching: false,
          fulfilledTimeStamp: NOON,
          error,
          refetch,
        }}
        columns={columns}
        rowKey={({ id }: Row) => id}
        filters={{
          label: 'organizations.info',
          placeholder: 'organizations.placeholder',
          children: ({ draft }) => <p>{`From ${draft.from}`}</p>,
        }}
        none="organizations.none"
      />
    </>
  )
}

function open(element: ReactElement, search = '') {
  history.replaceState(null, '', `/list${search}`)
  const router = createBrowserRouter([{ path: '*', element }])
  render(
    <IntlProvider locale="en" messages={texts}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </IntlProvider>,
  )
  return { address: () => router.state.location.search }
}
const request = () => JSON.parse(screen.getByRole('status', { name: 'Request' }).textContent) as object
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test.each([
  [25, '1–25 of 60', '25 / page', 'Page 3'],
  [10, '1–10 of 60', '10 / page', 'Page 6'],
])(
  'ORGCOMMON-10 a server that serves pages of %i is believed: size, range and last page are its own',
  (size, range, words, last) => {
    open(<Listed pageSize={size} />)
    expect(screen.getByText(range)).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Rows on a page' })).toHaveDisplayValue(words)
    const pages = screen.getAllByRole('button', { name: /^Page \d/ })
    expect(pages.at(-1)).toHaveAccessibleName(last)
  },
)

describe('only filters that hold are counted, asked with and reset', () => {
  const from = 1764230400000
  const to = 1764316800000

  test.each([
    ['a text is no filter of the counter', openRange, '?freeText=a', 0, { freeText: 'a' }],
    ['words and both ends', wholeRange, `?kind=good&kind=bad&from=${from}&to=${to}`, 2, { from, to }],
    ['one end, where it may be open', openRange, `?kind=bad&to=${to}`, 2, { to }],
    ['B1 a range that moves with the clock', wholeRange, '?range=today', 1, { range: 'today' }],
    ['LOGINACT-05 half a range', wholeRange, `?kind=bad&from=${from}`, 1, { kind: ['bad'] }],
    ['LOGINACT-05 From after To', wholeRange, `?from=${to}&to=${from}`, 0, {}],
  ])('%s', (_title, params, search, count, filters) => {
    open(<Listed params={params} />, search)
    const opener = screen.getByRole('button', { name: /^Filters/ })
    expect(opener).toHaveAccessibleName(count === 0 ? 'Filters' : `Filters, ${count} set`)
    expect(request()).toMatchObject(filters)
    const limited = Object.keys(filters).length > 0
    if (!limited)
      expect(request()).toEqual({ page: 0, pageSize: 10, orderBy: 'at:DESC', freeText: '', kind: [] })
  })

  test('LOGINACT-05 half a range stays in the form and in the address, and there is nothing to reset', () => {
    const { address } = open(<Listed params={wholeRange} totalRecords={0} />, `?from=${from}`)
    expect(screen.getByText(`From ${from}`)).toBeVisible()
    expect(address()).toBe(`?from=${from}`)
    expect(screen.queryByRole('button', { name: 'Reset filters' })).toBeNull()
  })

  test('what holds can be reset from a list that has nothing', () => {
    const { address } = open(
      <Listed params={wholeRange} totalRecords={0} />,
      `?from=${from}&to=${to}&lang=vi`,
    )
    press('Reset filters')
    expect(address()).toBe('?lang=vi')
  })
})

test('a list in the state leaves the address alone, and the address it', () => {
  const { address } = open(<Listed in="state" />, '?page=4&freeText=below')
  expect(request()).toMatchObject({ page: 0, freeText: '' })
  press('Page 3')
  expect(request()).toMatchObject({ page: 2 })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'abc' } })
  fireEvent.submit(screen.getByRole('search'))
  expect(request()).toMatchObject({ page: 0, freeText: 'abc' })
  press('Reset')
  expect(request()).toMatchObject({ page: 0, freeText: '' })
  expect(address()).toBe('?page=4&freeText=below')
})

describe('B1 a range that moves with the clock', () => {
  const MINUTE = 60_000
  const bounds = () => request() as { from: number; to: number }
  beforeEach(() => jest.useFakeTimers({ now: NOON }))
  afterEach(() => jest.useRealTimers())

  test('is asked with as it is now, and anew with each reading; the address keeps the word', () => {
    const refetch = jest.fn()
    const { address } = open(<Listed refetch={refetch} />, '?range=lasthour')
    expect(bounds()).toMatchObject({ from: NOON - 60 * MINUTE, to: NOON + MINUTE - 1000 })
    act(() => jest.advanceTimersByTime(5 * MINUTE))
    fireEvent.submit(screen.getByRole('search'))
    expect(bounds()).toMatchObject({ from: NOON - 55 * MINUTE, to: NOON + 6 * MINUTE - 1000 })
    expect(refetch).not.toHaveBeenCalled()
    act(() => jest.advanceTimersByTime(5 * MINUTE))
    press('Page 3')
    expect(bounds()).toMatchObject({ page: 2, from: NOON - 50 * MINUTE })
    expect(address()).toBe('?range=lasthour&page=3')
  })

  test('that is still the same is read again as any other', () => {
    const refetch = jest.fn()
    open(<Listed refetch={refetch} />, '?range=today')
    act(() => jest.advanceTimersByTime(5 * MINUTE))
    fireEvent.submit(screen.getByRole('search'))
    expect(refetch).toHaveBeenCalledTimes(1)
  })
})

describe('rows that cannot be read again', () => {
  test('stay, with since when and a way to try again', () => {
    const refetch = jest.fn()
    open(<Listed error={{ status: 409, message: 'No' }} refetch={refetch} />)
    expect(
      screen.getByText(/^Shown as of 28\/11\/2026 12:00:00 \(UTC.*\): it cannot be read again just now\.$/),
    ).toBeVisible()
    expect(screen.getAllByRole('row')).toHaveLength(11)
    press('Try again')
    expect(refetch).toHaveBeenCalledTimes(1)
  })

  test.each([
    [10000, 1],
    [503, 1],
    [409, 0],
    [403, 0],
  ])('after %i they are read again by themselves %i times', (status, times) => {
    jest.useFakeTimers()
    try {
      const refetch = jest.fn()
      open(<Listed error={{ status, message: 'No' }} refetch={refetch} />)
      act(() => jest.advanceTimersByTime(2 * timings.readAgain))
      expect(refetch).toHaveBeenCalledTimes(times)
    } finally {
      jest.useRealTimers()
    }
  })
})
