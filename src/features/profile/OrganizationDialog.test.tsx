import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createOwnFormsWorld } from './testing'

const world = createOwnFormsWorld()

const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const KHANH = { as: 'khanh.pham@platform.example', organization: 'org-phuongdong' }
const HANG = { as: 'hang.do@acme.example', organization: 'org-acme' }
const OPENED = '?drawer=organization'
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Update Organization' }))
const field = async (name: string) => (await dialog()).getByLabelText(name)
const press = async (name = 'Update') => userEvent.click((await dialog()).getByRole('button', { name }))
const sent = (part: string) => world.calls.filter(({ path }) => path.includes(part))
const bodyOf = (call: { body: string } | undefined) => JSON.parse(call?.body ?? 'null') as unknown

async function retype(name: string, value: string) {
  const input = await field(name)
  await userEvent.clear(input)
  if (value) await userEvent.paste(value)
}

test('OWNFORMS-13 OWNFORMS-14 OWNFORMS-17 an administrator finds the link to it', async () => {
  await world.open('?lang=en', KHANH)
  await userEvent.click(await screen.findByRole('link', { name: 'Update organization' }))
  expect((await dialog()).getByRole('button', { name: 'Update' })).toHaveAttribute('aria-disabled', 'true')
  expect(location.search).toBe('?lang=en&drawer=organization')
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(location.search).toBe('?lang=en')
  expect(screen.getByRole('link', { name: 'Update organization' })).toHaveFocus()
})

test('OWNFORMS-13 ROLES-19 who is no administrator has neither link nor form', async () => {
  await world.open(OPENED, HANG)
  await screen.findByRole('region', { name: 'Information' })
  expect(screen.queryByRole('link', { name: 'Update organization' })).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('OWNFORMS-15 OWNFORMS-16 it begins with what is stored, an unknown industry as it is', async () => {
  await world.open(OPENED, KHANH)
  expect(await field('Name')).toHaveValue('Phương Đông Real Estate')
  expect(await field('Address')).toHaveValue(
    'Tầng 12, Tòa nhà Phương Đông, 214 Đường Nguyễn Thị Minh Khai, Quận 3, TP. Hồ Chí Minh',
  )
  expect(await field('Website')).toHaveValue('https://phuongdong.example')
  expect(await field('Phone')).toHaveValue('028 3930 1188')
  const industry = (await dialog()).getByRole('combobox', { name: 'Industry' })
  expect(industry).toHaveValue('Real Estate')
  const options = within(industry).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Real Estate', 'Art and Entertainment', 'Other']),
  )
})

test.each([
  ['OWNFORMS-18', 'Name', 'Please input name!'],
  ['OWNFORMS-19', 'Address', 'Please input address!'],
  ['OWNFORMS-21', 'Website', 'Please input website!'],
  ['OWNFORMS-22', 'Phone', 'Please input phone!'],
])('%s without a %s it says "%s"', async (_, name, words) => {
  await world.open(OPENED, KHANH)
  await retype(name, ' ')
  await press()
  expect(await (await dialog()).findByText(words)).toBeVisible()
  expect(sent('/orgs/update')).toEqual([])
})

test('OWNFORMS-18 OWNFORMS-20 OWNFORMS-22 all that is missing is said at once, in either language', async () => {
  await world.open(`${OPENED}&lang=vi`, { ...KHANH, organization: 'org-anhduong' })
  const form = within(await screen.findByRole('dialog', { name: 'Cập nhật tổ chức' }))
  await userEvent.clear(form.getByLabelText('Tên'))
  await userEvent.click(form.getByRole('button', { name: 'Cập nhật' }))
  for (const words of ['nhập tên', 'nhập địa chỉ', 'chọn ngành nghề', 'nhập số điện thoại'])
    expect(await form.findByText(`Vui lòng ${words}!`)).toBeVisible()
})

test('OWNFORMS-26 OWNFORMS-27 OWNFORMS-28 an administrator changes it, and the page loads again', async () => {
  const { loads } = await world.open(`${OPENED}&lang=en`, KHANH)
  await retype('Name', 'Phương Đông <b>Land</b>')
  await userEvent.selectOptions(await field('Industry'), 'Houses and gardens')
  await press()
  expect(await screen.findByText('Organization Phương Đông <b>Land</b> updated successfully')).toBeVisible()
  const [call, ...others] = sent('/orgs/').filter(({ method }) => method === 'POST')
  expect(others).toEqual([])
  expect(call?.path).toBe('/api/account/mngmnt-client/orgs/update?id=org-phuongdong')
  expect(bodyOf(call)).toMatchObject({ name: 'Phương Đông <b>Land</b>', industry: 'houses_garden' })
  await waitFor(() => expect(loads).toEqual(['/profile?lang=en']))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('OWNFORMS-26 a super administrator changes it as one of the platform, and loses nothing of it', async () => {
  await world.open(OPENED, BAO)
  await retype('Phone', '028 1111')
  await press()
  expect(await screen.findByText('Organization Phương Đông Real Estate updated successfully')).toBeVisible()
  const [call] = sent('/mngmnt/orgs/org-phuongdong/')
  expect(bodyOf(call)).toMatchObject({
    code: 'PHUONGDONG',
    phase: 'Retention',
    environment: 'Production',
    contractType: 'Pango License',
    email: 'contact@phuongdong.example',
    phone: '028 1111',
  })
})

test.each([
  [
    'in the words of the server',
    'ACME Retail Vietnam',
    '1',
    'Tên thương hiệu này đã được một tổ chức khác sử dụng',
  ],
  ['in our words', 'Phương Đông', '001', 'Something went wrong'],
])('a refusal is told %s, and the form stays with all that was typed', async (_, name, phone, words) => {
  const { loads } = await world.open(OPENED, KHANH)
  await retype('Name', name)
  await retype('Phone', phone)
  await press()
  expect(await screen.findByText(words)).toBeVisible()
  expect(await field('Phone')).toHaveValue(phone)
  expect(loads).toEqual([])
})
