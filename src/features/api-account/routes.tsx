import type { RouteObject } from 'react-router-dom'
import { paths } from '../../paths'

export const apiAccountRoutes: RouteObject[] = [
  {
    path: paths.apiAccount,
    lazy: () =>
      import('./ApiAccountScreen').then(({ ApiAccountScreen }) => ({ Component: ApiAccountScreen })),
  },
]
