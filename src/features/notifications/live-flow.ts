import { createAction, isAnyOf } from '@reduxjs/toolkit'
import { buffers, channel, eventChannel, type Channel, type EventChannel } from 'redux-saga'
import {
  call,
  cancelled,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeLeading,
  type SagaGenerator,
} from 'typed-redux-saga'
import {
  api,
  isRefusal,
  notificationsApi,
  sessionApi,
  unauthorized,
  type LiveEnd,
  type LiveEvent,
} from '../../api'
import { jittered, now } from '../../clock'
import { request } from '../../flows/request'
import { returns } from '../../flows/returns'
import { tabMessages, tabs, tellTabs, type TabMessage } from '../../flows/tabs'
import { pageStands } from '../../page-stands'
import {
  organizationChanged,
  organizationChanging,
  selectChanging,
  selectEnding,
  selectOtherTabUser,
  selectUser,
  sessionEnding,
  signedOut,
} from '../../session/state'
import { isFirstShowing } from '../../session/storage'
import { timings } from '../../timings'
import { connect, type Frame } from './channel'
import { heardIn, type LiveMessage } from './live-event'
import { messageBuffer, openMessages, sayMessages, showMessages } from './live-notices'
import { listGrewOld, liveTryAsked, lossTold, unreadCounted, unreadForgotten, type LiveState } from './state'

const { listCriticalNotifications, markNotificationRead } = notificationsApi.endpoints
const moves = [
  sessionApi.endpoints.getCurrentUser.matchFulfilled,
  signedOut,
  sessionEnding,
  organizationChanging,
  organizationChanged,
]

/** The live channel: open while somebody works in an organization, one connection a browser. */
export function* liveFlow(): SagaGenerator<void> {
  yield* fork(openMessages)
  while (true) {
    const of = yield* call(placeOtherThan, undefined)
    if (of !== undefined) yield* race({ live: call(live, of), moved: call(placeOtherThan, of) })
    yield* put(unreadForgotten())
  }
}

/** Waits until the person works somewhere else than `place`: who, and in which organization; undefined is nowhere. */
function* placeOtherThan(place: string | undefined): SagaGenerator<string | undefined> {
  while (true) {
    const user = yield* select(selectUser)
    const away =
      (yield* select(selectChanging)) ||
      (yield* select(selectEnding)) ||
      (yield* select(selectOtherTabUser)) !== undefined
    const here = user?.orgCtx && !away ? `${user.id} ${user.orgCtx.orgId}` : undefined
    if (here !== place) return here
    yield* take(moves)
  }
}

/** One place, until it is left. */
type Place = {
  readonly of: string
  readonly messages: Channel<LiveMessage>
  /** Ids of the messages that this tab has heard: a new leader may hear some again. */
  readonly known: Set<string>
  lastId: string | undefined
  stats: LiveEvent | undefined
  /** Messages may have been missed since the lists were read: a connection has ended, here or in another tab. */
  hasGap: boolean
  /** Of the connection of this tab, while it leads. */
  state: 'open' | NonNullable<LiveState['loss']>
  openedAt: number | undefined
  /** What was told last of a loss. */
  loss: LiveState['loss']
}

/** The state of the connection is another one. */
const turned = createAction('live/turned')
/** The connection is tried now, as the person wants it, in whichever tab that was said. */
const tryDue = createAction('live/tryDue')

function* live(of: string): SagaGenerator<void> {
  const messages = channel<LiveMessage>(messageBuffer())
  const place: Place = {
    of,
    messages,
    known: new Set(),
    lastId: undefined,
    stats: undefined,
    hasGap: false,
    state: 'waiting',
    openedAt: undefined,
    loss: undefined,
  }
  const heard = yield* call(tabMessages)
  const left = new AbortController()
  try {
    yield* fork(showMessages, messages)
    yield* fork(sayMessages)
    yield* takeLeading(listGrewOld, readAgain)
    yield* takeLeading(liveTryAsked, passOn, place)
    yield* fork(followLeader, place, heard)
    yield* call(pageStands)
    yield* fork(showCritical, place)
    const { hears, turn: turnOf } = yield* tabs()
    if (!hears) return yield* call(leadWhileSeen, place)
    yield* tellTabs({ kind: 'liveAsked', of })
    const release = yield* call(turnOf, `live ${of}`, left.signal)
    if (release) yield* call(lead, place, release)
  } finally {
    left.abort()
    if (yield* cancelled()) heard.close()
  }
}

/**
 * Where the tabs cannot hear each other each has a connection of its own, but only while it is looked at: a browser opens
 * six to a host, and the seventh tab would wait for ever. What was missed is sent again from the last id on.
 */
function* leadWhileSeen(place: Place): SagaGenerator<void> {
  const looks = yield* call(visibility)
  try {
    while (true) {
      if (document.visibilityState === 'visible')
        yield* race({ live: call(lead, place, () => undefined), left: take(looks) })
      else yield* take(looks)
    }
  } finally {
    looks.close()
  }
}

/** Says that the person begins or ceases to look at this tab. */
const visibility = (): EventChannel<true> =>
  eventChannel((say) => {
    const turned = () => say(true)
    document.addEventListener('visibilitychange', turned)
    return () => document.removeEventListener('visibilitychange', turned)
  }, buffers.sliding(1))

/** Until this tab has the turn it hears what the leading tab hears; when it leads it tells the newcomers. */
function* followLeader(place: Place, heard: EventChannel<TabMessage>): SagaGenerator<void> {
  while (true) {
    const message = yield* take(heard)
    if (message.kind === 'live' || message.kind === 'liveLoss') place.hasGap = true
    if (message.kind === 'live' && message.of === place.of)
      yield* call(hear, place, message.event as LiveEvent)
    if (message.kind === 'liveAsked' && message.of === place.of) {
      if (place.stats) yield* tellTabs({ kind: 'live', of: place.of, event: place.stats })
      if (place.loss) yield* tellTabs({ kind: 'liveLoss', of: place.of, loss: place.loss })
    }
    if (message.kind === 'liveLoss' && message.of === place.of) {
      place.loss = message.loss
      yield* put(lossTold(message.loss))
    }
    if (message.kind === 'liveTryAsked' && message.of === place.of) yield* put(tryDue())
  }
}

function* passOn({ of }: Place): SagaGenerator<void> {
  yield* tellTabs({ kind: 'liveTryAsked', of })
  yield* put(tryDue())
}

/** Holds the connection: whenever it is lost it comes back, ever more slowly; refused, it stays closed. */
function* lead(place: Place, release: () => void): SagaGenerator<void> {
  const back = yield* call(returns)
  let tries = 0
  yield* fork(tellLoss, place)
  try {
    while (true) {
      yield* turn(place, 'trying')
      const end = yield* call(connection, place)
      if (end === 'unauthorized') yield* put(unauthorized({ endpoint: 'streamLiveEvents' }))
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

function* hearFirst(place: Place, event: LiveEvent): SagaGenerator<void> {
  if (heardIn(event)) yield* tellTabs({ kind: 'live', of: place.of, event })
  yield* call(hear, place, event)
}

function* hear(place: Place, event: LiveEvent): SagaGenerator<void> {
  const heard = heardIn(event)
  if (event.id !== undefined) place.lastId = event.id
  if (!heard) return
  if (heard.kind === 'unread') {
    const isFirst = place.stats === undefined
    place.stats = event
    yield* put(unreadCounted(heard.count))
    if (isFirst) return // it tells of no change
  } else if (!place.known.has(heard.message.id)) {
    place.known.add(heard.message.id)
    yield* put(place.messages, heard.message)
  }
  yield* put(listGrewOld())
}

/** What this tab has changed is read again by that, and so is what the channel says of it. */
const isOwnReading = isAnyOf(markNotificationRead.matchFulfilled, api.util.invalidateTags.match)

/** Lists and the bell are read again a second after a change, once for all changes of that second (NOTIF-13). */
function* readAgain(): SagaGenerator<void> {
  const { own } = yield* race({ due: delay(timings.notificationsReread), own: take(isOwnReading) })
  if (!own) yield* put(api.util.invalidateTags(['Notification']))
}

/** On entry: what everybody has to see, once a session. */
function* showCritical({ messages, known }: Place): SagaGenerator<void> {
  try {
    const { results } = yield* request(listCriticalNotifications, undefined)
    for (const message of results) {
      if (message.status !== 'New' || known.has(message.id) || !isFirstShowing(message.id)) continue
      known.add(message.id)
      yield* put(messages, message)
    }
  } catch (error) {
    if (!isRefusal(error)) throw error // a background call: its failure is silent
  }
}
