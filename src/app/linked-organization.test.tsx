import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from './testing'

const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const here = () => location.pathname + location.search

test('a copied link carries its organization, without language or origin of the person', async () => {
  const user = userEvent.setup()
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await world.renderApp('/activity/login-history?lang=en&page=2', BAO)
  await user.click(await screen.findByRole('button', { name: 'Copy the link to this page' }))
  expect(write.mock.calls).toEqual([
    [`${location.origin}/activity/login-history?page=2&organization=org-phuongdong`],
  ])
})

test('a link of the chosen organization opens as any other', async () => {
  await world.renderApp('/activity/login-history?organization=org-phuongdong&page=2', BAO)
  expect(await screen.findByRole('heading', { level: 1, name: 'Login Activity' })).toBeVisible()
  expect(here()).toBe('/activity/login-history?page=2')
})

test('a link of another one says so, reads nothing, and one can stay', async () => {
  const { calls } = await world.renderApp('/activity/login-history?organization=org-acme', BAO)
  expect(
    await screen.findByRole('heading', { name: 'This link leads to another organization' }),
  ).toBeVisible()
  expect(calls.filter(({ path }) => path.includes('/login-activities'))).toEqual([])
  const [stay] = await screen.findAllByRole('button', { name: /^Stay in / })
  await userEvent.click(stay!)
  expect(await screen.findByRole('heading', { level: 1, name: 'Login Activity' })).toBeVisible()
  expect(here()).toBe('/activity/login-history')
})

test('going over to it chooses it by itself, and lands where the link pointed', async () => {
  await world.renderApp('/activity/login-history?organization=org-haiau&page=2&lang=en', BAO)
  await userEvent.click(await screen.findByRole('button', { name: 'Go over to Hải Âu Airlines' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Login Activity' })).toBeVisible()
  expect(here()).toBe('/activity/login-history?page=2&lang=en')
  expect(screen.queryByText('This link leads to another organization')).toBeNull()
})

test('of an organization that one does not belong to there is no way over', async () => {
  await world.renderApp('/activity/login-history?organization=org-terms', BAO)
  expect(await screen.findByText(/which you have no access to/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Go over to / })).toBeNull()
})
