import { organizationsApi, useCreateOrganizationMutation } from '../../../api'
import { saidOr } from '../../../flows/outcomes'
import { useChange } from '../../../kit/change/useChange'
import { useLookUp } from '../../../kit/change/useLookUp'
import { DrawerForm } from '../../../kit/form/DrawerForm'
import { useForm } from '../../../kit/form/form'
import { useText } from '../../../texts'
import { SwitchField } from '../../../ui/SwitchField'
import { creationOf, newOrganization, organizationSchema } from './organization-form'
import { OrganizationFields } from './OrganizationFields'

/** A new organization; its custom model follows by itself (`customModelFlow`). */
export function CreateDrawer({ onClose }: { onClose: () => void }) {
  const text = useText()
  const lookUp = useLookUp()
  const change = useChange(useCreateOrganizationMutation(), {
    done: ({ message }, { organizationCreation: { name } }) =>
      saidOr(message, { id: 'organizations.added', values: { name } }),
    failed: 'organizations.saveFailed',
    onClose,
    wasDone: async ({ organizationCreation: { name } }) => {
      const found = await lookUp(organizationsApi.endpoints.suggestOrganizations, { query: name })
      return found?.results.some((each) => each.name === name)
    },
  })
  const form = useForm({
    initial: newOrganization,
    schema: organizationSchema,
    busy: change.busy,
    draft: 'organizations.create',
    onSend: (values) => change.send({ organizationCreation: creationOf(values) }),
  })
  const { name, value: active, onChange } = form.field('active')
  return (
    <DrawerForm
      title={text('organizations.createTitle')}
      size="medium"
      form={form}
      {...change.failure}
      onClose={onClose}
    >
      <OrganizationFields form={form} />
      <SwitchField
        name={name}
        label={text('organizations.status')}
        state={text(active ? 'organizations.ACTIVE' : 'organizations.INACTIVE')}
        checked={active}
        onChange={onChange}
      />
    </DrawerForm>
  )
}
