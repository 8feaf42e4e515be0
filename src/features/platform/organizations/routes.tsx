import type { RouteObject } from 'react-router-dom'
import { paths } from '../../../paths'

export const organizationsRoutes: RouteObject[] = [
  {
    path: paths.consoleOrganizations,
    lazy: () =>
      import('./OrganizationsScreen').then(({ OrganizationsScreen }) => ({ Component: OrganizationsScreen })),
  },
]
