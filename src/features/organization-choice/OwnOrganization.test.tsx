import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createScreenWorld } from '../../app/testing-screen'
import { EmptyCompanyScreen } from './EmptyCompanyScreen'
import { parts } from './flow'
import { SelectOrganizationScreen } from './SelectOrganizationScreen'

const world = createScreenWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const CHAU = 'minhchau.nguyen@phuongdong.example'
const NONE = 'none.vo@platform.example'
const PATH = '/api/account/accounts/users/current/orgs/create'

const open = (search = '') =>
  world.renderScreen(<SelectOrganizationScreen />, {
    at: `/companies/select${search}`,
    as: CHAU,
    parts,
    leavable: true,
  })
const created = () => world.calls.filter(({ path }) => path === PATH)
const openDrawer = async (name = 'Create organization') => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog', { name })
}
const drawer = () => screen.findByRole('dialog', { name: 'Create organization' })
const type = async (name: RegExp, value: string) => {
  await userEvent.click(within(await drawer()).getByRole('textbox', { name }))
  await userEvent.paste(value)
}
const save = async () => userEvent.click(within(await drawer()).getByRole('button', { name: 'Save' }))
const choose = async (name: string) => {
  const select = within(await drawer()).getByRole('combobox', { name: 'Industry' })
  await userEvent.selectOptions(select, within(select).getByRole('option', { name }))
}

const INDUSTRIES = [
  'Art and Entertainment',
  'Car',
  'Beauty and fitness',
  'Books and literature',
  'Business and industrial markets',
  'Computers and electronics',
  'Finance',
  'Food & Beverage',
  'Game',
  'Health care',
  'Hobbies and free time',
  'Houses and gardens',
  'Internet and telecommunications',
  'Jobs and education',
  'Law and government',
  'News',
  'Online community',
  'People and society',
  'Pets and animals',
  'Real estate',
  'Reference',
  'Science',
  'Shopping',
  'Sport',
  'Travel',
  'Other',
]

test('ORGNEW-04 exactly these 26 industries are offered, in this order', async () => {
  await open()
  const form = await openDrawer()
  const options = [...within(form).getByRole('combobox', { name: 'Industry' }).querySelectorAll('option')]
  expect(options.filter(({ hidden }) => !hidden).map(({ textContent }) => textContent)).toEqual(INDUSTRIES)
})

test('ORGNEW-01 ORGNEW-02 what was typed is sent once, trimmed, and the list shows the organization', async () => {
  const { router } = await open()
  await openDrawer()
  expect(location.search).toBe('?drawer=create')
  await type(/^Name/, ' Tiệm bánh <b>Mây</b> ')
  await choose('Food & Beverage')
  await type(/^Address/, 'Huế')
  await type(/^Website/, ' https://may.example')
  await type(/^Phone/, '0903 000 111')
  await type(/^E-mail/, 'may@may.example')
  await save()
  expect(await screen.findByText('Added successfully')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(created().map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    {
      name: 'Tiệm bánh <b>Mây</b>',
      industry: 'food_beverage',
      address: 'Huế',
      website: 'https://may.example',
      phone: '0903 000 111',
      email: 'may@may.example',
    },
  ])
  expect(await screen.findByText('12 organizations')).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: /^Tiệm bánh <b>Mây<\/b>/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-account-info'))
})

test('ORGNEW-03 whoever had no organization goes on to choose the new one, which is a trial', async () => {
  const { router } = await world.renderScreen(<EmptyCompanyScreen />, {
    at: '/companies/empty?url=/help&lang=vi',
    as: NONE,
    leavable: true,
  })
  const form = await openDrawer('Tạo tổ chức')
  expect(within(form).getByText(/loại tài khoản Trial/)).toBeVisible()
  await userEvent.type(within(form).getByRole('textbox', { name: /^Tên/ }), 'Mây')
  await userEvent.selectOptions(within(form).getByRole('combobox'), 'Khác')
  await userEvent.click(within(form).getByRole('button', { name: 'Lưu' }))
  expect(await screen.findByText('Đã thêm thành công')).toBeVisible()
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/companies/empty'))
  expect(created().map(({ body }) => body)).toEqual(['{"name":"Mây","industry":"other"}'])
  const response = await fetch(new URL('/api/account/accounts/users/current/orgs', location.origin))
  expect(await response.json()).toMatchObject({ results: [{ name: 'Mây', accountType: 'Trial' }] })
})

test('ORGNEW-01 a name that is taken is refused in place, and nothing typed is lost', async () => {
  await open()
  await openDrawer()
  await type(/^Name/, 'acme retail vietnam')
  await choose('Shopping')
  await type(/^Website/, 'https://acme.example')
  await save()
  expect((await within(await drawer()).findByRole('alert')).textContent).toBe(
    'An organization of this name exists already',
  )
  expect(within(await drawer()).getByRole('textbox', { name: /^Website/ })).toHaveValue(
    'https://acme.example',
  )
  expect(within(await drawer()).getByRole('combobox', { name: 'Industry' })).toHaveValue('shopping')
  await type(/^Name/, ' 2')
  await save()
  expect(await screen.findByText('Added successfully')).toBeVisible()
})

test('a name, an industry and an address that can be one are needed, before any call', async () => {
  await open()
  await openDrawer()
  await type(/^E-mail/, 'may')
  await save()
  expect(await screen.findByText('Please enter a name')).toBeVisible()
  expect(screen.getByText('Please choose an industry')).toBeVisible()
  expect(screen.getByText('Please enter a valid e-mail address')).toBeVisible()
  expect(within(await drawer()).getByRole('textbox', { name: /^Name/ })).toHaveFocus()
  expect(created()).toEqual([])
})

test('it stands in the address', async () => {
  const { router } = await open('?lang=en&drawer=create')
  await userEvent.click(within(await drawer()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(location.search).toBe('?lang=en'))
  await openDrawer()
  await router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
