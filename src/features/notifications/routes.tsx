import type { RouteObject } from 'react-router-dom'
import { paths } from '../../paths'

const lazy: RouteObject['lazy'] = () =>
  import('./NotificationsScreen').then(({ NotificationsScreen }) => ({ Component: NotificationsScreen }))

export const notificationsRoutes: RouteObject[] = [
  { path: paths.notifications, lazy },
  { path: paths.systemNotifications, lazy },
]
