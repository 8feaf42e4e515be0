import { call, delay, put, take, type SagaGenerator } from 'typed-redux-saga'
import { isRefusal } from '../../api'
import { loaded } from '../../flows/loaded'
import { noticed } from '../../flows/notices'
import { doneNotice, refusedNotice } from '../../flows/outcomes'
import { request } from '../../flows/request'
import { timings } from '../../timings'
import { withSecondFactor } from '../../kit/second-factor/flow'
import { deedDone } from '../../kit/second-factor/state'
import { exportAsked, type ExportJob } from './state'

type Begun = { readonly message?: string }
type Exporter = (job: ExportJob, otpCode: string) => SagaGenerator<Begun>

const exporters: Readonly<Record<ExportJob['type'], () => SagaGenerator<Exporter>>> = {
  organizations: function* () {
    const { exportOrganizations } = yield* loaded(() => import('./calls'))
    return ({ timezone, criteria }, otpCode) =>
      request(exportOrganizations, { timezone, otpCode, organizationCriteria: criteria })
  },
}

/** Begins an export once a code is given for it; its drawer closes a moment after. */
export function* exportFlow(): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(exportAsked)
    try {
      yield* call(begin, payload.job, payload.key)
    } catch (error) {
      if (!isRefusal(error)) throw error
      const notice = refusedNotice(error, 'exports.failed', 'common.error')
      if (notice) yield* put(notice)
    }
  }
}

function* begin(job: ExportJob, key: string): SagaGenerator<void> {
  if (!Object.hasOwn(exporters, job.type)) return void (yield* put(unknownType()))
  const exporter = yield* exporters[job.type]()
  const outcome = yield* withSecondFactor({
    purpose: { id: 'exports.purpose' },
    send: (otpCode) => exporter(job, otpCode),
  })
  if (outcome.name === 'left') return
  yield* put(doneNotice({ id: 'exports.begun' }, outcome.result.message))
  yield* delay(timings.exportDrawer)
  yield* put(deedDone(key))
}

const unknownType = () =>
  noticed({ tone: 'danger', title: { id: 'common.error' }, text: { id: 'exports.failed' } })
