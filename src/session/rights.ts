import { buffers } from 'redux-saga'
import { actionChannel, call, cancelled, put, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import { api, isRefusal, sessionApi } from '../api'
import { noticed } from '../flows/notices'
import { request } from '../flows/request'
import { returns } from '../flows/returns'
import { isShutOut, rightsGrewOld, rightsOf, selectEnding, selectRealUser } from './state'

const { getCurrentUser } = sessionApi.endpoints

/**
 * Reads the person again when somebody may have changed what they may do: as the platform tells live, after a refused call,
 * and when they look at this tab again (decisions 43). Menu, gate and controls follow from that by themselves.
 */
export function* keepRights(): SagaGenerator<void> {
  const told = yield* actionChannel(rightsGrewOld, buffers.sliding(1))
  const back = yield* call(returns)
  try {
    while (true) {
      yield* race({ told: take(told), back: take(back) })
      if (!(yield* select(selectEnding))) yield* call(readRights)
    }
  } finally {
    if (yield* cancelled()) back.close()
  }
}

function* readRights(): SagaGenerator<void> {
  const before = yield* select(selectRealUser)
  if (!before) return
  try {
    yield* request(getCurrentUser, undefined)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return // a 401 has its own way out; whatever else shows at the next call
  }
  const now = yield* select(selectRealUser)
  if (!now || rightsOf(now) === rightsOf(before)) return
  yield* put(api.util.invalidateTags(['GrantPermission', 'OwnerPermission']))
  if (isShutOut(before, now))
    yield* put(
      noticed({
        id: 'shut-out',
        tone: 'warning',
        title: { id: 'session.shutOut', values: { name: before.orgCtx?.organization?.name ?? '' } },
        text: { id: 'session.shutOutText' },
        closes: 'stays',
      }),
    )
}
