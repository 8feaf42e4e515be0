import { keepForNextDocument, takeKeptNotice } from './kept-notice'

beforeEach(() => sessionStorage.clear())

test('a notice that outlives its document is shown once', () => {
  expect(takeKeptNotice()).toBeUndefined()
  keepForNextDocument('session.expired')
  expect(takeKeptNotice()).toBe('session.expired')
  expect(takeKeptNotice()).toBeUndefined()
})

test('the last one counts', () => {
  keepForNextDocument('session.expired')
  keepForNextDocument('logout.done')
  expect(takeKeptNotice()).toBe('logout.done')
})
