import { call, put, race, take, type SagaGenerator } from 'typed-redux-saga'
import { isRefusal, organizationChoiceApi, termsApi, type Refusal, type UserOrganization } from '../../api'
import { request } from '../../flows/request'
import { organizationChoice, termsAgreed, termsClosed, type TermsStep } from './state'

const { getPlatformTerm, checkOrganizationTermAcceptance, acceptOrganizationTerm } = termsApi.endpoints
const { listOwnOrganizations } = organizationChoiceApi.endpoints

/** Whether the person has accepted, now or before, the platform's terms and then the organization's. */
export function* termsAccepted({ id: orgId, term }: UserOrganization): SagaGenerator<boolean> {
  const platform = (yield* request(getPlatformTerm, undefined)).result
  if (platform.active && !(yield* hasAccepted({}))) {
    const agreed = yield* agrees({ name: 'platformTerms', orgId, html: platform.term }, {})
    if (!agreed) return false
  }
  const accepted = yield* hasAccepted({ orgId })
  if (!term?.active || accepted) return true
  // The list may be old, and so its terms.
  const html = yield* currentTerms({ name: 'organizationTerms', orgId, html: term.term })
  return yield* agrees({ name: 'organizationTerms', orgId, html }, { orgId })
}

type Whose = { orgId?: string }

function* hasAccepted(whose: Whose): SagaGenerator<boolean> {
  return (yield* request(checkOrganizationTermAcceptance, whose)).result
}

/** Shows the terms until they are agreed to, and says so to the server, or until they are closed. */
function* agrees(step: TermsStep, whose: Whose): SagaGenerator<boolean> {
  const { agreed } = yield* race({
    agreed: call(ask, step, whose),
    closed: take(termsClosed),
  })
  yield* put(organizationChoice.closed())
  return agreed === true
}

/** The terms are asked again, as they are now, where the server does not take the agreement: they have changed. */
function* ask(terms: TermsStep, whose: Whose): SagaGenerator<true> {
  const send = () => request(acceptOrganizationTerm, whose)
  let step = terms
  let because: Refusal | undefined
  while (true) {
    try {
      yield* organizationChoice.ask(step, termsAgreed, send, {
        stays: ({ status }) => status !== 409,
        because,
      })
      return true
    } catch (error) {
      if (!isRefusal(error)) throw error
      because = error
      step = { ...step, html: yield* currentTerms(step), reading: (step.reading ?? 0) + 1 }
    }
  }
}

/** These terms as the server has them now; as they were where it does not say. */
function* currentTerms({ name, orgId, html }: TermsStep): SagaGenerator<string> {
  try {
    if (name === 'platformTerms') return (yield* request(getPlatformTerm, undefined)).result.term
    const { results } = yield* request(listOwnOrganizations, undefined)
    return results.find(({ id }) => id === orgId)?.term?.term ?? html
  } catch (error) {
    if (!isRefusal(error)) throw error
    return html
  }
}
