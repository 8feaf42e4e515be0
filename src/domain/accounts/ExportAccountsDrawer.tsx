import type { Account } from '../../api'
import type { ListQuery } from '../../kit/list/listView'
import { useText } from '../../texts'
import { ExportDrawer } from '../exports/ExportDrawer'
import { useOrganizationNames } from '../organizations/useOrganizationNames'
import { usePermissionGroupNames } from '../permission-groups/PermissionGroupPicker'
import { criteriaInWords, criteriaOf, platformCriteriaOf, type Filters } from './filters'
import { drawerSizes, type Scope } from './scope'

type Props = { scope: Scope; query: ListQuery<Account>; filters: Filters; onClose: () => void }

/** Exports the accounts that the list shows, by the call of its scope (ACCOUNTS-21, SUPERACC-16). */
export function ExportAccountsDrawer({ scope, query, filters, onClose }: Props) {
  const text = useText()
  const groupOf = usePermissionGroupNames({ skip: filters.permissionGroup.length === 0 })
  const organizationOf = useOrganizationNames(filters.orgIds)
  return (
    <ExportDrawer
      size={drawerSizes[scope]}
      job={
        scope === 'platform'
          ? { type: 'platform accounts', criteria: platformCriteriaOf(filters) }
          : { type: 'accounts', criteria: criteriaOf(filters) }
      }
      criteria={criteriaInWords(filters, text, { groupOf, organizationOf })}
      totalRecords={query.currentData?.results.page.totalRecords}
      onClose={onClose}
    />
  )
}
