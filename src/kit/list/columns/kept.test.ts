import { clearStoredSession } from '../../../session/storage'
import { keepColumns, keptColumns } from './kept'

const AN = { userId: 'an@acme.example', orgId: 'org-acme' }
const LIST = 'acc_console_invitation'

beforeEach(() => localStorage.clear())

test('COLPREF-01 a choice of columns is kept for one list of one person in one organization', () => {
  keepColumns(AN, LIST, ['-status'])
  keepColumns({ ...AN, orgId: 'org-lotus' }, LIST, [])
  expect(keptColumns(AN, LIST)).toEqual(['-status'])
  expect(keptColumns({ ...AN, orgId: 'org-lotus' }, LIST)).toEqual([])
  expect(keptColumns(AN, 'acc_console_export_history')).toBeUndefined()
  expect(keptColumns({ ...AN, userId: 'binh@acme.example' }, LIST)).toBeUndefined()
})

test('it goes at sign-out, and with the first choice of somebody else', () => {
  keepColumns(AN, LIST, ['-status'])
  clearStoredSession()
  expect(keptColumns(AN, LIST)).toBeUndefined()
  keepColumns(AN, LIST, ['-status'])
  keepColumns({ ...AN, userId: 'binh@acme.example' }, LIST, [])
  expect(keptColumns(AN, LIST)).toBeUndefined()
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '7',
  '{"userId":"an@acme.example"}',
  '{"userId":"an@acme.example","choices":null}',
  '{"userId":"an@acme.example","choices":{"org-acme acc_console_invitation":[1]}}',
])('%s in its place is no choice', (odd) => {
  localStorage.setItem('console.columns', odd)
  expect(keptColumns(AN, LIST)).toBeUndefined()
  keepColumns(AN, LIST, ['-status'])
  expect(keptColumns(AN, LIST)).toEqual(['-status'])
})
