import { api, cacheTags } from '../api'
import { timings } from '../timings'
import { readAgainFlow } from './read-again'
import { signedOut } from './state'
import { openSession, user } from './testing'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const look = (isHere: boolean) => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(isHere)
  window.dispatchEvent(new Event(isHere ? 'focus' : 'blur'))
}
const everything = api.util.invalidateTags([...cacheTags])

async function open() {
  const page = openSession(readAgainFlow, { signedIn: user })
  page.start()
  await jest.advanceTimersByTimeAsync(0)
  return page
}
type Page = Awaited<ReturnType<typeof open>>
const comeBack = async (after: number) => {
  look(false)
  await jest.advanceTimersByTimeAsync(after)
  look(true)
  await jest.advanceTimersByTimeAsync(0)
}
const reread = ({ told }: Page) => told().filter(({ type }) => type === everything.type)

test.each([
  [timings.away, 1],
  [timings.away - 1, 0],
])('after %i ms in another tab what is shown is read again %i times', async (away, times) => {
  const page = await open()
  await comeBack(away)
  expect(reread(page)).toHaveLength(times)
  if (times > 0) expect(reread(page)).toEqual([everything])
})

test('it is read again when the network is back', async () => {
  const page = await open()
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(0)
  expect(reread(page)).toEqual([everything])
})

test('for nobody nothing is read', async () => {
  const page = await open()
  page.tell(signedOut())
  await comeBack(timings.away)
  expect(reread(page)).toEqual([])
})
