import { liveFlow } from '../features/notifications/live-flow'
import { pageViewFlow } from '../features/quick-access/flow'
import { wayBackFlow } from '../flows/navigation'
import { isPageTouched } from '../kit/leave/touched'
import { keepSession } from '../session/expiry'
import { readAgainFlow } from '../session/read-again'
import { keepRights } from '../session/rights'
import { enter, leaveWhenUnauthorized, showForbiddenUnless, warnOfTooManyRequests } from '../session/flow'
import { followTabs, leaveForOtherTab } from '../session/tabs'

/** The flows that anything can begin, whatever is open. Those of one screen come with it (`Parts`). */
export const appFlows = [
  leaveWhenUnauthorized,
  showForbiddenUnless(isPageTouched),
  keepRights,
  warnOfTooManyRequests,
  keepSession,
  followTabs,
  leaveForOtherTab,
  wayBackFlow,
  readAgainFlow,
  enter,
  liveFlow,
  pageViewFlow,
] as const
