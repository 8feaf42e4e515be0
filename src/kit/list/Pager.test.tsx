import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { Lang } from '../../texts'
import { texts as en } from '../../texts/en.gen'
import { texts as vi } from '../../texts/vi.gen'
import { keepPageSizesOf } from '../../session/page-sizes'
import { UiProvider } from '../../ui/UiProvider'
import type { ListAddress } from './address'
import { Pager } from './Pager'
import { useListParams } from './useListParams'

const address: ListAddress<object, 'at:DESC'> = { name: 'things', filters: {}, orders: ['at:DESC'] }

function Listed({ total }: { total: number | undefined }) {
  const list = useListParams(address)
  return (
    <>
      <output>{JSON.stringify(list.request)}</output>
      <Pager list={list} totalRecords={total} />
    </>
  )
}

function open(search: string, { total, lang = 'en' }: { total?: number; lang?: Lang }) {
  history.replaceState(null, '', `/list${search}`)
  const router = createBrowserRouter([{ path: '*', element: <Listed total={total} /> }])
  const { unmount } = render(
    <IntlProvider locale={lang} messages={lang === 'vi' ? vi : en}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </IntlProvider>,
  )
  return { address: () => router.state.location.search, user: userEvent.setup(), unmount }
}
beforeEach(() => localStorage.clear())

const asked = () => JSON.parse(screen.getByRole('status').textContent) as object
const current = () => screen.getByRole('button', { current: 'page' })

test('HTTP-06 HTTP-14 ORGCOMMON-09 the first page on screen is asked as page 0, ten rows of it', () => {
  open('?lang=en', { total: 2418 })
  expect(screen.getByText('1–10 of 2,418')).toBeVisible()
  expect(current()).toHaveAccessibleName('Page 1')
  expect(asked()).toEqual({ page: 0, pageSize: 10, orderBy: 'at:DESC' })
})

test('HTTP-06 next, a number and previous lead to their pages', async () => {
  const { user, address } = open('?lang=en', { total: 2418 })
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(address()).toBe('?lang=en&page=2')
  expect(screen.getByText('11–20 of 2,418')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Page 242' }))
  expect(address()).toBe('?lang=en&page=242')
  expect(screen.getByText('2,411–2,418 of 2,418')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Page 242' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(current()).toHaveAccessibleName('Page 241')
  expect(asked()).toEqual({ page: 240, pageSize: 10, orderBy: 'at:DESC' })
})

test('at either end the way on is closed, and says why', async () => {
  const { user, address } = open('?page=3', { total: 25 })
  const next = screen.getByRole('button', { name: 'Next page' })
  expect(next).toHaveAttribute('aria-disabled', 'true')
  expect(next).toHaveAccessibleDescription('This is the last page')
  await user.click(next)
  expect(address()).toBe('?page=3')
  await user.click(screen.getByRole('button', { name: 'Page 1' }))
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAccessibleDescription(
    'This is the first page',
  )
  expect(address()).toBe('')
})

test('another size begins at the first page', async () => {
  const { user, address } = open('?page=3', { total: 2418 })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows on a page' }), '50 / page')
  expect(address()).toBe('?size=50')
  expect(screen.getByText('1–50 of 2,418')).toBeVisible()
})

test('B1 the size that a person has chosen is theirs the next time too, unless the address says another', async () => {
  keepPageSizesOf('an@acme.example')
  const { user, unmount } = open('', { total: 2418 })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows on a page' }), '50 / page')
  unmount()
  const sizeAt = (search: string) => {
    const again = open(search, { total: 2418 })
    const { pageSize } = asked() as { pageSize: number }
    again.unmount()
    return pageSize
  }
  expect(['', '?size=20', '?page=2'].map(sizeAt)).toEqual([50, 20, 10])
  keepPageSizesOf('binh@acme.example')
  expect(sizeAt('')).toBe(10)
})

test('B1 from a size that is remembered one goes back to ten, and on to other pages', async () => {
  keepPageSizesOf('an@acme.example')
  localStorage.clear()
  const { user, address } = open('', { total: 2418 })
  const size = () => screen.getByRole('combobox', { name: 'Rows on a page' })
  await user.selectOptions(size(), '50 / page')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(address()).toBe('?size=50&page=2')
  await user.selectOptions(size(), '10 / page')
  expect(asked()).toMatchObject({ page: 0, pageSize: 10 })
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(asked()).toMatchObject({ page: 1, pageSize: 10 })
})

test('numbers are written as in the language', () => {
  open('?lang=vi&page=242', { total: 2418, lang: 'vi' })
  expect(screen.getByText('2.411–2.418 trên 2.418')).toBeVisible()
})

test('until the records are counted no page is offered', () => {
  open('?page=7', {})
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
