import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWorld } from '../../../app/testing'
import { InternalPermissionsScreen } from './InternalPermissionsScreen'

const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = 'bao.tran@phuongdong.example'
const CHAU = 'minhchau.nguyen@phuongdong.example'
const TEN = 'ten.dang@platform.example'
const OPER = 'oper.vu@acme.example'
const CALLS = '/api/account/mngmnt/internal-permissions'

const open = (filters = 'userId=nobody') =>
  world.renderScreen(<InternalPermissionsScreen />, {
    ...{ at: `/internal-permission?${filters}&drawer=grant`, as: BAO, organization: 'org-phuongdong' },
  })
const sent = (part: string) => world.calls.filter(({ path }) => path.startsWith(CALLS + part))
const bodies = () => sent('/grant').map(({ body }) => JSON.parse(body) as unknown)
const panel = async () => within(await screen.findByRole('dialog', { name: 'GRANT' }))
const field = async (name: string | RegExp) => (await panel()).getByRole('textbox', { name })
const people = async (pasted: string) => {
  await userEvent.click(await field('User Ids'))
  await userEvent.paste(pasted)
}
const organization = async (id: string) => {
  await userEvent.clear(await field('Organization Id'))
  await userEvent.click(await field('Organization Id'))
  await userEvent.paste(id)
}
const choose = async (...names: string[]) => {
  await userEvent.click((await panel()).getByRole('button', { name: /^Permissions/ }))
  for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name }))
  await userEvent.keyboard('{Escape}')
}
const button = async (name: string | RegExp) => (await panel()).getByRole('button', { name })
const press = async (name: string | RegExp) => userEvent.click(await button(name))
const losses = async () =>
  within(await (await panel()).findByRole('list', { name: 'What each of them loses' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('INTPERM-11 INTPERM-15 INTPERM-16 organization and people are required, and the warning is read before', async () => {
  await open()
  expect(
    (await panel()).getByText(/^If permissions are empty, the provider will revoke all permissions/),
  ).toBeVisible()
  await press('Grant')
  expect(await field('Organization Id')).toHaveAccessibleDescription('Required')
  expect(await field('User Ids')).toHaveAccessibleDescription('Required')
  expect(bodies()).toEqual([])
})

test('INTPERM-13 INTPERM-19 INTPERM-20 permissions are granted to all who are named, and the panel closes', async () => {
  await open()
  await organization(' org-phuongdong ')
  expect(await (await panel()).findByText('Phương Đông Real Estate')).toBeVisible()
  await people(`${CHAU.toUpperCase()}, <thu.dinh@platform.example>;\n${CHAU}`)
  expect((await panel()).getByText('2 people')).toBeVisible()
  await choose('SegmentView', 'SegmentEdit')
  await press('Grant')
  expect(await screen.findByText('Add grant permission successfully')).toBeVisible()
  expect(bodies()).toEqual([
    {
      orgId: 'org-phuongdong',
      userIds: [CHAU, 'thu.dinh@platform.example'],
      permissions: ['SegmentView', 'SegmentEdit'],
    },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('INTPERM-28 INTPERM-29 INTPERM-33 one grant a press, then the list is read at once and after a second', async () => {
  world.sandbox.faults.order({ operation: 'grantInternalPermissions', delay: 300, times: 1 })
  await open()
  await organization('org-acme')
  await people(OPER)
  await (await panel()).findByRole('button', { name: 'Permissions SilentPermission, SystemAudit' })
  await choose('SilentPermission')
  await press('Grant')
  expect(await button('Grant')).toHaveAttribute('aria-busy', 'true')
  await press('Grant')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(bodies()).toEqual([{ orgId: 'org-acme', userIds: [OPER], permissions: ['SystemAudit'] }])
  await waitFor(() => expect(sent('/search?')).toHaveLength(3), { timeout: 3_000 })
})

test('INTPERM-36 what the one person holds already is filled in, once', async () => {
  await open()
  await people(TEN)
  await organization('org-acme')
  expect(
    await (
      await panel()
    ).findByRole('button', { name: 'Permissions SegmentEdit, SegmentView, WorkflowView' }),
  ).toBeVisible()
  await choose('SegmentEdit')
  expect(await losses()).toEqual([`${TEN}SegmentEdit`])
  await choose('SegmentView', 'WorkflowView')
  expect(await button(/^Permissions None/)).toBeVisible()
})

test('INTPERM-36 what is filled in by itself is left without a question, what is chosen beside it is not', async () => {
  const filled = 'Permissions SegmentEdit, SegmentView, WorkflowView'
  await open(`userId=${TEN}&orgId=org-acme`)
  expect(await (await panel()).findByRole('button', { name: filled })).toBeVisible()
  await choose('SegmentEdit')
  await press('Cancel')
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  await choose('SegmentEdit')
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

describe('a grant of nothing', () => {
  const name = 'Revoke everything from 2 people'

  test('INTPERM-17 INTPERM-14 lists what each person loses, and the organization is typed before it can be pressed', async () => {
    await open()
    await organization('org-acme')
    await people(`${TEN} ${OPER}`)
    await waitFor(async () =>
      expect(await losses()).toEqual([
        `${TEN}SegmentEdit, SegmentView, WorkflowView`,
        `${OPER}SilentPermission, SystemAudit`,
      ]),
    )
    expect(await button(name)).toHaveAccessibleDescription('Type the id of the organization first')
    await press(name)
    await userEvent.type(await field('Type org-acme to confirm'), 'org-acm{Enter}')
    expect(bodies()).toEqual([])
    await userEvent.type(await field('Type org-acme to confirm'), 'e')
    await press(name)
    expect(await screen.findByText('Add grant permission successfully')).toBeVisible()
    expect(bodies()).toEqual([{ orgId: 'org-acme', userIds: [TEN, OPER], permissions: [] }])
  })

  test('INTPERM-17 is not sent while it is not known what is lost', async () => {
    world.sandbox.faults.order({ operation: 'listInternalPermissionsByUser', status: 500, times: 1 })
    await open()
    await organization('org-acme')
    await people(`${TEN} ${OPER}`)
    await userEvent.type(await field('Type org-acme to confirm'), 'org-acme')
    await waitFor(async () => expect((await losses())[0]).toBe(`${TEN}Could not load`))
    expect(await button(name)).toHaveAccessibleDescription('What they would lose is not known yet.')
    await press('Try again')
    await waitFor(async () => expect(await button(name)).toHaveAccessibleDescription(''))
  })

  test('INTPERM-17 of more than twenty people asks to split the list, and looks nobody up', async () => {
    await open()
    await organization('org-acme')
    await people(Array.from({ length: 500 }, (_, n) => `user${n}@crowd.example`).join('\n'))
    expect((await panel()).getByText('500 people')).toBeVisible()
    expect(await button('Revoke everything from 500 people')).toHaveAccessibleDescription(
      'Everything can be taken from at most 20 people at a time: split the list.',
    )
    expect(sent('/search/by_user')).toEqual([])
  })
})

test('INTPERM-12 what is no user id is named in place, and nothing is sent', async () => {
  await open()
  await organization('org-acme')
  await people(`${TEN}, Lan; none@`)
  expect((await panel()).getByText('These are no e-mail addresses: lan, none@')).toBeVisible()
  await choose('SegmentView')
  await press('Grant')
  expect(await field('User Ids')).toHaveAccessibleDescription(/^The id of a user is the e-mail address/)
  expect(bodies()).toEqual([])
})

test.each([
  ['org-none', [TEN], 'This organization does not exist any more'],
  ['org-acme', [TEN, 'a@acme.example'], 'These accounts do not exist: a@acme.example'],
  ['org-acme', [TEN, BAO], `These accounts do not belong to the organization: ${BAO}`],
  ['org-acme', ['silent.account@acme.example'], 'Something went wrong'],
])(
  'INTPERM-38 ADMINCOMMON-36 a refusal of %s is a common error, and a sentence in the panel, which keeps all',
  async (orgId, ids, words) => {
    await open()
    await organization(orgId)
    await people(ids.join(' '))
    await choose('LoyaltyEdit')
    await press('Grant')
    expect(await screen.findByText('Error')).toBeVisible()
    expect((await panel()).getByText(words)).toBeVisible()
    expect(await field('Organization Id')).toHaveValue(orgId)
    for (const id of ids) expect((await panel()).getByRole('button', { name: `Remove ${id}` })).toBeVisible()
  },
)

test('INTPERM-32 closing the panel forgets what was typed', async () => {
  await open()
  await organization('org-acme')
  await press('Cancel')
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Grant' }))
  expect(await field('Organization Id')).toHaveValue('')
})
