import { delay, put, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { accountsApi, organizationsApi } from '../../api'
import { noticed } from '../../flows/notices'
import { closeOpened } from '../../flows/navigation'
import { failed, saidOr, succeeded, unlessRefused } from '../../flows/outcomes'
import { request } from '../../flows/request'
import { timings } from '../../timings'
import { withSecondFactor } from '../../kit/second-factor/flow'
import { exportAsked, mostRecords, type ExportJob } from './state'

type Begun = { readonly message?: string }

const { exportOrganizations } = organizationsApi.endpoints
const { exportAccounts, exportPlatformAccounts } = accountsApi.endpoints

function send(job: ExportJob, otpCode: string): SagaGenerator<Begun> {
  const { timezone } = job
  switch (job.type) {
    case 'organizations':
      return request(exportOrganizations, { timezone, otpCode, organizationCriteria: job.criteria })
    case 'accounts':
      return request(exportAccounts, { timezone, otpCode, accountSearch: job.criteria })
    case 'platform accounts':
      return request(exportPlatformAccounts, { timezone, otpCode, platformAccountSearch: job.criteria })
  }
}

/** Begins an export once a code is given for it; its drawer closes a moment after. */
export function* exportFlow(): SagaGenerator<void> {
  yield* takeEvery(exportAsked, function* ({ payload }) {
    yield* unlessRefused(begin(payload), (refusal) =>
      failed(refusal, 'exports.failed', { title: 'common.error' }),
    )
  })
}

function* begin(job: ExportJob): SagaGenerator<void> {
  if (!Object.hasOwn(mostRecords, job.type)) return void (yield* put(unknownType()))
  const outcome = yield* withSecondFactor({
    purpose: { id: 'exports.purpose' },
    send: (otpCode) => send(job, otpCode),
  })
  if (outcome.name === 'left') return
  yield* put(succeeded(saidOr(outcome.result.message, { id: 'exports.begun' })))
  yield* delay(timings.exportDrawer)
  yield* closeOpened('export')
}

const unknownType = () =>
  noticed({ tone: 'danger', title: { id: 'common.error' }, text: { id: 'exports.failed' } })
