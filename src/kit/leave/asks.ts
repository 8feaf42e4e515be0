import { opened } from '../../flows/navigation'
import { paths } from '../../paths'
import { isModalTouched, isPageTouched, takePass } from './touched'

/** The part of a location that decides. */
type Place = { readonly pathname: string; readonly search: string; readonly state?: unknown }

/** State of a navigation that nobody is asked about: a flow or the gate makes it, not the person. */
export const skipLeaveGuard = { skipLeaveGuard: true } as const

const isUnasked = (state: unknown) =>
  typeof state === 'object' && state !== null && 'skipLeaveGuard' in state && state.skipLeaveGuard === true

/** What is open over a page (`useOpened`). */
const openedAt = ({ search }: Place) => {
  const query = new URLSearchParams(search)
  return [query.get(opened.name), query.get(opened.record)].join()
}

/**
 * Whether to ask 'Leave page?' on the way from one place to another: a touched form would be unmounted. Never for
 * another language, signing out, or what a flow does (session over, forced change, saved).
 */
export function asksBeforeLeaving(from: Place, to: Place): boolean {
  const passed = takePass()
  if (passed || isUnasked(to.state) || to.pathname === paths.signOut) return false
  if (to.pathname !== from.pathname) return isPageTouched()
  return openedAt(to) !== openedAt(from) && isModalTouched()
}
