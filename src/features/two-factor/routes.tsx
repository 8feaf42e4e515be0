import type { RouteObject } from 'react-router-dom'
import { paths } from '../../paths'

export const twoFactorRoutes: RouteObject[] = [
  {
    path: paths.twoFactor,
    lazy: () => import('./TwoFactorScreen').then(({ TwoFactorScreen }) => ({ Component: TwoFactorScreen })),
  },
]
