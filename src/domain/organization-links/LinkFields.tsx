import { useText } from '../../texts'
import { timings } from '../../timings'
import { PasswordField } from '../../ui/PasswordField'
import { TextField } from '../../ui/TextField'
import type { Form } from '../../kit/form/form'
import { OrganizationPicker } from '../organizations/OrganizationPicker'
import type { NewLink } from './link'

/** What a link is made of; `picks`: the organization here is chosen too. */
export function LinkFields({ form, picks = false }: { form: Form<NewLink>; picks?: boolean }) {
  const text = useText()
  return (
    <>
      {picks && (
        <OrganizationPicker
          {...form.field('organization')}
          label={text('organizationLinks.organization')}
          placeholder={text('organizationLinks.chooseOrganization')}
          pause={timings.linkPickerPause}
          onChange={(chosen) =>
            form.field('organization').onChange(chosen.map(({ value, label }) => ({ value, label })))
          }
        />
      )}
      <TextField
        {...form.field('integrationName')}
        label={text('organizationLinks.integrationName')}
        autoComplete="off"
      />
      <TextField
        {...form.field('linkedOrgId')}
        label={text('organizationLinks.linkedOrgId')}
        help={text('organizationLinks.linkedOrgIdHelp')}
        autoComplete="off"
      />
      <TextField
        {...form.field('linkedOrgName')}
        label={text('organizationLinks.linkedOrgName')}
        autoComplete="off"
      />
      <PasswordField
        {...form.field('apiKey')}
        label={text('organizationLinks.apiKey')}
        optional={text('common.optional')}
        autoComplete="off"
        showLabel={text('organizationLinks.showKey')}
        hideLabel={text('organizationLinks.hideKey')}
      />
    </>
  )
}
