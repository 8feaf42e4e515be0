import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { texts } from '../texts/en.gen'
import { UiProvider } from '../ui/UiProvider'
import { RouteError } from './RouteError'

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined)) // the router reports what was thrown
afterEach(() => jest.restoreAllMocks())

function Throws({ error }: { error: Error }): never {
  throw error
}

/** A screen that throws, inside a shell with the words of the app; `bare` above both. */
function open(error: Error, address: string, bare = false) {
  const screenThatThrows = { path: '*', element: <Throws error={error} /> }
  const worded = (
    <IntlProvider locale="en" messages={texts}>
      <nav>the shell</nav>
      <Outlet />
    </IntlProvider>
  )
  const routes = bare
    ? [{ ...screenThatThrows, errorElement: <RouteError alone /> }]
    : [{ element: worded, children: [{ errorElement: <RouteError />, children: [screenThatThrows] }] }]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  )
}

test('a screen that throws says so, and the shell stands', async () => {
  open(new Error('boom'), '/')
  expect(await screen.findByRole('heading', { name: 'This page has failed' })).toBeVisible()
  expect(screen.getByText(/Something went wrong while it was shown/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(screen.getByText('the shell')).toBeVisible()
})

test('a part of the code that is gone asks to reload for the new version', async () => {
  open(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }), '/')
  expect(await screen.findByText(/Reload to get the current version/)).toBeVisible()
})

test('above the language it brings its own words', async () => {
  open(new Error('boom'), '/help?lang=vi', true)
  expect(await screen.findByRole('heading', { name: 'Trang này gặp lỗi' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Tải lại' })).toBeVisible()
})
