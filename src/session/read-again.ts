import { eventChannel, type EventChannel } from 'redux-saga'
import { call, cancelled, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import { api, cacheTags } from '../api'
import { now } from '../clock'
import { timings } from '../timings'
import { selectUser } from './state'

/** Says how long the person was away whenever they look at this tab again, in milliseconds; Infinity without a network. */
const comingsBack = (): EventChannel<number> =>
  eventChannel((say) => {
    let leftAt: number | undefined
    const look = () => {
      const isHere = document.visibilityState === 'visible' && document.hasFocus()
      if (!isHere) return void (leftAt ??= now())
      if (leftAt !== undefined) say(now() - leftAt)
      leftAt = undefined
    }
    const reconnect = () => say(Infinity)
    addEventListener('focus', look)
    addEventListener('blur', look)
    addEventListener('online', reconnect)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      removeEventListener('blur', look)
      removeEventListener('online', reconnect)
      document.removeEventListener('visibilitychange', look)
    }
  })

/**
 * What is shown is read again when somebody comes back to this tab after a minute, or when the network is back: it may
 * have been changed elsewhere. What cannot be read again stays as it is (decisions 42).
 */
export function* readAgainFlow(): SagaGenerator<void> {
  const back = yield* call(comingsBack)
  try {
    while (true) {
      const away = yield* take(back)
      if (away < timings.away || !(yield* select(selectUser))) continue
      yield* put(api.util.invalidateTags([...cacheTags]))
    }
  } finally {
    if (yield* cancelled()) back.close()
  }
}
