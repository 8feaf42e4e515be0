import type { RouteObject } from 'react-router-dom'
import { paths } from '../../../paths'

export const organizationLinksRoutes: RouteObject[] = [
  {
    path: paths.consoleLinkOrganizations,
    lazy: () =>
      import('./OrganizationLinksScreen').then(({ OrganizationLinksScreen }) => ({
        Component: OrganizationLinksScreen,
      })),
  },
]
