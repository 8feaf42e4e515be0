import { useDispatch } from 'react-redux'
import { isRefusal, useDeleteLinkedCompanyMutation } from '../../../api'
import { doneNotice } from '../../../flows/outcomes'
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog'
import { useReload } from '../../../kit/useReload'
import { useStill } from '../../../kit/useStill'
import { useText } from '../../../texts'
import { timings } from '../../../timings'

type Props = {
  id: string
  /** What the link is called, or its id when that is not known. */
  name: string
  onClose: () => void
}

/** Asks before a link goes. */
export function DeleteLinkDialog({ id, name, onClose }: Props) {
  const text = useText()
  const dispatch = useDispatch()
  const reload = useReload()
  const close = useStill(onClose)
  const [remove, { isLoading, error }] = useDeleteLinkedCompanyMutation()
  const confirm = async () => {
    if (isLoading) return
    const answer = await remove({ id })
    if (answer.error) return
    dispatch(doneNotice({ id: 'common.deleted' }))
    reload(['LinkedCompany'], timings.listReload)
    close()
  }
  const what = <strong>{name}</strong>
  return (
    <ConfirmDialog
      title={text('organizationLinks.deleteTitle')}
      confirm={text('organizationLinks.delete')}
      danger
      busy={isLoading}
      refusal={isRefusal(error) ? error : undefined}
      otherwise="common.somethingWentWrong"
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {what} {text('confirm.remove')}
    </ConfirmDialog>
  )
}
