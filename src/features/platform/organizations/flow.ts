import { isFulfilled } from '@reduxjs/toolkit'
import { delay, put, spawn, take, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { api, type Organization } from '../../../api'
import { loaded } from '../../../flows/loaded'
import { closeOpened } from '../../../flows/navigation'
import { failed, saidOr, succeeded, unlessRefused } from '../../../flows/outcomes'
import { request } from '../../../flows/request'
import { withSecondFactor } from '../../../kit/second-factor/flow'
import { timings } from '../../../timings'
import { deletionAsked } from './state'

/** Deletes an organization, after a question and with a code of the authenticator. */
export function* organizationDeletionFlow(): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(deletionAsked)
    yield* unlessRefused(remove(payload), (refusal) => failed(refusal, 'organizations.deleteFailed'))
  }
}

function* remove({ id, name }: ReturnType<typeof deletionAsked>['payload']): SagaGenerator<void> {
  const { deleteOrganization } = yield* loaded(() => import('./calls'))
  const outcome = yield* withSecondFactor({
    question: { title: { id: 'organizations.deleteOf', values: { name } }, confirm: 'organizations.delete' },
    purpose: { id: 'organizations.deletePurpose', values: { name } },
    send: (otpCode) => request(deleteOrganization, { orgId: id, otpCode }),
  })
  if (outcome.name === 'done') {
    yield* put(succeeded(saidOr(outcome.result.message, { id: 'common.deleted' })))
    yield* closeOpened('delete', id)
  } else if (!outcome.sent) return
  // Deleted, or perhaps: the request was left under way.
  yield* spawn(readListAgain)
}

function* readListAgain(): SagaGenerator<void> {
  yield* delay(timings.listReload)
  yield* put(api.util.invalidateTags(['Organization']))
}

/** The code of the model that every new organization gets, from the default template (doc2 §7). */
const CUSTOM_MODEL = 'ZmaCheater'

type Created = { readonly payload: { readonly result: Organization } }

/** An organization was created; by its name, so that its calls load with their screen. */
const isCreated = (action: unknown): boolean =>
  isFulfilled(action) && (action.meta.arg as { endpointName?: string }).endpointName === 'createOrganization'

/** A new organization gets its custom model; without it the organization is there all the same. */
export function* customModelFlow(): SagaGenerator<void> {
  yield* takeEvery(isCreated as never, function* ({ payload: { result } }: Created) {
    yield* unlessRefused(createModel(result.id), (refusal) =>
      failed(refusal, 'common.failedToAdd', { title: 'organizations.modelFailed' }),
    )
  })
}

function* createModel(orgId: string): SagaGenerator<void> {
  const { createCustomModelFromTemplate } = yield* loaded(() => import('./calls'))
  yield* request(createCustomModelFromTemplate, { customModelCreation: { orgId, code: CUSTOM_MODEL } })
}
