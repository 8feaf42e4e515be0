import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BAO, createAccountsWorld, field, rowOf, save } from './testing'

const { open, sent, bodies } = createAccountsWorld()

const NHU = 'thu.dinh@platform.example'
const PASSWORD = 'Mua_Thu_2026'
const drawer = (name: string) => screen.findByRole('dialog', { name })
/** All at once, as a browser fills a form in. */
const type = async (label: string | RegExp, words: string) => {
  await userEvent.click(field(label))
  await userEvent.paste(words)
}
const role = async (name: string) => {
  await userEvent.click(field(/^Roles/))
  await userEvent.click(await screen.findByRole('checkbox', { name }))
  await userEvent.keyboard('{Escape}')
}

describe('a new account', () => {
  const create = async () => {
    await open('organization', '?drawer=create', BAO)
    await drawer('New user account')
  }
  const fill = async (email = 'Mai.Le@Phuongdong.example') => {
    await type('Full name', 'Lê Thị Mai')
    await type('Email', email)
    await type('Password', PASSWORD)
    await type('Confirm new password', PASSWORD)
    await role('User')
  }

  test('ACCOUNTS-38 ACCOUNTS-39 ACCOUNTS-42 an empty form says what is missing, and sends nothing', async () => {
    await create()
    await save()
    for (const words of [
      'Please enter a name',
      'Please enter an email',
      'Please enter password',
      'Please confirm your password!',
      'Please choose roles!',
    ])
      expect(await screen.findByText(words)).toBeVisible()
    expect(sent('/accounts/add')).toEqual([])
  })

  test('ACCOUNTS-40 ACCOUNTS-46 ACCOUNTS-47 a wrong address and another confirmation are told in place', async () => {
    await create()
    await type('Email', 'mai.le')
    await type('Password', PASSWORD)
    await type('Confirm new password', `${PASSWORD}x`)
    await save()
    expect(await screen.findByText('The input is not valid E-mail!')).toBeVisible()
    expect(screen.getByText('Two passwords that you enter is inconsistent!')).toBeVisible()
  })

  test('ACCOUNTS-49 ACCOUNTS-50 ACCOUNTS-51 three roles are offered; phone and address may stay empty', async () => {
    await create()
    await userEvent.click(field(/^Roles/))
    const offered = await screen.findAllByRole('checkbox')
    expect(offered.map((box) => box.closest('label')!.textContent)).toEqual(['Api', 'User', 'Admin'])
    await userEvent.keyboard('{Escape}')
    expect(field(/^Phone/)).toHaveAccessibleName(/Optional/)
    expect(field(/^Address/)).toHaveAccessibleName(/Optional/)
  })

  test('ACCOUNTS-53 ADMINCOMMON-38 it is sent with what was typed, active, and stands in the list', async () => {
    await create()
    await fill()
    await save()
    expect(await screen.findByText('Added successfully')).toBeVisible()
    expect(bodies('/mngmnt-client/accounts/add')).toEqual([
      {
        name: 'Lê Thị Mai',
        email: 'Mai.Le@Phuongdong.example',
        password: PASSWORD,
        roles: ['USER'],
        phone: '',
        address: '',
        status: 'active',
      },
    ])
    expect(await rowOf('mai.le@phuongdong.example')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('ACCOUNTS-43 ACCOUNTS-44 ACCOUNTS-52 a password against the policy is judged, and cannot be sent', async () => {
    await create()
    await type('Password', 'abc')
    await waitFor(() => expect(sent('/password/policy/verify')).toHaveLength(1))
    expect(sent('/password/policy/verify')[0]!.path).toContain('?pwd=abc')
    const button = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' })
    await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(button())
    expect(sent('/accounts/add')).toEqual([])
  })

  test('ACCOUNTS-45 PASSWORD-22 a generated password fills both fields and can be copied', async () => {
    await create()
    expect(screen.queryByRole('button', { name: /Copy/ })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Generate' }))
    await waitFor(() => expect(field('Password')).not.toHaveValue(''))
    expect(field('Confirm new password')).toHaveValue((field('Password') as HTMLInputElement).value)
    expect(screen.getByRole('button', { name: 'Copy: Password' })).toBeVisible()
    await waitFor(() => expect(sent('/password/policy/verify')).toHaveLength(1))
  })

  test.each(['khanh.pham@platform.example', 'KHANH.PHAM@PLATFORM.EXAMPLE', ' khanh.pham@platform.example '])(
    'an address that exists (%s) is refused in place, and nothing typed is lost',
    async (email) => {
      await create()
      await fill(email)
      await save()
      expect(await screen.findByText('An account with this e-mail address exists already')).toBeVisible()
      expect(field('Full name')).toHaveValue('Lê Thị Mai')
      expect(field('Password')).toHaveValue(PASSWORD)
    },
  )

  test('S17 no password enters the store', async () => {
    const { store } = await open('organization', '?drawer=create', BAO)
    await drawer('New user account')
    await fill()
    await save()
    await screen.findByText('Added successfully')
    expect(JSON.stringify(store.getState())).not.toContain(PASSWORD)
  })

  test('SUPERACC-24 the form of the platform has the same rules and words', async () => {
    await open('platform', '?drawer=create')
    await drawer('Create User')
    await type('Email', 'mai.le')
    await save()
    for (const words of [
      'Please enter a name',
      'The input is not valid E-mail!',
      'Please enter password',
      'Please confirm your password!',
      'Please choose roles!',
    ])
      expect(await screen.findByText(words)).toBeVisible()
    expect(sent('/accounts/add')).toEqual([])
  })

  test('SUPERACC-08 SUPERACC-23 SUPERACC-25 on the platform the organization is needed, and is sent', async () => {
    await open('platform', '?drawer=create')
    await drawer('Create User')
    await fill('mai.le@acme.example')
    await save()
    expect(await screen.findByText('Please choose an organization')).toBeVisible()
    await userEvent.click(field(/^Organization/))
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search organizations' }), 'acme')
    await userEvent.click(await screen.findByRole('radio', { name: /Acme Retail Vietnam/ }))
    await save()
    await waitFor(() =>
      expect(bodies('/mngmnt/accounts/add')).toMatchObject([
        { email: 'mai.le@acme.example', orgId: 'org-acme', status: 'active' },
      ]),
    )
  })
})

describe('an account that exists', () => {
  const HANG = 'hang.do@acme.example'
  const update = async (id = HANG) => {
    await open('platform', `?freeText=${id}&drawer=update&record=${id}`)
    await drawer('Update account')
  }

  test('ACCOUNTS-15 ACCOUNTS-41 SUPERACC-09 its e-mail stays; without a change nothing can be saved', async () => {
    await update()
    expect(field('Email')).toHaveValue(HANG)
    expect(field('Email')).toHaveAttribute('readonly')
    expect(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }),
    ).toHaveAccessibleDescription('Nothing has changed')
  })

  test('SUPERACC-26 ACCOUNTS-55 ACCOUNTS-56 what was typed is sent with e-mail and status', async () => {
    await update()
    await userEvent.clear(field(/^Phone/))
    await type(/^Phone/, '0901 000 111')
    await save()
    expect(await screen.findByText(`User ${HANG} updated successfully`)).toBeVisible()
    expect(sent('/mngmnt/accounts/update/info').map(({ path }) => path)).toEqual([
      `/api/account/mngmnt/accounts/update/info?id=${encodeURIComponent(HANG)}`,
    ])
    expect(bodies('/mngmnt/accounts/update/info')).toMatchObject([
      { email: HANG, phone: '0901 000 111', roles: ['USER'], status: 'active' },
    ])
  })

  test('ACCOUNTS-48 the last role cannot be taken away', async () => {
    await update()
    await role('User')
    await save()
    expect(await screen.findByText('Please choose roles!')).toBeVisible()
    expect(sent('/accounts/update/info')).toEqual([])
  })

  test('ACCOUNTS-36 SUPERACC-19 the switch of the form is the status that is sent', async () => {
    await update()
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('switch', { name: 'Status' }))
    await save()
    await waitFor(() => expect(bodies('/accounts/update/info')).toMatchObject([{ status: 'inactive' }]))
  })

  test('ACCOUNTS-37 who belongs to several organizations keeps the status, and the switch says why', async () => {
    await update('khanh.pham@platform.example')
    expect(
      within(screen.getByRole('dialog')).getByRole('switch', { name: 'Status' }),
    ).toHaveAccessibleDescription(/belongs to 5 organizations/)
  })

  test('ACCOUNTS-54 ACCOUNTS-57 in an organization the roles go by a call of their own', async () => {
    await open('organization', `?freeText=${NHU}&drawer=update&record=${NHU}`, BAO)
    await drawer('Update account')
    await role('Api')
    await save()
    expect(await screen.findByText(`User ${NHU} updated successfully`)).toBeVisible()
    expect(sent('/accounts/update/info')).toEqual([])
    expect(bodies('/mngmnt-client/accounts/roles/update')).toEqual([{ email: NHU, roles: ['API', 'ADMIN'] }])
  })

  test('ACCOUNTS-49 roles of the platform stay, and the form says so', async () => {
    await update(BAO.as)
    expect(await screen.findByText(/Super admin was given by the platform/)).toBeVisible()
    expect(screen.getByText(/This is your own account/)).toBeVisible()
  })

  test('B37 a change can be taken back for a while, by the exact former values', async () => {
    await update()
    await type('Full name', ' Nữ')
    await save()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undone')).toBeVisible()
    const names = bodies('/accounts/update/info').map((body) => (body as { name: string }).name)
    expect(names).toEqual(['Đỗ Thị Hằng Nữ', 'Đỗ Thị Hằng'])
  })

  test('B37 what somebody else has changed since is not taken back', async () => {
    await update()
    await type('Full name', ' Nữ')
    await save()
    const undo = await screen.findByRole('button', { name: 'Undo' })
    const theirs = { email: HANG, name: 'Đỗ Hằng', roles: ['USER'], status: 'active' }
    await fetch(new URL(`/api/account/mngmnt/accounts/update/info?id=${HANG}`, location.origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'console' },
      body: JSON.stringify(theirs),
    })
    await userEvent.click(undo)
    expect(await screen.findByText('Not undone')).toBeVisible()
    const [, last] = bodies('/accounts/update/info')
    expect(last).toEqual(theirs)
    expect(bodies('/accounts/update/info')).toHaveLength(2)
  })

  test('B40 an account that is gone says so under its heading', async () => {
    await open('platform', '?drawer=update&record=nobody@nowhere.example')
    await drawer('Update account')
    // Looked for in the list first.
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Update account' })).toHaveTextContent(
        'This account is not in the list.',
      ),
    )
  })
})

describe('the status in the row', () => {
  test('SUPERACC-18 ACCOUNTS-35 it is asked about, naming the person, and can be taken back', async () => {
    await open('platform', '?freeText=hang.do@acme.example')
    await userEvent.click(within(await rowOf('hang.do@acme.example')).getByRole('switch'))
    const question = within(await screen.findByRole('alertdialog', { name: 'Deactivate account' }))
    expect(
      question.getByText(/Đỗ Thị Hằng \(hang.do@acme.example\) changes from Active to Inactive/),
    ).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Deactivate' }))
    await waitFor(async () =>
      expect(within(await rowOf('hang.do@acme.example')).getByRole('switch')).not.toBeChecked(),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () =>
      expect(within(await rowOf('hang.do@acme.example')).getByRole('switch')).toBeChecked(),
    )
    expect(bodies('/accounts/update/info')).toMatchObject([{ status: 'inactive' }, { status: 'active' }])
  })
})
