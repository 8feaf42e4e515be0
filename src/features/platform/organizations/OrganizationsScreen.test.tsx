import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { timings } from '../../../timings'
import { button, cells, counted, createOrganizationsWorld, rowOf, rows } from './testing'

const { open, searches } = createOrganizationsWorld()

const all = { freeText: '', accountTypes: [], industries: [], status: [], envs: [] }
const some = (name: string | RegExp) => screen.getByRole('combobox', { name })

test('ORGLIST-19 ORGLIST-55 ORGCOMMON-07 the newest organizations first, ten on a page, asked with all criteria', async () => {
  await open()
  await counted(/^[\d,]+ records$/)
  expect(rows()).toHaveLength(10)
  expect(searches()).toEqual([{ query: '?page=0&pageSize=10&orderBy=createdAt%3ADESC', body: all }])
  expect(screen.getByRole('heading', { level: 1, name: 'Organization' })).toBeVisible()
})

test('ORGLIST-16 a hundred rows are there, each of few elements: of them and of what each part costs the list is slow', async () => {
  await open('?size=100')
  await counted(/^[\d,]+ records$/)
  expect(rows()).toHaveLength(100)
  const sizes = rows().map((row) => 1 + row.querySelectorAll('*').length)
  // A row and its thirteen cells are fourteen.
  expect(Math.max(...sizes)).toBeLessThanOrEqual(29)
  expect(sizes.reduce((sum, size) => sum + size, 0) / 100).toBeLessThan(26.5)
})

test('ORGLIST-16 ORGLIST-20 ORGLIST-57 the count with the time it took, and pages with a choice of size', async () => {
  await open()
  await counted(/^[\d,]+ records$/)
  expect(screen.getByText(/^in [\d.]+ s$/)).toBeVisible()
  expect(screen.getByText(/^1–10 of [\d,]+$/)).toBeVisible()
  expect(within(some('Rows on a page')).getAllByRole('option')).toHaveLength(4)
})

test('ORGLIST-22 ORGLIST-34 the columns in their order, the actions last', async () => {
  await open('?freeText=Không+Đọc')
  await counted('1 record')
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads.filter((head) => head !== 'Details')).toEqual([
    '#',
    'Status',
    'Account Type',
    'Brand Name',
    'Industry',
    'Environment',
    'Website',
    'Phone',
    'Email',
    'Created At',
    'Modification Time',
    'Action',
  ])
  const row = await rowOf('Không Đọc Được')
  expect(within(row).getByRole('button', { name: 'Edit info: Không Đọc Được' })).toBeVisible()
  expect(within(row).getByRole('button', { name: 'Setup: Không Đọc Được' })).toBeVisible()
  await userEvent.click(within(row).getByRole('button', { name: 'More actions: Không Đọc Được' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Link Company',
    'Init Pango Permissions',
    'View JSON',
    'Delete',
  ])
})

test('ORGLIST-23 ORGLIST-27 ORGLIST-29 status in a switch, a star for staging, the letter of the phase', async () => {
  await open('?freeText=Hải+Âu')
  const dropped = await rowOf('Hải Âu Airlines')
  expect(within(dropped).getByRole('switch', { name: 'Status of Hải Âu Airlines' })).toBeChecked()
  expect(within(dropped).getByRole('img', { name: 'Dropped' })).toHaveTextContent('D')
  expect(within(dropped).queryByRole('img', { name: 'Staging environment' })).toBeNull()
  await open('?freeText=Không+Đọc')
  const tuned = await rowOf('Không Đọc Được')
  expect(within(tuned).getByRole('switch')).not.toBeChecked()
  expect(tuned).toHaveTextContent('Inactive')
  expect(within(tuned).getByRole('img', { name: 'Tuning & Grow' })).toHaveTextContent('T')
  expect(within(tuned).getByRole('img', { name: 'Staging environment' })).toHaveTextContent('*')
})

test('ORGLIST-24 ORGLIST-25 ORGLIST-28 any account type and industry is shown as it is stored', async () => {
  await open('?freeText=Lumi')
  expect(cells(await rowOf('Lumière Spa & Wellness'))).toEqual(
    expect.arrayContaining(['Profesional', 'PSpa', 'Staging']),
  )
  await open('?freeText=Acme+Retail')
  expect(cells(await rowOf('Acme Retail Vietnam'))).toEqual(expect.arrayContaining(['Basic', 'Pshopping']))
})

test('ORGLIST-30 ORGLIST-31 ORGLIST-33 times are relative, their tooltip says who and when', async () => {
  await open('?freeText=Hải+Âu')
  const row = await rowOf('Hải Âu Airlines')
  const [created, updated] = within(row).getAllByText(/ago$/)
  const tooltipOf = async (time: HTMLElement) => {
    act(() => time.focus())
    return (await screen.findByRole('tooltip')).textContent
  }
  await userEvent.tab() // words come at once when it is the keyboard
  const moment = String.raw`\d\d/\d\d/\d{4} \d\d:\d\d:\d\d$`
  expect(await tooltipOf(created!)).toMatch(new RegExp(`^bao\\.tran@phuongdong\\.example, ${moment}`))
  expect(await tooltipOf(updated!)).toMatch(new RegExp(`^\\S+@\\S+, ${moment}`))
})

test('ORGLIST-32 an organization that was never changed has no modification time', async () => {
  await open('?freeText=Bếp+Nhà+Mộc')
  const row = await rowOf('Bếp Nhà Mộc')
  expect(cells(row).at(-2)).toBe('–')
})

test('ORGLIST-17 ORGLIST-18 ORGCOMMON-11 sorted by five things both ways, and kept in the address', async () => {
  await open('?page=3')
  await counted(/records/)
  expect(
    within(some('Sort by'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Name', 'Account Type', 'Status', 'Created At', 'Updated At'])
  expect(
    within(some('Sort order'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['ASC', 'DESC'])
  await userEvent.selectOptions(some('Sort by'), 'Name')
  await waitFor(() => expect(searches().at(-1)!.query).toBe('?page=0&pageSize=10&orderBy=name%3ADESC'))
  await userEvent.selectOptions(some('Sort order'), 'ASC')
  await waitFor(() => expect(searches().at(-1)!.query).toBe('?page=0&pageSize=10&orderBy=name%3AASC'))
  expect(location.search).toBe('?sort=name%3AASC')
})

test('ORGLIST-07 ORGLIST-13 ORGLIST-56 the filters take effect with Search, and go back to the first page', async () => {
  await open('?page=2')
  await counted(/records/)
  await userEvent.click(button(/^Account Type/))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Lite' }))
  await userEvent.selectOptions(some('Status'), 'Inactive')
  expect(searches()).toHaveLength(1)
  await userEvent.click(button('Search'))
  await waitFor(() => expect(searches()).toHaveLength(2))
  expect(searches()[1]).toEqual({
    query: '?page=0&pageSize=10&orderBy=createdAt%3ADESC',
    body: { ...all, accountTypes: ['Lite'], status: ['inactive'] },
  })
  expect(location.search).toBe('?accountTypes=Lite&status=inactive')
  expect(await rowOf('Vận tải Trường Hải Bắc Trung Nam')).toBeVisible()
})

test('ORGLIST-09 ORGLIST-10 ORGLIST-12 what the filters offer, several of a kind', async () => {
  await open('?freeText=zenbrew')
  await counted('1 record')
  const offered = async (name: RegExp) => {
    await userEvent.click(button(name))
    const boxes = await screen.findAllByRole('checkbox')
    await userEvent.keyboard('{Escape}')
    return boxes.map((box) => box.closest('label')?.textContent ?? '')
  }
  expect(await offered(/^Account Type/)).toEqual(['Enterprise', 'Lite'])
  expect(await offered(/^Industry/)).toHaveLength(20)
  expect(await offered(/^Environment/)).toEqual(['Production', 'Staging'])
})

test('ORGLIST-11 the status is one of two, or any', async () => {
  await open('?freeText=zenbrew')
  await counted('1 record')
  expect(
    within(some('Status'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All', 'Active', 'Inactive'])
})

test('ORGLIST-08 ORGLIST-21 ORGCOMMON-33 free text searches by itself, one call a pause of 1000 ms', async () => {
  await open()
  await counted(/^[\d,]+ records$/)
  const info = screen.getByRole('searchbox', { name: 'Info' })
  expect(info).toHaveAttribute('placeholder', 'Name, email, phone, website...')
  await userEvent.type(info, 'zenbrew')
  await counted('1 record')
  expect(searches().map(({ body }) => (body as typeof all).freeText)).toEqual(['', 'zenbrew'])
  expect(timings.organizationSearchPause).toBe(1000)
})

test('ORGCOMMON-26 ORGCOMMON-08 a list that fails is quietly empty; a new size begins at the first page', async () => {
  await open('?freeText=sentinel:500&page=4')
  expect(await screen.findByText('Could not load')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await userEvent.click(button('Reset'))
  await counted(/records/)
  await userEvent.click(button('Next page'))
  await waitFor(() => expect(location.search).toBe('?page=2'))
  await userEvent.selectOptions(some('Rows on a page'), '20 / page')
  await waitFor(() => expect(searches().at(-1)!.query).toBe('?page=0&pageSize=20&orderBy=createdAt%3ADESC'))
  await waitFor(() => expect(rows()).toHaveLength(20))
})
