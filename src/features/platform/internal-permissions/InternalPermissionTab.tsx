import { ListActions } from '../../../kit/list/ListActions'
import { GrantButton } from './GrantButton'
import { InternalPermissionList } from './InternalPermissionList'

/** The same list as on the page of its own, in a tab (INTPERM-01). */
export const InternalPermissionTab = () => (
  <>
    <ListActions>
      <GrantButton />
    </ListActions>
    <InternalPermissionList />
  </>
)
