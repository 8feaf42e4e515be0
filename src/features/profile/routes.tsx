import type { RouteObject } from 'react-router-dom'
import { paths } from '../../paths'

const lazy: RouteObject['lazy'] = () =>
  import('./ProfileScreen').then(({ ProfileScreen }) => ({ Component: ProfileScreen }))

/**
 * The profile is also where one lands. Under /ga it would show the person's web analytics as well; the console tells
 * analytics of page views and reads nothing of them.
 */
export const profileRoutes: RouteObject[] = [
  { path: paths.home, lazy },
  { path: paths.dashboard, lazy },
  { path: paths.accountInfo, lazy },
  { path: paths.accountInfoAnalytics, lazy },
]
