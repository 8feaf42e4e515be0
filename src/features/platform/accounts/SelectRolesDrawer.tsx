import { useState } from 'react'
import { array, object, string, type ObjectSchema } from 'yup'
import { useUpdatePlatformAccountRolesMutation, values, type Account, type Role } from '../../../api'
import { useChange } from '../../../kit/change/useChange'
import { ConfirmDialog, confirmProps } from '../../../kit/dialog/ConfirmDialog'
import { DrawerForm } from '../../../kit/form/DrawerForm'
import { message, useForm } from '../../../kit/form/form'
import { AboutAccount } from '../../../domain/accounts/AboutAccount'
import { drawerSizes } from '../../../domain/accounts/scope'
import { useText } from '../../../texts'
import { MultiSelectField } from '../../../ui/MultiSelectField'
import type { Company } from './companies'
import { rolesUndoAsked } from './undo'

type RoleValues = { roles: string[] }

const schema: ObjectSchema<RoleValues> = object({
  roles: array().of(string().defined()).min(1, message('accounts.rolesRequired')).defined(),
})

/** In the order in which they are offered. */
const inOrder = (roles: readonly string[]): Role[] => values.Role.filter((role) => roles.includes(role))

type Props = {
  account: Account
  company: Company
  /** Said first: that it is the person's own account. */
  first: string | false
  onClose: () => void
}

/** The roles of a person in one organization, all five to choose from; a question names what changes (B37). */
export function SelectRolesDrawer({ account, company, first, onClose }: Props) {
  const text = useText()
  const { id, name } = account
  // What the person saw when opening it, whatever the list says meanwhile.
  const [former] = useState(() => inOrder(company.roles))
  const [asked, setAsked] = useState<readonly Role[]>()
  const { id: orgId, name: organization } = company
  const change = useChange(useUpdatePlatformAccountRolesMutation(), {
    done: 'companies.rolesUpdated',
    failed: 'common.somethingWentWrong',
    stale: ['Account'],
    undo: (_result, { platformAccountRolesUpdate: { roles } }) =>
      rolesUndoAsked({ id, orgId, set: roles, former }),
    onClose,
  })
  const form = useForm({
    initial: { roles: former },
    stored: { roles: former },
    schema,
    busy: change.busy,
    onSend: ({ roles }) => setAsked(inOrder(roles)),
  })
  // One form calls that role otherwise than all others (SUPERACC-49).
  const word = (role: Role) => text(role === 'OPER_ADMIN' ? 'companies.operAdmin' : `role.${role}`)
  const wordsOf = (roles: readonly Role[]) => roles.map(word).join(', ') || text('common.none')
  const changes = (to: readonly Role[]) =>
    text('companies.rolesChange', { name, id, organization, from: wordsOf(former), to: wordsOf(to) })
  return (
    <DrawerForm
      title={text('companies.selectRoles')}
      size={drawerSizes.platform}
      form={form}
      refusal={undefined}
      otherwise="common.somethingWentWrong"
      onClose={onClose}
    >
      <AboutAccount
        account={account}
        organization={text('accounts.named', { name: organization, id: orgId })}
      />
      <MultiSelectField
        {...form.field('roles')}
        label={text('accounts.roles')}
        placeholder={text('accounts.chooseRoles')}
        options={values.Role.map((role) => ({ value: role, label: word(role) }))}
      />
      {asked && (
        <ConfirmDialog
          {...confirmProps(
            change,
            { platformAccountRolesUpdate: { email: id, orgId, roles: [...asked] } },
            () => setAsked(undefined),
          )}
          title={text('companies.rolesTitle')}
          confirm={text('common.save')}
        >
          {first} {changes(asked)} {text('confirm.continue')}
        </ConfirmDialog>
      )}
    </DrawerForm>
  )
}
