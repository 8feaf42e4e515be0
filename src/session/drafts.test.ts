import { draftOf, forgetDraft, forgetDraftsOfOthers, keepDrafts, noteDraft } from './drafts'
import { clearStoredSession } from './storage'

const AN = 'an@acme.example'
const fields = { name: '', phone: '' }
const typed = { name: 'An', phone: '0903' }

beforeEach(() => {
  sessionStorage.clear()
  noteDraft('info', typed)
  noteDraft('organization', { title: 'x' })
})

test('what stands in touched forms is there again after signing in', () => {
  expect(draftOf('info', fields)).toBeUndefined()
  keepDrafts(AN)
  forgetDraftsOfOthers(AN)
  expect(draftOf('info', fields)).toEqual(typed)
  forgetDraft('info')
  expect(draftOf('info', fields)).toBeUndefined()
  expect(draftOf('organization', { title: '' })).toEqual({ title: 'x' })
})

test('an untouched form keeps nothing', () => {
  noteDraft('info', undefined)
  keepDrafts(AN)
  expect(draftOf('info', fields)).toBeUndefined()
})

test('nobody else finds them, and signing out forgets them', () => {
  keepDrafts(AN)
  forgetDraftsOfOthers('binh@acme.example')
  expect(draftOf('info', fields)).toBeUndefined()
  keepDrafts(AN)
  clearStoredSession()
  expect(draftOf('info', fields)).toBeUndefined()
})

test('a draft with other fields than the form, or no draft at all, is none', () => {
  keepDrafts(AN)
  expect(draftOf('info', { name: '' })).toBeUndefined()
  for (const odd of ['', '{', '[]', '{"userId":1}', '{"userId":"a","forms":null}']) {
    sessionStorage.setItem('console.drafts', odd)
    expect(draftOf('info', fields)).toBeUndefined()
  }
})
