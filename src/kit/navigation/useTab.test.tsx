import { act, fireEvent, render, screen } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { momentPart, someOf, textPart, type ListAddress } from '../list/address'
import { useListParams } from '../list/useListParams'
import { useTab } from './useTab'

type Filters = {
  readonly freeText: string
  readonly kind: readonly string[]
  readonly from: number | undefined
}

const listParams: ListAddress<Filters, 'at:DESC' | 'at:ASC'> = {
  filters: { freeText: textPart, kind: someOf(['good', 'bad']), from: momentPart },
  orders: ['at:DESC', 'at:ASC'],
}
const names = ['accounts', 'exports', 'sessions'] as const

function Tabs() {
  const { selected, select } = useTab(names)
  return (
    <>
      {names.map((name) => (
        <button key={name} aria-pressed={name === selected} onClick={() => select(name)}>
          {name}
        </button>
      ))}
      <List key={selected} />
    </>
  )
}

/** Each tab is a list of the same shape: what one keeps under a name the other would read. */
function List() {
  const { request, filters, toPage, filterBy } = useListParams(listParams)
  return (
    <>
      <output>{JSON.stringify({ ...request, ...filters })}</output>
      <button onClick={() => toPage(3)}>Page 3</button>
      <button onClick={() => filterBy({ freeText: 'a', kind: ['bad'], from: 5 })}>Filter</button>
    </>
  )
}

function open(search: string) {
  history.replaceState(null, '', `/logs${search}`)
  const router = createBrowserRouter([{ path: '*', element: <Tabs /> }])
  render(<RouterProvider router={router} />)
  return { router, address: () => router.state.location.search }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const selected = () => screen.getByRole('button', { pressed: true }).textContent
const shown = () => JSON.parse(screen.getByRole('status').textContent) as object
const atFirst = { page: 0, pageSize: 10, orderBy: 'at:DESC', freeText: '', kind: [] }

test.each([
  ['', 'accounts'],
  ['?tab=exports', 'exports'],
  ['?tab=constructor', 'accounts'],
])('the address %s shows the tab %s', (search, tab) => {
  open(search)
  expect(selected()).toBe(tab)
})

test('page 3 of one tab is not page 3 of the next, nor are its filters', () => {
  const { address } = open('?lang=vi&size=50&sort=at:ASC')
  press('Filter')
  press('Page 3')
  expect(shown()).toMatchObject({ page: 2, pageSize: 50, orderBy: 'at:ASC', freeText: 'a', kind: ['bad'] })
  press('exports')
  expect(address()).toBe('?lang=vi&tab=exports')
  expect(shown()).toEqual(atFirst)
  press('Page 3')
  press('accounts')
  expect(address()).toBe('?lang=vi')
  expect(shown()).toEqual(atFirst)
})

test('what is open over one tab is not open over the next', () => {
  const { address } = open('?tab=exports&drawer=json&record=1')
  press('sessions')
  expect(address()).toBe('?tab=sessions')
})

test('the selected tab, pressed again, keeps its place', () => {
  const { address } = open('?tab=exports&page=3')
  press('exports')
  expect(address()).toBe('?tab=exports&page=3')
})

test('Back and Forward lead through the places of the tab, not over the tabs', async () => {
  const { router, address } = open('')
  const places = history.length
  press('exports')
  press('sessions')
  expect(history.length).toBe(places)
  press('Page 3')
  expect(address()).toBe('?tab=sessions&page=3')
  await act(() => router.navigate(-1))
  expect(await screen.findByText(/"page":0/)).toBeVisible()
  expect(selected()).toBe('sessions')
})
