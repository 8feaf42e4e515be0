import { createAction } from '@reduxjs/toolkit'
import { createDialogue } from '../../flows/dialogue'

export type LogoutStep = { readonly name: 'leaving'; readonly allDevices: boolean }

export const logout = createDialogue<LogoutStep>('logout')

/** /logout is open; which devices, and where to go afterwards. */
export const logoutAsked = createAction<{ readonly allDevices: boolean; readonly url: string | null }>(
  'logout/asked',
)
