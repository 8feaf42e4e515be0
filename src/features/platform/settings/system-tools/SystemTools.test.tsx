import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { workbook } from '../../../../../sandbox/testing-xlsx'
import { bounds } from '../../../../api'
import { createWire } from '../../../../api/testing-upload'
import { createScreenWorld } from '../../../../app/testing-screen'
import { ObjectTools, SegmentTools, SupportTools } from './SystemTools'

const world = createScreenWorld()
const wire = createWire()
afterEach(() => {
  wire.finish()
  world.sandbox.reset()
})
afterAll(() => world.close())

const PATH = '/console-system-setting'
const BAO = { as: 'bao.tran@phuongdong.example', organization: 'org-phuongdong' }
const open = (tools: React.ReactElement, search = '?lang=en') =>
  world.renderScreen(tools, { at: PATH + search, ...BAO, leavable: true })
const card = (name: string) => within(screen.getByRole('region', { name }))
const csv = (content: string, name = 'kết nối.csv') => new File([content], name, { type: 'text/csv' })
const rows = 'id,name\nviber,Viber\nline,<b>LINE</b>\n'

const choose = (tool: string, file: File) =>
  userEvent.upload(card(tool).getByLabelText(/^File/), file, { applyAccept: false })
const press = (tool: string, name: string) => userEvent.click(card(tool).getByRole('button', { name }))
const notice = async (title: string, words: string) => {
  expect(await screen.findByText(title)).toBeVisible()
  // What came of a file stays in its card too.
  expect((await screen.findAllByText(words))[0]).toBeVisible()
}
const posts = () => world.calls.filter(({ method }) => method === 'POST').map(({ path }) => path)

const CONNECTIONS = 'Import supported connections'
const FIELDS = 'Import object-model fields'
const MODELS = 'Import object models'

test('SYSTOOLS-10 SYSTOOLS-13 SYSTOOLS-24 a csv is looked at, sent and told of, and makes room for another one', async () => {
  await open(<SupportTools />)
  await choose(CONNECTIONS, csv(rows))
  expect(card(CONNECTIONS).getByText('kết nối.csv')).toBeVisible()
  expect(card(CONNECTIONS).getByText(`${new Blob([rows]).size} bytes`)).toBeVisible()
  const preview = await card(CONNECTIONS).findByRole('region', { name: 'First rows' })
  expect(
    within(preview)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['id', 'name'])
  expect(within(preview).getByRole('cell', { name: '<b>LINE</b>' })).toBeVisible()
  await press(CONNECTIONS, 'Import')
  await notice('Success', '2 connections imported')
  expect(posts()).toEqual(['/api/console/mngmnt/supported-connections/_import'])
  expect(card(CONNECTIONS).queryByText('kết nối.csv')).toBeNull()
  expect(card(CONNECTIONS).queryByText('Please input file!')).toBeNull()
  expect(card(CONNECTIONS).getByText('2 connections imported')).toBeVisible()
  await choose(CONNECTIONS, csv(rows, 'wordless.csv'))
  expect(card(CONNECTIONS).queryByText('2 connections imported')).toBeNull()
  await press(CONNECTIONS, 'Import')
  expect(await card(CONNECTIONS).findByText('Import successfully.')).toBeVisible()
})

test('SYSTOOLS-14 SYSTOOLS-18 segment metas are imported and deleted', async () => {
  await open(<SegmentTools />)
  await choose('Import segment metas', csv(rows))
  await press('Import segment metas', 'Import')
  await notice('Success', '2 segment metas imported')
  await userEvent.type(card('Delete a segment meta').getByRole('textbox'), ' vip ')
  await press('Delete a segment meta', 'Delete')
  const question = await screen.findByRole('alertdialog', { name: 'Delete a segment meta' })
  expect(question).toHaveTextContent('The segment meta “vip” is deleted')
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Delete successfully.')).toBeVisible()
  expect(posts().at(-1)).toBe('/api/console/mngmnt/segment-metas/delete/_by_id?id=vip')
})

test('SYSTOOLS-12 SYSTOOLS-15 object models come as xlsx', async () => {
  await open(<ObjectTools />)
  const models = workbook([
    ['name', 'label'],
    ['MOM_Contract', 'Hợp đồng'],
  ])
  await choose(MODELS, new File([models], 'mô hình.XLSX'))
  await press(MODELS, 'Import')
  await notice('Success', '1 object model imported')
  expect(posts()).toEqual(['/api/console/mngmnt/managed-objects/object-models/_import'])
})

test('SYSTOOLS-09 SYSTOOLS-11 SYSTOOLS-16 fields are imported into the object model that is named', async () => {
  await open(<ObjectTools />)
  await choose(FIELDS, csv('name;type;label\nage;number;Tuổi\n'))
  await press(FIELDS, 'Import')
  expect(await card(FIELDS).findByText('Required')).toBeVisible()
  expect(posts()).toEqual([])
  await userEvent.type(card(FIELDS).getByLabelText('Object model'), 'MOM_Customer')
  await press(FIELDS, 'Import')
  await notice('Success', '1 field imported into MOM_Customer')
  expect(posts()).toEqual([
    '/api/console/mngmnt/managed-objects/object-models/fields/_import?objectModel=MOM_Customer',
  ])
})

test.each([
  ['a file of another kind', new File(['a'], 'a.xlsx'), CONNECTIONS, 'Please choose a csv file'],
  ['a csv where an xlsx is wanted', csv(rows), MODELS, 'Please choose an xlsx file'],
  ['an empty file', csv(''), CONNECTIONS, 'This file is empty. Choose one that holds rows'],
  [
    'a file that is too large',
    Object.defineProperty(csv('a'), 'size', { value: bounds.importBytes + 1 }),
    CONNECTIONS,
    /^This file is larger than 20 MB/,
  ],
])('SYSTOOLS-10 SYSTOOLS-12 %s is not taken', async (_, file, tool, words) => {
  await open(
    <>
      <SupportTools />
      <ObjectTools />
    </>,
  )
  await choose(tool, file)
  expect(await card(tool).findByText(words)).toBeVisible()
  expect(card(tool).queryByText(file.name)).toBeNull()
  await press(tool, 'Import')
  expect(card(tool).getByText(words)).toBeVisible()
  expect(posts()).toEqual([])
})

test('SYSTOOLS-07 without a file nothing is sent', async () => {
  await open(<SupportTools />)
  await press(CONNECTIONS, 'Import')
  expect(await card(CONNECTIONS).findByText('Please input file!')).toBeVisible()
  expect(posts()).toEqual([])
})

test('SYSTOOLS-26 what is wrong with a file is told line by line as plain text, and the file stays', async () => {
  await open(<SupportTools />)
  await choose(CONNECTIONS, csv('id,name\n,a\nb,=1+1\n'))
  await press(CONNECTIONS, 'Import')
  const told =
    'Line 2: the column "id" is empty Line 3: the column "name" begins with "=", as a formula does.'
  expect(await screen.findByText('Error')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('region', { name: CONNECTIONS })).toHaveTextContent(told))
  expect(card(CONNECTIONS).getByText('kết nối.csv')).toBeVisible()
  await choose(CONNECTIONS, csv(rows, 'silent.csv'))
  await press(CONNECTIONS, 'Import')
  expect(await card(CONNECTIONS).findByText('Something was wrong.')).toBeVisible()
})

test('a file that was saved again since it was chosen is asked for once more', async () => {
  await open(<SupportTools />)
  const gone = csv(rows)
  const changed = Object.assign(new Blob(), {
    arrayBuffer: () => Promise.reject(new DOMException('changed', 'NotReadableError')),
  })
  Object.assign(gone, { slice: () => changed })
  await choose(CONNECTIONS, gone)
  await press(CONNECTIONS, 'Import')
  expect(await card(CONNECTIONS).findByText(/^This file was changed since it was chosen/)).toBeVisible()
  expect(posts()).toEqual([])
})

describe('a file that takes its time', () => {
  const begin = async () => {
    const opened = await open(<SupportTools />)
    wire.hold()
    await choose(CONNECTIONS, csv(rows))
    await press(CONNECTIONS, 'Import')
    const bar = await card(CONNECTIONS).findByRole('progressbar', { name: 'Sending' })
    await waitFor(() => {
      act(() => wire.go(62))
      expect(bar).toHaveAttribute('aria-valuenow', '62')
    })
    return { ...opened, bar }
  }

  test('SYSTOOLS-13 shows how far it is, and says so in quarters', async () => {
    const { bar } = await begin()
    expect(bar).toHaveAttribute('aria-valuetext', '62 %')
    expect(card(CONNECTIONS).getByRole('status')).toHaveTextContent('Sending: 50 %')
    expect(card(CONNECTIONS).queryByLabelText(/^File/)).toBeNull()
    act(() => wire.go(100))
    expect(await card(CONNECTIONS).findByRole('progressbar', { name: /^Sent/ })).toBeVisible()
    wire.finish()
    await notice('Success', '2 connections imported')
    expect(card(CONNECTIONS).queryByRole('progressbar')).toBeNull()
  })

  test('SYSTOOLS-13 is called back by Cancel, and can be sent again', async () => {
    await begin()
    await press(CONNECTIONS, 'Cancel')
    expect(await card(CONNECTIONS).findByText('Cancelled. Nothing was imported.')).toBeVisible()
    expect(screen.queryByText('Error')).toBeNull()
    expect(card(CONNECTIONS).getByText('kết nối.csv')).toBeVisible()
    wire.finish()
    await press(CONNECTIONS, 'Import')
    await notice('Success', '2 connections imported')
  })

  test('SYSTOOLS-13 when all of it was sent, Cancel cannot say that nothing was done', async () => {
    await begin()
    act(() => wire.go(100))
    await press(CONNECTIONS, 'Cancel')
    expect(await card(CONNECTIONS).findByText(/may have been imported/)).toBeVisible()
  })

  test('SHELL-34 whoever leaves meanwhile is asked first', async () => {
    const { router } = await begin()
    await act(() => router.navigate('/profile'))
    expect(await screen.findByRole('alertdialog')).toBeVisible()
  })
})

test('SYSTOOLS-08 SYSTOOLS-17 SYSTOOLS-25 a connection is deleted by its id, once a question was answered', async () => {
  await open(<SupportTools />)
  const TOOL = 'Delete a supported connection'
  await press(TOOL, 'Delete')
  expect(await card(TOOL).findByText('Please enter')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  const answer = async (id: string, button = 'Delete') => {
    const field = card(TOOL).getByLabelText('Id of the connection')
    await userEvent.clear(field)
    await userEvent.type(field, id)
    await press(TOOL, 'Delete')
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: button }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await answer('crm-1048', 'Cancel')
  expect(posts()).toEqual([])
  await answer('no & such')
  await notice('Error', 'This supported connection does not exist')
  expect(posts()).toEqual(['/api/console/mngmnt/supported-connections/delete/_by_id?id=no%20%26%20such'])
  expect(card(TOOL).getByRole('textbox')).toHaveValue('no & such')
  await answer('silent-id')
  expect(await screen.findByText('Something was wrong.')).toBeVisible()
  await answer('wordless-id')
  await notice('Success', 'Delete successfully.')
  expect(card(TOOL).getByRole('textbox')).toHaveValue('')
})

describe('a template', () => {
  const TOOL = 'Add an x-model template'
  const give = async (json: string) => {
    const field = card(TOOL).getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(json)
    await press(TOOL, 'Add')
  }

  test('SYSTOOLS-22 SYSTOOLS-23 is added as JSON, and deleted by its id', async () => {
    await open(<ObjectTools />)
    await give('{"code": "Loyalty/Member", "fields": [{"name": "tier"}]}')
    await notice('Success', 'Added successfully')
    expect(world.calls.at(-1)?.body).toBe('{"code":"Loyalty/Member","fields":[{"name":"tier"}]}')
    expect(posts()).toEqual(['/api/console/mngmnt/managed-object/x-model/template/add'])
    expect(card(TOOL).getByRole('textbox')).toHaveValue('')
    await userEvent.type(card('Delete an x-model template').getByRole('textbox'), 'Loyalty/Member')
    await press('Delete an x-model template', 'Delete')
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent('The x-model template “Loyalty/Member” is deleted')
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Delete successfully.')).toBeVisible()
    expect(posts().at(-1)).toBe('/api/console/mngmnt/managed-object/x-model/template/Loyalty%2FMember/delete')
  })

  test.each([
    ['', 'Please enter'],
    ['{"code":\n  "a",}', 'Something went wrong! (line 2, column 7)'],
    ['[{"code": "a"}]', 'The template must be one JSON object'],
    ['{"name": "a"}', 'The template needs a code: a text named “code”'],
    ['{"code": 7}', 'The template needs a code: a text named “code”'],
  ])('SYSTOOLS-22 %j is not sent, and what is wrong is told in place', async (json, words) => {
    await open(<ObjectTools />)
    if (json) await give(json)
    else await press(TOOL, 'Add')
    expect(await card(TOOL).findByText(words)).toBeVisible()
    expect(posts()).toEqual([])
  })

  test('SYSTOOLS-26 one whose code is taken is refused, and stays as it was typed', async () => {
    await open(<ObjectTools />)
    await give('{"code": "ZmaCheater"}')
    await notice('Error', 'A template with this code exists already')
    expect(card(TOOL).getByRole('textbox')).toHaveValue('{"code": "ZmaCheater"}')
  })
})

test('SYSTOOLS-06 the tools speak Vietnamese', async () => {
  await open(<SupportTools />, '?lang=vi')
  await press('Nhập kết nối được hỗ trợ', 'Nhập')
  expect(await screen.findByText('Vui lòng chọn tệp!')).toBeVisible()
})
