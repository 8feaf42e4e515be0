import { buffers, eventChannel, type EventChannel } from 'redux-saga'

/** Says that the person looks at this tab again, or that the network is back: what rested is worth a try. */
export const returns = (): EventChannel<true> =>
  eventChannel((say) => {
    const back = () => {
      if (document.visibilityState === 'visible') say(true)
    }
    addEventListener('online', back)
    addEventListener('focus', back)
    document.addEventListener('visibilitychange', back)
    return () => {
      removeEventListener('online', back)
      removeEventListener('focus', back)
      document.removeEventListener('visibilitychange', back)
    }
  }, buffers.sliding(1))
