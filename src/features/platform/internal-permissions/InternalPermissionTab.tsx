import { chakra } from '@chakra-ui/react'
import { GrantButton } from './GrantButton'
import { InternalPermissionList } from './InternalPermissionList'

const Actions = chakra('div', { base: { display: 'flex', justifyContent: 'flex-end', mb: '16px' } })

/** The same list as on the page of its own, in a tab (INTPERM-01). */
export const InternalPermissionTab = () => (
  <>
    <Actions>
      <GrantButton />
    </Actions>
    <InternalPermissionList />
  </>
)
