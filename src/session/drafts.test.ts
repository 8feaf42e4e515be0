import { draftOf, forgetDraft, keepDrafts, keepDraftsOf, noteDraft } from './drafts'
import { clearStoredSession } from './storage'

const AN = 'an@acme.example'
const fields = { name: '', phone: '' }
const typed = { name: 'An', phone: '0903' }

beforeEach(() => {
  sessionStorage.clear()
  keepDraftsOf(AN)
  noteDraft('info', typed)
  noteDraft('organization', { title: 'x' })
})

test('what stands in touched forms is there again after a reload', () => {
  expect(draftOf('info', fields)).toEqual(typed)
  forgetDraft('info')
  expect(draftOf('info', fields)).toBeUndefined()
  expect(draftOf('organization', { title: '' })).toEqual({ title: 'x' })
})

test('what stands in touched forms is there again after signing in', () => {
  keepDrafts()
  noteDraft('info', undefined) // its form goes with the document
  keepDraftsOf(AN)
  expect(draftOf('info', fields)).toEqual(typed)
})

test('a form that is closed, saved or typed back keeps nothing', () => {
  noteDraft('info', undefined)
  expect(draftOf('info', fields)).toBeUndefined()
})

test('nobody else finds them, and signing out forgets them', () => {
  keepDrafts()
  keepDraftsOf('binh@acme.example')
  expect(draftOf('info', fields)).toBeUndefined()
  keepDraftsOf(AN)
  noteDraft('info', typed)
  clearStoredSession()
  expect(draftOf('info', fields)).toBeUndefined()
})

test('a draft with other fields than the form, or no draft at all, is none', () => {
  expect(draftOf('info', { name: '' })).toBeUndefined()
  for (const odd of ['', '{', '[]', '{"userId":1}', '{"userId":"a","forms":null}']) {
    sessionStorage.setItem('console.drafts', odd)
    expect(draftOf('info', fields)).toBeUndefined()
  }
})
