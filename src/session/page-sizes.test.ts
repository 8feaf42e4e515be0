import { keepPageSize, keepPageSizesOf, pageSizeOf } from './page-sizes'
import { clearStoredSession } from './storage'

const AN = 'an@acme.example'

beforeEach(() => {
  localStorage.clear()
  keepPageSizesOf(AN)
})

test('B1 the size of a page is kept for each list and each person, through a sign-out', () => {
  keepPageSize('invitations', 50)
  keepPageSize('login activity', 20)
  keepPageSizesOf('binh@acme.example')
  expect(pageSizeOf('invitations')).toBeUndefined()
  keepPageSize('invitations', 100)
  clearStoredSession()
  keepPageSizesOf(AN)
  expect([pageSizeOf('invitations'), pageSizeOf('login activity')]).toEqual([50, 20])
})

test('B1 what is kept does not say who was here', () => {
  keepPageSize('invitations', 50)
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/an@|acme/)
})

test.each(['', '{', 'null', '[]', '"50"', '7', '{"1":2}'])('%s in its place is no size', (odd) => {
  localStorage.setItem('console.pageSizes', odd)
  expect(pageSizeOf('invitations')).toBeUndefined()
  keepPageSize('invitations', 20)
  expect(pageSizeOf('invitations')).toBe(20)
})

test('a name that every object has is a list like others', () => {
  expect(pageSizeOf('constructor')).toBeUndefined()
})
