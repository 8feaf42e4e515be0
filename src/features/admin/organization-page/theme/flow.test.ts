import { expectSaga } from 'redux-saga-test-plan'
import { createAnswers, createTestNavigator } from '../../../../flows/testing'
import { timings } from '../../../../timings'
import { themeFlow, themeSaved } from './flow'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (time = 0) => jest.advanceTimersByTimeAsync(time)

function open(address: string) {
  const navigator = createTestNavigator(address)
  const saga = expectSaga(themeFlow).provide(createAnswers({ navigator }) as never)
  void saga.run({ silenceTimeout: true, timeout: false })
  return { went: navigator.went, tell: saga.dispatch.bind(saga) }
}

test('a saved colour draws the page anew where one was, after a second, each time', async () => {
  const page = open('/organization?tab=settings&lang=vi')
  page.tell(themeSaved())
  await pass(timings.themeReload - 1)
  expect(page.went).toEqual([])
  await pass(1)
  page.tell(themeSaved())
  await pass(timings.themeReload)
  expect(page.went).toEqual(['/organization?tab=settings&lang=vi', '/organization?tab=settings&lang=vi'])
})

test('whoever has gone to another page keeps it', async () => {
  const page = open('/console-users')
  page.tell(themeSaved())
  await pass(timings.themeReload)
  expect(page.went).toEqual([])
})
