import { NO_ANSWER } from '../api'
import { errorDetailAsked, errorDetailSlice } from './error-detail'
import {
  commonError,
  noticeClosed,
  noticed,
  noticesReducer,
  refusalNotice,
  phraseOf,
  type Notice,
} from './notices'

const raise = (notices: Notice[] | undefined, notice: Parameters<typeof noticed>[0]) =>
  noticesReducer(notices, noticed(notice))
const title = { id: 'common.success' } as const

test('SHELL-40 ORGCOMMON-32 a notice closes after 4.5 s, unless it says otherwise', () => {
  expect(raise(undefined, { tone: 'info', title })).toMatchObject([{ closes: 4500 }])
  expect(raise(undefined, { tone: 'info', title, closes: 1000 })).toMatchObject([{ closes: 1000 }])
  expect(raise(undefined, { tone: 'info', title, closes: 'stays' })).toMatchObject([{ closes: 'stays' }])
})

test('the newest stands above; one with the name of a shown one takes its place', () => {
  const two = raise(raise(undefined, { id: 'a', tone: 'info', title }), { id: 'b', tone: 'info', title })
  expect(two.map(({ id }) => id)).toEqual(['b', 'a'])
  const again = raise(two, { id: 'a', tone: 'danger', title })
  expect(again.map(({ id, tone }) => [id, tone])).toEqual([
    ['b', 'info'],
    ['a', 'danger'],
  ])
  expect(noticesReducer(again, noticeClosed('b')).map(({ id }) => id)).toEqual(['a'])
})

test('HTTP-21 the words of the server stand in place of the default text', () => {
  expect(phraseOf({ said: 'Máy chủ nói' }, 'common.somethingWasWrong')).toEqual({ said: 'Máy chủ nói' })
  expect(phraseOf({}, 'common.somethingWasWrong')).toEqual({ id: 'common.somethingWasWrong' })
  expect(phraseOf({ text: 'signIn.captchaRequired' }, 'common.failed')).toEqual({
    id: 'signIn.captchaRequired',
  })
})

const gone = { status: 409, message: 'Đã bị xóa', said: 'Đã bị xóa', errorCode: 'GONE' }

test('B49 an error stays for twenty seconds at least', () => {
  expect(raise(undefined, { tone: 'danger', title })).toMatchObject([{ closes: 20_000 }])
  expect(raise(undefined, { tone: 'danger', title, closes: 'stays' })).toMatchObject([{ closes: 'stays' }])
})

test('B49 the notice of a refusal says why, and its Details take its place', () => {
  const notices = noticesReducer(undefined, refusalNotice(gone, { otherwise: 'common.failedToSave' }))
  expect(notices).toMatchObject([
    {
      tone: 'danger',
      title: { id: 'common.failed' },
      text: { said: 'Đã bị xóa' },
      closes: 20_000,
      action: { label: 'common.details', fact: errorDetailAsked(gone, notices[0]!.id) },
    },
  ])
  expect(noticesReducer(notices, notices[0]!.action!.fact)).toEqual([])
})

test('the notice of a refusal without words has those of its place, and a title and a name of its own', () => {
  const silent = { status: 500, message: 'Unhandle error' }
  const { payload } = refusalNotice(silent, {
    id: 'columns',
    title: 'common.error',
    otherwise: 'common.failedToSave',
  })
  expect(payload).toMatchObject({
    id: 'columns',
    title: { id: 'common.error' },
    text: { id: 'common.failedToSave' },
    action: { fact: { payload: { notice: 'columns' } } },
  })
})

test('what the console itself has refused has no Details', () => {
  const own = { status: 0, message: 'signIn.captchaRequired', text: 'signIn.captchaRequired' } as const
  const { payload } = refusalNotice(own, { otherwise: 'common.failed' })
  expect(payload.text).toEqual({ id: 'signIn.captchaRequired' })
  expect(payload.action).toBeUndefined()
})

test('SHELL-33 a common error is a notice with Details', () => {
  expect(noticesReducer(undefined, commonError(gone))).toMatchObject([
    { tone: 'danger', title: { id: 'common.error' }, text: { said: 'Đã bị xóa' } },
  ])
  expect(noticesReducer(undefined, commonError({ status: 500, message: 'Unhandle error' }))).toMatchObject([
    { title: { id: 'common.error' }, text: { id: 'common.somethingWentWrong' } },
  ])
})

test('SHELL-33 a common error of the network opens the drawer at once, without a notice', () => {
  const fact = commonError({ status: NO_ANSWER, message: 'Failed to fetch' })
  expect(noticesReducer(undefined, fact)).toEqual([])
  expect(errorDetailSlice.reducer(null, fact)).toEqual({ status: NO_ANSWER, message: 'Failed to fetch' })
})
