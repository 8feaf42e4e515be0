import { useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { object, string, type ObjectSchema } from 'yup'
import { bounds, sessionApi, values, type CurrentUser } from '../../api'
import { FormActions, FormFields, FormNotices } from '../../kit/form/DrawerForm'
import { message, useForm } from '../../kit/form/form'
import { plain } from '../../kit/form/text'
import { useRecheck } from '../../kit/form/useRecheck'
import { industryOptions, industryWords } from '../../domain/organizations/industries'
import { selectUser } from '../../session/state'
import { useText } from '../../texts'
import { Dialog } from '../../ui/Dialog'
import { SelectField } from '../../ui/SelectField'
import { TextField } from '../../ui/TextField'
import { organizationEdited, selectOrganizationUpdate, type OrganizationDetails } from './state'

const input = bounds.CurrentOrganizationInput
const schema: ObjectSchema<OrganizationDetails> = object({
  name: plain(input.name).required(message('profile.formNameRequired')),
  address: plain(input.address, { lines: true }).required(message('profile.addressRequired')),
  industry: string().required(message('profile.industryRequired')),
  website: plain(input.website).required(message('profile.websiteRequired')),
  phone: plain(input.phone).required(message('profile.phoneRequired')),
})

type Stored = NonNullable<CurrentUser['orgCtx']>['organization']

const detailsOf = (organization: Stored): OrganizationDetails => {
  const { name = '', address = '', industry = '', website = '', phone = '' } = organization ?? {}
  return { name, address, industry, website, phone }
}

type Props = {
  /** As it is stored. */
  organization: Stored
  onClose: () => void
}

/** What is known of the organization that one works in. Mount it to open it; it stays open until it is saved. */
export function OrganizationDialog({ organization, onClose }: Props) {
  const text = useText()
  const dispatch = useDispatch()
  const id = useId()
  const busy = useSelector(selectOrganizationUpdate) === 'sending'
  const stored = detailsOf(organization)
  const { industry } = stored
  const shown = useSelector(selectUser)?.orgCtx?.orgId
  const recheck = useRecheck({
    read: async (read) => {
      const { orgCtx } = (await read(sessionApi.endpoints.getCurrentUser, undefined)).result
      return orgCtx?.orgId === shown ? orgCtx?.organization : undefined
    },
    valuesOf: detailsOf,
    fields: {
      name: 'profile.organizationName',
      address: 'profile.address',
      industry: { label: 'profile.industry', words: industryWords },
      website: 'profile.website',
      phone: 'profile.phone',
    },
  })
  const form = useForm({
    initial: stored,
    stored,
    schema,
    busy,
    draft: 'profile.organization',
    recheck,
    onSend: (details) => dispatch(organizationEdited(details)),
  })
  const known = values.IndustryCode.some((code) => code === industry) || industry === ''
  return (
    <Dialog
      open
      width={520}
      title={text('profile.organizationTitle')}
      onClose={onClose}
      closeLabel={text('common.close')}
      actions={<FormActions form={form} formId={id} send={text('profile.update')} onCancel={onClose} />}
    >
      <FormFields id={id} {...form.props}>
        <FormNotices form={form} />
        <TextField
          {...form.field('name')}
          label={text('profile.organizationName')}
          autoComplete="organization"
        />
        <TextField {...form.field('address')} label={text('profile.address')} rows={2} autoComplete="off" />
        <SelectField
          {...form.field('industry')}
          label={text('profile.industry')}
          placeholder={text('profile.chooseIndustry')}
          // Other forms store other words: the present one can be kept.
          options={[...(known ? [] : [{ value: industry, label: industry }]), ...industryOptions(text)]}
        />
        <TextField
          {...form.field('website')}
          label={text('profile.website')}
          inputMode="url"
          autoComplete="off"
        />
        <TextField {...form.field('phone')} label={text('profile.phone')} type="tel" autoComplete="off" />
      </FormFields>
    </Dialog>
  )
}
