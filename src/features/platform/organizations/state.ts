import { createAction } from '@reduxjs/toolkit'

/** An organization shall go; its name has been typed. */
export const deletionAsked = createAction<{
  readonly id: string
  readonly name: string
}>('organizations/deletionAsked')
