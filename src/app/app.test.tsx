import { screen } from '@testing-library/react'
import { createWorld } from './testing'

const world = createWorld()
afterAll(() => world.close())

test('ROUTES-29 whoever is not signed in is sent to /login with the address to come back to', async () => {
  const { loads } = await world.renderApp('/activity/login-history?lang=vi')
  await screen.findByText('', { selector: '[aria-busy=true]' })
  expect(loads).toEqual(['/login?url=%2Factivity%2Flogin-history%3Flang%3Dvi&lang=vi'])
})
