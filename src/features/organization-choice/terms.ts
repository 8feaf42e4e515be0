import { call, put, race, take, type SagaGenerator } from 'typed-redux-saga'
import { termsApi, type UserOrganization } from '../../api'
import { request } from '../../flows/request'
import { organizationChoice, termsAgreed, termsClosed, type ChoiceStep } from './state'

const { getPlatformTerm, checkOrganizationTermAcceptance, acceptOrganizationTerm } = termsApi.endpoints

/** Whether the person has accepted, now or before, the platform's terms and then the organization's. */
export function* termsAccepted({ id: orgId, term }: UserOrganization): SagaGenerator<boolean> {
  const platform = (yield* request(getPlatformTerm, undefined)).result
  if (platform.active && !(yield* hasAccepted({}))) {
    const agreed = yield* agrees({ name: 'platformTerms', orgId, html: platform.term }, {})
    if (!agreed) return false
  }
  const accepted = yield* hasAccepted({ orgId })
  if (!term?.active || accepted) return true
  return yield* agrees({ name: 'organizationTerms', orgId, html: term.term }, { orgId })
}

type Whose = { orgId?: string }

function* hasAccepted(whose: Whose): SagaGenerator<boolean> {
  return (yield* request(checkOrganizationTermAcceptance, whose)).result
}

/** Shows the terms until they are agreed to, and says so to the server, or until they are closed. */
function* agrees(step: ChoiceStep, whose: Whose): SagaGenerator<boolean> {
  const { agreed } = yield* race({
    agreed: call(ask, step, whose),
    closed: take(termsClosed),
  })
  yield* put(organizationChoice.closed())
  return agreed === true
}

function* ask(step: ChoiceStep, whose: Whose): SagaGenerator<true> {
  yield* organizationChoice.ask(step, termsAgreed, () => request(acceptOrganizationTerm, whose))
  return true
}
