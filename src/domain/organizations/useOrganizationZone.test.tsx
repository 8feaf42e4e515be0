import { screen, waitFor } from '@testing-library/react'
import { createScreenWorld } from '../../app/testing-screen'
import { paths } from '../../paths'
import { useOrganizationZone } from './useOrganizationZone'

const { renderScreen, sandbox, close } = createScreenWorld()
afterEach(() => sandbox.reset())
afterAll(close)

const Zone = () => <p>{String(useOrganizationZone())}</p>
const open = (as: string, organization: string) =>
  renderScreen(<Zone />, { as, organization, at: paths.loginActivity })

test.each([
  ['khanh.pham@platform.example', 'org-phuongdong', '7'],
  ['khanh.pham@platform.example', 'org-haiau', '-12'],
])('LOCALE-10 %s of %s reads the zone of the organization: %s', async (as, organization, zone) => {
  await open(as, organization)
  expect(await screen.findByText(zone)).toBeVisible()
})

test('LOCALE-10 an organization without one has none, and who may not read it never asks', async () => {
  const { calls } = await open('khanh.pham@platform.example', 'org-anhduong')
  await waitFor(() => expect(calls.map(({ path }) => path).join()).toContain('localization/get'))
  expect(screen.getByText('undefined')).toBeVisible()
  const other = await open('hang.do@acme.example', 'org-acme')
  expect(screen.getByText('undefined')).toBeVisible()
  expect(other.calls.map(({ path }) => path).join()).not.toContain('localization/get')
})
