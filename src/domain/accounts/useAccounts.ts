import { useMemo } from 'react'
import { useSearchAccountsQuery, useSearchPlatformAccountsQuery } from '../../api'
import { justRead, type Asking } from '../../kit/list/first-list'
import type { Around } from './columns'
import { argsOf, platformArgsOf, type Filters, type Order } from './filters'
import type { Scope } from './scope'

/** The list of accounts, and what its answer says beside the rows. */
export function useAccounts(scope: Scope, asking: Asking<Filters, Order>, { skip = false } = {}) {
  const isPlatform = scope === 'platform'
  const own = useSearchAccountsQuery(argsOf(asking), { ...justRead, skip: skip || isPlatform })
  const all = useSearchPlatformAccountsQuery(platformArgsOf(asking), {
    ...justRead,
    skip: skip || !isPlatform,
  })
  const query = isPlatform ? all : own
  const extras = query.data?.results.extras
  const around = useMemo(
    (): Around => ({ orgs: extras?.orgs ?? {}, orgCtxes: extras?.orgCtxes ?? {} }),
    [extras],
  )
  return { query, around }
}
