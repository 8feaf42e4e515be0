import { useDispatch } from 'react-redux'
import { isRefusal, useAddInvitationMutation } from '../../api'
import { noticed } from '../../flows/notices'
import { useText } from '../../texts'
import { DateTimeField } from '../../ui/DateTimeField'
import { MultiSelectField } from '../../ui/MultiSelectField'
import { TextField } from '../../ui/TextField'
import { DrawerForm } from '../../kit/form/DrawerForm'
import { useForm } from '../../kit/form/form'
import { firstExpiry, inputOf, invitedRoles, nobody, schema } from './invite'

/** Invites a person who has an account into the current organization. */
export function InviteDrawer({ onClose }: { onClose: () => void }) {
  const text = useText()
  const dispatch = useDispatch()
  const [add, { isLoading, error }] = useAddInvitationMutation()
  const form = useForm({
    initial: nobody,
    schema,
    busy: isLoading,
    onSend: async (invite) => {
      const answer = await add({ accountInvitationInput: inputOf(invite) })
      if (answer.error) return
      dispatch(noticed({ tone: 'success', title: { id: 'common.success' }, text: { id: 'common.added' } }))
      onClose()
    },
  })
  const optional = text('common.optional')
  return (
    <DrawerForm
      title={text('invitations.invite')}
      size={600}
      form={form}
      refusal={isRefusal(error) ? error : undefined}
      otherwise="invitations.inviteFailed"
      onClose={onClose}
    >
      <TextField
        {...form.field('userId')}
        label={text('invitations.email')}
        help={text('invitations.emailHelp')}
        type="email"
        autoComplete="off"
      />
      <MultiSelectField
        {...form.field('roles')}
        label={text('invitations.roles')}
        optional={optional}
        placeholder={text('invitations.chooseRoles')}
        options={invitedRoles.map((role) => ({ value: role, label: text(`role.${role}`) }))}
      />
      <DateTimeField
        {...form.field('joinedOrgExpiredAt')}
        label={text('invitations.expiry')}
        optional={optional}
        help={text('invitations.expiryHelp')}
        dateLabel={text('list.date')}
        timeLabel={text('list.time')}
        defaultTime="23:59:59"
        from={firstExpiry()}
      />
      <TextField {...form.field('reason')} label={text('invitations.reason')} rows={3} />
    </DrawerForm>
  )
}
