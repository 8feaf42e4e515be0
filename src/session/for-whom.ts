import type { UnknownAction } from '@reduxjs/toolkit'
import { isRefusal, refuse, sessionApi, type Guard } from '../api'
import type { Tabs } from '../flows/tabs'
import {
  previewEnded,
  selectOtherTabUser,
  selectPreview,
  selectUnsure,
  selectUser,
  type SessionState,
} from './state'

/** Whoever signs out means the session of this browser, whoever it belongs to. */
const ofAnybody: readonly string[] = ['logout', 'logoutAllDevices']

/** What the person does to the session itself. It ends a preview before it is sent. */
const endsPreview: readonly string[] = [...ofAnybody, 'selectOrganization', 'extendToken']

const notSent = { ...refuse('otherTab.notSent'), toldBySession: true } as const

/**
 * Keeps back whatever writes while something is previewed, and a change that was made on the screen of another person or organization than the session's (B17). The other
 * tabs of the browser tell when they sign in or choose; while that is being found out, and where no tab can be heard,
 * the current user is read first.
 */
export function guardFor(tabs: Pick<Tabs, 'hears'>): Guard {
  return async (endpoint, { dispatch, getState }) => {
    const state = () => getState() as { readonly session: SessionState }
    if (selectPreview(state())) {
      if (!endsPreview.includes(endpoint)) return refuse('preview.notSent')
      dispatch(previewEnded())
    }
    if (!selectUser(state()) || ofAnybody.includes(endpoint)) return undefined
    if (!selectOtherTabUser(state()) && (selectUnsure(state()) || !tabs.hears)) {
      const read = sessionApi.endpoints.getCurrentUser.initiate(undefined, {
        subscribe: false,
        forceRefetch: true,
      })
      // dispatch answers what the thunk middleware returned, which its type cannot say
      const { error } = await (dispatch(read as unknown as UnknownAction) as unknown as Promise<{
        error?: unknown
      }>)
      if (isRefusal(error)) return error
    }
    return selectOtherTabUser(state()) && notSent
  }
}
