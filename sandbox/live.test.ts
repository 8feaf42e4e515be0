/** @jest-environment node */
import { createCaller, setUp } from './testing'
import { LIVE as PATH, listenAs, type Caller, type Listening } from './testing-live'

const bao = 'bao.tran@phuongdong.example'
const hang = 'hang.do@acme.example'

const at = setUp({ heartbeat: 20 })
beforeEach(() => at.signIn(hang, 'org-acme'))
afterEach(() => at.sandbox.reset())
afterAll(() => at.sandbox.close())

const listen = (as: Caller = at, options: Listening = {}) => listenAs(as, options)
const send = (message: object) => at.post('/sandbox/messages', { title: 'T', message: 'M', ...message })

test('LIVE-01 LIVE-02 NOTIF-11 a stream begins with the counts of unread messages by level', async () => {
  const { response, next, leave } = await listen()
  expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('X-Accel-Buffering')).toBe('no')
  expect(response.headers.get('Content-Encoding')).toBeNull()
  expect(await next()).toEqual({
    id: expect.stringMatching(/^\d+$/) as string,
    event: 'user-message-stats',
    data: { success: 0, info: 0, warning: 0, error: 0, total: 0 },
  })
  leave()
})

test('LIVE-03 LIVE-06 messages come on their topics, each with the counts after it, ids only grow', async () => {
  const { next, leave } = await listen()
  const first = await next()
  await send({ to: 'global', level: 'error', extraValue: { a: 1 } })
  await send({ to: { orgId: 'org-acme' } })
  await send({ to: { userId: hang }, level: 'success' })
  await send({ to: { userId: bao }, level: 'success' })
  await send({ to: { orgId: 'org-haiau' }, level: 'success' })
  const events = [await next(), await next(), await next(), await next(), await next(), await next()]
  expect(events.map((event) => event?.event)).toEqual([
    'global-messages',
    'user-message-stats',
    'org-messages',
    'user-message-stats',
    'user-messages',
    'user-message-stats',
  ])
  expect(events[0]?.data).toMatchObject({
    title: 'T',
    messageLevel: 'error',
    status: 'New',
    extraValue: { a: 1 },
  })
  expect(events[2]?.data).not.toHaveProperty('messageLevel')
  expect(events[5]?.data).toEqual({ success: 1, info: 1, warning: 0, error: 1, total: 3 })
  const ids = [first, ...events].map((event) => Number(event?.id))
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
  leave()
})

test('LIVE-08 a heartbeat comes again and again', async () => {
  const { any, next, leave } = await listen()
  await next()
  expect([await any(), await any()]).toEqual([
    { event: 'heartbeat', data: {} },
    { event: 'heartbeat', data: {} },
  ])
  leave()
})

test('only the topics that were asked for come', async () => {
  const { next, leave } = await listen(at, { query: '?topics=user-messages,global-messages' })
  await send({ to: { orgId: 'org-acme' } })
  await send({ to: 'global', title: 'Wanted' })
  expect(await next()).toMatchObject({ event: 'global-messages', data: { title: 'Wanted' } })
  leave()
  expect((await at.get(`${PATH}?topics=odd`)).status).toBe(422)
})

test('B53 what is read in one session lowers the count in all sessions of the person, and of nobody else', async () => {
  const second = createCaller(at.sandbox)
  await second.signIn(hang, 'org-acme')
  const other = createCaller(at.sandbox)
  await other.signIn(bao, 'org-haiau')
  const { body } = await send({ to: { userId: hang }, level: 'warning', times: 2 })
  const [id] = (body as { ids: string[] }).ids
  const [one, two, foreign] = [await listen(), await listen(second), await listen(other)]
  for (const { next } of [one, two]) expect(await next()).toMatchObject({ data: { warning: 2, total: 2 } })
  await foreign.next()
  await second.post(`/api/console/messages/${id}/update/read`)
  for (const { next } of [one, two]) expect(await next()).toMatchObject({ data: { warning: 1, total: 1 } })
  await send({ to: { userId: bao }, title: 'Next' })
  expect(await foreign.next()).toMatchObject({ data: { title: 'Next' } })
  for (const { leave } of [one, two, foreign]) leave()
})

test('LIVE-07 after a lost connection what was missed comes first, then the counts', async () => {
  const before = await listen()
  const lost = await before.next()
  before.leave()
  await send({ to: 'global', title: 'Missed', times: 2 })
  await send({ to: { userId: bao }, title: 'Not mine' })
  const { next, leave } = await listen(at, { headers: { 'Last-Event-ID': lost!.id! } })
  expect(await next()).toMatchObject({ event: 'global-messages', data: { title: 'Missed 1' } })
  expect(await next()).toMatchObject({ event: 'global-messages', data: { title: 'Missed 2' } })
  expect(await next()).toMatchObject({ event: 'user-message-stats', data: { total: 2 } })
  leave()
  const again = await listen(at, { headers: { 'Last-Event-ID': 'nonsense' } })
  expect(await again.next()).toMatchObject({ event: 'user-message-stats' })
  again.leave()
})

test('B52 two hundred messages come all, in order, with one count after them', async () => {
  const { next, leave } = await listen()
  await next()
  await send({ to: { userId: hang }, title: 'Burst', level: 'info', times: 200 })
  for (let n = 1; n <= 200; n += 1) expect((await next())?.data.title).toBe(`Burst ${n}`)
  expect(await next()).toMatchObject({ event: 'user-message-stats', data: { info: 200, total: 200 } })
  leave()
})

const all = '/api/account/logout/all'
const change = '/api/account/accounts/users/change-password'
const password = {
  oldPassword: 'Console_2026',
  newPassword: 'Other_Pass_2026',
  confirmPassword: 'Other_Pass_2026',
}
test.each<[string, (other: Caller) => unknown]>([
  ['signing out', () => at.post('/api/account/logout')],
  ['signing out everywhere, from elsewhere', (other) => other.post(all)],
  ['a changed password', (other) => other.post(change, password)],
  ['a platform that begins anew', () => at.sandbox.reset()],
  ['its expiry', () => at.sandbox.clock.advance(31 * 60_000)],
  ['a cut connection', () => at.post('/sandbox/faults', { operation: 'streamLiveEvents', drop: true })],
])('a stream ends with %s', async (_, end) => {
  const { next } = await listen()
  await next()
  const other = createCaller(at.sandbox)
  await other.signIn(hang, 'org-acme')
  await end(other)
  expect(await next()).toBeUndefined()
})

test('a stream ends when another organization is chosen; the next one is of that', async () => {
  const as = createCaller(at.sandbox)
  await as.signIn(bao, 'org-haiau')
  const { next } = await listen(as)
  await next()
  await as.choose('org-zenbrew')
  expect(await next()).toBeUndefined()
  const second = await listen(as)
  await second.next()
  await send({ to: { orgId: 'org-zenbrew' } })
  expect(await second.next()).toMatchObject({ event: 'org-messages' })
  second.leave()
})

test('whoever may not listen is refused as everywhere', async () => {
  const nobody = createCaller(at.sandbox)
  expect((await nobody.get(PATH)).status).toBe(401)
  const chooses = createCaller(at.sandbox)
  await chooses.signIn(bao)
  expect((await chooses.get(PATH)).status).toBe(403)
  at.sandbox.faults.order({ operation: 'streamLiveEvents', status: 429, times: 1 })
  expect(await at.get(PATH)).toMatchObject({ status: 429, body: { errorCode: 'TOO_MANY_REQUEST' } })
})
