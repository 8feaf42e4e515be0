import { InternalPermissionTab } from '../features/platform/internal-permissions/InternalPermissionTab'
import { PermissionsScreen } from '../features/platform/permissions/PermissionsScreen'

/** /console-permission: the catalogue; who holds permissions without a group belongs to another feature. */
export const ConsolePermission = () => <PermissionsScreen internal={<InternalPermissionTab />} />
