import type { Channel } from 'redux-saga'
import { call, put, type SagaGenerator } from 'typed-redux-saga'
import { api, type LiveEvent } from '../../api'
import { tellTabs } from '../../flows/tabs'
import { rightsGrewOld } from '../../session/state'
import { heardIn, type LiveMessage } from './live-event'
import { listGrewOld, unreadCounted, type LiveState } from './state'

/** Where the person works, until they move: what this tab knows of the live channel there. */
export type Place = {
  readonly of: string
  readonly messages: Channel<LiveMessage>
  /** Ids of the messages that this tab has heard: a new leader may hear some again. */
  readonly known: Set<string>
  lastId: string | undefined
  stats: LiveEvent | undefined
  /** This tab holds the connection of the browser, or tries to. */
  leads: boolean
  /** Messages may have been missed since the lists were read: a connection has ended, here or in another tab. */
  hasGap: boolean
  /** Of the connection of this tab, while it leads. */
  state: 'open' | NonNullable<LiveState['loss']>
  openedAt: number | undefined
  /** What was told last of a loss. */
  loss: LiveState['loss']
}

/** The tab with the connection tells the others. */
export function* hearFirst(place: Place, event: LiveEvent): SagaGenerator<void> {
  if (heardIn(event)) yield* tellTabs({ kind: 'live', of: place.of, event })
  yield* call(hear, place, event)
}

/** What an event says becomes what this tab shows. */
export function* hear(place: Place, event: LiveEvent): SagaGenerator<void> {
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
    if (heard.about === 'rights') yield* put(rightsGrewOld())
    if (heard.about === 'invitation') yield* put(api.util.invalidateTags(['Invitation']))
  }
  yield* put(listGrewOld())
}
