import { useInitSystemPermissionGroupsMutation, type Organization } from '../../../api'
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog'
import { useText } from '../../../texts'
import { useQuestion } from '../../../kit/dialog/useConfirm'

type Props = { organization: Organization; onClose: () => void }

/** Asks before the system permission groups of an organization are made again. */
export function InitDialog({ organization: { id, name }, onClose }: Props) {
  const text = useText()
  const [init] = useInitSystemPermissionGroupsMutation()
  const { busy, confirm, close } = useQuestion({
    send: () => init({ orgId: id }),
    done: 'organizations.initDone',
    failed: 'organizations.initFailed',
    onClose,
  })
  return (
    <ConfirmDialog
      title={text('organizations.init')}
      confirm={text('organizations.init')}
      busy={busy}
      otherwise="organizations.initFailed"
      onConfirm={confirm}
      onClose={close}
    >
      {text('organizations.initText', { name, id })} {text('confirm.continue')}
    </ConfirmDialog>
  )
}
