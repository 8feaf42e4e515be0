import { bounds } from '../../api'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from '../../app/testing'
import { parts } from './flow'
import { ProfileScreen } from './ProfileScreen'

const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = 'bao.tran@phuongdong.example'
const HANG = 'hang.do@acme.example'
const open = (address = '/my-account-info', as = HANG, organization = 'org-acme') =>
  world.renderScreen(<ProfileScreen />, { at: address, parts, as, organization })
const sent = (part: string) => world.calls.filter(({ path }) => path.includes(part))
/** The value beside a word. */
const valueOf = async (term: string) => {
  const card = await screen.findByRole('region', { name: 'Information' })
  return within(card).getByText(term, { selector: 'dt' }).nextElementSibling as HTMLElement
}

test.each(['/my-account-info', '/my-account-info/ga', '/dashboard', '/'])(
  'PROFILE-01 OWNFORMS-37 %s shows who one is',
  async (address) => {
    await world.renderApp(address, { as: BAO, organization: 'org-phuongdong' })
    expect(await screen.findByRole('heading', { name: 'Welcome, Trần Lê Quốc Bảo' })).toBeVisible()
    expect(document.title).toBe('Home/Account Info')
    expect(screen.getByRole('button', { name: 'Upload a picture' })).toBeVisible()
    expect(await valueOf('E-mail')).toHaveTextContent(BAO)
    expect(await valueOf('Phone')).toHaveTextContent('0903 418 226')
    expect(await valueOf('Address')).toHaveTextContent('Tầng 12, Tòa nhà Phương Đông')
    const roles = within(await valueOf('Roles')).getAllByRole('listitem')
    expect(roles.map(({ textContent }) => textContent)).toEqual(['Admin', 'Super admin'])
  },
)

test('PROFILE-02 the permissions are the names of permission groups, as they are', async () => {
  await open('/my-account-info', BAO, 'org-phuongdong')
  expect(await screen.findByText('Grant Privileges')).toBeVisible()
  expect(screen.getByText('<i>Nghiêng</i> =1+1 100%')).toBeVisible()
})

test('PROFILE-02 without an answer about them it says so, and not that there are none', async () => {
  world.sandbox.faults.order({ operation: 'listPermissionGroupsByQuery', status: 500 })
  await open()
  const permissions = await valueOf('Permissions')
  await waitFor(() => expect(permissions).toHaveTextContent('Could not load'))
})

test('PROFILE-03 PROFILE-04 PROFILE-05 the last sign-ins and password change stand with their times', async () => {
  await open('/my-account-info', 'minhchau.nguyen@phuongdong.example', 'org-phuongdong')
  const card = await screen.findByRole('region', { name: 'Login activity' })
  for (const what of ['Last successful login', 'Last failed login', 'Last password change']) {
    const entry = (await within(card).findByText(what)).closest('li') as HTMLElement
    expect(await within(entry).findByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)).toBeVisible()
  }
  expect(within(card).getByRole('link', { name: 'View all' })).toHaveAttribute(
    'href',
    '/activity/login-history',
  )
})

test('PROFILE-06 PROFILE-07 it is read once, and what never happened is a dash', async () => {
  await open()
  const card = await screen.findByRole('region', { name: 'Login activity' })
  await waitFor(() => expect(within(card).getByRole('list')).toHaveAttribute('aria-busy', 'false'))
  const never = within(card).getByText('Last failed login').closest('li') as HTMLElement
  expect(within(never).getByText('–')).toBeVisible()
  expect(sent('/last-activity')).toMatchObject([
    { method: 'GET', path: '/api/account/accounts/users/current/last-activity' },
  ])
})

test('a login activity that could not be read can be asked for again', async () => {
  world.sandbox.faults.order({ operation: 'getOwnLastActivity', status: 500, times: 1 })
  await open()
  const card = await screen.findByRole('region', { name: 'Login activity' })
  expect(await within(card).findByText('Could not load')).toBeVisible()
  await userEvent.click(within(card).getByRole('button', { name: 'Try again' }))
  expect(await within(card).findByText('Last successful login')).toBeVisible()
})

describe('the drawer', () => {
  const drawer = () => screen.findByRole('dialog', { name: 'Edit info' })
  const field = async (name: RegExp) => within(await drawer()).getByRole('textbox', { name })
  const retype = async (name: RegExp, value: string) => {
    const input = await field(name)
    await userEvent.clear(input)
    if (value) await userEvent.paste(value)
  }
  const save = async () => userEvent.click(within(await drawer()).getByRole('button', { name: 'Save' }))

  test('PROFILE-08 PROFILE-13 PROFILE-14 saves what was typed, trimmed, and the person is read again', async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit info' }))
    await retype(/^Name/, ' Hằng <b>Đỗ</b> ')
    await retype(/^Phone/, ' 0903 000 111')
    await retype(/^Address/, '')
    await save()
    expect(await screen.findByText(`User ${HANG} updated successfully`)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const [call, ...others] = sent('/current/update/info')
    expect(others).toEqual([])
    expect(call?.method).toBe('POST')
    expect(JSON.parse(call?.body ?? '')).toEqual({
      name: 'Hằng <b>Đỗ</b>',
      phone: '0903 000 111',
      address: '',
    })
    expect(await screen.findByRole('heading', { name: 'Welcome, Hằng <b>Đỗ</b>' })).toBeVisible()
    expect(await valueOf('Address')).toHaveTextContent(/^–$/)
  })

  test('PROFILE-10 PROFILE-11 PROFILE-12 a name alone is enough', async () => {
    await open('/my-account-info?drawer=edit', BAO, 'org-phuongdong')
    await retype(/^Name/, 'Bảo')
    await retype(/^Phone/, '')
    await retype(/^Address/, '')
    await save()
    expect(await screen.findByRole('heading', { name: 'Welcome, Bảo' })).toBeVisible()
    expect(await valueOf('Phone')).toHaveTextContent(/^–$/)
  })

  test('PROFILE-09 the e-mail cannot be typed into, and a name is needed', async () => {
    await open('/my-account-info?drawer=edit')
    expect(await field(/^E-mail/)).toHaveAttribute('readonly')
    await retype(/^Name/, '   ')
    await save()
    expect(await screen.findByText('Please enter your name')).toBeVisible()
    expect(sent('/current/update/info')).toEqual([])
  })

  test('PROFILE-15 a refusal shows in place, in the words of the server or in ours, and nothing is lost', async () => {
    await open('/my-account-info?drawer=edit')
    await retype(/^Phone/, '000')
    await save()
    expect(await within(await drawer()).findByRole('alert')).toHaveTextContent(
      'The phone number is not valid',
    )
    await retype(/^Phone/, '001')
    await save()
    await waitFor(async () =>
      expect(within(await drawer()).getByRole('alert')).toHaveTextContent('Something was wrong.'),
    )
    expect(await field(/^Phone/)).toHaveValue('001')
  })

  test('it stands in the address: Back and Cancel close it', async () => {
    const { router } = await open('/my-account-info?lang=en')
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await press('Edit info')
    await drawer()
    expect(location.search).toBe('?lang=en&drawer=edit')
    await router.navigate(-1)
    await closed()
    await press('Edit info')
    await drawer()
    await press('Cancel')
    await closed()
    expect(screen.getByRole('button', { name: 'Edit info' })).toHaveFocus()
    expect(location.search).toBe('?lang=en')
  })

  test('opened by its address it closes to the profile', async () => {
    await open('/my-account-info?drawer=edit')
    await userEvent.click(within(await drawer()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(location.search).toBe(''))
  })
})

describe('the picture', () => {
  const TOO_WRONG = 'Please upload only image/png, image/jpeg, or image/jpg files less than 2MB.'
  const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  const JPEG = [0xff, 0xd8, 0xff]
  const file = (type: string, begins: number[], size = 100) => {
    const bytes = new Uint8Array(size)
    bytes.set(begins)
    return new File([bytes], 'me', { type })
  }
  const pick = async (picture: File) => {
    const { container } = await open()
    await screen.findByRole('button', { name: 'Upload a picture' })
    const picker = container.querySelector('input[type=file]') as HTMLInputElement
    await userEvent.upload(picker, picture, { applyAccept: false })
    return container
  }

  test.each([
    ['image/png', file('image/png', PNG)],
    ['image/jpeg', file('image/jpeg', JPEG)],
    ['image/jpg', file('image/jpg', JPEG)],
    ['exactly 2 MB', file('image/png', PNG, bounds.avatarBytes)],
  ])('PROFILE-16 PROFILE-17 %s is taken', async (_, picture) => {
    const container = await pick(picture)
    expect(await screen.findByText('Updated successfully')).toBeVisible()
    expect(sent('_avatar').map(({ method }) => method)).toEqual(['POST'])
    await waitFor(() =>
      expect(container.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/files/)),
    )
  })

  test.each([
    ['PROFILE-18 another type', file('image/gif', PNG)],
    ['PROFILE-18 no type', file('', PNG)],
    ['PROFILE-19 more than 2 MB', file('image/png', PNG, bounds.avatarBytes + 1)],
    ['PROFILE-18 a file with a false type', file('image/png', [1, 2, 3])],
    ['PROFILE-18 an empty file', file('image/png', [], 0)],
  ])('%s is refused in place, without a call', async (_, picture) => {
    await pick(picture)
    expect(await screen.findByRole('alert')).toHaveTextContent(TOO_WRONG)
    expect(sent('_avatar')).toEqual([])
  })

  test('a picture that is taken ends the refusal of the one before', async () => {
    await pick(file('image/gif', PNG))
    expect(await screen.findByRole('alert')).toHaveTextContent(TOO_WRONG)
    const picker = document.querySelector<HTMLInputElement>('input[type=file]')!
    await userEvent.upload(picker, file('image/png', PNG), { applyAccept: false })
    expect(await screen.findByText('Updated successfully')).toBeVisible()
    expect(screen.queryByText(TOO_WRONG)).not.toBeInTheDocument()
  })

  test('a file that the server refuses is refused in place too', async () => {
    world.sandbox.faults.order({ operation: 'uploadOwnAvatar', status: 409, message: TOO_WRONG, times: 1 })
    await pick(file('image/png', PNG))
    expect(await screen.findByRole('alert')).toHaveTextContent(TOO_WRONG)
  })
})
