import { useState } from 'react'
import { useUpdateOrganizationMutation, type Organization } from '../../../api'
import { saidOr } from '../../../flows/outcomes'
import { useChange } from '../../../kit/change/useChange'
import { DrawerForm } from '../../../kit/form/DrawerForm'
import { useForm } from '../../../kit/form/form'
import { useText } from '../../../texts'
import { inputOf, organizationSchema, valuesOf } from './organization-form'
import { OrganizationFields } from './OrganizationFields'

type Props = { organization: Organization; onClose: () => void }

/** What is known of an organization; its status is switched in the list. */
export function UpdateDrawer({ organization, onClose }: Props) {
  const text = useText()
  const change = useChange(useUpdateOrganizationMutation(), {
    done: ({ message }, { organizationInput: { name } }) =>
      saidOr(message, { id: 'organizations.updated', values: { name } }),
    failed: 'organizations.saveFailed',
    stale: ['Organization'],
    onClose,
  })
  // As it was when the drawer opened: the list below it goes on being read.
  const [stored] = useState(() => valuesOf(organization))
  const form = useForm({
    initial: stored,
    stored,
    schema: organizationSchema,
    busy: change.busy,
    draft: `organizations.update ${organization.id}`,
    onSend: (values) => change.send({ orgId: organization.id, organizationInput: inputOf(values) }),
  })
  return (
    <DrawerForm
      title={text('organizations.updateTitle')}
      size="medium"
      form={form}
      {...change.failure}
      onClose={onClose}
    >
      <OrganizationFields form={form} stored={stored} />
    </DrawerForm>
  )
}
