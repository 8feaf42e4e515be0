import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { commonError, failed } from '../flows/outcomes'
import { createWorld } from './testing'

const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const OFFLINE = { status: 10000, message: 'Failed to fetch' }

async function open(search = '') {
  const app = await world.renderApp(`/activity/exports-history${search}`, BAO)
  await screen.findByRole('heading', { level: 1 })
  return {
    ...app,
    tell: (fact: ReturnType<typeof commonError>) => act(() => void app.engine.store.dispatch(fact)),
  }
}
const drawer = (title = 'Error') => screen.findByRole('dialog', { name: title })
const json = async (label = 'Details') => (await screen.findByRole('region', { name: label })).textContent
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('SHELL-33 the Details of a failure open a drawer with its words and all of it as JSON', async () => {
  await open('?freeText=partial')
  const message = 'Tệp <img src=x onerror=alert(1)> không còn'
  world.sandbox.faults.order({ operation: 'getOwnExportDetail', status: 409, message, times: 1 })
  const link = await screen.findByRole('button', { name: /^Download the export of/ })
  await userEvent.click(link)
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent(`Failed${message}`)
  await userEvent.click(within(notice).getByRole('button', { name: 'Details' }))
  expect(within(await drawer()).getByText(message)).toBeVisible()
  expect(JSON.parse((await json()) ?? '')).toEqual({
    status: 409,
    message,
    data: { success: false, message },
  })
  // It lies where the drawer's own buttons are.
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.querySelector('img[src=x]')).toBeNull()
  await userEvent.keyboard('{Escape}')
  await gone()
  await waitFor(() => expect(link).toHaveFocus())
})

test('SHELL-33 a connection that is cut is told in words of our own, with Details', async () => {
  await open('?freeText=partial')
  world.sandbox.faults.order({ operation: 'getOwnExportDetail', drop: true, times: 1 })
  await userEvent.click(await screen.findByRole('button', { name: /^Download the export of/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Details' }))
  expect(
    within(await drawer()).getByText(
      'Something went wrong. The network failed, or the answer took too long.',
    ),
  ).toBeVisible()
  expect(JSON.parse((await json()) ?? '')).toMatchObject({ status: 10000 })
})

test('SHELL-33 a common error is a notice; of the network it is the drawer at once', async () => {
  const { tell } = await open()
  tell(commonError({ status: 500, message: 'Unhandle error' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('ErrorSomething went wrong')
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  tell(commonError(OFFLINE))
  expect(within(await drawer()).getByText('Something went wrong')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(JSON.parse((await json()) ?? '')).toEqual(OFFLINE)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await gone()
})

test('the drawer speaks Vietnamese, and a new path closes it', async () => {
  const { tell, router } = await open('?lang=vi')
  tell(commonError(OFFLINE))
  expect(within(await drawer('Lỗi')).getByText('Đã xảy ra lỗi')).toBeVisible()
  await act(() => router.navigate('/help?lang=vi'))
  await gone()
})

test('S17 no secret that a server sends back stands in the notice, the drawer or the store', async () => {
  const planted = 'Planted~secret_1'
  const { tell, engine } = await open()
  const data = { message: 'No', newPassword: planted, path: `/verify?pwd=${encodeURIComponent(planted)}` }
  tell(failed({ status: 409, message: 'No', said: 'No', data }, 'common.failedToSave'))
  await userEvent.click(await screen.findByRole('button', { name: 'Details' }))
  expect(JSON.parse((await json()) ?? '')).toEqual({
    status: 409,
    message: 'No',
    data: { message: 'No', newPassword: '(hidden)', path: '/verify?…' },
  })
  const traces = document.documentElement.outerHTML + JSON.stringify(engine.store.getState())
  expect(traces).not.toContain(planted)
  expect(traces).not.toContain(encodeURIComponent(planted))
})
