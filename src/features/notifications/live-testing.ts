import { combineReducers, type UnknownAction } from '@reduxjs/toolkit'
import { eventChannel } from 'redux-saga'
import { expectSaga } from 'redux-saga-test-plan'
import { notificationsApi, type LiveEnd } from '../../api'
import { noticesReducer } from '../../flows/notices'
import { createAnswers, createTestBrowser, createTestNavigator, Refused } from '../../flows/testing'
import { sessionSlice } from '../../session/state'
import { currentUserCame, user } from '../../session/testing'
import { connect, type Frame } from './channel'
import { liveFlow } from './live-flow'
import { liveSlice } from './state'

const reducer = combineReducers({
  session: sessionSlice.reducer,
  notices: noticesReducer,
  live: liveSlice.reducer,
})
export const SECOND = 1000
export const MINUTE = 60 * SECOND
/** Lets everything that is due happen, after moving the time. */
export const pass = (time = 0) => jest.advanceTimersByTimeAsync(time)

type Options = {
  browser?: ReturnType<typeof createTestBrowser>
  /** The browser lets its tabs hear each other, unless this is false. */
  hears?: boolean
  /** How each connection ends at once; one that has no such word opens and stays, 'never' does not even open. */
  ends?: LiveEnd | 'never'
  critical?: unknown
  address?: string
}

/** A tab in which `user` works in an organization, over connections that the test feeds. */
export async function openTab({
  browser = createTestBrowser(),
  hears = true,
  ends: endsNow,
  critical = [],
  address = '/help',
}: Options = {}) {
  let ends = endsNow
  const navigator = createTestNavigator(address)
  const answers = createAnswers({ navigator, tabs: { ...browser.open(), hears } })
  const answer = critical instanceof Refused ? critical : { success: true, results: critical }
  answers.on('critical', notificationsApi.endpoints.listCriticalNotifications, answer)
  const tries: (string | undefined)[] = []
  const lines = new Set<(frame: Frame) => void>()
  function fakeConnection(lastId: string | undefined) {
    tries.push(lastId)
    return eventChannel<Frame>((say) => {
      lines.add(say)
      if (ends !== 'never') {
        const first: Frame = ends ? { kind: 'end', why: ends } : { kind: 'open' }
        void Promise.resolve().then(() => say(first))
      }
      return () => void lines.delete(say)
    })
  }
  let state = reducer(reducer(undefined, { type: '' }), currentUserCame(user))
  const heard: UnknownAction[] = []
  const saga = expectSaga(liveFlow)
    .withReducer((known: typeof state | undefined, action: UnknownAction) => {
      heard.push(action)
      return (state = reducer(known, action))
    }, state)
    .provide({
      ...answers,
      call(effect: { fn: unknown; args: unknown[] }, next: () => unknown) {
        if (effect.fn === connect) return fakeConnection(effect.args[0] as string | undefined)
        return answers.call(effect, next)
      },
    } as never)
  void saga.run({ silenceTimeout: true, timeout: false })
  await pass()
  const say = (frame: Frame) => lines.forEach((line) => line(frame))
  let count = 0
  return {
    navigator,
    tries,
    connections: () => lines.size,
    notices: () => state.notices,
    live: () => state.live,
    rereads: () => heard.filter(({ type }) => type.endsWith('invalidateTags')).length,
    saw: (type: string) => heard.filter((action) => action.type === type).length,
    tell: (fact: UnknownAction) => void saga.dispatch(fact),
    /** How connections end from now on. */
    will: (end: typeof ends) => void (ends = end),
    end: (why: LiveEnd) => say({ kind: 'end', why }),
    raw: (topic: string, data: string) => say({ kind: 'event', event: { topic, data } }),
    event: (topic: string, data: unknown, id?: string) =>
      say({ kind: 'event', event: { topic, data: JSON.stringify(data), ...(id && { id }) } }),
    message(fields: object = {}, topic = 'user-messages') {
      count += 1
      const id = `message-${count}`
      this.event(
        topic,
        { id, title: `Title ${count}`, message: 'Text', status: 'New', ...fields },
        `${count}`,
      )
    },
  }
}
