import { values } from '../../api'
import type { Form } from '../../kit/form/form'
import { MomentField } from '../../kit/time/MomentField'
import { useText } from '../../texts'
import { MultiSelectField } from '../../ui/MultiSelectField'
import { TextField } from '../../ui/TextField'
import { firstExpiry, type Invite } from './invite'

/** What people are invited with, however many they are: roles, an end, and a reason. */
export function InviteFields({ form }: { form: Pick<Form<Omit<Invite, 'userId'>>, 'field'> }) {
  const text = useText()
  const optional = text('common.optional')
  return (
    <>
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
    </>
  )
}
