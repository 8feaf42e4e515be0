import { useOwnerCapability } from '../../../domain/internal-permissions/useOwnerCapability'
import { useMay } from '../../../kit/access/access'
import { useOpened } from '../../../kit/navigation/useOpened'
import { useText } from '../../../texts'
import { Button } from '../../../ui/Button'
import { overlays } from './columns'

/** Opens the panel over the list; for super administrators, and only owners can use it (ROLES-20, -29). */
export function GrantButton() {
  const text = useText()
  const { reason } = useOwnerCapability()
  const { open } = useOpened(overlays)
  if (useMay('grantInternalPermissions').name === 'hidden') return null
  return (
    <Button
      kind="primary"
      icon="plus"
      {...(reason !== undefined && { disabledReason: reason })}
      onClick={() => open('grant')}
    >
      {text('internalPermissions.grant')}
    </Button>
  )
}
