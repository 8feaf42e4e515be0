import { object, string, type ObjectSchema } from 'yup'
import {
  bounds,
  organizationChoiceApi,
  useCreateOwnOrganizationMutation,
  type OwnOrganizationInput,
  values,
} from '../../api'
import { useChange } from '../../kit/change/useChange'
import { useLookUp } from '../../kit/change/useLookUp'
import { DrawerForm } from '../../kit/form/DrawerForm'
import { message, useForm } from '../../kit/form/form'
import { plain } from '../../kit/form/text'
import { industryOptions } from '../../domain/organizations/industries'
import { useText } from '../../texts'
import { SelectField } from '../../ui/SelectField'
import { TextField } from '../../ui/TextField'

type Values = Record<keyof OwnOrganizationInput, string>

const nothing: Values = { name: '', industry: '', address: '', website: '', phone: '', email: '' }

const input = bounds.OwnOrganizationInput
const schema: ObjectSchema<Values> = object({
  name: plain(input.name).required(message('ownOrganization.nameRequired')),
  industry: string().required(message('ownOrganization.industryRequired')),
  address: plain(input.address, { lines: true }),
  website: plain(input.website),
  phone: plain(input.phone),
  email: plain(input.email).email(message('ownOrganization.emailWrong')),
})

/** What is empty is left out. */
function inputOf({ name, industry, ...more }: Values): OwnOrganizationInput {
  const given = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== ''))
  // The select offers no other.
  return { ...given, name, industry: values.IndustryCode.find((code) => code === industry) ?? 'other' }
}

/** An organization of one's own; it becomes one of account type Trial. */
export function OwnOrganizationDrawer({ onClose }: { onClose: () => void }) {
  const text = useText()
  const lookUp = useLookUp()
  const change = useChange(useCreateOwnOrganizationMutation(), {
    done: 'common.added',
    failed: 'common.failedToAdd',
    onClose,
    wasDone: async ({ ownOrganizationInput: { name } }) => {
      const own = await lookUp(organizationChoiceApi.endpoints.listOwnOrganizations, undefined)
      return own?.results.some((each) => each.name === name)
    },
  })
  const form = useForm({
    initial: nothing,
    schema,
    busy: change.busy,
    draft: 'ownOrganization.create',
    onSend: (values) => change.send({ ownOrganizationInput: inputOf(values) }),
  })
  const optional = text('common.optional')
  return (
    <DrawerForm
      title={text('ownOrganization.create')}
      size="narrow"
      form={form}
      {...change.failure}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={text('ownOrganization.name')}
        help={text('ownOrganization.help')}
        autoComplete="organization"
      />
      <SelectField
        {...form.field('industry')}
        label={text('ownOrganization.industry')}
        placeholder={text('ownOrganization.chooseIndustry')}
        options={industryOptions(text)}
      />
      <TextField
        {...form.field('address')}
        label={text('ownOrganization.address')}
        optional={optional}
        rows={3}
        autoComplete="street-address"
      />
      <TextField
        {...form.field('website')}
        label={text('ownOrganization.website')}
        optional={optional}
        type="url"
        autoComplete="url"
      />
      <TextField
        {...form.field('phone')}
        label={text('ownOrganization.phone')}
        optional={optional}
        type="tel"
        autoComplete="tel"
      />
      <TextField
        {...form.field('email')}
        label={text('ownOrganization.email')}
        optional={optional}
        type="email"
        autoComplete="email"
      />
    </DrawerForm>
  )
}
