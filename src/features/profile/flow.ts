import { call, delay, put, take, type SagaGenerator } from 'typed-redux-saga'
import type { Refusal } from '../../api'
import { loaded } from '../../flows/loaded'
import { navigator } from '../../flows/navigation'
import { failed, succeeded, unlessRefused } from '../../flows/outcomes'
import { timings } from '../../timings'
import { organizationEdited, organizationKnown, type OrganizationDetails } from './state'

/** Changes the organization that the person works in; its name and colour stand everywhere, so the page reloads. */
export function* organizationUpdateFlow(): SagaGenerator<void> {
  while (true) {
    const { payload: details } = yield* take(organizationEdited)
    if (!(yield* unlessRefused(update(details), somethingWentWrong))) {
      yield* put(organizationKnown('open'))
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

function* update(details: OrganizationDetails): SagaGenerator<void> {
  // The administrators' calls.
  const { updateOwnOrganization } = yield* loaded(() => import('./organization-update'))
  yield* call(updateOwnOrganization, details)
}

/** The modal is not opened again; language and tab stay. */
function withoutModal(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('drawer')
  return query.size > 0 ? `?${query.toString()}` : ''
}

const somethingWentWrong = (refusal: Refusal) =>
  failed(refusal, 'common.somethingWentWrong', { title: 'common.error' })
