import { isRejectedWithValue } from '@reduxjs/toolkit'
import { put, take, type SagaGenerator } from 'typed-redux-saga'
import { isRefusal, type Refusal } from '../../../../api'
import { commonError } from '../../../../flows/outcomes'

type Unread = { payload: Refusal }

/** A quota that could not be read; by its name, so that its calls load with its page. */
function isQuotaUnread(action: unknown): action is Unread {
  if (!isRejectedWithValue(action)) return false
  const { endpointName } = action.meta.arg as { endpointName?: string }
  const { payload } = action
  return endpointName === 'getOrganizationQuota' && isRefusal(payload)
}

/** Unlike what else cannot be read, a quota is told by a notice, or by the common error (QUOTA-12, QUOTA-13). */
export function* quotaFlow(): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take<Unread & { type: string }>(isQuotaUnread as never)
    yield* put(commonError(payload))
  }
}
