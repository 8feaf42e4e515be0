import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { chooseLayout } from '../../../kit/layout'
import { createOrganizationPageWorld, KHANH } from './testing'

const world = createOrganizationPageWorld()
const layOut = (layout: 'standard' | 'modern') => act(() => Promise.resolve(chooseLayout(layout)))
afterEach(() => layOut('standard'))

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Update Information' }))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
async function retype(name: string, value: string) {
  const input = (await drawer()).getByLabelText(name, { exact: false })
  await userEvent.clear(input)
  if (value) await userEvent.paste(value)
}
const sent = () => world.calls.filter(({ path }) => path.includes('/orgs/update'))

test('ORGPAGE-02 ORGPAGE-03 ORGPAGE-04 the page is called Admin and has three tabs', async () => {
  await world.open('?lang=en')
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin' })).toBeVisible()
  expect(document.title).toBe('Admin')
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs).toEqual(['Information', 'Security', 'Settings'])
})

test('ORGPAGE-06 Settings has Custom UI and Localization', async () => {
  await world.open('?lang=en&tab=settings')
  await screen.findByRole('heading', { name: 'Localization' })
  const sections = within(screen.getByRole('tabpanel')).getAllByRole('heading', { level: 2 })
  expect(sections.map(({ textContent }) => textContent)).toEqual(['Custom UI', 'Localization'])
})

test('ORGPAGE-07 in the Modern layout a side menu stands in place of the tabs, and what is open stays', async () => {
  await world.open('?lang=en&drawer=information')
  await retype('Name', 'Phương Đông Land')
  await layOut('modern')
  const menu = screen.getByRole('navigation', { name: 'Parts of the organization', hidden: true })
  expect(within(menu).getByText('Information').closest('a')).toHaveAttribute('aria-current', 'page')
  expect(screen.queryByRole('tab', { hidden: true })).toBeNull()
  expect((await drawer()).getByLabelText('Name', { exact: false })).toHaveValue('Phương Đông Land')
})

test('ORGPAGE-08 ORGPAGE-09 ORGPAGE-10 it shows what is known of the organization', async () => {
  await world.open('?lang=en')
  const card = within(await screen.findByRole('region', { name: 'Information' }))
  for (const words of ['Phương Đông Real Estate', 'Enterprise', 'Real Estate', 'contact@phuongdong.example'])
    expect(card.getByText(words)).toBeVisible()
  expect(card.getByText('028 3930 1188')).toBeVisible()
  expect(card.getByText(/^Tầng 12/)).toBeVisible()
  expect(card.getByRole('link', { name: /phuongdong.example/ })).toHaveAttribute(
    'href',
    'https://phuongdong.example/',
  )
})

test('ORGPAGE-11 ORGPAGE-15 ORGPAGE-16 an administrator changes it', async () => {
  await world.open('?lang=en', KHANH)
  await press('Update Information')
  await retype('Name', 'Phương Đông <b>Land</b>')
  await userEvent.selectOptions((await drawer()).getByLabelText('Industry'), 'Houses and gardens')
  await userEvent.click((await drawer()).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Organization Phương Đông <b>Land</b> updated successfully')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent()).toMatchObject([{ path: '/api/account/mngmnt-client/orgs/update?id=org-phuongdong' }])
  expect(JSON.parse(sent()[0]!.body)).toMatchObject({ industry: 'houses_garden' })
  const card = within(screen.getByRole('region', { name: 'Information' }))
  expect(await card.findByText('Phương Đông <b>Land</b>')).toBeVisible()
  expect(card.getByText('Houses and gardens')).toBeVisible()
})

test('ORGPAGE-12 it offers the 26 coded industries, and keeps another word that is stored', async () => {
  await world.open('?lang=en&drawer=information')
  const industry = (await drawer()).getByLabelText<HTMLSelectElement>('Industry')
  const codes =
    'art car beauty_fitness book_literature industrial_markets computer_electronics finance food_beverage game heath_care hobbies_and_free_time houses_garden internet job_education law_govement news online_community people_society pets_animals real_estate reference science shopping sport travel other'
  const offered = [...industry.options].map(({ value }) => value).filter((value) => value !== '')
  expect(offered).toEqual(['Real Estate', ...codes.split(' ')])
  expect(industry).toHaveValue('Real Estate')
})

test('ORGPAGE-13 all that is missing is said at once, and nothing is sent', async () => {
  await world.open('?lang=en&drawer=information', { ...KHANH, organization: 'org-anhduong' })
  await retype('Name', '')
  await retype('Website', '')
  await userEvent.click((await drawer()).getByRole('button', { name: 'Save' }))
  for (const words of ['input name', 'input address', 'choose industry', 'input website', 'input phone'])
    expect(await screen.findByText(`Please ${words}!`)).toBeVisible()
  expect(sent()).toEqual([])
})

test('ORGPAGE-14 OWNFORMS-23 without an e-mail address it saves, and the address is gone', async () => {
  await world.open('?lang=en&drawer=information')
  await retype('Email', 'nobody')
  await userEvent.click((await drawer()).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The input is not valid E-mail!')).toBeVisible()
  await retype('Email', '')
  await userEvent.click((await drawer()).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/updated successfully/)).toBeVisible()
  expect(JSON.parse(sent()[0]!.body)).not.toHaveProperty('email')
})

test.each([
  [
    'in the words of the server',
    'ACME Retail Vietnam',
    '1',
    'Tên thương hiệu này đã được một tổ chức khác sử dụng',
  ],
  ['in our words', 'Phương Đông', '001', 'Something was wrong.'],
])(
  'ORGPAGE-17 a refusal is told in place %s, and all that was typed stays',
  async (_, name, phone, words) => {
    await world.open('?lang=en&drawer=information')
    await retype('Name', name)
    await retype('Phone', phone)
    await userEvent.click((await drawer()).getByRole('button', { name: 'Save' }))
    expect(await (await drawer()).findByText(words)).toBeVisible()
    expect((await drawer()).getByLabelText('Phone')).toHaveValue(phone)
  },
)
