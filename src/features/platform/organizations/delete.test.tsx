import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BAO, choose, createOrganizationsWorld, giveCode } from './testing'

const { open, sent, sandbox } = createOrganizationsWorld()

const NAME = 'Hải Âu Airlines'
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Delete organization' }))
const question = () => screen.findByRole('alertdialog', { name: `Delete ${NAME}?` })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirm with your code' }))
const deleted = () => sent('/deletep')
const code = () => sandbox.codeOf(BAO.as)
const toTheDrawer = () => open('?freeText=Hải+Âu&drawer=delete&record=org-haiau')

async function type(name: string) {
  const field = (await drawer()).getByLabelText('Type the name of the organization')
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(name)
}

/** As far as the six boxes. */
async function toTheCode() {
  await toTheDrawer()
  await type(NAME)
  await userEvent.click((await drawer()).getByRole('button', { name: 'Delete' }))
  await userEvent.click(within(await question()).getByRole('button', { name: 'Delete' }))
  return dialog()
}

test('ORGLIST-49 B39 Delete of the row menu opens a drawer with name and id of that organization', async () => {
  await open('?freeText=Hải+Âu')
  await choose(NAME, 'Delete')
  const shown = await drawer()
  expect(shown.getByText(NAME)).toBeVisible()
  expect(shown.getByText('org-haiau')).toBeVisible()
  expect(shown.getByText('This cannot be undone.')).toBeVisible()
})

test.each(['', 'hải âu airlines', 'Hải Âu Airlines ', ' Hải Âu Airlines', 'Hai Au Airlines'])(
  'ORGLIST-50 B29 "%s" is not the name: Delete says what is missing, and nothing opens',
  async (typed) => {
    await toTheDrawer()
    if (typed) await type(typed)
    const press = (await drawer()).getByRole('button', { name: 'Delete' })
    expect(press).toHaveAttribute('aria-disabled', 'true')
    expect(press).toHaveAccessibleDescription('Type the name exactly as it stands above')
    await userEvent.click(press)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
)

test('ORGLIST-51 SHELL-42 B29 the exact name in either spelling of its accents leads to a question', async () => {
  await toTheDrawer()
  await type(NAME.normalize('NFD'))
  await userEvent.click((await drawer()).getByRole('button', { name: 'Delete' }))
  expect(await question()).toHaveTextContent('Are you sure that you want to permanently remove this item?')
  expect(deleted()).toEqual([])
})

test('ORGLIST-52 ORGLIST-53 ORGCOMMON-18 six digits send it by themselves; then it is gone from the list', async () => {
  const boxes = await toTheCode()
  expect(boxes.getAllByRole('textbox')).toHaveLength(6)
  expect(deleted()).toEqual([])
  await giveCode(code())
  expect(await screen.findByText('Deleted successfully')).toBeVisible()
  expect(deleted().map(({ method, path }) => [method, path])).toEqual([
    ['POST', '/api/account/mngmnt/orgs/org-haiau/deletep'],
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByText('No organization')).toBeVisible()
  expect(location.search).not.toContain('drawer')
})

test('ORGCOMMON-22 ORGCOMMON-23 a wrong code is told in red, and dialog and typed name stay', async () => {
  const boxes = await toTheCode()
  await giveCode(code() === '123456' ? '654321' : '123456')
  expect(await boxes.findByText('Invalid PIN, please try again!')).toBeVisible()
  expect(boxes.getAllByRole('textbox')[0]).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByDisplayValue(NAME)).toBeInTheDocument()
  await giveCode(code())
  expect(await screen.findByText('Deleted successfully')).toBeVisible()
  expect(deleted()).toHaveLength(2)
})

test('ORGLIST-54 ORGCOMMON-24 any other refusal closes the dialog; it is told, and the drawer stays', async () => {
  await toTheCode()
  await giveCode('000000')
  expect(await screen.findByText('Something was wrong, please try later.')).toBeVisible()
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Confirm with your code' })).not.toBeInTheDocument(),
  )
  expect((await drawer()).getByLabelText('Type the name of the organization')).toHaveValue(NAME)
})

test('ORGCOMMON-17 ORGCOMMON-19 ORGCOMMON-21 OK needs exactly six digits', async () => {
  const boxes = await toTheCode()
  const ok = boxes.getByRole('button', { name: 'OK' })
  await giveCode('12345')
  expect(ok).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(ok)
  expect(deleted()).toEqual([])
})

test('ORGCOMMON-20 no code at all is told, by Enter and by emptying the boxes', async () => {
  const boxes = await toTheCode()
  const box = boxes.getAllByRole('textbox')[0]!
  await userEvent.click(box)
  await userEvent.keyboard('{Enter}')
  expect(box).toHaveAccessibleDescription('Please enter the code')
  await userEvent.keyboard('1')
  expect(box).not.toHaveAccessibleDescription('Please enter the code')
  await userEvent.keyboard('{Backspace}{Backspace}')
  expect(box).toHaveAccessibleDescription('Please enter the code')
  expect(deleted()).toEqual([])
})

test('Cancel leaves the code, and nothing is sent', async () => {
  const boxes = await toTheCode()
  await userEvent.click(boxes.getByRole('button', { name: 'Cancel' }))
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Confirm with your code' })).not.toBeInTheDocument(),
  )
  expect((await drawer()).getByLabelText('Type the name of the organization')).toHaveValue(NAME)
  expect(deleted()).toEqual([])
})

test('TWOFA-16 a person without a second factor reads where to get one', async () => {
  await open('?freeText=Hải+Âu')
  await fetch(new URL('/api/account/accounts/users/current/disable-totp', location.origin), {
    method: 'POST',
    headers: { 'X-Requested-With': 'console', 'Content-Type': 'application/json' },
    body: '{}',
  })
  const boxes = await toTheCode()
  expect(boxes.getAllByRole('textbox')).toHaveLength(6)
  expect(boxes.getByText(/has no second factor/)).toBeVisible()
  expect(boxes.getByRole('link', { name: 'Set up two-factor authentication' })).toHaveAttribute(
    'href',
    '/security/2fa-security',
  )
})

const OWN = 'You are working in this organization. Choose another one first.'

test('ORGLIST-49 the present organization cannot be deleted: its menu says so', async () => {
  await open('?freeText=Phương+Đông')
  await userEvent.click(await screen.findByRole('button', { name: 'More actions: Phương Đông Real Estate' }))
  const item = await screen.findByRole('menuitem', { name: /^Delete/ })
  expect(item).toHaveAttribute('aria-disabled', 'true')
  expect(item).toHaveTextContent(OWN)
})

test('ORGLIST-50 an address that would delete the present organization asks for no name and no code', async () => {
  await open('?freeText=Phương+Đông&drawer=delete&record=org-phuongdong')
  expect(await (await drawer()).findByText(OWN)).toBeVisible()
  expect((await drawer()).queryByRole('textbox')).not.toBeInTheDocument()
  expect((await drawer()).getByRole('link', { name: 'Choose another organization' })).toHaveAttribute(
    'href',
    '/companies/select',
  )
})
