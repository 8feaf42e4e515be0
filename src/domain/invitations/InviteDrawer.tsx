import type { ComponentProps } from 'react'
import { useAddInvitationMutation, values } from '../../api'
import { useChange } from '../../kit/change/useChange'
import { useText } from '../../texts'
import { MultiSelectField } from '../../ui/MultiSelectField'
import { TextField } from '../../ui/TextField'
import { DrawerForm } from '../../kit/form/DrawerForm'
import { useForm } from '../../kit/form/form'
import { MomentField } from '../../kit/time/MomentField'
import { firstExpiry, inputOf, nobody, schema } from './invite'
import type { Panel } from '../../kit/dialog/Panel'

type Props = { size?: ComponentProps<typeof Panel>['size']; onClose: () => void }

/** Invites a person who has an account into the current organization. */
export function InviteDrawer({ size = 'medium', onClose }: Props) {
  const text = useText()
  const change = useChange(useAddInvitationMutation(), {
    done: 'common.added',
    failed: 'invitations.inviteFailed',
    onClose,
  })
  const form = useForm({
    initial: nobody,
    schema,
    busy: change.busy,
    draft: 'invitations.invite',
    onSend: (invite) => change.send({ accountInvitationInput: inputOf(invite) }),
  })
  const optional = text('common.optional')
  return (
    <DrawerForm
      title={text('invitations.invite')}
      size={size}
      form={form}
      {...change.failure}
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
        options={values.AccountRole.map((role) => ({ value: role, label: text(`role.${role}`) }))}
      />
      <MomentField
        {...form.field('joinedOrgExpiredAt')}
        label={text('invitations.expiry')}
        optional={optional}
        help={text('invitations.expiryHelp')}
        timeOfDay="23:59:59"
        first={firstExpiry()}
      />
      <TextField {...form.field('reason')} label={text('invitations.reason')} rows={3} />
    </DrawerForm>
  )
}
