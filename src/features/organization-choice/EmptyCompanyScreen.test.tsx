import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from '../../app/testing'
import { EmptyCompanyScreen } from './EmptyCompanyScreen'

const world = createWorld()
afterEach(() => {
  world.sandbox.faults.lift()
})
afterAll(() => world.close())

async function open(address: string, as: string) {
  const app = await world.renderApp(address, { as })
  return app
}
const NONE = 'none.vo@platform.example'
const ELEVEN = 'minhchau.nguyen@phuongdong.example'

test('ORGSEL-42 ORGSEL-44 whoever has no organization is told so in their language, with a way to /login', async () => {
  const { router } = await open('/companies/select?url=/help&lang=vi', NONE)
  expect(await screen.findByRole('heading', { name: 'Bạn chưa thuộc tổ chức nào' })).toBeVisible()
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/companies/empty?url=%2Fhelp&lang=vi',
  )
  for (const link of screen.getAllByRole('link', { name: 'Đăng nhập bằng tài khoản khác' }))
    expect(link).toHaveAttribute('href', '/login?url=%2Fhelp&lang=vi')
  expect(document.title).toBe('Chưa có tổ chức')
})

test('ORGSEL-43 whoever has organizations is led to them, with the whole address', async () => {
  const { router } = await open('/companies/empty?url=/help&target=ga&lang=en', ELEVEN)
  await waitFor(() => expect(router.state.location.pathname).toBe('/companies/select'))
  expect(router.state.location.search).toBe('?url=/help&target=ga&lang=en')
  expect(await screen.findByRole('button', { name: /^Acme/ })).toBeVisible()
})

test('a list that could not be loaded is no empty one', async () => {
  world.sandbox.faults.order({ operation: 'listOwnOrganizations', status: 500, times: 1 })
  await world.renderScreen(<EmptyCompanyScreen />, { at: '/companies/empty', as: NONE })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(
    await screen.findByRole('heading', { name: 'You do not belong to any organization yet' }),
  ).toBeVisible()
})
