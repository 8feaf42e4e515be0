import { call, cancelled, delay, race, type SagaGenerator } from 'typed-redux-saga'
import { lookUpPublicIp } from '../../api'
import { timings } from '../../timings'

/** The browser's public address, within 3 s or not at all; forked when a page is usable, joined at submit. */
export function* publicIp(): SagaGenerator<string | undefined> {
  const { ip } = yield* race({ ip: call(lookUp), late: delay(timings.publicIpLookup) })
  return ip
}

function* lookUp(): SagaGenerator<string | undefined> {
  const aborter = new AbortController()
  try {
    return yield* call(lookUpPublicIp, aborter.signal)
  } finally {
    if (yield* cancelled()) aborter.abort()
  }
}
