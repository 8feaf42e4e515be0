import type { components } from '../../openapi/schema.gen'
import { refused, result, results } from '../answers'
import type { Operations } from '../contract'
import { OrderedFailure } from '../faults'
import { isExpired } from '../rules/exports'
import { refusals } from '../rules/refusals'
import { brokenBy, sentinels } from '../rules/sentinels'
import type { OrganizationSession } from '../rules/sessions'
import { containing } from '../store/fold'
import { present } from '../store/organizations'
import { page } from '../store/paging'

type ExportRecord = components['schemas']['ExportRecord']
type ExportRow = { [K in keyof ExportRecord]-?: NonNullable<ExportRecord[K]> | null }

const COLUMNS = `id, start_time as startTime, end_time as endTime, total_records as totalRecords, status, source,
  category, action, reason, criteria`

/** Made by this person in the chosen organization. */
const ownOf = ({ userId, orgId }: OrganizationSession) => ({
  sql: 'user_id = ? and org_id = ?',
  values: [userId, orgId],
})

const oneOf = (column: string, values: readonly string[] = []) =>
  values.length > 0
    ? { sql: `${column} in (${values.map(() => '?').join(', ')})`, values: [...values] }
    : undefined

export const exportHistoryOperations: Pick<
  Operations,
  'searchOwnExports' | 'getOwnExportDetail' | 'getOwnExportDistinctCounts'
> = {
  searchOwnExports: ({ body, query, session, world: { store, clock } }) => {
    const { freeText = '', categories, actions, sources } = body
    const broken = brokenBy(freeText)
    if (broken) throw new OrderedFailure(broken)
    const search = {
      columns: COLUMNS,
      table: 'export_record',
      where: [
        ownOf(session),
        freeText.trim() ? { sql: "folded like ? escape '\\'", values: [containing(freeText)] } : undefined,
        oneOf('category', categories),
        oneOf('action', actions),
        oneOf('source', sources),
      ],
      sortable: {},
      order: 'start_time desc, id desc',
    }
    const found = page<ExportRow>(store, clock, search, query)
    // Only the columns that the table lets be null are left out.
    return results({ ...found, content: found.content.map((row) => present(row) as ExportRecord) })
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
}
