import {
  forbidden,
  NO_ANSWER,
  organizationChoiceApi,
  preferencesApi,
  sessionApi,
  tooManyRequests,
  unauthorized,
} from '../api'
import { keepForNextDocument, takeKeptNotice } from '../flows/kept-notice'
import { Refused } from '../flows/testing'
import { timings } from '../timings'
import { draftOf, keepDraftsOf, noteDraft } from './drafts'
import { enter, leaveWhenUnauthorized, showForbiddenUnless, warnOfTooManyRequests } from './flow'
import {
  enterAgainAsked,
  pathChanged,
  rightsGrewOld,
  selectRoles,
  sessionEnding,
  sessionGoesOn,
  sessionEndSent,
  signedOut,
} from './state'
import { storeOrganizationResult } from './storage'
import { currentUserCame, openSession, user } from './testing'

const { getCurrentUser } = sessionApi.endpoints
const { getOwnUiSetting, getOwnDataSetting } = organizationChoiceApi.endpoints
const { getDateFormatConstants } = preferencesApi.endpoints

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

/** Lets everything that is due happen, after moving the time. */
const pass = (time = 0) => jest.advanceTimersByTimeAsync(time)
const refused = (status: number) => new Refused({ status, message: 'no' })
const ok = (result: unknown) => ({ success: true, result })

type Opened = ReturnType<typeof openSession>
function answerContext({ answers }: Opened, result: unknown = user): void {
  answers.on('user', getCurrentUser, result instanceof Refused ? result : ok(result))
  answers.on('data', getOwnDataSetting, ok({}))
  answers.on('dates', getDateFormatConstants, ok({}))
  answers.on('ui', getOwnUiSetting, ok({ themeColor: '#0a5a9c' }))
}

describe('on entry', () => {
  test('SESSION-01 before the current user was asked for nobody counts as signed out', () => {
    expect(openSession(enter).session().session.name).toBe('asking')
  })

  test('CONTEXT-02 THEME-05 CONTEXT-17 user, then the settings of the organization, whose colour is known', async () => {
    const page = openSession(enter)
    answerContext(page)
    page.start()
    await pass()
    expect(page.asked()[0]).toBe('user')
    expect(page.asked().slice(1).sort()).toEqual(['data', 'dates', 'ui'])
    expect(page.session().colour).toBe('#0a5a9c')
    expect(page.navigator.went).toEqual([])
  })

  test('CONTEXT-01 before an organization is chosen only the user is asked for', async () => {
    const page = openSession(enter)
    answerContext(page, { ...user, orgCtx: undefined })
    page.start()
    await pass()
    expect(page.asked()).toEqual(['user'])
  })

  test('THEME-05 settings that do not come change nothing for the person', async () => {
    const page = openSession(enter)
    answerContext(page)
    for (const [name, endpoint] of Object.entries({
      getOwnUiSetting,
      getOwnDataSetting,
      getDateFormatConstants,
    }))
      page.answers.on(name, endpoint, refused(500))
    page.start()
    await pass()
    expect([page.session().colour, page.notices(), page.navigator.went]).toEqual([undefined, [], []])
  })

  test('SESSION-03 what the current user says is kept', () => {
    const page = openSession(enter, {
      signedIn: { ...user, changePassword: true, changePasswordReason: 'Too old' },
    })
    expect(page.session().session).toMatchObject({
      user: { permission: user.permission, changePassword: true, changePasswordReason: 'Too old' },
    })
  })

  test('CONTEXT-09 CONTEXT-10 roles are those of the chosen organization', () => {
    const of = (page: Opened) => ({ session: page.session() })
    const admin = openSession(enter, { signedIn: { ...user, roles: ['SUPER_ADMIN'] } })
    expect(selectRoles(of(admin))).toEqual(['ADMIN'])
    const roles = ['SUPER_ADMIN' as const]
    const superAdmin = openSession(enter, { signedIn: { ...user, orgCtx: { ...user.orgCtx!, roles } } })
    expect(selectRoles(of(superAdmin))).toEqual(['SUPER_ADMIN'])
  })

  test.each([
    ['/help?a=1#b', ['/login?url=%2Fhelp%3Fa%3D1%23b']],
    ['/help?lang=vi', ['/login?url=%2Fhelp%3Flang%3Dvi&lang=vi']],
    ['/', ['/login']],
    ['/logout', []],
    ['/no-such-screen', []],
  ])('SESSION-02 a refusal of the current user at %s leads to %j', async (address, went) => {
    const page = openSession(enter, { address })
    answerContext(page, refused(409))
    page.start()
    await pass()
    expect(page.session().session.name).toBe('signedOut')
    expect(page.navigator.went).toEqual(went)
  })

  test.each([500, 503, NO_ANSWER])(
    'a current user that is not known, by %d, signs nobody out: it is asked again by a press, or by itself',
    async (status) => {
      const page = openSession(enter, { address: '/help' })
      answerContext(page, refused(status))
      page.start()
      await pass()
      const unreachable = { name: 'unreachable', refusal: { status }, retrying: false }
      expect(page.session().session).toMatchObject(unreachable)
      page.tell(enterAgainAsked())
      expect(page.session().session).toMatchObject({ retrying: true })
      await pass()
      expect(page.session().session).toMatchObject(unreachable)
      answerContext(page)
      await pass(timings.readAgain)
      await pass(timings.readAgain) // once it is known it is not asked again
      expect(page.asked().filter((name) => name === 'user')).toHaveLength(3)
      expect(page.navigator.went).toEqual([])
    },
  )

  test('where an organization was chosen in this browser, its setting is read beside the user', async () => {
    storeOrganizationResult('org-acme', { status: 'authenticated' })
    const page = openSession(enter)
    answerContext(page)
    page.answers.on('user', getCurrentUser, new Promise(() => undefined))
    page.start()
    await pass()
    expect(page.asked().sort()).toEqual(['ui', 'user'])
  })
})

test('whoever has signed out, and was led to a page that needs a session, reads nothing of an ended one', async () => {
  for (const [signedIn, notice] of [
    [undefined, 'logout.done'],
    [user, 'session.expired'],
  ] as const) {
    keepForNextDocument('logout.done')
    const page = openSession(leaveWhenUnauthorized, { address: '/help', ...(signedIn && { signedIn }) })
    page.start()
    page.tell(unauthorized({ endpoint: 'x' }))
    await pass()
    expect([takeKeptNotice(), page.navigator.went]).toEqual([notice, ['/login?url=%2Fhelp']])
  }
})

describe('401', () => {
  test.each([
    [
      'SESSION-13 SESSION-15',
      '/activity/login-history?page=2',
      'session.expired',
      ['/login?url=%2Factivity%2Flogin-history%3Fpage%3D2'],
    ],
    ['SESSION-13', '/help/?lang=vi', 'session.expired', ['/login?url=%2Fhelp%2F%3Flang%3Dvi&lang=vi']],
    ['SESSION-14', '/', undefined, ['/login']],
    ['SESSION-14', '/?lang=vi', undefined, ['/login?lang=vi']],
    ['SESSION-15', '/login', undefined, []],
    ['SESSION-15', '/logout?url=/help', undefined, []],
    ['ROUTES-30', '/no-such-screen', undefined, []],
  ])('%s ten at once at %s: notice %s, navigation %j', async (_ids, address, notice, went) => {
    const page = openSession(leaveWhenUnauthorized, { address, signedIn: user })
    page.start()
    for (let i = 0; i < 10; i += 1) page.tell(unauthorized({ endpoint: `call-${i}` }))
    await pass()
    expect(page.navigator.went).toEqual(went)
    expect(takeKeptNotice()).toBe(notice)
    expect(takeKeptNotice()).toBeUndefined()
    expect(page.notices()).toEqual([])
  })

  test.each([
    ['succeeds', sessionEnding(), []],
    ['is refused', sessionGoesOn(), ['/login?url=%2Fhelp']],
  ])(
    'SESSION-13 while what ends the session is sent it waits; when that %s %j',
    async (_how, settled, went) => {
      const page = openSession(leaveWhenUnauthorized, { address: '/help', signedIn: user })
      page.start()
      page.tell(sessionEndSent())
      page.tell(unauthorized({ endpoint: 'x' }))
      await pass()
      expect(page.navigator.went).toEqual([])
      page.tell(settled)
      await pass()
      expect(page.navigator.went).toEqual(went)
      expect(takeKeptNotice()).toBe(went.length > 0 ? 'session.expired' : undefined)
    },
  )

  test('B11 what stands in a form outlives the 401, though its screen closes after it', async () => {
    keepDraftsOf(user.id)
    const page = openSession(leaveWhenUnauthorized, { address: '/help', signedIn: user })
    page.start()
    noteDraft('organization', { name: 'An Bình' })
    page.tell(unauthorized({ endpoint: 'x' }))
    await pass()
    noteDraft('organization', undefined)
    expect(draftOf('organization', { name: '' })).toEqual({ name: 'An Bình' })
  })

  test('SESSION-15 a 401 on a path that is no screen signs out, and stays', async () => {
    const page = openSession(leaveWhenUnauthorized, { address: '/no-such-screen', signedIn: user })
    page.start()
    page.tell(unauthorized({ endpoint: 'x' }))
    await pass()
    expect(page.session().session.name).toBe('signedOut')
  })
})

test('SESSION-02 whoever has no session stays where the refusal itself leads', async () => {
  const page = openSession(enter, { address: '/help' })
  answerContext(page, refused(401))
  page.start()
  await pass()
  expect([page.session().session.name, page.navigator.went]).toEqual(['signedOut', []])
})

test('LOGOUT-05 nobody who has signed out, or is leaving, is warned of an ended session', async () => {
  for (const fact of [signedOut(), sessionEnding()]) {
    const page = openSession(leaveWhenUnauthorized, { address: '/help', signedIn: user })
    page.start()
    page.tell(fact)
    page.tell(unauthorized({ endpoint: 'x' }))
    await pass()
    expect([takeKeptNotice(), page.navigator.went]).toEqual([undefined, []])
  }
})

describe('403', () => {
  const screen = forbidden({ endpoint: 'searchOwnLoginActivities', kind: 'query' })
  const background = forbidden({ endpoint: 'getOwnUiSetting', kind: 'query' })
  const write = forbidden({ endpoint: 'updateOwnInfo', kind: 'mutation' })
  /** What a refusal comes to at an address, with something typed there or nothing. */
  async function refusedAt(address: string, refusal: typeof screen, isTyped = false) {
    const page = openSession(
      showForbiddenUnless(() => isTyped),
      { address, signedIn: user },
    )
    page.start()
    page.tell(refusal)
    await pass()
    const rereads = () => page.told().filter(rightsGrewOld.match).length
    return { ...page, rereads }
  }

  test('SESSION-16 on the query of a screen it shows the forbidden page until the path changes', async () => {
    const page = await refusedAt('/help', screen)
    expect([page.session().forbidden, page.rereads()]).toEqual([true, 1])
    page.tell(pathChanged())
    expect(page.session().forbidden).toBe(false)
  })

  test('SESSION-16 the screen is tried again when the person may do something else since', async () => {
    const page = await refusedAt('/help', screen)
    page.tell(currentUserCame(user))
    expect(page.session().forbidden).toBe(true)
    page.tell(
      currentUserCame({ ...user, permission: { contextPermissions: ['OWNER'], ownerPermission: true } }),
    )
    expect(page.session().forbidden).toBe(false)
  })

  test('SESSION-16 in the background it is silent', async () => {
    const page = await refusedAt('/help', background)
    expect([page.session().forbidden, page.rereads()]).toEqual([false, 0])
  })

  test.each([
    ['on a write', '/help', write, false],
    ['on a query while something is typed', '/help', screen, true],
    ['on a query of what is open over the page', '/help?drawer=x&record=1', screen, false],
  ])(
    'SESSION-16 ADMINCOMMON-03 %s the page stays, and the rights are read again',
    async (_, at, refusal, typed) => {
      const page = await refusedAt(at, refusal, typed)
      expect([page.session().forbidden, page.rereads()]).toEqual([false, 1])
    },
  )
})

test('SESSION-17 B55 too many requests: one notice, and the next after ten seconds at the earliest', async () => {
  const page = openSession(warnOfTooManyRequests, { signedIn: user })
  page.start()
  const times = () => page.notices().length
  for (let i = 0; i < 5; i += 1) page.tell(tooManyRequests({}))
  await pass()
  expect(page.notices()).toMatchObject([
    { tone: 'warning', title: { id: 'tooManyRequests.title' }, text: { id: 'tooManyRequests.text' } },
  ])
  page.tell({ type: 'notices/noticeClosed', payload: page.notices()[0]?.id })
  await pass(timings.tooManyRequestsQuiet - 1)
  page.tell(tooManyRequests({ retryAfter: 3 }))
  await pass()
  expect(times()).toBe(0)
  await pass(1)
  page.tell(tooManyRequests({}))
  await pass()
  expect(times()).toBe(1)
})

test('SESSION-03 a fresh current user takes the place of the former one', () => {
  const page = openSession(
    showForbiddenUnless(() => false),
    { signedIn: user },
  )
  page.start()
  page.tell(currentUserCame({ ...user, name: 'Bình' }))
  expect(page.session().session).toMatchObject({ user: { name: 'Bình' } })
})
