import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { object, string } from 'yup'
import { texts } from '../texts/en.gen'
import { useForm } from '../kit/form/form'
import { draftOf, forgetDrafts, keepDraftsOf } from '../session/drafts'
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

const nothing = { name: '' }
const schema = object({ name: string().defined() })

function Form() {
  const [error, setError] = useState<Error>()
  const form = useForm({ initial: nothing, schema, busy: false, draft: 'failing', onSend: () => undefined })
  const { name, value, onChange } = form.field('name')
  return (
    <form {...form.props}>
      <input aria-label="Name" name={name} value={value} onChange={(event) => onChange(event.target.value)} />
      <button type="button" onClick={() => setError(new Error('boom'))}>
        Fail
      </button>
      {error && <Throws error={error} />}
    </form>
  )
}

test('what was typed into a screen that fails is a draft still, and one that is closed afterwards is none', async () => {
  keepDraftsOf('bao')
  const router = createMemoryRouter([
    { path: '/', element: <Form />, errorElement: <RouteError /> },
    { path: '/other', element: <Form /> },
    { path: '/further', element: null },
  ])
  render(
    <UiProvider>
      <IntlProvider locale="en" messages={texts}>
        <RouterProvider router={router} />
      </IntlProvider>
    </UiProvider>,
  )
  await userEvent.type(screen.getByLabelText('Name'), 'Summer')
  await userEvent.click(screen.getByRole('button', { name: 'Fail' }))
  expect(await screen.findByRole('heading', { name: 'This page has failed' })).toBeVisible()
  expect(draftOf('failing', nothing)).toEqual({ name: 'Summer' })

  await act(() => router.navigate('/other'))
  await userEvent.type(screen.getByLabelText('Name'), 'Autumn')
  await act(() => router.navigate('/further'))
  expect(draftOf('failing', nothing)).toBeUndefined()
  forgetDrafts()
})
