import { call, delay, put, take, type SagaGenerator } from 'typed-redux-saga'
import { refuse, type Refusal } from '../../api'
import { navigator, opened } from '../../flows/navigation'
import { failed, succeeded, unlessRefused } from '../../flows/outcomes'
import type { Parts } from '../../flows/parts'
import { timings } from '../../timings'
import {
  organizationEdited,
  organizationKnown,
  organizationUpdateSlice,
  type OrganizationDetails,
} from './state'

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
  const { updateOwnOrganization } = yield* administratorsCalls()
  yield* call(updateOwnOrganization, details)
}

/** Loaded when they are wanted: the profile is everybody's, and few are administrators. */
function* administratorsCalls() {
  try {
    return yield* call(() => import('./organization-update'))
  } catch {
    throw refuse('common.somethingWentWrong')
  }
}

/** The modal is not opened again; language and tab stay. */
function withoutModal(search: string): string {
  const query = new URLSearchParams(search)
  query.delete(opened.name)
  return query.size > 0 ? `?${query.toString()}` : ''
}

const somethingWentWrong = (refusal: Refusal) =>
  failed(refusal, 'common.somethingWentWrong', { title: 'common.error' })

export const parts: Parts = {
  flows: [organizationUpdateFlow],
  slices: [organizationUpdateSlice],
}
