import { object, string, type ObjectSchema } from 'yup'
import {
  bounds,
  sessionApi,
  useUpdateCurrentOrganizationMutation,
  values as described,
  type CurrentOrganizationInput,
} from '../../../api'
import { industryOptions, industryWords } from '../../../domain/organizations/industries'
import { useChange } from '../../../kit/change/useChange'
import { DrawerForm } from '../../../kit/form/DrawerForm'
import { message, useForm } from '../../../kit/form/form'
import { plain } from '../../../kit/form/text'
import { useRecheck } from '../../../kit/form/useRecheck'
import { useText } from '../../../texts'
import { SelectField } from '../../../ui/SelectField'
import { TextField } from '../../../ui/TextField'
import type { OwnOrganization } from './Information'

type InformationValues = {
  name: string
  industry: string
  email: string
  phone: string
  address: string
  website: string
}

const input = bounds.CurrentOrganizationInput
const schema: ObjectSchema<InformationValues> = object({
  name: plain(input.name).required(message('organizationPage.nameRequired')),
  industry: string().required(message('organizationPage.industryRequired')),
  email: plain(input.email).email(message('common.emailWrong')),
  phone: plain(input.phone).required(message('organizationPage.phoneRequired')),
  address: plain(input.address, { lines: true }).required(message('organizationPage.addressRequired')),
  website: plain(input.website).required(message('organizationPage.websiteRequired')),
})

const valuesOf = (organization: OwnOrganization): InformationValues => {
  const { name, industry = '', email = '', phone = '', address = '', website = '' } = organization
  return { name, industry, email, phone, address, website }
}

const inputOf = ({ email, ...values }: InformationValues): CurrentOrganizationInput => ({
  ...values,
  ...(email && { email }),
})

type Props = {
  orgId: string
  /** As it is stored. */
  organization: OwnOrganization
  onClose: () => void
}

/** Changes what is known of the own organization. */
export function InformationDrawer({ orgId, organization, onClose }: Props) {
  const text = useText()
  const change = useChange(useUpdateCurrentOrganizationMutation(), {
    done: (_, { currentOrganizationInput: { name } }) => ({
      id: 'organizationPage.updated',
      values: { name },
    }),
    failed: 'common.somethingWasWrong',
    onClose,
  })
  const stored = valuesOf(organization)
  const { industry } = stored
  const recheck = useRecheck({
    read: async (read) => {
      const { orgCtx } = (await read(sessionApi.endpoints.getCurrentUser, undefined)).result
      return orgCtx?.orgId === orgId ? orgCtx.organization : undefined
    },
    valuesOf,
    fields: {
      name: 'organizationPage.name',
      industry: { label: 'organizationPage.industry', words: industryWords },
      email: 'organizationPage.email',
      phone: 'organizationPage.phone',
      address: 'organizationPage.address',
      website: 'organizationPage.website',
    },
  })
  const form = useForm({
    initial: stored,
    stored,
    schema,
    busy: change.busy,
    draft: `organization.${orgId}.information`,
    recheck,
    onSend: (values) => change.send({ id: orgId, currentOrganizationInput: inputOf(values) }),
  })
  const isKnown = industry === '' || described.IndustryCode.some((code) => code === industry)
  return (
    <DrawerForm
      title={text('organizationPage.updateInformation')}
      size="medium"
      form={form}
      {...change.failure}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={text('organizationPage.name')} autoComplete="organization" />
      <SelectField
        {...form.field('industry')}
        label={text('organizationPage.industry')}
        placeholder={text('organizationPage.chooseIndustry')}
        // The platform's form stores other words: the present one can be kept.
        options={[...(isKnown ? [] : [{ value: industry, label: industry }]), ...industryOptions(text)]}
      />
      <TextField
        {...form.field('email')}
        label={text('organizationPage.email')}
        optional={text('common.optional')}
        type="email"
        autoComplete="off"
      />
      <TextField
        {...form.field('phone')}
        label={text('organizationPage.phone')}
        type="tel"
        autoComplete="off"
      />
      <TextField
        {...form.field('address')}
        label={text('organizationPage.address')}
        rows={3}
        autoComplete="off"
      />
      <TextField
        {...form.field('website')}
        label={text('organizationPage.website')}
        inputMode="url"
        autoComplete="off"
      />
    </DrawerForm>
  )
}
