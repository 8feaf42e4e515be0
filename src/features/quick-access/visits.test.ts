import { clearStoredSession } from '../../session/storage'
import { noteVisit, visitsOf } from './visits'

const AN = { userId: 'an@acme.example', orgId: 'org-acme' }
const ELSEWHERE = { ...AN, orgId: 'org-phuongdong' }
const BINH = { ...AN, userId: 'binh@acme.example' }
const KEY = 'console.visits'

beforeEach(() => localStorage.clear())

test('SHELL-17 visits are kept by organization, newest first, one a path', () => {
  noteVisit(AN, { path: '/help', time: 1 })
  noteVisit(AN, { path: '/policy', time: 2 })
  noteVisit(ELSEWHERE, { path: '/profile', time: 3 })
  noteVisit(AN, { path: '/help', time: 4 })
  expect(visitsOf(AN)).toEqual([
    { path: '/help', time: 4 },
    { path: '/policy', time: 2 },
  ])
  expect(visitsOf(ELSEWHERE)).toEqual([{ path: '/profile', time: 3 }])
})

test('nobody else sees them, and the first visit of the next person removes them', () => {
  noteVisit(AN, { path: '/help', time: 1 })
  expect(visitsOf(BINH)).toEqual([])
  noteVisit(BINH, { path: '/policy', time: 2 })
  expect(visitsOf(AN)).toEqual([])
  expect(localStorage.getItem(KEY)).not.toContain(AN.userId)
})

test('S17 signing out removes them from the browser', () => {
  noteVisit(AN, { path: '/help', time: 1 })
  clearStoredSession()
  expect(localStorage.getItem(KEY)).toBeNull()
})

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no organizations', JSON.stringify({ userId: AN.userId })],
  ['a list of organizations', JSON.stringify({ userId: AN.userId, organizations: [1] })],
  [
    'no list of visits',
    JSON.stringify({ userId: AN.userId, organizations: { 'org-acme': { path: '/help' } } }),
  ],
])('%s in their place is no visit, and the next one is kept', (_name, stored) => {
  localStorage.setItem(KEY, stored)
  expect(visitsOf(AN)).toEqual([])
  noteVisit(AN, { path: '/help', time: 1 })
  expect(visitsOf(AN)).toEqual([{ path: '/help', time: 1 }])
})

test('what leads to no page, or has no time, is no visit', () => {
  const odd = [
    { path: 'javascript:alert(1)', time: 1 },
    { path: '/gone', time: 1 },
    { path: '/logout', time: 1 },
    { path: '/help', time: '1' },
    { path: 7, time: 1 },
    null,
    '/help',
    { path: '/policy', time: 5 },
  ]
  localStorage.setItem(KEY, JSON.stringify({ userId: AN.userId, organizations: { 'org-acme': odd } }))
  expect(visitsOf(AN)).toEqual([{ path: '/policy', time: 5 }])
})
