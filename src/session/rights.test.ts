import { api, sessionApi, type CurrentUser } from '../api'
import { Refused } from '../flows/testing'
import { keepRights } from './rights'
import { rightsGrewOld, sessionEnding, signedOut } from './state'
import { currentUserCame, openSession, user } from './testing'

const { getCurrentUser } = sessionApi.endpoints

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = () => jest.advanceTimersByTimeAsync(0)
const ok = (result: unknown) => ({ success: true, result })
const owner: CurrentUser = { ...user, permission: { contextPermissions: ['OWNER'], ownerPermission: true } }
const comeBack = () => window.dispatchEvent(new Event('focus'))

async function open(...answers: unknown[]) {
  const page = openSession(keepRights, { signedIn: user })
  page.answers.on('user', getCurrentUser, ...answers)
  page.start()
  await pass()
  const stale = () => page.told().filter(({ type }) => type === api.util.invalidateTags([]).type)
  return { ...page, stale }
}

test.each<[string, (page: Awaited<ReturnType<typeof open>>) => void]>([
  ['they are told that their rights are others', (page) => page.tell(rightsGrewOld())],
  ['they look at this tab again', comeBack],
])('CONTEXT-08 a person is read again when %s', async (_, act) => {
  const page = await open(ok(user))
  act(page)
  await pass()
  expect(page.asked()).toEqual(['user'])
  // Nothing was changed, so that nothing else is read.
  expect(page.stale()).toEqual([])
})

test('what comes while they are being read leads to one reading more', async () => {
  let answer: (user: unknown) => void = () => undefined
  const page = await open(new Promise((resolve) => (answer = resolve)), ok(user))
  for (let n = 0; n < 5; n += 1) page.tell(rightsGrewOld())
  await pass()
  expect(page.asked()).toEqual(['user'])
  answer(ok(user))
  await pass()
  expect(page.asked()).toEqual(['user', 'user'])
})

/** Somebody has made `now` of the person, who is told that their rights are others. */
async function turnedInto(now: CurrentUser) {
  let answer: (user: unknown) => void = () => undefined
  const page = await open(new Promise((resolve) => (answer = resolve)))
  page.tell(rightsGrewOld())
  await pass()
  page.tell(currentUserCame(now))
  answer(ok(now))
  await pass()
  return page
}

test('ROLES-32 ROLES-33 where the rights are others, the checks of single ones are asked again', async () => {
  const page = await turnedInto(owner)
  expect(page.session().session).toMatchObject({ user: { permission: { ownerPermission: true } } })
  expect(page.stale()).toEqual([api.util.invalidateTags(['GrantPermission', 'OwnerPermission'])])
  expect(page.notices()).toEqual([])
})

test('CONTEXT-08 whoever is taken out of the organization is told so, and has not chosen another one elsewhere', async () => {
  const nowhere = { ...user }
  delete nowhere.orgCtx
  const page = await turnedInto(nowhere)
  expect(page.session().otherTabUser).toBeUndefined()
  expect(page.notices()).toMatchObject([
    { tone: 'warning', title: { id: 'session.shutOut', values: { name: 'Acme' } } },
  ])
})

test('a refused reading changes nothing, and the next one is made', async () => {
  const page = await open(new Refused({ status: 503, message: 'no' }), ok(user))
  page.tell(rightsGrewOld())
  await pass()
  page.tell(rightsGrewOld())
  await pass()
  expect(page.asked()).toEqual(['user', 'user'])
  expect(page.notices()).toEqual([])
})

test.each([
  ['signed out', signedOut()],
  ['leaving', sessionEnding()],
])('of somebody who is %s nothing is read', async (_, fact) => {
  const page = await open(ok(user))
  page.tell(fact)
  page.tell(rightsGrewOld())
  comeBack()
  await pass()
  expect(page.asked()).toEqual([])
})
