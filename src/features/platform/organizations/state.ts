import { createAction } from '@reduxjs/toolkit'

/** An organization shall go; its name has been typed. `key`: of the drawer that closes then (`useDeed`). */
export const deletionAsked = createAction<{
  readonly key: string
  readonly id: string
  readonly name: string
}>('organizations/deletionAsked')
