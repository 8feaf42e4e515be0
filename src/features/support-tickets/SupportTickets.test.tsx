import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createScreenWorld } from '../../app/testing-screen'
import { SupportTickets } from './SupportTickets'

// As a chunk that the server has no more.
jest.mock('./SupportDrawer', () => {
  throw new Error('Loading chunk failed')
})

const world = createScreenWorld()
afterAll(() => world.close())

test('TICKET-03 a drawer whose code does not come says so, and the page behind stays', async () => {
  const page = (
    <>
      <button>Edit info</button>
      <SupportTickets />
    </>
  )
  await world.renderScreen(page, {
    at: '/my-account-info',
    as: 'hang.do@acme.example',
    organization: 'org-acme',
  })
  await userEvent.click(await screen.findByRole('button', { name: /Request Support/ }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Request Support' }))
  expect(await drawer.findByRole('button', { name: 'Reload' })).toBeVisible()
  expect(drawer.getByRole('button', { name: 'Try again' })).toBeVisible()
  await userEvent.click(drawer.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Edit info' })).toBeVisible()
})
