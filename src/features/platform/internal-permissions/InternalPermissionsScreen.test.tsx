import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { another } from '../../../app/testing-other'
import { createWorld } from '../../../app/testing'
import { readAgainFlow } from '../../../session/read-again'
import { InternalPermissionsScreen } from './InternalPermissionsScreen'

const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
/** A super administrator who is no owner. */
const THU = { as: 'thu.dinh@platform.example', organization: 'org-phuongdong' }
const CHAU = 'minhchau.nguyen@phuongdong.example'
const TEN = 'ten.dang@platform.example'
const PATH = '/internal-permission'
const CALLS = '/api/account/mngmnt/internal-permissions'

const open = (search = '', who = BAO) =>
  world.renderScreen(<InternalPermissionsScreen />, { at: PATH + search, ...who })
const counted = (words: string | RegExp) => screen.findByText(words, { selector: '[role=status] b' })
const sent = (part: string) => world.calls.filter(({ path }) => path.startsWith(CALLS + part))
const bodies = (part: string) => sent(part).map(({ body }) => JSON.parse(body) as unknown)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const REVOKE = `Revoke SegmentView of ${TEN} in org-acme`

test('INTPERM-02 INTPERM-03 INTPERM-07 who holds what without a group stands in a table of its own page', async () => {
  await world.renderApp(PATH, BAO)
  await counted(/records/)
  expect(document.title).toBe('Internal Permission')
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    ...['Home', 'Super Admin', 'Internal Permission'],
  ])
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    ...['#', 'User Id', 'Organization', 'Permission', 'Action'],
  ])
  expect(screen.getAllByRole('row')).toHaveLength(11)
})

test('ROUTES-21 ROLES-41 nobody but a super administrator sees it, and nothing is read for others', async () => {
  await world.renderApp(PATH, { as: 'khanh.pham@platform.example', organization: 'org-phuongdong' })
  expect(await screen.findByRole('heading', { level: 1, name: '403 Forbidden' })).toBeVisible()
  expect(sent('/')).toEqual([])
})

test('INTPERM-04 INTPERM-05 INTPERM-06 a permission of all names, a person and an organization filter', async () => {
  await open()
  await counted(/records/)
  expect(sent('/search')[0]!.path).toContain('/search?page=0&pageSize=10')
  expect(bodies('/search')).toEqual([{}])
  await press('Permission All')
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search permissions' }), 'segmentv')
  await userEvent.click(await screen.findByRole('radio', { name: 'SegmentView' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'User Id' }), ' TEN.dang ')
  await userEvent.type(screen.getByRole('textbox', { name: 'Organization Id' }), 'org-acme')
  await press('Search')
  await counted('1 record')
  expect(bodies('/search').at(-1)).toEqual({
    permission: 'SegmentView',
    userId: 'TEN.dang',
    orgId: 'org-acme',
  })
  expect(location.search).toBe('?permission=SegmentView&userId=TEN.dang&orgId=org-acme')
  expect(sent('/permissions/_all')).toHaveLength(1)
  await press('Permission SegmentView')
  await userEvent.click(await screen.findByRole('radio', { name: 'All' }))
  expect(await screen.findByRole('button', { name: 'Permission All' })).toBeVisible()
})

describe('revoking', () => {
  const question = async () => within(await screen.findByRole('alertdialog', { name: 'Revoke Permission' }))

  test('INTPERM-21 INTPERM-22 INTPERM-23 one permission of one person goes after the documented question', async () => {
    await open('?userId=ten&orgId=org-acme')
    await press(REVOKE)
    const asked = await question()
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      `You are about to revoke the permission: ORG Acme Retail Vietnam (org-acme) USER ${TEN} PERMISSION SegmentView Are you sure to continue?`,
    )
    expect(sent('/revoke')).toEqual([])
    await userEvent.click(asked.getByRole('button', { name: 'Revoke' }))
    expect(await screen.findByText('Revoke permission successfully')).toBeVisible()
    expect(bodies('/revoke')).toEqual([{ orgId: 'org-acme', userIds: [TEN], permissions: ['SegmentView'] }])
    await counted('2 records')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })

  test('INTPERM-24 INTPERM-30 INTPERM-31 Cancel revokes nothing; after Revoke the list is read at once and after a second', async () => {
    await open('?userId=ten&orgId=org-acme')
    await press(REVOKE)
    await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(sent('/revoke')).toEqual([])
    await press(REVOKE)
    await userEvent.click((await question()).getByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(sent('/search?')).toHaveLength(3), { timeout: 3_000 })
  })

  test('INTPERM-39 ADMINCOMMON-36 a refusal is a common error, and the question stays', async () => {
    await open('?userId=ten&orgId=org-acme')
    await press(REVOKE)
    const other = await another(world.sandbox, BAO.as, BAO.organization)
    await other('mngmnt/internal-permissions/revoke', {
      ...{ orgId: 'org-acme', userIds: [TEN], permissions: ['SegmentView'] },
    })
    await userEvent.click((await question()).getByRole('button', { name: 'Revoke' }))
    expect(await screen.findByText('This user does not hold the permission any more')).toBeVisible()
    expect(screen.getByText('Error')).toBeVisible()
    expect(await question()).toBeTruthy()
  })

  test('an address that would revoke what the list has not says so', async () => {
    await open(`?drawer=revoke&record=org-acme%0A${TEN}%0ANothing`)
    const gone = within(await screen.findByRole('dialog', { name: 'Revoke Permission' }))
    expect(await gone.findByRole('link', { name: 'Show all internal permissions' })).toBeVisible()
  })
})

describe('whoever is no owner', () => {
  test('ROLES-31 ROLES-29 ROLES-30 can grant and revoke nothing, and the tooltip says what is missing', async () => {
    await open('?userId=ten&orgId=org-acme', THU)
    for (const name of ['Grant', REVOKE])
      await waitFor(() =>
        expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('Missing Permission: Owner'),
      )
    await press('Grant')
    expect(location.search).not.toContain('drawer')
  })

  const SENTENCE = 'Missing Permission: Owner. Whether you have it could not be checked.'

  test('ROLES-33 INTPERM-37 a check that fails counts as no, says so, and is made again', async () => {
    world.sandbox.faults.order({ operation: 'checkOwnerPermission', status: 500 })
    await open()
    expect(await screen.findByText(SENTENCE, { selector: '[role=status] *' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Grant' })).toHaveAccessibleDescription(SENTENCE)
    world.sandbox.faults.lift()
    await press('Try again')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Grant' })).toHaveAccessibleDescription(''))
  })

  test('ROLES-33 a failed check is made again when the network is back', async () => {
    world.sandbox.faults.order({ operation: 'checkOwnerPermission', drop: true, times: 1 })
    await world.renderScreen(<InternalPermissionsScreen />, {
      ...{ at: PATH, parts: { flows: [readAgainFlow], slices: [] } },
      ...BAO,
    })
    expect(await screen.findByText(/could not be checked/, { selector: '[role=status] *' })).toBeVisible()
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Grant' })).toHaveAccessibleDescription(''))
  })
})

test('INTPERM-09 INTPERM-10 ROLES-20 Grant opens the panel, with what the list is filtered by', async () => {
  await open(`?userId=${CHAU}&orgId=org-phuongdong&permission=SegmentView`)
  const grant = await screen.findByRole('button', { name: 'Grant' })
  await waitFor(() => expect(grant).toHaveAccessibleDescription(''))
  await userEvent.click(grant)
  const panel = within(await screen.findByRole('dialog', { name: 'GRANT' }))
  expect(panel.getByLabelText('Organization Id')).toHaveValue('org-phuongdong')
  expect(panel.getByRole('button', { name: `Remove ${CHAU}` })).toBeVisible()
  expect(panel.getByRole('button', { name: 'Permissions SegmentView' })).toBeVisible()
})
