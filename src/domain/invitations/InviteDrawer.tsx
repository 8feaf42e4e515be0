import type { ComponentProps } from 'react'
import { useAddInvitationMutation } from '../../api'
import { useChange } from '../../kit/change/useChange'
import { useText } from '../../texts'
import { TextField } from '../../ui/TextField'
import { DrawerForm } from '../../kit/form/DrawerForm'
import { useForm } from '../../kit/form/form'
import { inputOf, nobody, schema } from './invite'
import { InviteFields } from './InviteFields'
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
      <InviteFields form={form} />
    </DrawerForm>
  )
}
