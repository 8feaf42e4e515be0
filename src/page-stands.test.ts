import { pageStands } from './page-stands'
import { timings } from './timings'

jest.unmock('./page-stands')
beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = ''
})
afterEach(() => jest.useRealTimers())

const wait = () => {
  const stood = jest.fn()
  void pageStands().then(stood)
  return stood
}
/** The browser is idle as soon as it is asked. */
const pass = async (time = 0) => {
  await jest.advanceTimersByTimeAsync(time)
  await jest.advanceTimersByTimeAsync(1)
}

test('the page stands once it is drawn and nothing in it is on its way', async () => {
  const stood = wait()
  await pass(timings.shownLook)
  document.body.innerHTML = '<main><table aria-busy="true"></table></main>'
  await pass(timings.shownLook)
  expect(stood).not.toHaveBeenCalled()
  document.body.innerHTML = '<main><table></table></main>'
  await pass(timings.shownLook)
  expect(stood).toHaveBeenCalledTimes(1)
})

test('a page that stands already is not waited for', async () => {
  document.body.innerHTML = '<main></main>'
  const stood = wait()
  await pass()
  expect(stood).toHaveBeenCalledTimes(1)
})

test('one that does not come holds nothing back for ever', async () => {
  const stood = wait()
  await pass(timings.pageStandsLatest)
  expect(stood).toHaveBeenCalledTimes(1)
})
