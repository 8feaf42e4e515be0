import { act, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { texts } from '../../texts/en.gen'
import { UiProvider } from '../../ui/UiProvider'
import { SelectField } from '../../ui/SelectField'
import { someOf, textPart, type ListAddress } from './address'
import { FilterForm } from './FilterForm'
import { useListParams } from './useListParams'

type Filters = { readonly freeText: string; readonly kind: readonly string[] }

const address: ListAddress<Filters, 'at:DESC'> = {
  filters: { freeText: textPart, kind: someOf(['good', 'bad', 'refused']) },
  orders: ['at:DESC'],
}
const check = ({ kind }: Filters) => (kind.includes('refused') ? ({ kind: 'list.fromAfterTo' } as const) : {})
const again = jest.fn()

function Listed() {
  const list = useListParams(address)
  return (
    <FilterForm
      list={list}
      label="Keyword"
      placeholder="Anything"
      count={list.filters.kind.length}
      check={check}
      onAgain={again}
    >
      {({ draft, put, errors }) => (
        <SelectField
          label="Kind"
          name="kind"
          value={draft.kind[0] ?? ''}
          onChange={(kind) => put({ kind: [kind].filter(Boolean) })}
          options={['', 'good', 'bad', 'refused'].map((value) => ({ value, label: value || 'all' }))}
          error={errors.kind}
        />
      )}
    </FilterForm>
  )
}

function open(search: string) {
  history.replaceState(null, '', `/list${search}`)
  const router = createBrowserRouter([
    { path: '/list', element: <Listed /> },
    { path: '*', element: null },
  ])
  render(
    <IntlProvider locale="en" messages={texts}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </IntlProvider>,
  )
  return { router, address: () => router.state.location.search }
}
const text = () => screen.getByRole('searchbox', { name: 'Keyword' })
const kind = () => screen.getByRole('combobox', { name: 'Kind' })
const type = (value: string) => fireEvent.change(text(), { target: { value } })
const choose = (value: string) => fireEvent.change(kind(), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const enter = () => fireEvent.submit(screen.getByRole('search'))
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

beforeEach(() => {
  jest.useFakeTimers()
  again.mockClear()
})
afterEach(() => jest.useRealTimers())

test('LOGINACT-01 free text searches by itself half a second after the last letter, from the first page', () => {
  const { address } = open('?lang=vi&page=7')
  type('ch')
  pass(400)
  type('chrome ')
  pass(499)
  expect(address()).toBe('?lang=vi&page=7')
  pass(1)
  expect(address()).toBe('?lang=vi&freeText=chrome')
  expect(text()).toHaveValue('chrome ')
})

test('Enter and Search do not wait, and search once', () => {
  const { address, router } = open('')
  type('chrome')
  enter()
  expect(address()).toBe('?freeText=chrome')
  const { key } = router.state.location
  pass(1000)
  expect(router.state.location.key).toBe(key)
  type('edge')
  press('Search')
  expect(address()).toBe('?freeText=edge')
})

test('what is chosen takes effect with Search; text that searches by itself does not take it along nor undo it', () => {
  const { address } = open('?page=2')
  choose('bad')
  pass(5000)
  expect(address()).toBe('?page=2')
  type('chrome')
  pass(500)
  expect(address()).toBe('?freeText=chrome')
  expect(kind()).toHaveValue('bad')
  press('Search')
  expect(address()).toBe('?freeText=chrome&kind=bad')
})

test('Reset takes effect at once, and no text comes after it', () => {
  const { address } = open('?lang=vi&size=20&page=2&freeText=a&kind=good')
  expect(text()).toHaveValue('a')
  type('abc')
  choose('bad')
  press('Reset')
  expect([text(), kind()].map((field) => (field as HTMLInputElement).value)).toEqual(['', ''])
  pass(1000)
  expect(address()).toBe('?lang=vi&size=20')
})

test('what is wrong is refused in place, gets the focus, and searches nothing until it is right', () => {
  const { address } = open('?page=2')
  choose('refused')
  expect(kind()).toBeValid()
  press('Search')
  expect(kind()).toBeInvalid()
  expect(kind()).toHaveAccessibleDescription('From is after To')
  expect(kind()).toHaveFocus()
  expect(address()).toBe('?page=2')
  choose('good')
  expect(kind()).toBeValid()
  press('Search')
  expect(address()).toBe('?kind=good')
})

test('Back brings the former filters into the form', async () => {
  const { router, address } = open('?kind=good')
  choose('bad')
  press('Search')
  expect(address()).toBe('?kind=bad')
  await act(async () => {
    void router.navigate(-1)
    // The document goes back by a timer of its own.
    await jest.advanceTimersByTimeAsync(10)
  })
  expect(address()).toBe('?kind=good')
  expect(kind()).toHaveValue('good')
})

test('another page leaves alone what has been chosen but not applied', async () => {
  const { router } = open('')
  choose('bad')
  await act(() => router.navigate('?page=2'))
  expect(kind()).toHaveValue('bad')
})

test('Search without a change reads the list again', () => {
  open('?kind=good')
  press('Search')
  expect(again).toHaveBeenCalledTimes(1)
  choose('bad')
  press('Search')
  expect(again).toHaveBeenCalledTimes(1)
})

test('nothing is searched after the screen has gone', async () => {
  const { router } = open('')
  type('abc')
  await act(() => router.navigate('/elsewhere'))
  pass(1000)
  expect(router.state.location).toMatchObject({ pathname: '/elsewhere', search: '' })
})

test('on a phone the filters open behind a button that counts them, and close after a search', () => {
  open('?kind=good')
  const opener = screen.getByRole('button', { name: 'Filters, 1 set' })
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  press('Filters, 1 set')
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  choose('refused')
  press('Search')
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  choose('bad')
  press('Search')
  expect(opener).toHaveAttribute('aria-expanded', 'false')
})
