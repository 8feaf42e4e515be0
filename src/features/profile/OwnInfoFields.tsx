import type { CurrentUser } from '../../api'
import type { Form } from '../../kit/form/form'
import { useText } from '../../texts'
import { TextField } from '../../ui/TextField'
import type { OwnInfo } from './own-info'

/** The e-mail is the user name and stays; name, phone and address can be typed. */
export function OwnInfoFields({ user, form }: { user: CurrentUser; form: Form<OwnInfo> }) {
  const text = useText()
  const optional = text('common.optional')
  return (
    <>
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
    </>
  )
}
