import { object, type ObjectSchema } from 'yup'
import {
  bounds,
  values as described,
  type QuotaConfig,
  type QuotaConfigInput,
  type SegmentQuotaKey,
} from '../../../../api'
import { toField, whole, parseWhole } from '../../../../kit/form/numbers'
import { quotaInputOf } from './quota'

export type SegmentQuota = Record<SegmentQuotaKey, string>

const USUAL = 100
export const alertMessage = 'Reached Max Allowed Records'

const each = <T>(valueOf: (key: SegmentQuotaKey) => T): Record<SegmentQuotaKey, T> => ({
  _filter_raw: valueOf('_filter_raw'),
  _filter_result: valueOf('_filter_result'),
  _final_result: valueOf('_final_result'),
})

/** What is stored, and the usual value of whatever is not. */
export const segmentQuotaOf = (config: QuotaConfig | undefined): SegmentQuota =>
  each((key) => toField(config?.quotaByKeys[key] ?? USUAL))

/** Whether nothing of it is a default. */
export const isComplete = ({ quotaByKeys }: QuotaConfig): boolean =>
  described.SegmentQuotaKey.every((key) => key in quotaByKeys)

const raw = () => whole({ ...bounds.RawSegmentQuota, below: 'organizationSetup.rawRange' })
const result = () => whole({ ...bounds.ResultSegmentQuota, below: 'organizationSetup.resultRange' })

export const schema: ObjectSchema<SegmentQuota> = object({
  _filter_raw: raw(),
  _filter_result: result(),
  _final_result: result(),
})

export const segmentInputOf = (values: SegmentQuota, read: QuotaConfig | undefined): QuotaConfigInput =>
  quotaInputOf('Segment', read, {
    // The schema lets nothing but numbers through.
    quotaByKeys: each((key) => parseWhole(values[key]) ?? USUAL),
    alertMessage: read?.alertMessage ?? alertMessage,
  })
