import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createScreenWorld } from '../../../../app/testing-screen'
import { another } from '../../../../app/testing-other'
import { Library } from './Library'

const world = createScreenWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const SEARCH = '/api/console/mngmnt-client/supported-zalo-miniapps/search'
const CALLS = '/api/console/mngmnt/supported-mini-appapp'

const open = (search = '') =>
  world.renderScreen(<Library />, {
    at: `/console-system-setting?tab=zalo-mini-app&menu=zma-library${search}`,
    ...BAO,
  })
const counted = (words: string) => screen.findByText(words, { selector: '[role=status] b' })
const searches = () => world.calls.filter(({ path }) => path.startsWith(SEARCH)).map(({ path }) => path)
const sent = () =>
  world.calls
    .filter(({ path }) => path.startsWith(CALLS))
    .map(({ path, body }) => [path.slice(CALLS.length), body && (JSON.parse(body) as unknown)])
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }))
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Delete mini app' }))
const paste = (label: string, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${label}`)), {
    target: { value },
  })
const save = async () =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))

test('ZMA-09 ZMA-10 the library stands in pages of nine, by name both ways', async () => {
  await open()
  await counted('21 records')
  expect(screen.getAllByRole('row')).toHaveLength(1 + 9)
  expect(screen.getByText('1–9 of 21')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Sort order'), 'DESC')
  await waitFor(() => expect(searches()).toHaveLength(2))
  await press('Next page')
  await waitFor(() =>
    expect(searches().map((path) => path.slice(SEARCH.length))).toEqual([
      '?page=0&pageSize=9&orderBy=appName%3AASC',
      '?page=0&pageSize=9&orderBy=appName%3ADESC',
      '?page=1&pageSize=9&orderBy=appName%3ADESC',
    ]),
  )
  expect(location.search).toBe('?tab=zalo-mini-app&menu=zma-library&sort=appName%3ADESC&page=2')
})

test('ZMA-10 larger pages are so many times nine', async () => {
  await open('&size=18')
  await counted('21 records')
  expect(screen.getAllByRole('row')).toHaveLength(1 + 18)
  const sizes = within(screen.getByLabelText('Rows on a page')).getAllByRole('option')
  expect(sizes.map((size) => size.textContent)).toEqual(['9 / page', '18 / page', '45 / page', '90 / page'])
})

describe('one mini app', () => {
  test('SYSTOOLS-19 is added with its ID, its name and further fields', async () => {
    await open()
    await press('New Mini App')
    await drawer('Add Mini App')
    paste('App ID', '77')
    paste('App Name', 'Trà Sen')
    paste('Further Fields', '{ "features": { "booking": true } }')
    await save()
    expect(await screen.findByText('Added successfully')).toBeVisible()
    expect(sent()).toEqual([['/add', { appId: '77', appName: 'Trà Sen', features: { booking: true } }]])
    await counted('22 records')
  })

  test('SYSTOOLS-19 needs both; where its JSON is wrong is told, and nothing is lost', async () => {
    await open('&drawer=add')
    await drawer('Add Mini App')
    await save()
    expect(await screen.findAllByText('Required')).toHaveLength(2)
    paste('App ID', '77')
    paste('App Name', 'Trà Sen')
    paste('Further Fields', '{\n  "features": oops\n}')
    await save()
    expect(await screen.findByText('This is not JSON (line 2, column 15)')).toBeVisible()
    expect(sent()).toEqual([])
    expect(screen.getByLabelText('App Name')).toHaveValue('Trà Sen')
  })

  test('SYSTOOLS-19 whose ID is there already is refused in place', async () => {
    await open('&drawer=add')
    await drawer('Add Mini App')
    paste('App ID', '410020030040')
    paste('App Name', 'Ậ'.repeat(200).normalize('NFD'))
    await save()
    expect(await screen.findByText('A mini app with this appId exists already')).toBeVisible()
    expect(screen.getByLabelText('App ID')).toHaveValue('410020030040')
    paste('App ID', '410020039999')
    await save()
    expect(await screen.findByText('Something was wrong.')).toBeVisible()
  })
})

describe('a list of them', () => {
  test('SYSTOOLS-20 is told how many it has, and added', async () => {
    await open()
    await press('Add List')
    await drawer('Add List of Mini Apps')
    const list = [
      { appId: '1', appName: 'Một', hidden: true },
      { appId: '2', appName: 'Hai' },
    ]
    paste('Mini Apps', JSON.stringify(list))
    expect(await screen.findByText('2 mini apps to add')).toBeVisible()
    await save()
    expect(await screen.findByText('Added successfully')).toBeVisible()
    expect(sent()).toEqual([['/add_list', list]])
    await counted('23 records')
  })

  test('SYSTOOLS-20 that is wrong says which entries are, before anything is sent', async () => {
    await open('&drawer=add-list')
    await drawer('Add List of Mini Apps')
    paste('Mini Apps', '[{ "appId": "1" }, { "appId": 2, "appName": "Hai" }, 3, 4, 5, 6, 7]')
    await save()
    expect(
      await screen.findByText(/^Entry 1 has no appName. Entry 2: appId should be a text/),
    ).toHaveTextContent(
      'Entry 3 is not an object. Entry 4 is not an object. Entry 5 is not an object. 2 more mistakes.',
    )
    paste('Mini Apps', '[\n  { "appId": "1" "appName": "Một" }\n]')
    expect(await screen.findByText('This is not JSON (line 2, column 18)')).toBeVisible()
    paste('Mini Apps', '[]')
    expect(await screen.findByText('Value should be a JSON array with at least one mini app')).toBeVisible()
    expect(sent()).toEqual([])
  })

  test('SYSTOOLS-20 of ten thousand goes, and one that is refused stays as it was pasted', async () => {
    await open('&drawer=add-list')
    await drawer('Add List of Mini Apps')
    const list = Array.from({ length: 10_000 }, (_, n) => ({ appId: `many-${n}`, appName: `Ứng dụng ${n}` }))
    const pasted = JSON.stringify([...list, { appId: '410020030040', appName: 'Bếp' }])
    paste('Mini Apps', pasted)
    expect(await screen.findByText('10,001 mini apps to add')).toBeVisible()
    await save()
    expect(await screen.findByText('appId 410020030040 is in the library already')).toBeVisible()
    expect(screen.getByLabelText('Mini Apps')).toHaveValue(pasted)
    paste('Mini Apps', JSON.stringify(list))
    await save()
    expect(await screen.findByText('Added successfully')).toBeVisible()
    await counted('10,021 records')
  })
})

describe('one that leaves the library', () => {
  test('SYSTOOLS-21 does so after a question that names it', async () => {
    await open('&freeText=banh mi')
    await press('Delete Ổ bánh mì Sài Gòn')
    const asked = await question()
    expect(asked.getByText('Ổ bánh mì Sài Gòn')).toBeVisible()
    expect(asked.getByText(/app ID 410020030064, ID mini-app-20/)).toBeVisible()
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Delete successfully.')).toBeVisible()
    expect(sent()).toEqual([['/delete?id=mini-app-20', '']])
    expect(await screen.findByText('No mini apps')).toBeVisible()
  })

  test('SYSTOOLS-21 cannot while it has live versions, to which a link leads', async () => {
    const { router } = await open('&freeText=bep nha')
    await press('Delete Bếp Nhà Mộc')
    const asked = await question()
    // The button says it too.
    expect((await asked.findAllByText(/It has 2 live versions: delete these first./))[0]).toBeVisible()
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }))
    expect(sent()).toEqual([])
    await userEvent.click(asked.getByRole('link', { name: 'Show its live versions' }))
    expect(router.state.location.search).toBe('?tab=zalo-mini-app&freeText=410020030040')
  })

  test('SYSTOOLS-21 meanwhile by another hand says so', async () => {
    await open('&freeText=banh mi')
    await press('Delete Ổ bánh mì Sài Gòn')
    const call = await another(world.sandbox, 'thu.dinh@platform.example', 'org-phuongdong')
    await call('/console/mngmnt/supported-mini-appapp/delete?id=mini-app-20', {})
    await userEvent.click((await question()).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('This mini app does not exist any more')).toBeVisible()
  })

  test('SYSTOOLS-21 can be named by its ID', async () => {
    await open()
    await press('Delete by ID')
    const form = await drawer('Delete Mini App by ID')
    await userEvent.click(form.getByRole('button', { name: 'Delete' }))
    expect(await form.findByText('Please enter')).toBeVisible()
    paste('ID', 'nothing')
    await userEvent.click(form.getByRole('button', { name: 'Delete' }))
    const asked = await question()
    expect(asked.getByText(/The mini app with the ID nothing leaves the library./)).toBeVisible()
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('This mini app does not exist any more')).toBeVisible()
    expect(screen.getByText('Error')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(form.getByLabelText('ID')).toHaveValue('nothing')
    paste('ID', 'mini-app-20')
    await userEvent.click(form.getByRole('button', { name: 'Delete' }))
    await userEvent.click((await question()).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Delete successfully.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('SYSTOOLS-21 an address that names one which is not there says so', async () => {
    await open('&drawer=delete&record=nothing')
    const gone = await drawer('Delete mini app')
    await userEvent.click(await gone.findByRole('link', { name: 'Show the whole library' }))
    expect(location.search).toBe('?tab=zalo-mini-app&menu=zma-library')
  })
})
