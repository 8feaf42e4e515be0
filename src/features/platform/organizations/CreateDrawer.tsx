import { useDispatch } from 'react-redux'
import { isRefusal, useCreateOrganizationMutation } from '../../../api'
import { doneNotice } from '../../../flows/outcomes'
import { DrawerForm } from '../../../kit/form/DrawerForm'
import { useForm } from '../../../kit/form/form'
import { useReload } from '../../../kit/useReload'
import { useStill } from '../../../kit/useStill'
import { useText } from '../../../texts'
import { timings } from '../../../timings'
import { SwitchField } from '../../../ui/SwitchField'
import { creationOf, newOrganization, organizationSchema } from './organization-form'
import { OrganizationFields } from './OrganizationFields'

/** A new organization; its custom model follows by itself (`customModelFlow`). */
export function CreateDrawer({ onClose }: { onClose: () => void }) {
  const text = useText()
  const dispatch = useDispatch()
  const reload = useReload()
  const close = useStill(onClose)
  const [create, { isLoading, error }] = useCreateOrganizationMutation()
  const form = useForm({
    initial: newOrganization,
    schema: organizationSchema,
    busy: isLoading,
    draft: 'organizations.create',
    onSend: async (values) => {
      const { data } = await create({ organizationCreation: creationOf(values) })
      if (!data) return
      const words = { id: 'organizations.added', values: { name: values.name } } as const
      dispatch(doneNotice(words, data.message))
      reload(['Organization'], timings.listReload)
      close()
    },
  })
  const { name, value: active, onChange } = form.field('active')
  return (
    <DrawerForm
      title={text('organizations.createTitle')}
      size={600}
      form={form}
      refusal={isRefusal(error) ? error : undefined}
      otherwise="organizations.saveFailed"
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
