import { combineSlices, configureStore, type Middleware } from '@reduxjs/toolkit'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { Provider } from 'react-redux'
import { Route, Routes } from 'react-router-dom'
import { createScreenWorld } from '../../app/testing-screen'
import { paths } from '../../paths'
import { texts } from '../../texts/en.gen'
import { UiProvider } from '../../ui/UiProvider'
import { Bell } from './Bell'
import { NotificationsScreen } from './NotificationsScreen'
import { LostBanner, LostSign } from './LostSign'
import { liveSlice, liveTryAsked, lossTold, unreadCounted } from './state'

const world = createScreenWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const chau = { as: 'minhchau.nguyen@phuongdong.example', organization: 'org-phuongdong' }
const hang = { as: 'hang.do@acme.example', organization: 'org-acme' }

/** The bell over any page, and over the list to which its links lead. */
const page = (
  <>
    <Bell />
    <Routes>
      <Route path={paths.notifications} element={<NotificationsScreen />} />
      <Route path="*" element={null} />
    </Routes>
  </>
)
async function press(who = chau) {
  await world.renderScreen(page, { at: '/activity/login-history', ...who })
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }))
  return within(await screen.findByRole('dialog', { name: 'Notifications' }))
}
const asked = () =>
  world.calls.filter(({ body }) => body.includes('"solves":false') && body.includes('warning'))

test.each([
  [undefined, 'Notifications', ''],
  [0, 'Notifications', ''],
  [7, 'Notifications, 7 unread', '7'],
  [99, 'Notifications, 99 unread', '99'],
  [1204, 'Notifications, 1,204 unread', '99+'],
])('NOTIF-01 with %s unread messages the bell is named %j and shows %j', (count, name, shown) => {
  const store = configureStore({ reducer: combineSlices(liveSlice) })
  if (count !== undefined) store.dispatch(unreadCounted(count))
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={texts}>
        <UiProvider>
          <Bell />
        </UiProvider>
      </IntlProvider>
    </Provider>,
  )
  expect(screen.getByRole('button', { name })).toHaveTextContent(shown)
})

test('NOTIF-05 behind the bell stand the four newest unread warnings and errors', async () => {
  const panel = await press()
  const links = await panel.findAllByRole('link', { name: /^(Warning|Error)/ })
  const [first] = asked()
  expect(first?.path).toBe('/api/console/messages/search?page=0&pageSize=4')
  expect(JSON.parse(first!.body)).toEqual({ levels: ['warning', 'error'], solves: false })
  expect(links).toHaveLength(4)
  expect(links[0]).toHaveTextContent('Xuất dữ liệu bị lỗi')
  expect(links[1]).toHaveTextContent('<img src=x onerror=alert(1)>')
})

test('NOTIF-14 one of them opens its drawer on the list', async () => {
  const panel = await press()
  await userEvent.click(await panel.findByRole('link', { name: /=1\+1/ }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Notification' }))
  expect(await drawer.findByRole('heading', { name: '=1+1' })).toBeVisible()
  expect(location.pathname + location.search).toBe('/notifications?drawer=detail&record=message-minhchau-4')
})

test('whoever has none open is told so, and finds the way to all', async () => {
  const panel = await press(hang)
  expect(await panel.findByText('No unread warnings or errors')).toBeVisible()
  await userEvent.click(panel.getByRole('link', { name: 'View all' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'My Notification' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what could not be loaded says so, and is tried again', async () => {
  world.sandbox.faults.order({ operation: 'searchNotifications', status: 500 })
  const panel = await press()
  expect(await panel.findByText('Could not load')).toBeVisible()
  world.sandbox.faults.lift()
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }))
  expect(await panel.findAllByRole('link', { name: /^(Warning|Error)/ })).toHaveLength(4)
})

test('LIVE-07 a lost live connection is told in the header and behind the bell, and tried at once when one wants it', async () => {
  const heard: unknown[] = []
  const hear: Middleware = () => (next) => (action) => {
    heard.push(action)
    return next(action)
  }
  const store = configureStore({
    reducer: combineSlices(liveSlice),
    middleware: (defaults) => defaults().concat(hear),
  })
  const { container } = render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={texts}>
        <UiProvider>
          <LostSign />
          <LostBanner />
        </UiProvider>
      </IntlProvider>
    </Provider>,
  )
  // It was there before: what comes into it is read out.
  const said = container.querySelector('output')!
  expect(screen.queryByRole('button')).toBeNull()
  act(() => void store.dispatch(lossTold('waiting')))
  expect(said).toHaveTextContent('the connection is lost')
  const ways = screen.getAllByRole('button', { name: /Try now/ })
  for (const way of ways) await userEvent.click(way)
  expect(heard.filter(liveTryAsked.match)).toHaveLength(ways.length)
  act(() => void store.dispatch(lossTold('trying')))
  expect(screen.getByRole('button', { name: 'Try now' })).toHaveAttribute('aria-busy', 'true')
  // Where the server asked to wait, the sign says until when, and the buttons say why they do nothing.
  const notBefore = new Date(2026, 6, 1, 14, 3, 20).getTime()
  act(() => void store.dispatch(lossTold({ notBefore })))
  const held = screen.getAllByRole('button', { name: /tries again at 14:03:20|^Try now$/ })
  for (const button of held) expect(button).toHaveAccessibleDescription(/asked to wait: .* again at 14:03:20/)
  for (const button of held) await userEvent.click(button)
  expect(heard.filter(liveTryAsked.match)).toHaveLength(ways.length)
  act(() => void store.dispatch(lossTold(undefined)))
  expect(screen.queryByRole('button')).toBeNull()
})
