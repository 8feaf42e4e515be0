import { useDeleteLinkedCompanyMutation } from '../../../api'
import { useChange } from '../../../kit/change/useChange'
import { ConfirmDialog, confirmProps } from '../../../kit/dialog/ConfirmDialog'
import { useText } from '../../../texts'

type Props = {
  id: string
  /** What the link is called, or its id when that is not known. */
  name: string
  onClose: () => void
}

/** Asks before a link goes. */
export function DeleteLinkDialog({ id, name, onClose }: Props) {
  const text = useText()
  const change = useChange(useDeleteLinkedCompanyMutation(), {
    done: 'common.deleted',
    failed: 'common.somethingWentWrong',
    stale: ['LinkedCompany'],
    onClose,
  })
  return (
    <ConfirmDialog
      {...confirmProps(change, { id }, onClose)}
      title={text('organizationLinks.deleteTitle')}
      confirm={text('organizationLinks.delete')}
      danger
    >
      <strong>{name}</strong> {text('confirm.remove')}
    </ConfirmDialog>
  )
}
