import { put, take, type SagaGenerator } from 'typed-redux-saga'
import { isRefusal, quotasApi } from '../../../../api'
import { commonError } from '../../../../flows/outcomes'

const { getOrganizationQuota } = quotasApi.endpoints

/** Unlike what else cannot be read, a quota is told by a notice, or by the common error (QUOTA-12, QUOTA-13). */
export function* quotaFlow(): SagaGenerator<void> {
  while (true) {
    const { payload, meta } = yield* take(getOrganizationQuota.matchRejected)
    // What a form reads again before it is saved is told there: nobody is subscribed to it.
    if (isRefusal(payload) && meta.arg.subscribe !== false) yield* put(commonError(payload))
  }
}
