import { call, delay, put, take, type SagaGenerator } from 'typed-redux-saga'
import { isRefusal, profileApi, type Refusal } from '../../api'
import { loaded } from '../../flows/loaded'
import { navigator } from '../../flows/navigation'
import { noticed, refusalNotice, type Phrase } from '../../flows/notices'
import { request } from '../../flows/request'
import { timings } from '../../timings'
import {
  emailMarketingGiven,
  emailMarketingRefused,
  emailMarketingSaved,
  organizationEdited,
  organizationKnown,
} from './state'

const { updateEmailMarketingKey } = profileApi.endpoints

/** Stores the key of the e-mail marketing service. */
export function* emailMarketingFlow(): SagaGenerator<void> {
  while (true) {
    const { payload: emailMarketingSetting } = yield* take(emailMarketingGiven)
    try {
      yield* request(updateEmailMarketingKey, { emailMarketingSetting })
      yield* put(emailMarketingSaved(emailMarketingSetting.name))
      yield* put(succeeded({ id: 'profile.keyUpdated' }))
    } catch (error) {
      if (!isRefusal(error)) throw error
      yield* put(emailMarketingRefused())
      yield* put(failed(error))
    }
  }
}

/** Changes the organization that the person works in; its name and colour stand everywhere, so the page reloads. */
export function* organizationUpdateFlow(): SagaGenerator<void> {
  while (true) {
    const { payload: details } = yield* take(organizationEdited)
    try {
      // The administrators' calls.
      const { updateOwnOrganization } = yield* loaded(() => import('./organization-update'))
      yield* call(updateOwnOrganization, details)
    } catch (error) {
      if (!isRefusal(error)) throw error
      yield* put(organizationKnown('open'))
      yield* put(failed(error))
      continue
    }
    yield* put(organizationKnown('saved'))
    yield* put(succeeded({ id: 'profile.organizationUpdated', values: { name: details.name } }))
    yield* delay(timings.organizationReload)
    const { here, load } = yield* navigator()
    const { pathname, search } = here()
    yield* call(load, pathname + withoutModal(search))
  }
}

/** The modal is not opened again; language and tab stay. */
function withoutModal(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('drawer')
  return query.size > 0 ? `?${query.toString()}` : ''
}

const succeeded = (text: Phrase) => noticed({ tone: 'success', title: { id: 'common.success' }, text })
const failed = (refusal: Refusal) =>
  refusalNotice(refusal, { title: 'common.error', otherwise: 'common.somethingWentWrong' })
