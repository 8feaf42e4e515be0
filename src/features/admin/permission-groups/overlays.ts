import type { PermissionGroup } from '../../../api'
import type { ListQuery } from '../../../kit/list/listView'

/** What opens over the list of permission groups, by its name in the address. */
export const overlays = ['create', 'update', 'info', 'users', 'json', 'delete', 'permissions'] as const
export type OverlayName = (typeof overlays)[number]
export type RowOverlay = Exclude<OverlayName, 'create' | 'permissions'>

/** Ids of users by id of the group, as the answer of the list has them beside its rows. */
export type UsersByGroup = Readonly<Record<string, readonly string[]>>

/** A group with those who have it. */
export type GroupWithUsers = { readonly group: PermissionGroup; readonly userIds: readonly string[] }

export type RowOverlayProps = GroupWithUsers & {
  /** What has read it. */
  query: ListQuery<PermissionGroup>
  onClose: () => void
}

/** How wide the drawers are (doc3 §9: 500 to 700). */
export const drawerSize = { sm: '80%', lg: '600px' } as const
