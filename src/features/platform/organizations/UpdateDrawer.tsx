import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { isRefusal, useUpdateOrganizationMutation, type Organization } from '../../../api'
import { doneNotice } from '../../../flows/outcomes'
import { DrawerForm } from '../../../kit/form/DrawerForm'
import { useForm } from '../../../kit/form/form'
import { useReload } from '../../../kit/useReload'
import { useStill } from '../../../kit/useStill'
import { useText } from '../../../texts'
import { timings } from '../../../timings'
import { inputOf, organizationSchema, valuesOf } from './organization-form'
import { OrganizationFields } from './OrganizationFields'

type Props = { organization: Organization; onClose: () => void }

/** What is known of an organization; its status is switched in the list. */
export function UpdateDrawer({ organization, onClose }: Props) {
  const text = useText()
  const dispatch = useDispatch()
  const reload = useReload()
  const close = useStill(onClose)
  const [update, { isLoading, error }] = useUpdateOrganizationMutation()
  // As it was when the drawer opened: the list below it goes on being read.
  const [stored] = useState(() => valuesOf(organization))
  const form = useForm({
    initial: stored,
    stored,
    schema: organizationSchema,
    busy: isLoading,
    draft: `organizations.update ${organization.id}`,
    onSend: async (values) => {
      const { data } = await update({ orgId: organization.id, organizationInput: inputOf(values) })
      if (!data) return
      const words = { id: 'organizations.updated', values: { name: values.name } } as const
      dispatch(doneNotice(words, data.message))
      reload(['Organization'], timings.listReload)
      close()
    },
  })
  return (
    <DrawerForm
      title={text('organizations.updateTitle')}
      size={600}
      form={form}
      refusal={isRefusal(error) ? error : undefined}
      otherwise="organizations.saveFailed"
      onClose={onClose}
    >
      <OrganizationFields form={form} stored={stored} />
    </DrawerForm>
  )
}
