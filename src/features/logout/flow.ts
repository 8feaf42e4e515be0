import { call, put, take, type SagaGenerator } from 'typed-redux-saga'
import { isRefusal, sessionApi } from '../../api'
import { keepForNextDocument } from '../../flows/kept-notice'
import { followable, navigator, parameters } from '../../flows/navigation'
import { noticed } from '../../flows/notices'
import type { Parts } from '../../flows/parts'
import { request } from '../../flows/request'
import { tellTabs } from '../../flows/tabs'
import { paths, withLang } from '../../paths'
import { signedOut } from '../../session/state'
import { clearStoredSession } from '../../session/storage'
import { logout, logoutAsked } from './state'

/** Signs out on this device or on all, then goes to `url` or to /login. */
export function* logoutFlow(): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(logoutAsked)
    yield* put(logout.asked({ name: 'leaving', allDevices: payload.allDevices }))
    yield* put(logout.sent())
    try {
      yield* call(signOut, payload.allDevices)
      yield* call(leave, payload.url)
    } catch (error) {
      if (!isRefusal(error)) throw error
      yield* put(logout.refused(error))
    }
  }
}

const { logout: logoutHere, logoutAllDevices } = sessionApi.endpoints
/** A session that has ended already is signed out too. */
const isGone = (error: unknown) => isRefusal(error) && error.status === 401

function* signOut(allDevices: boolean): SagaGenerator<void> {
  try {
    yield* request(allDevices ? logoutAllDevices : logoutHere, undefined)
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

function* leave(url: string | null): SagaGenerator<void> {
  clearStoredSession()
  yield* tellTabs({ kind: 'signedOut' })
  yield* put(signedOut())
  const target = followable(url) ?? paths.signIn
  if (target.startsWith('/')) keepForNextDocument('logout.done')
  yield* put(noticed({ tone: 'success', title: { id: 'common.success' }, text: { id: 'logout.done' } }))
  const { load } = yield* navigator()
  const lang = (yield* parameters()).get('lang')
  yield* call(load, target.startsWith('/') ? withLang(target, lang) : target)
}

export const parts: Parts = {
  flows: [logoutFlow],
  slices: [logout],
}
