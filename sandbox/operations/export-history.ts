import { refused, result } from '../answers'
import type { Operations } from '../contract'
import { exportJobs, isExpired } from '../rules/exports'
import { sentinels } from '../rules/sentinels'
import type { OrganizationSession } from '../session'
import { among } from '../store/search'

export const refusals = {
  unknownExport: 'This export does not exist any more',
  expiredExport: 'The file of this export has expired',
  unfinishedExport: 'Tệp xuất chưa sẵn sàng',
} as const

/** Made by this person in the chosen organization. */
const ownOf = ({ userId, orgId }: OrganizationSession) => ({
  sql: 'user_id = ? and org_id = ?',
  values: [userId, orgId],
})

export const exportHistoryOperations = {
  searchOwnExports: (call) => {
    const { categories, actions, sources } = call.body
    return exportJobs.search(call, [
      ownOf(call.session),
      among('category', categories),
      among('action', actions),
      among('source', sources),
    ])
  },

  getOwnExportDetail: ({ path, session, world: { store, clock } }) => {
    const own = ownOf(session)
    const found = store.one<{ endTime: number | null; address: string | null }>(
      `select end_time as endTime, address from export_record where id = ? and ${own.sql}`,
      path.id,
      ...own.values,
    )
    if (!found || path.id === sentinels.goneExport) return refused(refusals.unknownExport)
    if (path.id === sentinels.silentExport) return refused()
    const { endTime, address } = found
    if (endTime !== null && isExpired(endTime, clock.now())) return refused(refusals.expiredExport)
    if (endTime === null || address === null) return refused(refusals.unfinishedExport)
    return result({ exportedUrl: address })
  },

  getOwnExportDistinctCounts: ({ path: { field }, session, world: { store } }) => {
    const own = ownOf(session)
    // The description lets only names of columns through.
    const counts = store.all<{ value: string; n: number }>(
      `select ${field} as value, count(*) as n from export_record where ${own.sql} and ${field} is not null
       group by ${field}`,
      ...own.values,
    )
    return result(Object.fromEntries(counts.map(({ value, n }) => [value, n])))
  },
} satisfies Partial<Operations>
