import { useDispatch } from 'react-redux'
import { isRefusal, useUpdateOwnInfoMutation, type CurrentUser } from '../../api'
import { DrawerForm } from '../../kit/form/DrawerForm'
import { useForm } from '../../kit/form/form'
import { useText } from '../../texts'
import { ownInfoOf, ownInfoSchema, ownInfoUpdated } from './own-info'
import { OwnInfoFields } from './OwnInfoFields'

/** The own name, phone and address; the e-mail is the user name and stays. */
export function EditInfoDrawer({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const text = useText()
  const dispatch = useDispatch()
  const [update, { isLoading, error }] = useUpdateOwnInfoMutation()
  const stored = ownInfoOf(user)
  const form = useForm({
    initial: stored,
    stored,
    schema: ownInfoSchema,
    busy: isLoading,
    draft: 'profile.info',
    onSend: async (ownInfoInput) => {
      const answer = await update({ ownInfoInput })
      if (answer.error) return
      dispatch(ownInfoUpdated(user.id))
      onClose()
    },
  })
  return (
    <DrawerForm
      title={text('profile.edit')}
      size={500}
      form={form}
      refusal={isRefusal(error) ? error : undefined}
      otherwise="common.somethingWasWrong"
      onClose={onClose}
    >
      <OwnInfoFields user={user} form={form} />
    </DrawerForm>
  )
}
