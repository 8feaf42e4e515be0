import { permissionGroupsApi } from '../../../api'
import type { Read } from '../../../kit/change/useLookUp'
import type { GroupWithUsers } from './overlays'

const { searchPermissionGroups } = permissionGroupsApi.endpoints

/** As many as a page can have: most organizations have fewer groups. */
export const wholePage = { pageSize: 100, permissionGroupSearch: {} } as const

/**
 * A group as it is now, by a search with an equal id (decisions 45): not by its name, which somebody may have changed.
 * Throws the Refusal when it cannot be read.
 */
export async function readGroup(read: Read, id: string): Promise<GroupWithUsers | undefined> {
  for (let page = 0; ; page += 1) {
    const { results } = await read(searchPermissionGroups, { ...wholePage, page })
    const group = results.content.find((each) => each.id === id)
    if (group) return { group, userIds: results.extras.usersByGroup[id] ?? [] }
    if (page + 1 >= results.page.totalPages) return undefined
  }
}
