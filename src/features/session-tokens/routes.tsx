import type { RouteObject } from 'react-router-dom'
import { paths } from '../../paths'

export const sessionTokensRoutes: RouteObject[] = [
  {
    path: paths.sessionTokens,
    lazy: () =>
      import('./SessionTokensScreen').then(({ SessionTokensScreen }) => ({ Component: SessionTokensScreen })),
  },
]
