/** @jest-environment node */
import type { components } from '../openapi/schema.gen'
import { setUp } from './testing'

const HANG = 'hang.do@acme.example'
const at = setUp()
afterAll(() => at.sandbox.close())
beforeAll(() => at.signIn(HANG, 'org-acme'))

const save = async (input: object) =>
  (await at.post('/api/account/accounts/users/current/update/info', { name: 'Lan', ...input })).status
const own = async () => ((await at.current()).body as { result: components['schemas']['CurrentUser'] }).result

test.each([
  ['Nguye\u0302\u0303n\u00a0Lan ', 'Nguyễn Lan'],
  ['\u202eLan\u200b\u2066', 'Lan'],
  ['👩‍🚀 Lan', '👩‍🚀 Lan'],
  ['مؤسسة النور', 'مؤسسة النور'],
])('a name is kept as people see it: %j', async (name, kept) => {
  expect(await save({ name })).toBe(200)
  expect((await own()).name).toBe(kept)
})

test('free text keeps its lines', async () => {
  expect(await save({ address: ' 1 Lê Lợi\r\nHuế\u200b ' })).toBe(200)
  expect((await own()).address).toBe('1 Lê Lợi\nHuế')
})

test.each(['  ', '\u3164', '\u2800\u00a0', '\u200b\u2060', '\u0301'])(
  'a name that only looks like one is as none: %j',
  async (name) => expect(await save({ name })).toBe(422),
)

test('a name may be so long as the description says, counted without what nobody sees', async () => {
  expect(await save({ name: `${'🚀'.repeat(255)}\u200b` })).toBe(200)
  expect(await save({ name: 'a'.repeat(256) })).toBe(422)
})
