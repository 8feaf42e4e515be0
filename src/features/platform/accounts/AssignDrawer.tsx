import { array, object, string, type ObjectSchema } from 'yup'
import { values } from '../../../api'
import { AboutAccount } from '../../../domain/accounts/AboutAccount'
import type { RowOverlayProps } from '../../../domain/accounts/AccountOverlays'
import { drawerSizes } from '../../../domain/accounts/scope'
import { OrganizationPicker } from '../../../domain/organizations/OrganizationPicker'
import { DrawerForm } from '../../../kit/form/DrawerForm'
import { message, useForm } from '../../../kit/form/form'
import { useText } from '../../../texts'
import { timings } from '../../../timings'
import { MultiSelectField } from '../../../ui/MultiSelectField'
import { useAssignment } from './useAssignment'

type Assignment = { organization: { value: string; label: string }[]; roles: string[] }

const none: Assignment = { organization: [], roles: ['USER'] }

const required = message('companies.required')
const schema: ObjectSchema<Assignment> = object({
  organization: array()
    .of(object({ value: string().defined(), label: string().defined() }))
    .min(1, required)
    .defined(),
  roles: array().of(string().defined()).min(1, required).defined(),
})

/** 'Assign to Orgs': brings a person into an organization with the roles that the person gets there. */
export function AssignDrawer({ account, onClose }: RowOverlayProps) {
  const text = useText()
  const { id } = account
  const change = useAssignment(account, { onClose })
  const form = useForm({
    initial: none,
    schema,
    busy: change.busy,
    draft: `accounts.assign ${id}`,
    onSend: ({ organization, roles }) =>
      change.send({
        organizationAssignment: {
          email: id,
          orgId: organization[0]?.value ?? '',
          roles: values.Role.filter((role) => roles.includes(role)),
        },
      }),
  })
  return (
    <DrawerForm
      title={text('accounts.assignTitle')}
      size={drawerSizes.platform}
      form={form}
      {...change.failure}
      onClose={onClose}
    >
      <AboutAccount account={account} />
      <OrganizationPicker
        {...form.field('organization')}
        label={text('companies.organization')}
        placeholder={text('companies.chooseOrganization')}
        pause={timings.assignPickerPause}
        onChange={(chosen) =>
          form.field('organization').onChange(chosen.map(({ value, label }) => ({ value, label })))
        }
      />
      <MultiSelectField
        {...form.field('roles')}
        label={text('accounts.roles')}
        placeholder={text('accounts.chooseRoles')}
        options={values.Role.map((role) => ({ value: role, label: text(`role.${role}`) }))}
      />
    </DrawerForm>
  )
}
