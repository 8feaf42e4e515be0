import { api } from '../api'
import * as everything from '../api'
import { changes, elsewhere } from './testing-fault-change-list'
import { testChanges } from './testing-fault-changes'

// The door loads every generated file, so that all endpoints are injected.
void everything

test('each change stands in the table, or in the list of what shows it elsewhere', () => {
  const known = [...changes.map(({ operation }) => operation), ...Object.values(elsewhere).flat()]
  const endpoints: Readonly<Record<string, object>> = api.endpoints
  const sent = Object.entries(endpoints)
    .filter(([, endpoint]) => 'useMutation' in endpoint)
    .map(([operation]) => operation)
  expect(sent.filter((operation) => !known.includes(operation))).toEqual([])
  expect(known.filter((operation) => !sent.includes(operation))).toEqual([])
})

testChanges()
