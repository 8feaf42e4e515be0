import type { RouteObject } from 'react-router-dom'
import { paths } from '../../paths'

export const exportHistoryRoutes: RouteObject[] = [
  {
    path: paths.exportHistory,
    lazy: () =>
      import('./ExportHistoryScreen').then(({ ExportHistoryScreen }) => ({ Component: ExportHistoryScreen })),
  },
]
