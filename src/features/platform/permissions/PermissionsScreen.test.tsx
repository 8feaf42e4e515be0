import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConsolePermission } from '../../../app/ConsolePermission'
import { another } from '../../../app/testing-other'
import { createWorld } from '../../../app/testing'
import { values } from '../../../api'

const world = createWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const THU = 'thu.dinh@platform.example'
const PATH = '/console-permission'
const CALLS = '/api/account/mngmnt/permission'

const open = (search = '') => world.renderScreen(<ConsolePermission />, { at: PATH + search, ...BAO })
const counted = (words: string | RegExp) => screen.findByText(words, { selector: '[role=status] b' })
const sent = (part: string) =>
  world.calls
    .filter(({ path }) => path.startsWith(CALLS + part))
    .map(({ path, body }) => ({
      path: path.slice(CALLS.length),
      body: body === '' ? undefined : (JSON.parse(body) as unknown),
    }))
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }))
const fill = async (label: string | RegExp, words: string) => {
  const box = within(screen.getByRole('dialog')).getByLabelText(label)
  await userEvent.clear(box)
  await userEvent.click(box)
  await userEvent.paste(words)
}
const choose = async (category: string) =>
  userEvent.selectOptions(within(screen.getByRole('dialog')).getByLabelText('Category'), category)
const save = async () =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))
const theirs = () => another(world.sandbox, THU, 'org-phuongdong')

test('CATALOGUE-01 CATALOGUE-02 CATALOGUE-06 the catalogue stands in a table, its page titled as documented', async () => {
  await world.renderApp(PATH, BAO)
  await counted(/records/)
  expect(document.title).toBe('Supper Admin')
  expect(screen.getByRole('heading', { level: 1, name: 'Supper Admin' })).toBeVisible()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Permission',
    'Internal Permission',
  ])
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    ...['#', 'Name', 'Key', 'Category', 'Description', 'Creation Time', 'Updated Time', 'Action'],
  ])
})

test('ROUTES-20 ROLES-40 nobody but a super administrator sees it, and nothing is read for others', async () => {
  await world.renderApp(PATH, { as: 'khanh.pham@platform.example', organization: 'org-phuongdong' })
  expect(await screen.findByRole('heading', { level: 1, name: '403 Forbidden' })).toBeVisible()
  expect(sent('/')).toEqual([])
})

test('CATALOGUE-21 CATALOGUE-22 CATALOGUE-05 the first page is asked for without its number, words filter', async () => {
  await open()
  await counted(/records/)
  expect(sent('/search')).toEqual([{ path: '/search?pageSize=10', body: { query: '' } }])
  await press('Next page')
  await waitFor(() => expect(sent('/search').at(-1)!.path).toBe('/search?page=1&pageSize=10'))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Info' }), 'GrantPriv{Enter}')
  await counted('1 record')
  expect(sent('/search').at(-1)).toEqual({ path: '/search?pageSize=10', body: { query: 'GrantPriv' } })
})

test('CATALOGUE-03 CATALOGUE-04 INTPERM-01 the other tab is dropped: coming back it has neither filter nor page', async () => {
  await open('?freeText=Segment')
  await counted(/record/)
  await userEvent.click(screen.getByRole('tab', { name: 'Internal Permission' }))
  expect(location.search).toBe('?tab=internal')
  expect(await screen.findByRole('textbox', { name: 'User Id' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('searchbox', { name: 'Info' })).not.toBeInTheDocument())
  await userEvent.click(screen.getByRole('tab', { name: 'Permission' }))
  expect(location.search).toBe('')
  expect(await screen.findByRole('searchbox', { name: 'Info' })).toHaveValue('')
})

test('CATALOGUE-10 CATALOGUE-19 CATALOGUE-24 a permission is added with the label of its category', async () => {
  await open()
  await press('New Permission')
  const form = await drawer('ADD PERMISSIONS')
  const offered = within(form.getByLabelText('Category')).getAllByRole<HTMLOptionElement>('option', {
    hidden: true,
  })
  expect(offered.map(({ value }) => value).filter(Boolean)).toEqual([...values.PermissionCategory])
  await fill('Key', '  SurveyEdit ')
  await fill('Name', 'Sửa khảo sát')
  await choose('Pango Task Completion Reward')
  await save()
  expect(await screen.findByText('Added successfully')).toBeVisible()
  expect(sent('/add')).toEqual([
    {
      path: '/add',
      body: {
        id: 'SurveyEdit',
        name: 'Sửa khảo sát',
        categoryId: 'PTCR',
        category: 'Pango Task Completion Reward',
        description: '',
      },
    },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByText('SurveyEdit')).toBeVisible()
})

test('CATALOGUE-29 CATALOGUE-30 CATALOGUE-33 one save a press, then the list is read at once and after a second', async () => {
  world.sandbox.faults.order({ operation: 'updatePermission', delay: 300, times: 1 })
  await open('?drawer=update&record=SegmentEdit')
  await drawer('UPDATE PERMISSIONS')
  await fill('Name', 'Sửa')
  await save()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent('/SegmentEdit/update')).toHaveLength(1)
  const lists = () => sent('/search').filter(({ path }) => path.endsWith('pageSize=10'))
  await waitFor(() => expect(lists()).toHaveLength(3), { timeout: 3_000 })
})

test('CATALOGUE-14 CATALOGUE-15 CATALOGUE-16 key, name and category are required, the description is not', async () => {
  await open('?drawer=create')
  const form = await drawer('ADD PERMISSIONS')
  await fill('Name', ' \u200b ')
  await save()
  for (const label of ['Key', 'Name', 'Category'])
    expect(form.getByLabelText(label)).toHaveAccessibleDescription('Required')
  expect(form.getByLabelText(/^Description/)).toBeValid()
  expect(sent('/add')).toEqual([])
})

test('CATALOGUE-13 CATALOGUE-32 a key that exists is refused in place, nothing typed is lost, closing forgets it', async () => {
  await open('?drawer=create')
  const name = 'Ậ'.repeat(200)
  await drawer('ADD PERMISSIONS')
  await fill('Key', ' segmentEDIT ')
  await fill('Name', name.normalize('NFD'))
  await choose('Segmentation')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('A permission with this key exists already')
  const form = await drawer('ADD PERMISSIONS')
  expect(form.getByLabelText('Key')).toHaveValue(' segmentEDIT ')
  expect(form.getByLabelText('Name')).toHaveValue(name.normalize('NFD'))
  expect(sent('/add')[0]!.body).toMatchObject({ id: 'segmentEDIT', name: name.normalize('NFC') })
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await press('New Permission')
  expect((await drawer('ADD PERMISSIONS')).getByLabelText('Key')).toHaveValue('')
})

test('CATALOGUE-11 CATALOGUE-17 CATALOGUE-28 a permission is changed but for its key', async () => {
  await open('?freeText=SegmentEdit')
  await press('Edit Sửa phân khúc')
  const form = await drawer('UPDATE PERMISSIONS')
  expect(form.getByLabelText('Key')).toHaveValue('SegmentEdit')
  expect(form.getByLabelText('Key')).toHaveAttribute('readonly')
  expect(form.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Nothing has changed')
  await fill('Name', 'Sửa')
  await save()
  expect(await screen.findByText('Updated successfully')).toBeVisible()
  expect(sent('/SegmentEdit/update')[0]!.body).toEqual({
    id: 'SegmentEdit',
    name: 'Sửa',
    categoryId: 'MODULE_Segment',
    category: 'Segmentation',
    description: 'Tạo & sửa "phân khúc"',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('B38 what somebody else has changed meanwhile is told before it is sent', async () => {
  await open('?drawer=update&record=SegmentEdit')
  await drawer('UPDATE PERMISSIONS')
  await fill(/^Description/, 'Của tôi')
  const entry = { id: 'SegmentEdit', name: 'Của họ', categoryId: 'MODULE', category: 'Module' }
  await (
    await theirs()
  )('mngmnt/permission/SegmentEdit/update', entry)
  await save()
  const told = await screen.findByRole('region', { name: /changed this meanwhile/ })
  expect(told).toHaveTextContent(`${THU} has changed this meanwhile. Nothing was sent.`)
  expect(told).toHaveTextContent('Của họ')
  expect(sent('/SegmentEdit/update')).toEqual([])
})

test('B38 a permission that somebody else has deleted meanwhile is said to be gone, and what was typed stays', async () => {
  await open('?drawer=update&record=SegmentEdit')
  await drawer('UPDATE PERMISSIONS')
  await fill('Name', 'Của tôi')
  await (
    await theirs()
  )('mngmnt/permission/SegmentEdit/delete', {})
  await save()
  expect(await screen.findByText(/could not be checked/)).toBeVisible()
  await save()
  expect(await screen.findByText('This permission does not exist any more')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Của tôi')
})

describe('the menu of a row', () => {
  const more = async (name: string, item: string) => {
    await press(`More actions: ${name}`)
    await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  }
  const question = async () => within(await screen.findByRole('alertdialog', { name: 'Delete permission' }))

  test('CATALOGUE-07 shows a permission as JSON', async () => {
    await open('?freeText=SegmentEdit')
    await more('Sửa phân khúc', 'View JSON')
    expect(await drawer('View JSON')).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('"MODULE_Segment"'))
  })

  test('CATALOGUE-08 CATALOGUE-09 CATALOGUE-31 deletes after a question that names it and tells who loses it', async () => {
    await open('?freeText=SegmentEdit')
    await more('Sửa phân khúc', 'Delete')
    const asked = await question()
    expect(asked.getByText('Sửa phân khúc')).toBeVisible()
    expect(await asked.findByText(/It is held 1 time without a permission group/)).toBeVisible()
    expect(sent('/SegmentEdit/delete')).toEqual([])
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Deleted successfully')).toBeVisible()
    expect(sent('/SegmentEdit/delete')).toEqual([{ path: '/SegmentEdit/delete', body: {} }])
    expect(await screen.findByText('No permissions')).toBeVisible()
    // At first, at once, and a moment later.
    await waitFor(() => expect(sent('/search')).toHaveLength(3), { timeout: 3_000 })
  })

  test.each([
    ['Owner', 'OWNER', 'Nền tảng cần quyền OWNER nên không thể xóa'],
    ['Im lặng', 'SilentPermission', 'Something went wrong'],
  ])(
    'CATALOGUE-34 CATALOGUE-35 that %s cannot be deleted is a notice titled Error',
    async (name, key, words) => {
      await open(`?freeText=${key}`)
      await more(name, 'Delete')
      await userEvent.click((await question()).getByRole('button', { name: 'Delete' }))
      const told = await screen.findByText(words)
      expect(told).toBeVisible()
      expect(screen.getByText('Error')).toBeVisible()
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    },
  )
})

test('an address that names a permission which is not there says so', async () => {
  await open('?drawer=delete&record=Nothing')
  const gone = await drawer('Delete permission')
  await userEvent.click(await gone.findByRole('link', { name: 'Show all permissions' }))
  expect(location.search).toBe('')
})

test('a list that fails is quietly empty', async () => {
  await open('?freeText=sentinel:500')
  expect(await screen.findByText('Could not load')).toBeVisible()
})

test('B36 from a permission one gets to those who hold it, by an address that says which', async () => {
  const { router } = await open('?freeText=InviteUser')
  await userEvent.click((await screen.findAllByRole('button', { name: /^More actions/ }))[0]!)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Who holds it without a group' }))
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/internal-permission',
      search: '?permission=InviteUser',
    }),
  )
})
