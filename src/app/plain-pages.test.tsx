import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { forbidden } from '../api'
import { paths } from '../paths'
import { screens } from './screens'
import { createWorld } from './testing'

const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const HANG = { as: 'hang.do@acme.example', organization: 'org-acme' }

test('SHELL-36 a refused screen says so in the shell, until the next path', async () => {
  const { engine } = await world.renderApp('/activity/login-history', HANG)
  await screen.findByRole('heading', { name: 'Login Activity' })
  act(() => void engine.store.dispatch(forbidden({ endpoint: 'searchOwnLoginActivities', kind: 'query' })))
  expect(await screen.findByRole('heading', { name: '403 Forbidden' })).toBeVisible()
  expect(screen.getByText("Sorry, you're not allowed in here. Please contact IT.")).toBeVisible()
  expect(document.title).toBe('403 Forbidden')
  await userEvent.click(screen.getByRole('link', { name: 'Back Home' }))
  await waitFor(() => expect(screen.queryByText('403 Forbidden')).toBeNull())
})

test('ROUTES-30 SHELL-37 an unknown path is not found, in the shell for whoever works in an organization', async () => {
  const { loads } = await world.renderApp('/nowhere?lang=en', HANG)
  expect(await screen.findByRole('heading', { name: '404' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back Home' })).toHaveAttribute('href', '/?lang=en')
  expect(loads).toEqual([])
})

test('ROUTES-30 an unknown path sends nobody to /login', async () => {
  const { loads } = await world.renderApp('/nowhere')
  expect(await screen.findByRole('heading', { name: '404' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull()
  expect(document.title).toBe('404')
  expect(loads).toEqual([])
})

test('ROUTES-32 without an organization a screen leads to the choice', async () => {
  await world.renderApp('/activity/login-history?lang=vi', { as: HANG.as })
  expect(await screen.findByRole('heading', { name: 'Chưa chọn tổ chức' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Chọn tổ chức' })).toHaveAttribute(
    'href',
    '/companies/select?lang=vi',
  )
})

test('ROUTES-26 help names the contacts and what to do without phone or password', async () => {
  await world.renderApp('/help', { as: HANG.as })
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    'mailto:support@platform.example',
  )
  expect(screen.getByRole('link', { name: /^Help center/ })).toHaveAttribute('href', 'https://help.example')
  expect(screen.getByRole('region', { name: 'Lost phone' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Forgotten password' })).toBeVisible()
})

test('ROUTES-27 policy shows the terms of the platform', async () => {
  await world.renderApp('/policy', { as: HANG.as })
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  expect(await screen.findByText(/We keep what we need to run the platform/)).toBeVisible()
})

test('ROUTES-30 B22 a path that would name a host is read as one of ours before anything is made of it', async () => {
  await world.renderApp(`${location.origin}//evil.example/x?lang=en#y`)
  expect(await screen.findByRole('heading', { name: '404' })).toBeVisible()
  expect(location.href).toBe(`${location.origin}/evil.example/x?lang=en#y`)
})

test('S51 a screen that throws leaves the menu and signing out where they are', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined) // the router says what was thrown
  const Throws = () => {
    throw new Error('boom')
  }
  jest.replaceProperty(screens, paths.loginActivity, { screen: () => Promise.resolve(Throws) })
  await world.renderApp('/activity/login-history', HANG)
  expect(await screen.findByRole('heading', { name: 'This page has failed' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Your account/ }))
  expect(await screen.findByRole('link', { name: 'Logout' })).toBeVisible()
  expect(reported).toHaveBeenCalled()
  jest.restoreAllMocks()
})
