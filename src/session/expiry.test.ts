import { extensionSignalled, sessionApi } from '../api'
import { noteServerTime } from '../clock'
import { Refused } from '../flows/testing'
import { noticeClosed } from '../flows/notices'
import { timings } from '../timings'
import { keepSession } from './expiry'
import { extendAsked, signedOut } from './state'
import { currentUserCame, openSession, userUntil } from './testing'

const { extendToken, getCurrentUser } = sessionApi.endpoints
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NOON = Date.UTC(2026, 10, 28, 12)

const serverSays = (time: number) => noteServerTime(new Date(time).toUTCString())
const pass = (time = 0) => jest.advanceTimersByTimeAsync(time)
/** On the answer to a call that the person has made. */
const used = extensionSignalled({ endpoint: 'searchOwnLoginActivities' })
const extendedUntil = (expiredAt: number) => ({ success: true, result: { expiredAt } })

beforeEach(() => {
  jest.useFakeTimers({ now: NOON })
  serverSays(NOON)
})
afterEach(() => {
  jest.useRealTimers()
  noteServerTime(new Date().toUTCString())
})

/** A person signed in until `expiredAt`, and what an extension answers. */
async function signedInUntil(expiredAt: number, ...answers: unknown[]) {
  const page = openSession(keepSession, { signedIn: userUntil(expiredAt) })
  page.answers.on('extend', extendToken, ...answers)
  page.answers.on('user', getCurrentUser, new Refused({ status: 401, message: 'no' }))
  page.start()
  await pass()
  const titles = () => page.notices().map(({ title }) => ('id' in title ? title.id : title.said))
  const expiry = () => {
    const { session } = page.session()
    return session.name === 'signedIn' ? session.user.session?.expiredAt : undefined
  }
  return { ...page, titles, expiry }
}

describe('the notice', () => {
  test('SESSION-04 SESSION-05 SESSION-06 five minutes before the end, staying, with Extend', async () => {
    const page = await signedInUntil(NOON + 30 * MINUTE)
    await pass(25 * MINUTE - 1)
    expect(page.titles()).toEqual([])
    await pass(1)
    expect(page.notices()).toMatchObject([
      {
        tone: 'warning',
        title: { id: 'session.expiring' },
        closes: 'stays',
        action: { label: 'session.extend', fact: extendAsked(), busy: false },
      },
    ])
    expect(page.asked()).toEqual([])
  })

  test.each([
    ['an hour late', -60 * MINUTE],
    ['a year ahead', 365 * DAY],
  ])('SESSION-04 comes by the time of the server when the device is %s', async (_name, wrong) => {
    jest.setSystemTime(NOON + wrong)
    serverSays(NOON)
    const page = await signedInUntil(NOON + 30 * MINUTE)
    await pass(25 * MINUTE - 1)
    expect(page.titles()).toEqual([])
    await pass(1)
    expect(page.titles()).toEqual(['session.expiring'])
  })

  test('SESSION-04 a session until the year 2100 does not fire what no timer can hold', async () => {
    const page = await signedInUntil(Date.UTC(2100, 0))
    await pass(3 * DAY)
    expect(page.titles()).toEqual([])
  })

  test('SESSION-04 a session of two days fires at its end, whatever its length', async () => {
    const page = await signedInUntil(NOON + 2 * DAY)
    await pass(2 * DAY - 5 * MINUTE - 1)
    expect(page.titles()).toEqual([])
    await pass(1)
    expect(page.titles()).toEqual(['session.expiring'])
  })

  test('closed by the person it does not come again for the same end, but for a later one', async () => {
    const page = await signedInUntil(NOON + 6 * MINUTE)
    await pass(MINUTE)
    page.tell(noticeClosed(page.notices()[0]!.id))
    await pass(10 * MINUTE)
    expect(page.titles()).toEqual([])
    page.tell(currentUserCame(userUntil(NOON + 60 * MINUTE)))
    await pass(44 * MINUTE)
    expect(page.titles()).toEqual(['session.expiring'])
  })

  test('nobody who has signed out is warned', async () => {
    const page = await signedInUntil(NOON + 6 * MINUTE)
    page.tell(signedOut())
    await pass(10 * MINUTE)
    expect(page.titles()).toEqual([])
  })
})

describe('Extend', () => {
  test('SESSION-07 SESSION-08 SESSION-09 one call with progress, then the words of success', async () => {
    let finish: (answer: unknown) => void = () => undefined
    const page = await signedInUntil(NOON + 6 * MINUTE, new Promise((resolve) => (finish = resolve)))
    await pass(MINUTE)
    page.tell(extendAsked())
    page.tell(extendAsked())
    await pass()
    expect(page.notices()).toMatchObject([
      { title: { id: 'session.expiring' }, action: { busy: true, busyLabel: 'session.extending' } },
    ])
    finish(extendedUntil(NOON + 60 * MINUTE))
    await pass()
    expect(page.asked()).toEqual(['extend'])
    expect(page.titles()).toEqual(['session.extended'])
    expect(page.expiry()).toBe(NOON + 60 * MINUTE)
  })

  test('SESSION-10 the words of success close after 1000 ms, and the notice comes again before the new end', async () => {
    const page = await signedInUntil(NOON + 6 * MINUTE, extendedUntil(NOON + 60 * MINUTE))
    await pass(MINUTE)
    page.tell(extendAsked())
    await pass()
    expect(page.notices()).toMatchObject([{ tone: 'success', closes: 1000 }])
    expect(timings.extendedNotice).toBe(1000)
    page.tell(noticeClosed(page.notices()[0]!.id))
    await pass(54 * MINUTE)
    expect(page.titles()).toEqual(['session.expiring'])
  })

  test.each([
    [
      'the words of the server',
      { said: 'No further', message: 'No further', status: 409 },
      { said: 'No further' },
    ],
    ['words of our own', { message: 'Unhandle error', status: 500 }, { id: 'common.somethingWasWrong' }],
  ])(
    'SESSION-08 a failed extension is told in %s, and can be asked for again',
    async (_name, refusal, text) => {
      const page = await signedInUntil(
        NOON + 6 * MINUTE,
        new Refused(refusal),
        extendedUntil(NOON + 60 * MINUTE),
      )
      await pass(MINUTE)
      page.tell(extendAsked())
      await pass()
      expect(page.notices()).toMatchObject([{ tone: 'danger', title: { id: 'common.failed' }, text }])
      page.tell(extendAsked())
      await pass()
      expect(page.expiry()).toBe(NOON + 60 * MINUTE)
    },
  )
})

describe('the signal of the server', () => {
  test('SESSION-11 extends silently', async () => {
    const page = await signedInUntil(NOON + 30 * MINUTE, extendedUntil(NOON + 60 * MINUTE))
    page.tell(used)
    await pass()
    expect(page.asked()).toEqual(['extend'])
    expect(page.notices()).toEqual([])
    expect(page.expiry()).toBe(NOON + 60 * MINUTE)
  })

  test('SESSION-11 also when a page that has just been opened asks for its list', async () => {
    const page = openSession(keepSession)
    page.answers.on('extend', extendToken, extendedUntil(NOON + 60 * MINUTE))
    page.start()
    page.tell(currentUserCame(userUntil(NOON + 5 * MINUTE)))
    page.tell(used)
    await pass()
    expect(page.asked()).toEqual(['extend'])
  })

  test('SESSION-11 takes a shown notice away', async () => {
    const page = await signedInUntil(NOON + 6 * MINUTE, extendedUntil(NOON + 60 * MINUTE))
    await pass(MINUTE)
    page.tell(used)
    await pass()
    expect(page.titles()).toEqual([])
  })

  test('SESSION-12 while an extension runs no second one starts', async () => {
    let finish: (answer: unknown) => void = () => undefined
    const page = await signedInUntil(NOON + 30 * MINUTE, new Promise((resolve) => (finish = resolve)))
    for (let i = 0; i < 3; i += 1) page.tell(used)
    await pass()
    page.tell(used)
    finish(extendedUntil(NOON + 60 * MINUTE))
    await pass()
    expect(page.asked()).toEqual(['extend'])
    await pass(timings.extensionQuiet)
    page.tell(used)
    await pass()
    expect(page.asked()).toEqual(['extend', 'extend'])
  })

  test('SESSION-11 a refused silent extension says nothing, and the notice still comes', async () => {
    const page = await signedInUntil(NOON + 6 * MINUTE, new Refused({ status: 409, message: 'no' }))
    page.tell(used)
    await pass()
    expect(page.notices()).toEqual([])
    await pass(MINUTE)
    expect(page.titles()).toEqual(['session.expiring'])
  })

  test.each(['getCurrentUser', 'listCriticalNotifications', 'checkGrantPermission'])(
    'SESSION-11 on the answer to %s, which the console asks for by itself, it extends nothing',
    async (endpoint) => {
      const page = await signedInUntil(NOON + 30 * MINUTE)
      page.tell(extensionSignalled({ endpoint }))
      await pass()
      expect(page.asked()).toEqual([])
    },
  )

  test('SESSION-11 nobody who is not signed in is extended', async () => {
    const page = openSession(keepSession)
    page.start()
    page.tell(used)
    await pass()
    expect(page.asked()).toEqual([])
  })
})
