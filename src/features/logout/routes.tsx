import type { RouteObject } from 'react-router-dom'
import { paths } from '../../paths'

export const logoutRoutes: RouteObject[] = [
  {
    path: paths.signOut,
    lazy: () => import('./LogoutScreen').then(({ LogoutScreen }) => ({ Component: LogoutScreen })),
  },
]
