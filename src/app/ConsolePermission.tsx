import { InternalPermissionList } from '../features/platform/internal-permissions/InternalPermissionList'
import { PermissionsScreen } from '../features/platform/permissions/PermissionsScreen'

/** /console-permission: the catalogue; who holds permissions without a group belongs to another feature. */
export const ConsolePermission = () => <PermissionsScreen internal={<InternalPermissionList />} />
