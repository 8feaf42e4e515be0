import type { RouteObject } from 'react-router-dom'
import { paths } from '../../paths'

const lazy: RouteObject['lazy'] = () =>
  import('./ChangePasswordScreen').then(({ ChangePasswordScreen }) => ({ Component: ChangePasswordScreen }))

/** The two addresses of the own password; the older one is still linked to. */
export const passwordRoutes: RouteObject[] = [
  { path: paths.changePassword, lazy },
  { path: paths.changePasswordOld, lazy },
]
