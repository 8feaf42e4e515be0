import { createAction } from '@reduxjs/toolkit'
import { bounds, type AccountSearch, type OrganizationCriteria, type PlatformAccountSearch } from '../../api'

/** What can be exported: the type stays in the console, each has a call of its own and the criteria of its list. */
export type Exportable =
  | { readonly type: 'organizations'; readonly criteria: OrganizationCriteria }
  | { readonly type: 'accounts'; readonly criteria: AccountSearch }
  | { readonly type: 'platform accounts'; readonly criteria: PlatformAccountSearch }

export type ExportJob = Exportable & {
  /** Whole hours that the times in the file are away from UTC. */
  readonly timezone: number
}

/** How many records an export has at most: a million of organizations, one less of accounts (decisions 9). */
export const mostRecords: Readonly<Record<ExportJob['type'], number>> = {
  organizations: bounds.exportRecords,
  accounts: bounds.exportRecords - 1,
  'platform accounts': bounds.exportRecords - 1,
}

/** The person wants it; the drawer `export` of the address closes once it has begun. */
export const exportAsked = createAction<ExportJob>('exports/exportAsked')
