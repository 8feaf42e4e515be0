import { call, delay, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import {
  isRefusal,
  operations,
  organizationPageApi,
  organizationsApi,
  profileApi,
  type CurrentUser,
  type Organization,
  type OrganizationInput,
  type Refusal,
} from '../../api'
import { navigator } from '../../flows/navigation'
import { noticed, wordsOf, type Words } from '../../flows/notices'
import { request } from '../../flows/request'
import { mayCall } from '../../kit/access'
import { selectUser } from '../../session/state'
import { limits, timings } from '../../timings'
import {
  emailMarketingGiven,
  emailMarketingRefused,
  emailMarketingSaved,
  organizationEdited,
  organizationKnown,
  type OrganizationDetails,
} from './state'

const { updateEmailMarketingKey } = profileApi.endpoints
const { updateCurrentOrganization } = organizationPageApi.endpoints
const { searchOrganizations, updateOrganization } = organizationsApi.endpoints

/** Stores the key of the e-mail marketing service. */
export function* emailMarketingFlow(): SagaGenerator<void> {
  while (true) {
    const { payload: emailMarketingSetting } = yield* take(emailMarketingGiven)
    try {
      yield* request(updateEmailMarketingKey, { emailMarketingSetting })
      yield* put(emailMarketingSaved(emailMarketingSetting.name))
      yield* put(succeeded({ id: 'ownForms.keyUpdated' }))
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
      yield* call(update, details)
    } catch (error) {
      if (!isRefusal(error)) throw error
      yield* put(organizationKnown('open'))
      yield* put(failed(error))
      continue
    }
    yield* put(organizationKnown('saved'))
    yield* put(succeeded({ id: 'ownForms.organizationUpdated', values: { name: details.name } }))
    yield* delay(timings.organizationReload)
    const { here, load } = yield* navigator()
    const { pathname, search } = here()
    yield* call(load, pathname + withoutModal(search))
  }
}

/**
 * A super administrator changes it as one of the platform, which takes the whole organization (call-notes 22); when
 * that cannot be had in full, and for everybody else, the call of the own organization takes what the form knows.
 */
function* update(details: OrganizationDetails): SagaGenerator<void> {
  const user = yield* select(selectUser)
  if (!user?.orgCtx) return
  const { orgId, organization } = user.orgCtx
  const whole = yield* wholeOf(user, orgId, details)
  if (whole) yield* request(updateOrganization, { orgId, organizationInput: whole })
  else {
    const email = organization?.email
    const currentOrganizationInput = { ...details, ...(email && { email }) }
    yield* request(updateCurrentOrganization, { id: orgId, currentOrganizationInput })
  }
}

function* wholeOf(
  user: CurrentUser,
  orgId: string,
  details: OrganizationDetails,
): SagaGenerator<OrganizationInput | undefined> {
  if (mayCall(operations.updateOrganization.access, user).name !== 'may') return undefined
  const { results } = yield* request(searchOrganizations, {
    page: 0,
    pageSize: limits.organizationsOfOneName,
    organizationCriteria: { freeText: user.orgCtx?.organization?.name ?? '' },
  })
  const found = results.content.find(({ id }) => id === orgId)
  return found && merged(found, details)
}

/** Undefined when something is missing that the platform's call needs: nothing is made up. */
function merged(found: Organization, details: OrganizationDetails): OrganizationInput | undefined {
  const { code, fullName, accountType, phase } = found
  if (!code || !fullName || !accountType || !phase) return undefined
  const { environment, contractType, contractEffectiveFrom, contractEffectiveTo, email } = found
  const kept = { environment, contractType, contractEffectiveFrom, contractEffectiveTo, email }
  return { code, fullName, accountType, phase, ...kept, ...details }
}

/** The modal is not opened again; language and tab stay. */
function withoutModal(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('drawer')
  return query.size > 0 ? `?${query.toString()}` : ''
}

const succeeded = (text: Words) => noticed({ tone: 'success', title: { id: 'common.success' }, text })
const failed = (refusal: Refusal) =>
  noticed({
    tone: 'danger',
    title: { id: 'common.error' },
    text: wordsOf(refusal, 'common.somethingWentWrong'),
  })
