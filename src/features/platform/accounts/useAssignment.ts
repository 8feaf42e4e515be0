import { accountsApi, useAssignUserToOrganizationMutation, type Account } from '../../../api'
import { useChange } from '../../../kit/change/useChange'
import { useLookUp } from '../../../kit/change/useLookUp'
import { pageOfOne } from '../../../domain/accounts/filters'

const { searchPlatformAccounts } = accountsApi.endpoints

type After = { readonly onDone?: () => void; readonly onClose?: () => void }

/** Brings a person into an organization, with roles. */
export function useAssignment({ id }: Account, after: After) {
  const lookUp = useLookUp()
  return useChange(useAssignUserToOrganizationMutation(), {
    done: 'companies.assigned',
    failed: 'common.somethingWentWrong',
    stale: ['Account'],
    ...after,
    wasDone: async ({ organizationAssignment: { orgId } }) => {
      const found = await lookUp(searchPlatformAccounts, {
        ...pageOfOne,
        platformAccountSearch: { freeText: id, orgIds: [orgId] },
      })
      return found?.results.content.some((account) => account.id === id)
    },
  })
}
