import { screen, waitFor, within } from '@testing-library/react'
import { createScreenWorld } from '../../app/testing-screen'
import { paths } from '../../paths'
import { ZoneField } from './ZoneField'

const { renderScreen, sandbox, close } = createScreenWorld()
afterEach(() => sandbox.reset())
afterAll(close)

const open = (as: string, organization: string) =>
  renderScreen(<ZoneField />, { as, organization, at: paths.loginActivity })
const ofOrganization = async () =>
  within(await screen.findByRole('combobox')).queryByRole('option', { name: /organization/ })

test.each([
  ['khanh.pham@platform.example', 'org-phuongdong', /\+07:00/],
  ['khanh.pham@platform.example', 'org-haiau', /-12:00/],
])('LOCALE-10 %s of %s can choose the zone of the organization: %s', async (as, organization, zone) => {
  await open(as, organization)
  await waitFor(async () => expect(await ofOrganization()).toHaveTextContent(zone))
})

test('LOCALE-10 an organization without one offers none, and who may not read it never asks', async () => {
  const { calls } = await open('khanh.pham@platform.example', 'org-anhduong')
  await waitFor(() => expect(calls.map(({ path }) => path).join()).toContain('localization/get'))
  expect(await ofOrganization()).toBeNull()
  const other = await open('hang.do@acme.example', 'org-acme')
  expect(await ofOrganization()).toBeNull()
  expect(other.calls.map(({ path }) => path).join()).not.toContain('localization/get')
})
