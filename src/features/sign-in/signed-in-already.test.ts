import { combineReducers } from '@reduxjs/toolkit'
import { sessionApi } from '../../api'
import { captchaSlice } from '../../domain/captcha/state'
import { Refused } from '../../flows/testing'
import { storeLoginResult } from '../../session/storage'
import { createSignInWorld, pass } from './testing'
import { signedInAlreadyReducer, signIn } from './state'

// Somebody is signed in with this browser already.

const { open } = createSignInWorld()
beforeEach(() => localStorage.clear())

const { getCurrentUser } = sessionApi.endpoints
const user = { id: 'an@acme.example', orgCtx: { orgId: 'org-acme', roles: [] } }
const heard = async (address: string, current: unknown) => {
  const page = open(address)
  let state: ReturnType<typeof withWho> | undefined
  const withWho = combineReducers({
    signIn: signIn.reducer,
    captcha: captchaSlice.reducer,
    already: signedInAlreadyReducer,
  })
  page.saga.withReducer(
    (before: ReturnType<typeof withWho> | undefined, action) => (state = withWho(before, action)),
  )
  page.answers.on('user', getCurrentUser, current)
  void page.saga.run({ silenceTimeout: true, timeout: false })
  await pass()
  return { already: state?.already, asked: page.asked.map(({ name }) => name) }
}

test('nobody is asked for in a browser that remembers no sign-in', async () => {
  expect(await heard('/login', { result: user })).toEqual({ already: null, asked: [] })
})

test.each([
  ['/login?url=/help&lang=vi', user, '/help?lang=vi'],
  ['/login', user, '/dashboard'],
  ['/login?url=//evil.example', user, '/dashboard'],
  ['/login?url=/help', { ...user, orgCtx: undefined }, '/companies/select?url=%2Fhelp'],
])('at %s it is said who, and that where they go on', async (address, current, to) => {
  storeLoginResult({ status: 'authenticated' })
  const { already } = await heard(address, { success: true, result: current })
  expect(already).toEqual({ id: user.id, to })
})

test('a session that has ended is not spoken of', async () => {
  storeLoginResult({ status: 'authenticated' })
  const { already } = await heard('/login', new Refused({ status: 401, message: 'no' }))
  expect(already).toBeNull()
})
