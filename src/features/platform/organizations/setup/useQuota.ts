import {
  useGetOrganizationQuotaQuery,
  useUpdateOrganizationQuotaMutation,
  type QuotaConfigInput,
} from '../../../../api'
import { useChange } from '../../../../kit/change/useChange'
import { useSetup } from './context'

type Category = 'ApiIngestion' | 'Segment' | 'Task'

/** A quota of the organization that is set up, read anew whenever its page opens. */
export function useQuota(category: Category) {
  const { orgId } = useSetup()
  return useGetOrganizationQuotaQuery({ orgId, category }, { refetchOnMountOrArgChange: true })
}

/** Saves it; the answer is one change for a form of settings. */
export function useSaveQuota(category: Category) {
  const { orgId } = useSetup()
  const change = useChange(useUpdateOrganizationQuotaMutation(), {
    done: 'common.updated',
    failed: 'organizationSetup.somethingWentWrong',
  })
  const save = (quotaConfigInput: QuotaConfigInput) => change.send({ orgId, category, quotaConfigInput })
  return { ...change, save }
}
