import { put, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { organizationSetupApi, organizationsApi, refuse } from '../../../api'
import { exportFlow } from '../../../domain/exports/flow'
import { closeOpened } from '../../../flows/navigation'
import { failed, saidOr, succeeded, unlessRefused } from '../../../flows/outcomes'
import type { Parts } from '../../../flows/parts'
import { request } from '../../../flows/request'
import { withSecondFactor } from '../../../kit/second-factor/flow'
import { secondFactor } from '../../../kit/second-factor/state'
import { quotaFlow } from './setup/flow'
import { deletionAsked } from './state'

const { createOrganization, deleteOrganization } = organizationsApi.endpoints
const { createCustomModelFromTemplate } = organizationSetupApi.endpoints

/** Deletes an organization, after a question and with a code of the authenticator. */
export function* organizationDeletionFlow(): SagaGenerator<void> {
  yield* takeEvery(deletionAsked, function* ({ payload }) {
    yield* unlessRefused(remove(payload), (refusal) => failed(refusal, 'organizations.deleteFailed'))
  })
}

function* remove({ id, name }: ReturnType<typeof deletionAsked>['payload']): SagaGenerator<void> {
  const outcome = yield* withSecondFactor({
    question: { title: { id: 'organizations.deleteOf', values: { name } }, confirm: 'organizations.delete' },
    purpose: { id: 'organizations.deletePurpose', values: { name } },
    send: (otpCode) => request(deleteOrganization, { orgId: id, otpCode }),
  })
  if (outcome.name === 'left') return
  yield* put(succeeded(saidOr(outcome.result.message, { id: 'common.deleted' })))
  yield* closeOpened('delete', id)
}

/** The code of the model that every new organization gets, from the default template (doc2 §7). */
const CUSTOM_MODEL = 'ZmaCheater'

/** A new organization gets its custom model; without it the organization is there all the same. */
export function* customModelFlow(): SagaGenerator<void> {
  yield* takeEvery(createOrganization.matchFulfilled, function* ({ payload }: { payload: Created }) {
    yield* unlessRefused(createModel(payload.result?.id), (refusal) =>
      failed(refusal, 'common.failedToAdd', { title: 'organizations.modelFailed' }),
    )
  })
}

/** An empty answer is a success too (HTTP-07), and does not say which organization it is. */
type Created = { readonly result?: { readonly id: string } }

function* createModel(orgId: string | undefined): SagaGenerator<void> {
  if (orgId === undefined) throw refuse('common.failedToAdd')
  yield* request(createCustomModelFromTemplate, { customModelCreation: { orgId, code: CUSTOM_MODEL } })
}

export const parts: Parts = {
  flows: [organizationDeletionFlow, customModelFlow, quotaFlow, exportFlow],
  slices: [secondFactor],
}
