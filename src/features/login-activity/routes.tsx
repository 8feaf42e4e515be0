import type { RouteObject } from 'react-router-dom'
import { paths } from '../../paths'

export const loginActivityRoutes: RouteObject[] = [
  {
    path: paths.loginActivity,
    lazy: () =>
      import('./LoginActivityScreen').then(({ LoginActivityScreen }) => ({ Component: LoginActivityScreen })),
  },
]
