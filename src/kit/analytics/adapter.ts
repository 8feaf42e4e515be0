import type { AnalyticsConfig } from '../../config'

/** A screen that was looked at: the pattern of its route and its tracked title, nothing of a person (S46). */
export type PageView = { readonly path: string; readonly title: string }
export type TellPageView = (view: PageView) => Promise<void>

/** The analytics that the configuration names, a chunk of its own. Nobody waits for it, so it never fails. */
export function analyticsOf(analytics: AnalyticsConfig): TellPageView {
  if (analytics.kind === 'none' || wantsNoTracking()) return () => Promise.resolve()
  return async (view) => {
    try {
      await (await import('./plausible')).tellPlausible(analytics, view)
    } catch {
      // a view that is not counted is missed by nobody
    }
  }
}

type Wish = { readonly doNotTrack?: string | null; readonly globalPrivacyControl?: boolean }

/** What the person told the browser, by the old word or by the new one. */
function wantsNoTracking(): boolean {
  const { doNotTrack, globalPrivacyControl }: Wish = navigator
  return doNotTrack === '1' || globalPrivacyControl === true
}
