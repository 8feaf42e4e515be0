import { useInitSystemPermissionGroupsMutation, type Organization } from '../../../api'
import { saidOr } from '../../../flows/outcomes'
import { useChange } from '../../../kit/change/useChange'
import { ConfirmDialog, confirmProps } from '../../../kit/dialog/ConfirmDialog'
import { useText } from '../../../texts'

type Props = { organization: Organization; onClose: () => void }

/** Asks before the system permission groups of an organization are made again. */
export function InitDialog({ organization: { id, name }, onClose }: Props) {
  const text = useText()
  const change = useChange(useInitSystemPermissionGroupsMutation(), {
    done: ({ message }) => saidOr(message, { id: 'organizations.initDone' }),
    failed: 'organizations.initFailed',
    tell: 'notice',
    onClose,
  })
  return (
    <ConfirmDialog
      {...confirmProps(change, { orgId: id }, onClose)}
      title={text('organizations.init')}
      confirm={text('organizations.init')}
    >
      {text('organizations.initText', { name, id })} {text('confirm.continue')}
    </ConfirmDialog>
  )
}
