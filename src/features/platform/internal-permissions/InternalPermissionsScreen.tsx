import { ResourcePage } from '../../../kit/list/ResourcePage'
import { GrantButton } from './GrantButton'
import { InternalPermissionList } from './InternalPermissionList'

/** /internal-permission: the list of the tab, on a page of its own (INTPERM-02). */
export const InternalPermissionsScreen = () => (
  <ResourcePage title="title.internalPermissions" action={<GrantButton />}>
    <InternalPermissionList />
  </ResourcePage>
)
