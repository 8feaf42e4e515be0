import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createScreenWorld } from '../../../../app/testing-screen'
import { another } from '../../../../app/testing-other'
import { chooseZone } from '../../../../kit/time/zone'
import { LiveVersions } from './LiveVersions'

const world = createScreenWorld()
afterEach(() => world.sandbox.reset())
afterAll(() => world.close())

const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const THU = 'thu.dinh@platform.example'
const LIVE = '/api/console/mngmnt/connections/zma/live-version'
const LIBRARY = '/api/console/mngmnt-client/supported-zalo-miniapps'

const open = (search = '') =>
  world.renderScreen(<LiveVersions />, {
    at: `/console-system-setting?tab=zalo-mini-app${search}`,
    ...BAO,
  })
const theirs = () => another(world.sandbox, THU, 'org-phuongdong')
const counted = (words: string) => screen.findByText(words, { selector: '[role=status] b' })
const sent = (part: string, of = LIVE) =>
  world.calls
    .filter(({ path }) => path.startsWith(of + part))
    .map(({ path, body }) => ({ path: path.slice(of.length), body: JSON.parse(body || 'null') as unknown }))
const press = async (name: string | RegExp, within_ = screen as Pick<typeof screen, 'findByRole'>) =>
  userEvent.click(await within_.findByRole('button', { name }))
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }))
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }))
const fill = async (label: string, words: string) => {
  const box = within(screen.getByRole('dialog', { name: /Live Version$/ })).getByLabelText(label)
  await userEvent.clear(box)
  await userEvent.type(box, words)
}
const save = async () =>
  userEvent.click(
    within(screen.getByRole('dialog', { name: /Live Version$/ })).getByRole('button', { name: 'Save' }),
  )

test('ZMA-16 ZMA-03 the live versions stand in a table', async () => {
  await open()
  await counted('17 records')
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    ...['#', 'App ID', 'App Name', 'Version', 'Status', 'Last Update', 'Updated By', 'Action'],
  ])
  expect(sent('/search')).toEqual([{ path: '/search?page=0&pageSize=10', body: { freeText: '' } }])
})

test('ZMA-11 they are searched by a text, and paged', async () => {
  await open()
  await counted('17 records')
  await press('Next page')
  await waitFor(() => expect(location.search).toContain('page=2'))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Info' }), 'bep nha{Enter}')
  await counted('2 records')
  expect(sent('/search').at(-1)).toEqual({
    path: '/search?page=0&pageSize=10',
    body: { freeText: 'bep nha' },
  })
})

describe('a new one', () => {
  const choose = async (words: string, name: RegExp) => {
    const form = await drawer('Add Live Version')
    await userEvent.click(form.getByRole('button', { name: /^Mini App/ }))
    if (words) await userEvent.type(await screen.findByRole('searchbox', { name: 'Search mini apps' }), words)
    await userEvent.click(await screen.findByRole('radio', { name }))
  }

  test('ZMA-04 ZMA-05 needs a mini app and a version', async () => {
    await open('&drawer=create')
    await drawer('Add Live Version')
    await save()
    expect(await screen.findAllByText('Required')).toHaveLength(2)
    expect(sent('/add')).toEqual([])
  })

  test.each([
    ['-1', 'Value should be at least 0'],
    ['1.5', 'Value should be a whole number'],
    ['2147483648', 'Value should be at most 2,147,483,647'],
  ])('ZMA-06 cannot be of version %s', async (version, words) => {
    await open('&drawer=create')
    await drawer('Add Live Version')
    await fill('Version', version)
    await save()
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByLabelText('Version')).toHaveValue(version)
  })

  test('ZMA-09 ZMA-10 ZMA-12 is of a mini app that is found by its name, and stands in the list', async () => {
    await open('&drawer=create')
    await choose('van xuan', /^Vạn Xuân Học bạ/)
    await fill('Version', '0')
    await save()
    expect(await screen.findByText('Added successfully')).toBeVisible()
    const search = '/search?page=0&pageSize=9&orderBy=appName%3AASC'
    expect(sent('/search', LIBRARY)).toEqual([
      { path: search, body: { freeText: '' } },
      { path: search, body: { freeText: 'van xuan' } },
    ])
    expect(sent('/add').map(({ body }) => body)).toEqual([
      { appId: '410020030062', appName: 'Vạn Xuân Học bạ', version: 0, status: 'Enabled' },
    ])
    await counted('18 records')
  })

  test('ZMA-10 further mini apps are shown below the first nine', async () => {
    await open('&drawer=create')
    const form = await drawer('Add Live Version')
    await userEvent.click(form.getByRole('button', { name: /^Mini App/ }))
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(9))
    await press('Show more')
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(18))
    expect(screen.getByRole('searchbox', { name: 'Search mini apps' })).toHaveFocus()
    await press('Show more')
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(21))
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
    expect(sent('/search', LIBRARY).map(({ path }) => path.slice(0, 14))).toEqual([
      ...['/search?page=0', '/search?page=1', '/search?page=2'],
    ])
  })

  test('ZMA-12 that is refused says why, and keeps what was typed', async () => {
    await open('&drawer=create')
    await choose('bep', /^Bếp Nhà Mộc/)
    await fill('Version', '12')
    await save()
    expect(await screen.findByText('This version of the mini app is there already')).toBeVisible()
    expect(screen.getByLabelText('Version')).toHaveValue('12')
  })

  test('ZMA-12 of a mini app that has left the library meanwhile is refused, and nothing is lost', async () => {
    await open('&drawer=create')
    await choose('banh mi', /^Ổ bánh mì/)
    await fill('Version', '3')
    await (
      await theirs()
    )('/console/mngmnt/supported-mini-appapp/delete?id=mini-app-20', {})
    await save()
    expect(await screen.findByText('Ứng dụng này không còn trong thư viện')).toBeVisible()
    expect(screen.getByLabelText('Version')).toHaveValue('3')
  })
})

describe('one that is changed', () => {
  test('ZMA-13 keeps its mini app', async () => {
    await open()
    await press('Edit Bếp Nhà Mộc, version 12')
    const form = await drawer('Edit Live Version')
    expect(form.getByLabelText('Mini App')).toHaveAttribute('readonly')
    await fill('Version', '13')
    await userEvent.selectOptions(form.getByLabelText('Status'), 'Disabled')
    await save()
    expect(await screen.findByText('Updated successfully')).toBeVisible()
    expect(sent('/live-1/edit')).toEqual([
      { path: '/live-1/edit', body: { version: 13, status: 'Disabled' } },
    ])
  })

  test('B38 and that somebody else has changed meanwhile says so before it is sent', async () => {
    await open('&drawer=update&record=live-1')
    await drawer('Edit Live Version')
    await fill('Version', '13')
    await (
      await theirs()
    )('/console/mngmnt/connections/zma/live-version/live-1/edit', { version: 14, status: 'Enabled' })
    await save()
    const told = await screen.findByRole('region', { name: /changed this meanwhile/ })
    expect(told).toHaveTextContent(`${THU} has changed this meanwhile. Nothing was sent.`)
    expect(sent('/live-1/edit')).toEqual([])
  })

  test('ZMA-13 and that somebody else has deleted meanwhile says so, and keeps what was typed', async () => {
    await open('&drawer=update&record=live-1')
    await drawer('Edit Live Version')
    await fill('Version', '13')
    await (
      await theirs()
    )('/console/mngmnt/connections/zma/live-version/live-1/delete', {})
    await save()
    expect(await screen.findByText(/could not be checked/)).toBeVisible()
    await save()
    expect(await screen.findByText('This live version does not exist any more')).toBeVisible()
    expect(screen.getByLabelText('Version')).toHaveValue('13')
  })
})

describe('the switch of a row', () => {
  const turn = async (name: string) => userEvent.click(await screen.findByRole('switch', { name }))

  test('ZMA-07 ZMA-08 asks, then sends the other status and the version as it is now', async () => {
    await open()
    await turn('Status of Bếp Nhà Mộc, version 12')
    const asked = await question('Disable live version')
    expect(asked.getByText(/version 12, changes from Enabled to Disabled/)).toBeVisible()
    expect(sent('/live-1/edit')).toEqual([])
    await (
      await theirs()
    )('/console/mngmnt/connections/zma/live-version/live-1/edit', { version: 14, status: 'Enabled' })
    await press('Disable', asked)
    expect(await screen.findByText('Updated successfully')).toBeVisible()
    expect(sent('/live-1/edit').map(({ body }) => body)).toEqual([{ version: 14, status: 'Disabled' }])
  })

  test('ZMA-07 turns one on that is off; Cancel changes nothing', async () => {
    await open()
    await turn('Status of Lumière "Spa" & Wellness, version 3')
    await press('Cancel', await question('Enable live version'))
    await turn('Status of Lumière "Spa" & Wellness, version 3')
    await press('Enable', await question('Enable live version'))
    await screen.findByText('Updated successfully')
    expect(sent('/live-2/edit').map(({ body }) => body)).toEqual([{ version: 3, status: 'Enabled' }])
  })

  test('ZMA-07 that is refused without a reason is told as the documents say', async () => {
    await open('&page=2')
    await turn('Status of Hải Âu Airlines Check-in, version 6')
    await press('Disable', await question('Disable live version'))
    expect(await screen.findByText('Failed to update')).toBeVisible()
  })
})

test('ZMA-14 one is deleted after a question that names it', async () => {
  await open()
  await press('Delete Bếp Nhà Mộc, version 12')
  const asked = await question('Delete live version')
  expect(asked.getByText('Bếp Nhà Mộc')).toBeVisible()
  expect(asked.getByText(/\(app ID 410020030040\), version 12/)).toBeVisible()
  await press('Delete', asked)
  expect(await screen.findByText('Deleted successfully')).toBeVisible()
  await counted('16 records')
  expect(sent('/live-1/delete')).toHaveLength(1)
})

test('ZMA-14 a deletion that is refused says why in place', async () => {
  await open('&page=2&drawer=delete&record=live-silent')
  await press('Delete', await question('Delete live version'))
  expect(await screen.findByText('Something was wrong, please try later')).toBeVisible()
})

test('ZMA-14 an address that names one which is not there says so', async () => {
  await open('&drawer=delete&record=nothing')
  const gone = await drawer('Delete live version')
  await userEvent.click(await gone.findByRole('link', { name: 'Show all live versions' }))
  expect(location.search).toBe('?tab=zalo-mini-app')
})

describe('the export', () => {
  const files: { name: string; content: Blob }[] = []
  beforeEach(() => {
    files.length = 0
    let made: Blob | undefined
    URL.createObjectURL = (blob) => {
      made = blob as Blob
      return 'blob:made'
    }
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (made && this.href === 'blob:made') files.push({ name: this.download, content: made })
    })
  })
  afterEach(() => {
    jest.restoreAllMocks()
    act(() => chooseZone(undefined))
  })
  const textOf = async (blob: Blob | undefined) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob?.arrayBuffer())

  test('ZMA-15 has exactly the documented columns, all rows of the search, and no formula', async () => {
    await open()
    await counted('17 records')
    act(() => chooseZone('Etc/GMT-9'))
    await press('Export')
    expect(
      await screen.findByText(/^17 live versions in mini-app-live-versions-\d{8}-\d{6}\.csv$/),
    ).toBeVisible()
    const csv = await textOf(files[0]?.content)
    const [head = '', first, ...rest] = csv.trimEnd().split('\r\n')
    expect(head).toBe('\uFEFFAppId,AppName,Version,Last Update,Updated By')
    expect(first).toMatch(
      /^410020030040,Bếp Nhà Mộc,12,\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d \(UTC\+09:00\),bao.tran@phuongdong.example$/,
    )
    expect(rest).toHaveLength(16)
    expect(csv).toContain(`"'=HYPERLINK(""https://formula.example"")"`)
    expect(csv).toContain(`"'@SUM(1+1)*cmd|calc"`)
    expect(csv).toContain('"Lumière ""Spa"" & Wellness"')
    // Nobody has changed it.
    expect(csv).toContain("'; drop table app; --,zenbrew,204,,\r\n")
    expect(sent('/search').at(-1)?.path).toBe('/search?page=0&pageSize=500')
  })

  test('ZMA-15 has what the list is searched for, and is off where that is nothing', async () => {
    const { router } = await open('&freeText=bep nha')
    await counted('2 records')
    await press('Export')
    expect(await screen.findByText(/^2 live versions in /)).toBeVisible()
    await router.navigate('/console-system-setting?tab=zalo-mini-app&freeText=nothing at all')
    await screen.findByText('No live versions')
    expect(screen.getByRole('button', { name: 'Export' })).toHaveAccessibleDescription(
      'There is nothing to export',
    )
  })

  test('ZMA-15 that cannot be read makes no file, says so, and can be tried again', async () => {
    await open()
    await counted('17 records')
    world.sandbox.faults.order({ operation: 'searchMiniAppLiveVersions', status: 503, times: 1 })
    await press('Export')
    expect(
      await screen.findByText('The list could not be read to its end, so no file was made.'),
    ).toBeVisible()
    expect(files).toEqual([])
    await press('Try again')
    expect(await screen.findByText(/^17 live versions in /)).toBeVisible()
    expect(screen.queryByText(/could not be read to its end/)).not.toBeInTheDocument()
  })
})

test('a list that fails is quietly empty', async () => {
  await open('&freeText=sentinel:500')
  expect(await screen.findByText('Could not load')).toBeVisible()
})
