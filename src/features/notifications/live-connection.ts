import { createAction } from '@reduxjs/toolkit'
import { call, delay, fork, put, race, take, type SagaGenerator } from 'typed-redux-saga'
import { unauthorized, type LiveEnd } from '../../api'
import { jittered, now } from '../../clock'
import { returns } from '../../flows/returns'
import { tellTabs } from '../../flows/tabs'
import { rightsGrewOld } from '../../session/state'
import { timings } from '../../timings'
import { connect, type Frame } from './channel'
import { hearFirst, type Place } from './live-place'
import { listGrewOld, lossTold, type LiveState } from './state'

/** The state of the connection is another one. */
const turned = createAction('live/turned')
/** The connection is tried now, as the person wants it, in whichever tab that was said. */
export const tryDue = createAction('live/tryDue')

/** Holds the connection: whenever it is lost it comes back, ever more slowly; refused, it stays closed. */
export function* lead(place: Place, release: () => void): SagaGenerator<void> {
  const back = yield* call(returns)
  let tries = 0
  place.leads = true
  yield* fork(tellLoss, place)
  try {
    while (true) {
      yield* turn(place, 'trying')
      const end = yield* call(connection, place)
      if (end === 'unauthorized') yield* put(unauthorized({ endpoint: 'streamLiveEvents' }))
      // Who is let in nowhere any more has to be told so.
      if (end === 'refused') yield* put(rightsGrewOld())
      if (end === 'unauthorized' || end === 'refused') yield* take(() => false) // until the person moves
      // One that had lived begins anew; one that ends at once, or never opened, must not be hammered.
      const lived = place.openedAt !== undefined && now() - place.openedAt > timings.liveHeartbeat
      tries = lived ? 1 : tries + 1
      place.openedAt = undefined
      const wait = jittered(Math.min(timings.liveRetry * 2 ** (tries - 1), timings.liveRetryMost))
      if (typeof end === 'object') {
        const asked = Math.max(wait, end.retryAfter * 1000)
        yield* turn(place, { notBefore: now() + asked })
        yield* delay(asked)
      } else {
        yield* turn(place, 'waiting')
        yield* race({ waited: delay(wait), back: take(back), asked: take(tryDue) })
      }
    }
  } finally {
    back.close()
    place.leads = false
    release()
  }
}

function* turn(place: Place, state: Place['state']): SagaGenerator<void> {
  place.state = state
  yield* put(turned())
}

/** A loss that lasts is told in all tabs, until the connection is there again. */
function* tellLoss(place: Place): SagaGenerator<void> {
  while (true) {
    // A new leader goes on with what the one before it has told.
    if (!place.loss && !(yield* call(isLostForLong, place))) continue
    while (place.state !== 'open') {
      yield* call(tell, place, place.state)
      yield* take(turned)
    }
    yield* call(tell, place, undefined)
  }
}

function* isLostForLong(place: Place): SagaGenerator<boolean> {
  yield* take(turned)
  if (place.state === 'open' || place.state === 'trying') return false
  const { late } = yield* race({ late: delay(timings.liveLossShown), open: call(isOpen, place) })
  return late !== undefined
}

function* isOpen(place: Place): SagaGenerator<void> {
  while (place.state !== 'open') yield* take(turned)
}

function* tell(place: Place, loss: LiveState['loss']): SagaGenerator<void> {
  place.loss = loss
  yield* put(lossTold(loss))
  yield* tellTabs({ kind: 'liveLoss', of: place.of, loss })
}

function* connection(place: Place): SagaGenerator<LiveEnd> {
  const frames = yield* call(connect, place.lastId)
  try {
    while (true) {
      const { frame } = yield* race({ frame: take<Frame>(frames), silent: delay(timings.liveSilence) })
      if (!frame) return 'lost'
      if (frame.kind === 'end') return frame.why
      if (frame.kind === 'open') {
        place.openedAt = now()
        yield* turn(place, 'open')
        // What was missed stands in the list.
        if (place.hasGap) yield* put(listGrewOld())
      } else yield* call(hearFirst, place, frame.event)
    }
  } finally {
    place.hasGap = true
    frames.close()
  }
}
