import { readAsSent, recordIn } from './as-sent'
import { organizationsApi } from './index'
import { configured, createApiStore, recordFetch } from './testing'

const asked = {
  endpointName: organizationsApi.endpoints.searchOrganizations.name,
  originalArgs: { page: 1, pageSize: 20, organizationCriteria: { freeText: 'a' } },
}
const ROW = '{"id":"org-1","size":1234567890123456789,"rate":0.10,"rate":-0}'
const page = (rows: string) => `{"success":true,"results":{"content":[${rows}],"page":{}}}`

beforeEach(() => configured())

const read = async (body: string, status = 200) => {
  const sent = recordFetch(() => ({ body, status }))
  const { store, facts } = createApiStore()
  const thunk = readAsSent(asked, 'org-1', new AbortController().signal)
  const text = await thunk(store.dispatch, store.getState, undefined)
  return { text, sent, facts: facts(), kept: JSON.stringify(store.getState()) }
}

test('ORGLIST-41 a record is read as the server sends it, by the request of its list, and is kept nowhere', async () => {
  const { text, sent, kept } = await read(page(`{"id":"org-0"},${ROW}`))
  expect(text).toBe(ROW)
  expect(sent.map(({ method, url, body }) => [method, new URL(url).search, body])).toEqual([
    ['POST', '?page=1&pageSize=20', '{"freeText":"a"}'],
  ])
  expect(kept).not.toContain('org-1')
})

test.each([
  ['refused', '{"success":false}', 409],
  ['no JSON', '<html>', 200],
  ['without the record', page('{"id":"org-2"}'), 200],
])('an answer that is %s has no text of it', async (_, body, status) => {
  expect((await read(body, status)).text).toBeUndefined()
})

test('SESSION-01 a session that has ended is told here as everywhere', async () => {
  expect((await read('{}', 401)).facts).toMatchObject([{ type: 'api/unauthorized' }])
})

test('S35 secrets in it are cut, however their name is written, and whatever stands in it has an equal id', async () => {
  const record =
    '{"a":[{"id":"7"}],"apiKey":"planted-key","id":"7","in":{"id":"7","t\\u006fken":"planted-token"}}'
  expect(await recordIn(`[{"token":"other"},${record}]`, '7')).toBe(
    '{"a":[{"id":"7"}],"apiKey":"plan","id":"7","in":{"id":"7","t\\u006fken":"plan"}}',
  )
})
