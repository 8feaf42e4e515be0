import { texts } from '../texts/en'
import type { Phrase } from './notices'
import { doneNotice, refusedNotice } from './outcomes'

const worded = (words: Phrase | undefined) => (words && 'id' in words ? texts[words.id] : words?.said)

test.each([
  ['Added successfully', 'common.added'],
  ['Updated successfully', 'common.updated'],
  ['Deleted successfully', 'common.deleted'],
  ['Saved successfully', 'common.saved'],
] as const)("HTTP-18 a deed is a Success, '%s' when the server has no words", (words, id) => {
  const { title, text } = doneNotice({ id }).payload
  expect([worded(title), worded(text)]).toEqual(['Success', words])
  expect(worded(doneNotice({ id }, 'Đã xong').payload.text)).toBe('Đã xong')
})

test.each([
  ['Failed to add', 'common.failedToAdd'],
  ['Failed to delete', 'common.failedToDelete'],
  ['Failed to update', 'common.failedToUpdate'],
  ['Failed to save', 'common.failedToSave'],
] as const)("HTTP-19 a refusal is Failed, '%s' when the server has no words", (words, id) => {
  const refusal = { status: 409, message: 'Unhandle error' }
  const { title, text } = refusedNotice(refusal, id)!.payload
  expect([worded(title), worded(text)]).toEqual(['Failed', words])
  expect(worded(refusedNotice({ ...refusal, said: 'Không được' }, id)!.payload.text)).toBe('Không được')
})
