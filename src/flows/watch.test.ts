import createSagaMiddleware from 'redux-saga'
import { configureStore } from '@reduxjs/toolkit'
import { call, delay, fork, put, race, take, type SagaGenerator } from 'typed-redux-saga'
import { createFlowWatch, type Step } from './watch'

const words = (steps: readonly Step[]): unknown =>
  steps.map(({ kind, name, inside }) => (inside.length > 0 ? [kind, name, words(inside)] : [kind, name]))

function watched(flow: () => SagaGenerator<void>) {
  const watch = createFlowWatch()
  const sagas = createSagaMiddleware({ sagaMonitor: watch.monitor })
  const store = configureStore({
    reducer: (state: object = {}) => state,
    middleware: (defaults) => defaults().concat(sagas),
  })
  const task = sagas.run(flow)
  return { watch, store, task }
}

test('it is seen where each running flow waits, and for what', () => {
  const waits = new Promise<void>(() => undefined)
  function* askServer(): SagaGenerator<void> {
    yield* call(function readUser() {
      return waits
    })
  }
  function* signIn(): SagaGenerator<void> {
    yield* fork(askServer)
    yield* race({ given: take('codeGiven'), late: delay(5000) })
  }
  const { watch, task } = watched(signIn)
  expect(words(watch.steps())).toEqual([
    [
      'flow',
      'signIn',
      [
        ['flow', 'askServer', [['answer', 'readUser']]],
        [
          'first',
          'whichever comes first',
          [
            ['action', 'codeGiven'],
            ['time', '5000 ms'],
          ],
        ],
      ],
    ],
  ])
  task.cancel()
})

test('what a fact moves on is seen, and after what a flow has ended, failed or was cancelled', async () => {
  function* loser(): SagaGenerator<void> {
    yield* take('never')
  }
  function* failing(): SagaGenerator<void> {
    yield* take('fail')
    throw new Error('on order')
  }
  function* main(): SagaGenerator<void> {
    yield* race({ won: take('won'), lost: call(loser) })
    yield* put({ type: 'told' })
    try {
      yield* call(failing)
    } catch {
      yield* take('end')
    }
  }
  const { watch, store, task } = watched(main)
  let heard = 0
  const leave = watch.subscribe(() => (heard += 1))
  store.dispatch({ type: 'won' })
  expect(watch.endings()).toMatchObject([{ name: 'loser', how: 'cancelled', after: 'won' }])
  expect(words(watch.steps())).toEqual([['flow', 'main', [['flow', 'failing', [['action', 'fail']]]]]])
  store.dispatch({ type: 'fail' })
  expect(watch.endings()[0]).toMatchObject({ name: 'failing', how: 'failed', after: 'fail' })
  expect(heard).toBeGreaterThan(0)
  leave()
  store.dispatch({ type: 'end' })
  await task.toPromise()
  expect(words(watch.steps())).toEqual([])
})
