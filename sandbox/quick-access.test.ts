/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from './store/db'
import { createCaller, failed, NOON, setUp } from './testing'

const HANG = 'hang.do@acme.example'
const CHAU = 'minhchau.nguyen@phuongdong.example'
const TRACK = '/api/account/quick-access/recent/track'

// No call reads the visits back: they are read where they are stored.
let folder: string
let at: ReturnType<typeof setUp>
let store: ReturnType<typeof openStore>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-visits-'))
  const database = join(folder, 'sandbox.db')
  at = setUp({ database })
  store = openStore(database)
  await at.signIn(HANG, 'org-acme')
})
afterEach(() => {
  store.close()
  at.sandbox.close()
  rmSync(folder, { recursive: true })
})

const page = (path: string, name = path) => ({
  app: 'account',
  url: `https://console.example${path}`,
  name,
})
const visit = (path: string, caller: Pick<typeof at, 'post'> = at) => caller.post(TRACK, page(path))
const visited = (userId: string, orgId: string) =>
  store
    .all<{ url: string }>(
      'select url from visit where user_id = ? and org_id = ? order by visited_at desc, rowid desc',
      userId,
      orgId,
    )
    .map(({ url }) => new URL(url).pathname)

test('TRACK-21 a visited page is stored as it was sent, with its time', async () => {
  expect(await visit('/help')).toMatchObject({ status: 200, body: { success: true } })
  expect(store.all('select * from visit')).toEqual([
    { user_id: HANG, org_id: 'org-acme', ...page('/help'), visited_at: NOON },
  ])
})

test('TRACK-21 each page stands there once, the newest visit first', async () => {
  for (const path of ['/a', '/b', '/a']) {
    await visit(path)
    at.sandbox.clock.advance(1000)
  }
  expect(visited(HANG, 'org-acme')).toEqual(['/a', '/b'])
})

test('TRACK-21 the oldest of more than fifty pages go', async () => {
  for (let n = 1; n <= 52; n += 1) await visit(`/${n}`)
  const paths = visited(HANG, 'org-acme')
  expect([paths.length, paths[0], paths.at(-1)]).toEqual([50, '/52', '/3'])
})

test('TRACK-21 they are of one person in one organization', async () => {
  const elsewhere = createCaller(at.sandbox)
  await elsewhere.signIn(CHAU, 'org-acme')
  await visit('/b', elsewhere)
  await elsewhere.choose('org-phuongdong')
  await visit('/c', elsewhere)
  await visit('/a')
  expect([visited(HANG, 'org-acme'), visited(CHAU, 'org-acme'), visited(CHAU, 'org-phuongdong')]).toEqual([
    ['/a'],
    ['/b'],
    ['/c'],
  ])
})

test('hostile text is stored as text', async () => {
  const hostile = {
    ...page('/notifications?freeText=<b>"Đặng"</b>'),
    name: "<b>My</b> =1+1'; drop table visit; --",
  }
  expect((await at.post(TRACK, hostile)).status).toBe(200)
  expect(store.all('select url, name, app from visit')).toEqual([hostile])
})

test('without an organization nothing is tracked, and the sentinel is refused without a word', async () => {
  const [nobody, silent] = [createCaller(at.sandbox), createCaller(at.sandbox)]
  await nobody.signIn('none.vo@platform.example')
  expect((await visit('/help', nobody)).status).toBe(403)
  await silent.signIn('silent.settings@acme.example', 'org-acme')
  expect(await visit('/help', silent)).toMatchObject({ status: 409, body: failed() })
  expect((await at.post(TRACK, { app: 'account', url: '' })).status).toBe(422)
  expect(store.all('select * from visit')).toEqual([])
})
