import { useUpdateOwnInfoMutation, type CurrentUser } from '../../api'
import { useChange } from '../../kit/change/useChange'
import { DrawerForm } from '../../kit/form/DrawerForm'
import { useForm } from '../../kit/form/form'
import { useText } from '../../texts'
import { ownInfoOf, ownInfoSchema, ownInfoUpdated } from './own-info'
import { useOwnInfoRecheck } from './useOwnInfoRecheck'
import { OwnInfoFields } from './OwnInfoFields'

/** The own name, phone and address; the e-mail is the user name and stays. */
export function EditInfoDrawer({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const text = useText()
  const change = useChange(useUpdateOwnInfoMutation(), {
    done: () => ownInfoUpdated(user.id),
    failed: 'common.somethingWasWrong',
    onClose,
  })
  const stored = ownInfoOf(user)
  const form = useForm({
    initial: stored,
    stored,
    schema: ownInfoSchema,
    busy: change.busy,
    draft: 'profile.info',
    recheck: useOwnInfoRecheck(user),
    onSend: (ownInfoInput) => change.send({ ownInfoInput }),
  })
  return (
    <DrawerForm title={text('profile.edit')} size="narrow" form={form} {...change.failure} onClose={onClose}>
      <OwnInfoFields user={user} form={form} />
    </DrawerForm>
  )
}
