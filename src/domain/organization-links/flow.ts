import { delay, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { api, isRefusal } from '../../api'
import { loaded } from '../../flows/loaded'
import { refusalNotice } from '../../flows/notices'
import { doneNotice } from '../../flows/outcomes'
import { request } from '../../flows/request'
import { timings } from '../../timings'
import { deedDone } from '../../kit/second-factor/state'
import { isWaiting, linkGiven, linkRefused, selectNewLink } from './state'

/** Links companies of other products. Leaving the form does not stop what was sent. */
export function* newLinkFlow(): SagaGenerator<void> {
  yield* takeEvery(linkGiven, linked)
}

function* linked({ payload: { key, link } }: ReturnType<typeof linkGiven>): SagaGenerator<void> {
  try {
    const { createLinkedCompany } = yield* loaded(() => import('./calls'))
    yield* request(createLinkedCompany, { linkedCompanyInput: link })
  } catch (error) {
    if (!isRefusal(error)) throw error
    // The form tells it, unless it has been left.
    const isThere = isWaiting(yield* select(selectNewLink), key)
    yield* put(
      isThere
        ? linkRefused({ key, refusal: error })
        : refusalNotice(error, { otherwise: 'organizationLinks.failed' }),
    )
    return
  }
  yield* put(doneNotice({ id: 'common.added' }))
  yield* put(deedDone(key))
  yield* delay(timings.listReload)
  yield* put(api.util.invalidateTags(['LinkedCompany']))
}
