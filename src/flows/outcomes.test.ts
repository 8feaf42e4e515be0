import { texts } from '../texts/en.gen'
import { NO_ANSWER } from '../api'
import { errorDetailAsked, errorDetailSlice } from './error-detail'
import { noticesReducer, type Phrase } from './notices'
import { commonError, failed, phraseOf, saidOr, succeeded } from './outcomes'

const worded = (words: Phrase | undefined) => (words && 'id' in words ? texts[words.id] : words?.said)

test.each([
  ['Added successfully', 'common.added'],
  ['Updated successfully', 'common.updated'],
  ['Deleted successfully', 'common.deleted'],
  ['Saved successfully', 'common.saved'],
] as const)("HTTP-18 a change that was made is a Success, '%s' when the server has no words", (words, id) => {
  const { title, text } = succeeded({ id }).payload
  expect([worded(title), worded(text)]).toEqual(['Success', words])
  expect(worded(succeeded(saidOr('Đã xong', { id })).payload.text)).toBe('Đã xong')
})

test.each([
  ['Failed to add', 'common.failedToAdd'],
  ['Failed to delete', 'common.failedToDelete'],
  ['Failed to update', 'common.failedToUpdate'],
  ['Failed to save', 'common.failedToSave'],
] as const)("HTTP-19 a refusal is Failed, '%s' when the server has no words", (words, id) => {
  const refusal = { status: 409, message: 'Unhandle error' }
  const { title, text } = failed(refusal, id).payload
  expect([worded(title), worded(text)]).toEqual(['Failed', words])
  expect(worded(failed({ ...refusal, said: 'Không được' }, id).payload.text)).toBe('Không được')
})

test('HTTP-21 the words of the server stand in place of the default text', () => {
  expect(phraseOf({ said: 'Máy chủ nói' }, 'common.somethingWasWrong')).toEqual({ said: 'Máy chủ nói' })
  expect(phraseOf({}, 'common.somethingWasWrong')).toEqual({ id: 'common.somethingWasWrong' })
  expect(phraseOf({ text: 'signIn.captchaRequired' }, 'common.failed')).toEqual({
    id: 'signIn.captchaRequired',
  })
})

const gone = { status: 409, message: 'Đã bị xóa', said: 'Đã bị xóa', errorCode: 'GONE' }

test('B49 the notice of a refusal says why, and its Details take its place', () => {
  const notices = noticesReducer(undefined, failed(gone, 'common.failedToSave'))
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
  const { payload } = failed(silent, 'common.failedToSave', { id: 'columns', title: 'common.error' })
  expect(payload).toMatchObject({
    id: 'columns',
    title: { id: 'common.error' },
    text: { id: 'common.failedToSave' },
    action: { fact: { payload: { notice: 'columns' } } },
  })
})

test('what the console itself has refused has no Details', () => {
  const own = { status: 0, message: 'signIn.captchaRequired', text: 'signIn.captchaRequired' } as const
  const { payload } = failed(own, 'common.failed')
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
