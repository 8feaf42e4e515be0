import { chakra } from '@chakra-ui/react'
import { values, type Role } from '../../api'
import type { Form } from '../../kit/form/form'
import { useText } from '../../texts'
import { MultiSelectField } from '../../ui/MultiSelectField'
import { TextField } from '../../ui/TextField'
import type { AccountValues } from './account-form'

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      lg: 'minmax(0, 1fr) minmax(0, 1fr)',
      xl: 'minmax(0, 1fr)',
    },
  },
})

/** Phone and address of an account. */
export function ContactFields({ form }: { form: Pick<Form<AccountValues>, 'field'> }) {
  const text = useText()
  const optional = text('common.optional')
  return (
    <Pair>
      <TextField
        {...form.field('phone')}
        label={text('accounts.phone')}
        optional={optional}
        autoComplete="off"
      />
      <TextField
        {...form.field('address')}
        label={text('accounts.address')}
        optional={optional}
        autoComplete="off"
      />
    </Pair>
  )
}

type RolesProps = {
  form: Pick<Form<AccountValues>, 'field'>
  /** Roles that stay whatever is chosen here. */
  kept?: readonly Role[]
}

/** The roles that an account can be given here. */
export function RolesField({ form, kept = [] }: RolesProps) {
  const text = useText()
  return (
    <MultiSelectField
      {...form.field('roles')}
      label={text('accounts.roles')}
      placeholder={text('accounts.chooseRoles')}
      options={values.AccountRole.map((role) => ({ value: role, label: text(`role.${role}`) }))}
      {...(kept.length > 0 && {
        help: text('accounts.keptRoles', {
          roles: kept.map((role) => text(`role.${role}`)).join(', '),
          count: kept.length,
        }),
      })}
    />
  )
}
