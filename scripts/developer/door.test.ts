/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { readDescription } from './description'
import { createDoor, type Done } from './door'
import { developerMiddleware } from './middleware'

const description = readDescription()
const newDoor = () => createDoor(() => description)
const bodyOf = (done: Done) =>
  done.kind === 'answer' ? (JSON.parse(done.body || 'null') as unknown) : undefined

const LOGIN = ['POST', '/account/accounts/login'] as const

test('an answer that was chosen is the next one, or the one from now on until it is lifted', () => {
  const door = newDoor()
  expect(door.order(['login:409/wrongCaptcha', 'getCurrentUser:500:always'])).toBeUndefined()
  const first = door.meet(...LOGIN).done
  expect(first).toMatchObject({ kind: 'answer', status: 409 })
  expect(bodyOf(first)).toMatchObject({ message: 'Your captcha is incorect' })
  expect(door.meet(...LOGIN).done).toEqual({ kind: 'own' })
  const out = () => door.meet('GET', '/account/accounts/users/current').done
  expect([out(), out()]).toMatchObject([{ status: 500 }, { status: 500 }])
  door.lift('getCurrentUser')
  expect(out()).toEqual({ kind: 'own' })
})

test.each([
  ['cut', { kind: 'cut' }],
  ['timeout', { kind: 'timeout' }],
  ['html', { status: 200, headers: { 'Content-Type': 'text/html' } }],
  ['empty', { status: 200, body: '' }],
  ['429', { status: 429, headers: { 'Retry-After': '30' } }],
  ['own:2000ms', { kind: 'own' }],
])('any operation can be answered with %s', (word, done) => {
  const door = newDoor()
  door.order([`login:${word}`])
  const met = door.meet(...LOGIN)
  expect(met.done).toMatchObject(done)
  expect(met.delay).toBe(word.includes('ms') ? 2000 : 0)
})

test.each([
  ['login', 'write OPERATION:STATUS/EXAMPLE'],
  ['nothing:500', 'no operation "nothing"'],
  ['login:409/wrongCaptchas', 'no example "wrongCaptchas" for 409; it has'],
])('an outcome that cannot be is refused in words, and nothing is ordered: %s', (text, words) => {
  const door = newDoor()
  expect(door.order(['logout:500', text])).toContain(words)
  expect(door.state().chosen).toEqual([])
})

test('a path with a hole is told from one that is written out', () => {
  expect(description.match('GET', '/account/accounts/users/current')).toBe('getCurrentUser')
  expect(description.match('POST', '/account/mngmnt/orgs/org-acme/deletep')).toBe('deleteOrganization')
  expect(description.match('GET', '/account/nowhere')).toBeUndefined()
})

const [, ...rows] = readFileSync(join(__dirname, '../../docs/messages.tsv'), 'utf8').trimEnd().split('\n')
const said = rows.map((row) => row.split('\t')).filter(([, , who]) => who === 'server')

test('every message that the server says can be had in three presses: panel, operation, example', () => {
  const door = newDoor()
  const cannot = said.filter(([, text = '', , operation = '', status = '', example = '']) => {
    // The panel lists the examples of every operation, each with its words.
    const listed = description
      .operations()
      .find(({ id }) => id === operation)
      ?.examples.find((each) => each.status === Number(status) && each.name === example)
    const ordered = door.order([`${operation}:${status}/${example}`]) === undefined
    return !ordered || !listed?.message || text === ''
  })
  expect(said.length).toBeGreaterThan(300)
  expect(cannot).toEqual([])
})

test('over Prism the current user has the rights that were chosen', () => {
  const door = newDoor()
  const current = () => door.meet('GET', '/account/accounts/users/current').done
  expect(current()).toEqual({ kind: 'own' })
  door.setRights({ roles: ['USER'], permissions: ['InviteUser'] })
  expect(bodyOf(current())).toMatchObject({
    result: { orgCtx: { roles: ['USER'] }, permission: { contextPermissions: ['InviteUser'] } },
  })
})

describe('before the proxy of the development server', () => {
  const handle = developerMiddleware('sandbox', { account: '/api/account' })
  let server: Server
  let address = ''
  beforeAll(async () => {
    server = createServer((request, response) =>
      handle(request, response, () => response.writeHead(200).end('the backend')),
    ).listen(0)
    await new Promise((resolve) => server.once('listening', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())
  afterEach(() => send('DELETE', '/developer/outcomes'))

  const send = (method: string, path: string, body?: unknown) =>
    fetch(address + path, {
      method,
      headers: { 'X-Requested-With': 'console', Referer: `${address}/login?lang=vi` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const call = () => send('POST', '/api/account/accounts/login?captcha=x', {})

  test('an answer is ordered by a line of curl, and what was called is noted with its page', async () => {
    const ordered = await send('POST', '/developer/outcomes', { outcomes: ['login:409/wrongCaptcha'] })
    expect(await ordered.json()).toMatchObject({ backend: 'sandbox', chosen: ['login:409/wrongCaptcha'] })
    const answer = await call()
    expect(answer.status).toBe(409)
    expect(await (await call()).text()).toBe('the backend')
    const state = (await (await send('GET', '/developer/state')).json()) as { used: unknown[] }
    expect(state.used.slice(0, 2)).toEqual([
      { operation: 'login', page: '/login', status: 200 },
      { operation: 'login', page: '/login', status: 409, outcome: 'login:409/wrongCaptcha' },
    ])
  })

  test('an address orders answers before the document that it opens makes a call', async () => {
    const open = (mock: string) =>
      fetch(`${address}/login?mock=${encodeURIComponent(mock)}`, { headers: { Accept: 'text/html' } })
    await open('login:500,getCurrentUser:cut')
    expect((await call()).status).toBe(500)
    await expect(send('GET', '/api/account/accounts/users/current')).rejects.toThrow('fetch failed')
    await open('login:nonsense')
    const state: unknown = await (await send('GET', '/developer/state')).json()
    expect(state).toMatchObject({
      mistake: expect.stringContaining('"login:nonsense" is no outcome') as unknown,
    })
  })

  test('what is asked wrongly is told, and another site orders nothing', async () => {
    const wrong = await send('POST', '/developer/outcomes', { outcomes: ['login:409/nothing'] })
    expect(wrong.status).toBe(422)
    expect(await wrong.json()).toMatchObject({ message: expect.stringContaining('no example') as unknown })
    const foreign = await fetch(`${address}/developer/outcomes`, { method: 'POST', body: '"login:500"' })
    expect(foreign.status).toBe(403)
    expect((await send('GET', '/developer/nothing')).status).toBe(404)
  })
})
