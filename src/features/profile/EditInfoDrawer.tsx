import { useDispatch } from 'react-redux'
import { object, string, type ObjectSchema } from 'yup'
import { isRefusal, useUpdateOwnInfoMutation, type CurrentUser } from '../../api'
import { noticed } from '../../flows/notices'
import { DrawerForm } from '../../kit/DrawerForm'
import { says, useForm } from '../../kit/form'
import { useText } from '../../texts'
import { TextField } from '../../ui/TextField'

type OwnInfo = { name: string; phone: string; address: string }

const schema: ObjectSchema<OwnInfo> = object({
  name: string().trim().required(says('profile.nameRequired')),
  phone: string().trim().defined(),
  address: string().trim().defined(),
})

/** The own name, phone and address; the e-mail is the user name and stays. */
export function EditInfoDrawer({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const text = useText()
  const dispatch = useDispatch()
  const [update, { isLoading, error }] = useUpdateOwnInfoMutation()
  const stored: OwnInfo = { name: user.name, phone: user.phone ?? '', address: user.address ?? '' }
  const form = useForm({
    initial: stored,
    stored,
    schema,
    busy: isLoading,
    draft: 'profile.info',
    onSend: async (ownInfoInput) => {
      const answer = await update({ ownInfoInput })
      if (answer.error) return
      dispatch(
        noticed({
          tone: 'success',
          title: { id: 'common.success' },
          text: { id: 'profile.updated', values: { id: user.id } },
        }),
      )
      onClose()
    },
  })
  const optional = text('common.optional')
  return (
    <DrawerForm
      title={text('profile.edit')}
      size={500}
      form={form}
      refusal={isRefusal(error) ? error : undefined}
      otherwise="common.somethingWasWrong"
      onClose={onClose}
    >
      <TextField
        name="email"
        label={text('profile.email')}
        help={text('profile.emailHelp')}
        value={user.id}
        onChange={() => undefined}
        readOnly
      />
      <TextField {...form.field('name')} label={text('profile.name')} autoComplete="name" />
      <TextField
        {...form.field('phone')}
        label={text('profile.phone')}
        optional={optional}
        type="tel"
        autoComplete="tel"
      />
      <TextField
        {...form.field('address')}
        label={text('profile.address')}
        optional={optional}
        rows={3}
        autoComplete="street-address"
      />
    </DrawerForm>
  )
}
