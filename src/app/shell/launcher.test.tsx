import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { config, setConfig, type Config } from '../../config'
import { createWorld } from '../testing'

const world = createWorld()
afterAll(() => world.close())

async function opened(suite: Config['suite']) {
  setConfig({ ...config(), suite })
  await world.renderApp('/activity/login-history', { as: 'hang.do@acme.example', organization: 'org-acme' })
  await userEvent.click(await screen.findByRole('button', { name: 'Apps' }))
  return within(await screen.findByRole('dialog', { name: 'Apps' }))
}

test('SHELL-18 S14 the apps of the suite stand with their hosts, this one marked, and open in new tabs', async () => {
  const apps = await opened({
    account: '/',
    dataHub: 'https://data-hub.example/start',
    console: 'https://console.example',
    automation: 'https://automation.example',
    activation: 'https://activation.example',
    helpCenter: 'https://help.example',
  })
  const links = apps.getAllByRole('link')
  expect(links.map((link) => link.querySelector('b')?.textContent)).toEqual([
    'Account',
    'Data Hub',
    'Console',
    'Automation',
    'Activation',
    'Help Center',
  ])
  const [own, dataHub] = links
  expect(own).toHaveAttribute('aria-current', 'true')
  expect(own).toHaveAttribute('href', '/')
  expect(own).not.toHaveAttribute('target')
  expect(dataHub).toHaveAccessibleName('Data Hub, data-hub.example, opens in a new tab')
  expect(dataHub).toHaveAttribute('href', 'https://data-hub.example/start')
  expect(dataHub).toHaveAttribute('target', '_blank')
  expect(dataHub).toHaveAttribute('rel', 'noopener noreferrer')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Apps' })).toHaveFocus())
})

test('SHELL-18 S16 an app without an address, or with one that is no web page, is reached and says why', async () => {
  const apps = await opened({ account: '/', automation: 'javascript:alert(1)' })
  expect(apps.getAllByRole('link')).toHaveLength(1)
  const missing = apps.getAllByRole('button')
  expect(missing.map((app) => app.getAttribute('aria-label'))).toEqual([
    'Data Hub',
    'Console',
    'Automation',
    'Activation',
    'Help Center',
  ])
  for (const app of missing) {
    expect(app).toHaveAttribute('aria-disabled', 'true')
    expect(app).toHaveAccessibleDescription(/^This application has no address here/)
  }
  await act(async () => missing[0]?.focus())
  expect(missing[0]).toHaveFocus()
})
