import type { RouteObject } from 'react-router-dom'
import { paths } from '../../paths'

export const invitationsRoutes: RouteObject[] = [
  {
    path: paths.invitations,
    lazy: () =>
      import('./InvitationsScreen').then(({ InvitationsScreen }) => ({ Component: InvitationsScreen })),
  },
]
