import type { RouteObject } from 'react-router-dom'
import { paths } from '../../paths'

export const organizationChoiceRoutes: RouteObject[] = [
  {
    path: paths.selectOrganization,
    lazy: () =>
      import('./SelectOrganizationScreen').then(({ SelectOrganizationScreen }) => ({
        Component: SelectOrganizationScreen,
      })),
  },
  {
    path: paths.emptyCompany,
    lazy: () =>
      import('./EmptyCompanyScreen').then(({ EmptyCompanyScreen }) => ({ Component: EmptyCompanyScreen })),
  },
]
