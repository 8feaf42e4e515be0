import { select, type SagaGenerator } from 'typed-redux-saga'
import {
  operations,
  organizationPageApi,
  organizationsApi,
  type CurrentUser,
  type Organization,
  type OrganizationInput,
} from '../../api'
import { request } from '../../flows/request'
import { mayCall } from '../../kit/access/access'
import { selectUser } from '../../session/state'
import { limits } from '../../timings'
import type { OrganizationDetails } from './state'

const { updateCurrentOrganization } = organizationPageApi.endpoints
const { searchOrganizations, updateOrganization } = organizationsApi.endpoints

/**
 * A super administrator changes it as one of the platform, which takes the whole organization (call-notes 22); when
 * that cannot be had in full, and for everybody else, the call of the own organization takes what the form knows.
 */
export function* updateOwnOrganization(details: OrganizationDetails): SagaGenerator<void> {
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
