import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import { exportHistoryApi } from '../../api'
import { noticesSlice } from '../../flows/notices'
import { createAnswers, Refused } from '../../flows/testing'
import { organizationChanging } from '../../session/state'
import { exportDownloadFlow } from './flow'
import { downloadAsked, exportDownloadsSlice } from './state'

const { getOwnExportDetail } = exportHistoryApi.endpoints
const reducer = combineReducers({
  exportDownloads: exportDownloadsSlice.reducer,
  notices: noticesSlice.reducer,
})
type State = ReturnType<typeof reducer>

const turn = () => new Promise((resolve) => setTimeout(resolve, 0))
const found = (exportedUrl: string) => ({ success: true, result: { exportedUrl } })
const own = found('/api/services/files/export-1.csv')
const absolute = `${location.origin}/api/services/files/export-1.csv`

const opener = jest.spyOn(window, 'open')
afterEach(() => opener.mockReset())
afterAll(() => opener.mockRestore())

/** The list, with a browser that opens tabs or blocks them. */
function open(...detail: unknown[]) {
  const answers = createAnswers({})
  answers.on('detail', getOwnExportDetail, ...detail)
  let state: State = reducer(undefined, { type: 'begin' })
  const saga = expectSaga(exportDownloadFlow)
    .withReducer((known: State | undefined, action) => (state = reducer(known, action)))
    .provide(answers as never)
  void saga.run({ silenceTimeout: true, timeout: false })
  const tell = async (action: Parameters<typeof saga.dispatch>[0]) => {
    saga.dispatch(action)
    await turn()
  }
  return { tell, saga, asked: answers.asked, state: () => state }
}
const tabs = () => opener.mock.calls.map(([address, name]) => [address, name])
const tab = () => {
  const opened = { opener: window } as unknown as Window
  opener.mockReturnValueOnce(opened)
  return opened
}

test('EXPORTS-13 a press asks where the file is and opens it in a tab that gets no hold of the page', async () => {
  const opened = tab()
  const list = open(own)
  await list.tell(downloadAsked('export-1'))
  expect(list.asked).toEqual([{ name: 'detail', arg: { id: 'export-1' } }])
  expect(tabs()).toEqual([[absolute, '_blank']])
  expect(opened.opener).toBeNull()
  expect(list.state()).toEqual({ exportDownloads: [], notices: [] })
})

test('files of a storage service are opened too', async () => {
  tab()
  const list = open(found('https://files.example/a.csv?sig=1'))
  await list.tell(downloadAsked('export-1'))
  expect(tabs()).toEqual([['https://files.example/a.csv?sig=1', '_blank']])
})

test('the export is busy until the answer is there, the others are not', async () => {
  let answer: (detail: unknown) => void = () => undefined
  const list = open(new Promise((resolve) => (answer = resolve)), own)
  await list.tell(downloadAsked('export-1'))
  expect(list.state().exportDownloads).toEqual(['export-1'])
  tab()
  await list.tell(downloadAsked('export-2'))
  expect(list.state().exportDownloads).toEqual(['export-1'])
  tab()
  answer(own)
  await turn()
  expect(list.state().exportDownloads).toEqual([])
  expect(tabs()).toHaveLength(2)
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '', '/logout'])(
  'EXPORTS-13 the address %j is not followed, and the notice says so',
  async (exportedUrl) => {
    const list = open(found(exportedUrl))
    await list.tell(downloadAsked('export-1'))
    expect(tabs()).toEqual([])
    expect(list.state().notices).toMatchObject([
      { tone: 'danger', title: { id: 'common.failed' }, text: { id: 'exportHistory.unsafe' } },
    ])
  },
)

test.each([
  ['in its words', { status: 409, message: 'Gone', said: 'Gone' }, { said: 'Gone' }],
  ['without words', { status: 409, message: 'Unhandle error' }, { id: 'exportHistory.wentWrong' }],
])('EXPORTS-13 a refusal is told %s, and a press asks again', async (_title, refusal, text) => {
  const list = open(new Refused(refusal), own)
  await list.tell(downloadAsked('export-1'))
  expect(list.state()).toMatchObject({
    exportDownloads: [],
    notices: [{ tone: 'danger', title: { id: 'common.failed' }, text }],
  })
  tab()
  await list.tell(downloadAsked('export-1'))
  expect(tabs()).toHaveLength(1)
})

test('the end of the session and the forbidden page are not told a second time', async () => {
  const told = { message: '', toldBySession: true }
  const list = open(new Refused({ status: 401, ...told }), new Refused({ status: 403, ...told }))
  await list.tell(downloadAsked('export-1'))
  await list.tell(downloadAsked('export-1'))
  expect(list.state()).toEqual({ exportDownloads: [], notices: [] })
})

test('a tab that the browser blocks is offered by a notice that stays until it opens', async () => {
  opener.mockReturnValue(null)
  const list = open(own)
  await list.tell(downloadAsked('export-1'))
  const [notice] = list.state().notices
  expect(notice).toMatchObject({ tone: 'info', title: { id: 'exportHistory.ready' }, closes: 'stays' })
  await list.tell(notice!.action!.fact)
  expect(list.state().notices).toHaveLength(1)
  tab()
  await list.tell(notice!.action!.fact)
  expect(tabs()).toEqual(Array(3).fill([absolute, '_blank']))
  expect(list.state().notices).toEqual([])
  expect(list.asked).toHaveLength(1)
})

test('changing the organization ends the asking', async () => {
  let answer: (detail: unknown) => void = () => undefined
  const list = open(new Promise((resolve) => (answer = resolve)))
  await list.tell(downloadAsked('export-1'))
  await list.tell(organizationChanging())
  expect(list.state().exportDownloads).toEqual([])
  answer(own)
  await turn()
  expect(tabs()).toEqual([])
})
