import { isAnyOf } from '@reduxjs/toolkit'
import { buffers, channel, eventChannel, type EventChannel } from 'redux-saga'
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
import { api, isRefusal, notificationsApi, sessionApi, type LiveEvent } from '../../api'
import { request } from '../../flows/request'
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
import { lead, tryDue } from './live-connection'
import type { LiveMessage } from './live-event'
import { messageBuffer, openMessages, sayMessages, showMessages } from './live-notices'
import { hear, type Place } from './live-place'
import { listGrewOld, liveTryAsked, lossTold, unreadForgotten } from './state'

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

function* live(of: string): SagaGenerator<void> {
  const messages = channel<LiveMessage>(messageBuffer())
  const place: Place = {
    of,
    messages,
    known: new Set(),
    lastId: undefined,
    stats: undefined,
    leads: false,
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

/**
 * Until this tab has the turn it hears what the leading tab hears; when it leads it tells the newcomers. It alone: what
 * another tab still has as the last count may be older than what all have heard meanwhile.
 */
function* followLeader(place: Place, heard: EventChannel<TabMessage>): SagaGenerator<void> {
  while (true) {
    const message = yield* take(heard)
    if (message.kind === 'live' || message.kind === 'liveLoss') place.hasGap = true
    if (message.kind === 'live' && message.of === place.of)
      yield* call(hear, place, message.event as LiveEvent)
    if (message.kind === 'liveAsked' && message.of === place.of && place.leads) {
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
