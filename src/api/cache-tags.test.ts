import {
  allowedValue,
  exampleBody,
  filledPath,
  operations,
  staleTags,
  type Operation,
} from '../../openapi/testing'
import { emptyApi } from './empty'
import { timings } from '../timings'
import * as everything from './index'
import { argumentOf, configured, createApiStore, recordFetch } from './testing'

// The door loads every generated file, so that all endpoints are injected.
void everything

const pairs = operations.flatMap((change) =>
  staleTags(change).flatMap((tag) =>
    operations
      .filter((read) => read['x-provides']?.includes(tag))
      .map((read) => [change.operationId, read.operationId, change, read] as const),
  ),
)

const given = (operation: Operation) => argumentOf(operation, allowedValue, exampleBody(operation))
const goesTo = ({ method, url }: { method: string; url: string }, operation: Operation) =>
  method === operation.method && new URL(url).pathname === `/api${filledPath(operation)}`

/**
 * Opens the read, sends the change with the given answer, and counts how often the read was sent: a second later, when lists
 * are read too, and once.
 */
async function readsAfter(change: Operation, read: Operation, answer: { status: number; body: object }) {
  const sent = recordFetch((one) => (goesTo(one, change) ? answer : {}))
  const { store, send } = createApiStore()
  await send(read.operationId, given(read))
  await send(change.operationId, given(change))
  await jest.advanceTimersByTimeAsync(timings.listReload)
  await Promise.all(store.dispatch(emptyApi.util.getRunningQueriesThunk()))
  return sent.filter((one) => goesTo(one, read)).length
}

beforeEach(() => {
  configured()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('every cache tag that a change names is provided by some read', () => {
  const provided = new Set(operations.flatMap((operation) => operation['x-provides'] ?? []))
  const lost = operations.flatMap(staleTags).filter((tag) => !provided.has(tag))
  expect(lost).toEqual([])
})

test('every change names what it makes stale, or says why nothing', () => {
  const silent = operations
    .filter((operation) => !operation['x-provides'] && staleTags(operation).length === 0)
    .filter(({ 'x-invalidates': stale = [] }) => !('none' in stale && stale.none))
    .map(({ operationId }) => operationId)
  expect(silent).toEqual([])
})

test.each(pairs)('after %s, %s is read again', async (_change, _read, change, read) => {
  expect(await readsAfter(change, read, { status: 200, body: { success: true } })).toBe(2)
})

/** Each change with one of its reads: what is refused is decided without a look at the read. */
const changes = [...new Map(pairs.map((pair) => [pair[0], pair])).values()]

test.each(changes)(
  'after a refused %s, %s is read again if it may be otherwise',
  async (_change, _read, change, read) => {
    const refusedWith = (status: number) => readsAfter(change, read, { status, body: { success: false } })
    expect(await refusedWith(409)).toBe(2)
    expect(await refusedWith(403)).toBe(1)
    expect(await refusedWith(500)).toBe(1)
  },
)

test('ORGLIST-46 ORGLIST-53 ORGCOMMON-12 a list is read again a second after a change, and once', async () => {
  const [change, read] = ['deleteOrganization', 'searchOrganizations'].map((id) =>
    operations.find(({ operationId }) => operationId === id)!,
  ) as [Operation, Operation]
  const sent = recordFetch(() => ({}))
  const { send } = createApiStore()
  const reads = () => sent.filter((one) => goesTo(one, read)).length
  await send(read.operationId, given(read))
  await send(change.operationId, given(change))
  await jest.advanceTimersByTimeAsync(timings.listReload - 1)
  expect(reads()).toBe(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(reads()).toBe(2)
  await jest.advanceTimersByTimeAsync(10 * timings.listReload)
  expect(reads()).toBe(2)
})
