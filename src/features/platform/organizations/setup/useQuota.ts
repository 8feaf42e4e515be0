import {
  isRefusal,
  useGetOrganizationQuotaQuery,
  useUpdateOrganizationQuotaMutation,
  type QuotaConfigInput,
} from '../../../../api'
import { useSetup } from './context'

type Category = 'ApiIngestion' | 'Segment' | 'Task'

/** A quota of the organization that is set up, read anew whenever its page opens. */
export function useQuota(category: Category) {
  const { orgId } = useSetup()
  return useGetOrganizationQuotaQuery({ orgId, category }, { refetchOnMountOrArgChange: true })
}

/** `save` answers whether it is saved; otherwise `refusal` says why not. */
export function useSaveQuota(category: Category) {
  const { orgId } = useSetup()
  const [send, { isLoading: busy, error }] = useUpdateOrganizationQuotaMutation()
  const save = async (quotaConfigInput: QuotaConfigInput) =>
    !(await send({ orgId, category, quotaConfigInput })).error
  return { busy, refusal: isRefusal(error) ? error : undefined, save }
}
