import {
  quotasApi,
  useGetOrganizationQuotaQuery,
  useUpdateOrganizationQuotaMutation,
  values,
  type QuotaCategory,
  type QuotaConfig,
  type QuotaConfigInput,
  type UnblockPeriod,
} from '../../../../api'
import { useChange } from '../../../../kit/change/useChange'
import { useRecheck, type Recheck } from '../../../../kit/form/useRecheck'
import { Settings } from '../../../../kit/form/SettingsForm'
import { useText } from '../../../../texts'
import { TextField } from '../../../../ui/TextField'
import { useSetup } from './context'

/** What the three pages of quotas share. */

/** The minutes after which a blocked organization may send again (QUOTA-17); undefined for any other number. */
export const minutesOf = (minutes: number | undefined): UnblockPeriod | undefined =>
  values.UnblockPeriod.find((each) => each === minutes)

/** What every quota sends: what was read, with what the page has changed in it. */
export function quotaInputOf(
  category: QuotaCategory,
  read: QuotaConfig | undefined,
  changed: Omit<QuotaConfigInput, 'category'>,
): QuotaConfigInput {
  const unblockedPeriodInMin = minutesOf(read?.unblockedPeriodInMin)
  return {
    category,
    enabledBlocked: read?.enabledBlocked ?? false,
    ...(unblockedPeriodInMin !== undefined && { unblockedPeriodInMin }),
    ...(read?.maxAllowed !== undefined && { maxAllowed: read.maxAllowed }),
    ...changed,
  }
}

/** A quota of the organization that is set up, read anew whenever its page opens. */
export function useQuota(category: QuotaCategory) {
  const { orgId } = useSetup()
  return useGetOrganizationQuotaQuery({ orgId, category })
}

/** What the call answers; nothing while none is set. */
type QuotaAnswer = { readonly result?: QuotaConfig | undefined }

/** Reads it again before it is saved; who has changed it is not told by the call. */
export function useQuotaRecheck<Values>(
  category: QuotaCategory,
  valuesOf: (config: QuotaConfig | undefined) => Values,
  fields: Recheck<Values, QuotaAnswer>['fields'],
): Recheck<Values, QuotaAnswer> {
  const { orgId } = useSetup()
  return useRecheck<Values, QuotaAnswer>({
    read: (read) => read(quotasApi.endpoints.getOrganizationQuota, { orgId, category }),
    valuesOf: ({ result }) => valuesOf(result),
    fields,
  })
}

/** Saves it; the answer is one change for a form of settings. */
export function useSaveQuota(category: QuotaCategory) {
  const { orgId } = useSetup()
  const change = useChange(useUpdateOrganizationQuotaMutation(), {
    done: 'common.updated',
    failed: 'settings.somethingWentWrong',
  })
  const save = (quotaConfigInput: QuotaConfigInput) => change.send({ orgId, category, quotaConfigInput })
  return { ...change, save }
}

/** What a person is told at a limit, where it cannot be chosen. */
export function AlertMessage({ words }: { words: string }) {
  const text = useText()
  return (
    <Settings title={text('organizationSetup.reached')} about={text('organizationSetup.alertAbout')}>
      <TextField
        name="alertMessage"
        label={text('organizationSetup.alertMessage')}
        readOnly
        value={words}
        onChange={() => undefined}
      />
    </Settings>
  )
}
