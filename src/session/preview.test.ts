import { configureStore } from '@reduxjs/toolkit'
import { operations } from '../../openapi/testing'
import { api, sessionApi } from '../api'
import { configured, endpoints } from '../api/testing'
import { guardFor } from './for-whom'
import {
  organizationChanging,
  previewBegun,
  selectIsAdministrator,
  selectPreview,
  selectRealUser,
  selectUser,
  sessionForgotten,
  sessionSlice,
  signedOut,
} from './state'
import { user } from './testing'

beforeEach(() => configured())

/** What a person does to the session itself: it ends the preview before it is sent. */
const ofTheSession = ['extendToken', 'logout', 'logoutAllDevices', 'selectOrganization']

/** A tab in which an administrator is signed in and looks at the console as somebody else has it. */
async function open() {
  const sent: string[] = []
  globalThis.fetch = (input) => {
    const { method, url } = input as Request
    sent.push(`${method} ${new URL(url).pathname}`)
    return Promise.resolve(new Response(JSON.stringify({ success: true, result: user })))
  }
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: sessionSlice.reducer },
    middleware: (defaults) =>
      defaults({
        serializableCheck: false,
        thunk: { extraArgument: { guard: guardFor({ hears: true }) } },
      }).concat(api.middleware),
  })
  await store.dispatch(sessionApi.endpoints.getCurrentUser.initiate())
  store.dispatch(previewBegun({ role: 'USER', permissions: ['InviteUser'] }))
  sent.length = 0
  return { store, sent }
}

const isWrite = (name: string) => 'useMutation' in endpoints[name]!
const writes = Object.keys(endpoints).filter(isWrite)

test('every described operation that is logged, or makes something stale, is one that the guard hears', () => {
  const changing = operations.filter((operation) => {
    const { 'x-log': log, 'x-invalidates': stale } = operation as {
      'x-log'?: object
      'x-invalidates'?: unknown
    }
    return (log !== undefined && !('none' in log)) || Array.isArray(stale)
  })
  expect(changing.length).toBeGreaterThan(90)
  expect(changing.map(({ operationId }) => operationId).filter((id) => !isWrite(id))).toEqual([])
})

test.each(writes.filter((name) => !ofTheSession.includes(name)))(
  'B36 while something is previewed %s does not leave the browser',
  async (name) => {
    const { store, sent } = await open()
    const write = endpoints[name] as unknown as { initiate: (arg: object) => never }
    const answer = await store.dispatch(write.initiate({}))
    expect(answer).toMatchObject({ error: { status: 0, text: 'preview.notSent' } })
    expect(sent).toEqual([])
    expect(selectPreview(store.getState())).toBeDefined()
  },
)

test.each(ofTheSession)('B36 %s ends the preview, and is sent after that', async (name) => {
  const { store, sent } = await open()
  const write = endpoints[name] as unknown as { initiate: (arg: object) => never }
  await store.dispatch(write.initiate({}))
  expect(sent).toHaveLength(1)
  expect(selectPreview(store.getState())).toBeUndefined()
})

test.each([organizationChanging, signedOut, sessionForgotten])('B36 %s ends a preview', async (ends) => {
  const { store } = await open()
  store.dispatch(ends())
  expect(selectPreview(store.getState())).toBeUndefined()
})

test('B36 a preview decides of controls and pages alone: who is signed in, and what the server gives, stays', async () => {
  const { store } = await open()
  const shown = selectUser(store.getState())
  expect(shown?.orgCtx?.roles).toEqual(['USER'])
  expect(shown?.permission.contextPermissions).toEqual(['InviteUser'])
  expect(shown).toMatchObject({ id: user.id, session: user.session })
  expect(selectRealUser(store.getState())).toEqual(user)
  expect(selectIsAdministrator(store.getState())).toBe(true)
})
