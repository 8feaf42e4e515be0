import { put, take, type SagaGenerator } from 'typed-redux-saga'
import { isRefusal, quotasApi } from '../../../../api'
import { commonError } from '../../../../flows/outcomes'

const { getOrganizationQuota } = quotasApi.endpoints

/** Unlike what else cannot be read, a quota is told by a notice, or by the common error (QUOTA-12, QUOTA-13). */
export function* quotaFlow(): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(getOrganizationQuota.matchRejected)
    if (isRefusal(payload)) yield* put(commonError(payload))
  }
}
