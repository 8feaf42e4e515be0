import type { RouteObject } from 'react-router-dom'
import { paths } from '../../paths'

export const pagesRoutes: RouteObject[] = [
  {
    path: paths.help,
    lazy: () => import('./HelpScreen').then(({ HelpScreen }) => ({ Component: HelpScreen })),
  },
  {
    path: paths.policy,
    lazy: () => import('./PolicyScreen').then(({ PolicyScreen }) => ({ Component: PolicyScreen })),
  },
]
