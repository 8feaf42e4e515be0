import { runSaga } from 'redux-saga'
import { call, delay, type SagaGenerator } from 'typed-redux-saga'
import { supervise } from './supervise'

let logged: jest.SpyInstance
beforeEach(() => {
  jest.useFakeTimers()
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  logged.mockRestore()
})
const run = (...flows: (() => SagaGenerator<void>)[]) =>
  runSaga({ dispatch: () => undefined, getState: () => undefined }, () => supervise(flows))

test('a flow that throws is reported, starts again after a second, and the others never notice', async () => {
  let starts = 0
  let ticks = 0
  function* failing(): SagaGenerator<void> {
    starts += 1
    yield* delay(10)
    throw new Error(`failure ${starts}`)
  }
  function* lasting(): SagaGenerator<void> {
    while (true) {
      yield* delay(100)
      ticks += 1
    }
  }
  run(failing, lasting)
  await jest.advanceTimersByTimeAsync(1000)
  expect(starts).toBe(1)
  await jest.advanceTimersByTimeAsync(10)
  expect(starts).toBe(2)
  await jest.advanceTimersByTimeAsync(990)
  expect(logged.mock.calls.map(([error]: [Error]) => error.message)).toEqual(['failure 1', 'failure 2'])
  expect(ticks).toBe(20)
})

test('a flow that ends stays ended', async () => {
  let starts = 0
  function* ending(): SagaGenerator<void> {
    starts += 1
    yield* call(() => undefined)
  }
  run(ending)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(starts).toBe(1)
  expect(logged).not.toHaveBeenCalled()
})

test('one that throws at once does not spin', async () => {
  let starts = 0
  run(function* spinning(): SagaGenerator<void> {
    starts += 1
    yield* call(() => undefined)
    throw new Error('at once')
  })
  await jest.advanceTimersByTimeAsync(3500)
  expect(starts).toBe(4)
})
