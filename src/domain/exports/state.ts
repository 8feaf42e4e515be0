import { createAction } from '@reduxjs/toolkit'
import type { OrganizationCriteria } from '../../api'

/** What can be exported: the type stays in the console, each has a call of its own. */
export type ExportJob = {
  readonly type: 'organizations'
  /** Whole hours that the times in the file are away from UTC. */
  readonly timezone: number
  readonly criteria: OrganizationCriteria
}

/** The person wants it; the drawer `export` of the address closes once it has begun. */
export const exportAsked = createAction<ExportJob>('exports/exportAsked')
